import type { Configuration, SessionFacts } from '@throughline/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '../when-idle'
import { shownAnswers } from './copied-answers'
import type { CopiedAnswer, LocalCopy } from './local-copy'

/** What is on the screen is copied once it has been at rest for so long, in milliseconds. */
export const REST_MS = 1_000

/** Whose screen it is. */
export interface CopiedPerson {
  readonly facts: SessionFacts
  readonly configuration: Configuration | null
}

/**
 * Copies what is on the screen whenever it has changed and come to rest, for as
 * long as the page lives.
 *
 * @param person null while the server has not said who is here
 * @returns stops copying
 */
export function keepLocalCopy(
  queryClient: QueryClient,
  copy: LocalCopy,
  person: () => CopiedPerson | null,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancelIdle = (): void => undefined
  let kept: readonly CopiedAnswer[] = []

  const keep = (): void => {
    const who = person()
    const answers = shownAnswers(queryClient)
    // A change that is under way may be refused: what it shows is not what is stored.
    if (who === null || answers.length === 0 || queryClient.isMutating() > 0) return
    if (isSame(kept, answers)) return
    kept = answers
    void copy.keep({ ...who, answers })
  }
  const schedule = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      cancelIdle = whenIdle(keep)
    }, REST_MS)
  }

  const stopWatching = [
    queryClient.getQueryCache().subscribe(schedule),
    queryClient.getMutationCache().subscribe(schedule),
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
