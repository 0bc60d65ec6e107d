import type { SettingsState } from './settings-screen-props'

/** A read that a settings screen cannot do without. */
interface NeededRead {
  /** undefined while nothing was read. */
  readonly data: unknown
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

/**
 * The state of a screen that needs several reads. It is drawn once all of them are there, so
 * that nothing is pushed down by what comes later; and what was read once stays on the screen
 * when it cannot be read again.
 */
export function stateOfReads(...reads: readonly NeededRead[]): SettingsState {
  const missing = reads.filter(({ data }) => data === undefined)
  if (missing.length === 0) return { status: 'ready' }
  const [error] = missing.flatMap((read) => read.error ?? [])
  if (error === undefined) return { status: 'loading' }
  return {
    status: 'error',
    message: error.message,
    isRetrying: missing.some(({ isFetching }) => isFetching),
    onRetry: () => {
      for (const { refetch } of missing) void refetch()
    },
  }
}
