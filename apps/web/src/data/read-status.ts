import type { ReadResult } from './core/read'

/** Returns what a screen shows of an answer. If a later read fails, what was read stays. */
export function readStatusOf({
  data,
  isError,
}: Pick<ReadResult<unknown>, 'data' | 'isError'>): 'ready' | 'error' | 'loading' {
  if (data !== undefined) return 'ready'
  return isError ? 'error' : 'loading'
}
