/**
 * Whether Back stays in the app: the router numbers its entries of the history, from 0 where the
 * app was opened. Routers that keep their history in memory number none; there the first entry has
 * a key of its own.
 *
 * @param key of the place that is shown, as the router says it
 */
export function hasEarlierEntry(key: string): boolean {
  const state: unknown = globalThis.history.state
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state
  if (!isNumbered || typeof state.idx !== 'number') return key !== FIRST_KEY
  return state.idx > 0
}

/** Key of the entry at which the app was opened. */
const FIRST_KEY = 'default'
