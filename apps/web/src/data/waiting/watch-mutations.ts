import { isApiError } from '@throughline/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { planOfItemWrite, type AnyMutation } from './kept-requests'

/** What happens to the mutations of a page. */
export interface MutationWatcher {
  readonly onStart: (mutation: AnyMutation) => void
  /** It had no answer, or met maintenance, and is going to be sent again. */
  readonly onRepeat: (mutation: AnyMutation, error: unknown) => void
  /** @param error null when it was saved */
  readonly onEnd: (mutation: AnyMutation, error: unknown) => void
  /** It will never be sent, because nobody is signed in any more. */
  readonly onForgotten: (mutation: AnyMutation) => void
  /** A request of any kind had no answer. */
  readonly onNoAnswer: () => void
  /** @param count how often it was repeated */
  readonly mayRepeat: (count: number, error: unknown) => boolean
}

/** Pauses before a request without an answer is repeated, in milliseconds. */
const PAUSES_MS = [500, 2_000, 5_000]

/** The longest time that a timer can wait, in milliseconds. */
const LONGEST_PAUSE_MS = 2 ** 31 - 1

const AT_ONCE = { networkMode: 'always' } as const

/** Proxies give these answers where the server itself gives none. */
const NO_ANSWER_OF_SERVER = new Set([502, 503, 504])

/** Whether a request may have failed because nothing has answered it. */
export function canRepeat(error: unknown): boolean {
  return (
    isApiError(error, 'network') ||
    (isApiError(error, 'unexpected') && NO_ANSWER_OF_SERVER.has(error.failure.status))
  )
}

/** Whether a request was refused because maintenance is on. */
export function isMaintenance(error: unknown): boolean {
  return isApiError(error, 'maintenance')
}

/**
 * Watches the writes of a page. Those of items wait for the connection and are repeated;
 * everything else fails at once without one, so that its form can say so.
 *
 * @returns ends that
 */
export function watchMutations(queryClient: QueryClient, watcher: MutationWatcher): () => void {
  const kept = {
    networkMode: 'online',
    retry: watcher.mayRepeat,
    // During maintenance the page gives way to the notice, and the page that follows takes over
    // what has waited: this one sends it no more.
    retryDelay: (count: number, error: unknown) =>
      isMaintenance(error) ? LONGEST_PAUSE_MS : (PAUSES_MS[count] ?? 5_000),
  } as const
  const stops = [
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'removed') watcher.onForgotten(event.mutation)
      if (event.type === 'added') {
        // Here, and not as defaults: a hook takes those over when it is rendered, which may
        // have been before this page watched.
        const { mutation } = event
        const isKept = planOfItemWrite(mutation) !== null
        mutation.setOptions({ ...mutation.options, ...(isKept ? kept : AT_ONCE) })
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
