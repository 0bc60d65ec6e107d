import type { Configuration, SessionFacts } from '@throughline/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { whenIdle } from '../../platform/when-idle'
import { shownAnswers } from './copied-answers'
import type { CopiedAnswer, LocalCopy } from './local-copy'

/** The screen is copied when nothing has changed for this long, in milliseconds. */
export const REST_MS = 1_000

/** The person whose screen it is. */
export interface CopiedPerson {
  readonly facts: SessionFacts
  readonly configuration: Configuration | null
}

/**
 * Copies the answers on the screen whenever they have changed and come to rest, for as
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
  let copied: readonly CopiedAnswer[] = []

  const copyScreen = (): void => {
    const who = person()
    const answers = shownAnswers(queryClient)
    // A pending change may be refused: what it shows is not what the server has.
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
