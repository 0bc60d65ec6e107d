import type { KeyValueStore } from './key-value-store'

// This module is separate and small, because a page needs it before the rest of its code has
// loaded.

/** Key of the mark in local storage: '0' while a user is logged in. */
export const LOGIN_MARK_KEY = 'lgo'

/** Key of the id of the logged-in user. */
export const PERSON_KEY = 'usr'

/** Key of the id of the user's active account. */
export const ACCOUNT_KEY = 'act'

/** Returns whether this browser is marked as logged in. */
export function isMarkedLoggedIn(store: Pick<KeyValueStore, 'getItem'>): boolean {
  return store.getItem(LOGIN_MARK_KEY) === '0'
}

/** Marks this browser as logged in, before the server has sent the user. */
export function markNewSession(store: Pick<KeyValueStore, 'setItem' | 'removeItem'>): void {
  store.removeItem(PERSON_KEY)
  store.setItem(LOGIN_MARK_KEY, '0')
}

/** Returns the stored id of the logged-in user; null if no user is logged in. */
export function loggedInUserId(store: Pick<KeyValueStore, 'getItem'>): number | null {
  return isMarkedLoggedIn(store) ? idIn(store, PERSON_KEY) : null
}

/** Returns the id under a key; null for any other value. */
export function idIn(store: Pick<KeyValueStore, 'getItem'>, key: string): number | null {
  const id = Number(store.getItem(key) ?? Number.NaN)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
