import type { KeyValueStore } from './key-value-store'

// On their own and small, since a page asks them before the rest of its code is there.

/** Key of the mark in local storage: '0' while somebody is logged in. */
export const LOGIN_MARK_KEY = 'lgo'

/** Key of the number of the person who is logged in. */
export const PERSON_KEY = 'usr'

/** Key of the number of the account that the person works in. */
export const ACCOUNT_KEY = 'act'

/** Whether this browser is marked as logged in. */
export function isMarkedLoggedIn(store: Pick<KeyValueStore, 'getItem'>): boolean {
  return store.getItem(LOGIN_MARK_KEY) === '0'
}

/** Marks this browser as logged in, before the server has said who the person is. */
export function markNewSession(store: Pick<KeyValueStore, 'setItem' | 'removeItem'>): void {
  store.removeItem(PERSON_KEY)
  store.setItem(LOGIN_MARK_KEY, '0')
}

/** Number of the person who is logged in, as the browser remembers it; null for nobody. */
export function loggedInUserId(store: Pick<KeyValueStore, 'getItem'>): number | null {
  return isMarkedLoggedIn(store) ? idIn(store, PERSON_KEY) : null
}

/** An id that is stored under a key; null for anything else. */
export function idIn(store: Pick<KeyValueStore, 'getItem'>, key: string): number | null {
  const id = Number(store.getItem(key) ?? Number.NaN)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
