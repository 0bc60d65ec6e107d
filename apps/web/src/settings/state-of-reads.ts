import type { SettingsState } from './settings-screen-props'

/** Read that a settings screen requires. */
interface NeededRead {
  /** undefined until it has loaded. */
  readonly data: unknown
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

/**
 * Returns the state of a screen that needs several reads. The screen renders once all of them have
 * loaded, so no late content moves it. If a later read fails, the loaded data stays on the screen.
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
