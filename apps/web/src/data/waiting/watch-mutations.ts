import { isApiError } from '@throughline/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { planOfItemWrite, type AnyMutation } from './retained-requests'

/** Handlers of the events of a page's mutations. */
export interface MutationWatcher {
  readonly onStart: (mutation: AnyMutation) => void
  /** The mutation got no answer, or met maintenance, and will be sent again. */
  readonly onRepeat: (mutation: AnyMutation, error: unknown) => void
  /** @param error null when it was saved */
  readonly onEnd: (mutation: AnyMutation, error: unknown) => void
  /** The mutation will never be sent, because the user has signed out. */
  readonly onForgotten: (mutation: AnyMutation) => void
  /** A request of any kind got no answer. */
  readonly onNoAnswer: () => void
  /** @param count number of repetitions so far */
  readonly mayRepeat: (count: number, error: unknown) => boolean
}

/** Pauses before an unanswered request is repeated, in milliseconds. */
const pausesMs = [500, 2_000, 5_000]

/** Maximum duration of a timer, in milliseconds. */
const LONGEST_PAUSE_MS = 2 ** 31 - 1

const atOnce = { networkMode: 'always' } as const

/** Proxies return these codes when the server itself does not answer. */
const noAnswerOfServer = new Set([502, 503, 504])

/** Returns whether a request may have failed because the server did not answer. */
export function canRepeat(error: unknown): boolean {
  return (
    isApiError(error, 'network') ||
    (isApiError(error, 'unexpected') && noAnswerOfServer.has(error.failure.status))
  )
}

/** Returns whether the server refused a request because of maintenance. */
export function isMaintenance(error: unknown): boolean {
  return isApiError(error, 'maintenance')
}

/**
 * Watches the writes of a page. Writes of items wait for the connection and are repeated. All other
 * writes fail at once without a connection, so that their form can show the error.
 *
 * @returns a function that stops watching
 */
export function watchMutations(queryClient: QueryClient, watcher: MutationWatcher): () => void {
  const retained = {
    networkMode: 'online',
    retry: watcher.mayRepeat,
    // During maintenance the page is replaced by the notice. The next page takes over the stored
    // changes, so this page does not send them.
    retryDelay: (count: number, error: unknown) =>
      isMaintenance(error) ? LONGEST_PAUSE_MS : (pausesMs[count] ?? 5_000),
  } as const
  const stops = [
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'removed') watcher.onForgotten(event.mutation)
      if (event.type === 'added') {
        // Set here and not as defaults: a hook reads the defaults when it renders, which may happen
        // before this page watches.
        const { mutation } = event
        const isRetained = planOfItemWrite(mutation) !== null
        mutation.setOptions({ ...mutation.options, ...(isRetained ? retained : atOnce) })
      }
      if (event.type !== 'updated') return
      const { mutation, action } = event
      if (action.type === 'pending') watcher.onStart(mutation)
      if (action.type === 'success') watcher.onEnd(mutation, null)
      if (action.type === 'failed') watcher.onRepeat(mutation, action.error)
      if (action.type === 'error') {
        if (canRepeat(action.error)) watcher.onNoAnswer()
        watcher.onEnd(mutation, action.error)
      }
    }),
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { action } = event
      const hasFailed = action.type === 'failed' || action.type === 'error'
      if (hasFailed && canRepeat(action.error)) watcher.onNoAnswer()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
