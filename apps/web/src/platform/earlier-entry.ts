/**
 * Returns whether Back stays in the app. The router numbers its entries of the history, from 0
 * where the user opened the app. Routers with their history in memory do not number them; their
 * first entry has the key `default`.
 *
 * @param key key of the current location, from the router
 */
export function hasEarlierEntry(key: string): boolean {
  const state: unknown = globalThis.history.state
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state
  if (!isNumbered || typeof state.idx !== 'number') return key !== FIRST_KEY
  return state.idx > 0
}

/** Key of the entry at which the user opened the app. */
const FIRST_KEY = 'default'
