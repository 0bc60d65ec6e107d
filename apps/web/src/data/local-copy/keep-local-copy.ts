import type { Configuration, SessionDetails } from '@throughline/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '../../platform/when-idle'
import { visibleAnswers } from './copied-answers'
import type { CopiedAnswer, LocalCopy } from './local-copy'

/** Time without changes before the screen is copied, in milliseconds. */
export const REST_MS = 1_000

/** Signed-in user of the screen. */
export interface CopiedPerson {
  readonly details: SessionDetails
  readonly configuration: Configuration | null
}

/**
 * Copies the visible answers after each change, once no further change follows, as long as the page
 * is open. A change of the user empties the copy when it is sent: the server may accept it before
 * the page learns so. An accepted change of the settings of a plan is copied at once.
 *
 * @param person returns the signed-in user; null while the server has not confirmed the user
 * @returns a function that stops copying
 */
export function keepLocalCopy(
  queryClient: QueryClient,
  copy: LocalCopy,
  person: () => CopiedPerson | null,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancelIdle = (): void => undefined
  let copied: readonly CopiedAnswer[] = []

  const copyScreen = (): void => {
    const who = person()
    const answers = visibleAnswers(queryClient)
    // Copies nothing during a pending change, because the server may refuse it.
    if (who === null || answers.length === 0 || queryClient.isMutating() > 0) return
    if (isSame(copied, answers)) return
    copied = answers
    void copy.keep({ ...who, answers })
  }
  const schedule = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      cancelIdle = whenIdle(copyScreen)
    }, REST_MS)
  }

  const stopWatching = [
    queryClient.getQueryCache().subscribe(schedule),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated') {
        const { action, mutation } = event
        // A reload must not show the state before the user's own change, such as a former order.
        // A change that waits for the network or for another one is not sent yet.
        if (action.type === 'continue' || (action.type === 'pending' && !action.isPaused)) {
          copied = []
          void copy.empty()
        }
        // The screens of settings show few data, which cost no time to copy.
        if (action.type === 'success' && mutation.options.mutationKey?.[0] === 'settings')
          copyScreen()
      }
      schedule()
    }),
  ]
  return () => {
    clearTimeout(timer)
    cancelIdle()
    for (const stop of stopWatching) stop()
  }
}

function isSame(before: readonly CopiedAnswer[], now: readonly CopiedAnswer[]): boolean {
  return (
    before.length === now.length &&
    now.every(({ data, entityTag }, index) => {
      const then = before[index]
      return then !== undefined && then.data === data && then.entityTag === entityTag
    })
  )
}
