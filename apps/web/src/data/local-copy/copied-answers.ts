import type { QueryClient } from '@tanstack/react-query'
import { entityTagOf, rememberEntityTag } from '../core/entity-tags'
import { isRefusal } from '../refusals'
import type { CopiedAnswer } from './local-copy'

/** Time of answers from the copy: always stale, so that the server must confirm them. */
const UNCONFIRMED_AT = 0

/**
 * Returns the visible answers that belong in the copy (`isCopied` in the definition of their read),
 * including patches since the server's answer.
 */
export function visibleAnswers(queryClient: QueryClient): readonly CopiedAnswer[] {
  return queryClient
    .getQueryCache()
    .findAll({
      type: 'active',
      // After a refusal the screen hides older data.
      predicate: ({ meta, state }) => meta?.isCopied === true && !isRefusal(state.error),
    })
    .flatMap(({ queryKey, state: { data } }) =>
      data === undefined ? [] : [{ key: queryKey, data, entityTag: entityTagOf(data) }],
    )
}

/** Puts copied answers into the cache. The screen shows them and reads them again. */
export function showCopiedAnswers(
  queryClient: QueryClient,
  answers: readonly CopiedAnswer[],
): void {
  for (const { key, data, entityTag } of answers) {
    // A cached answer of the server is newer than the copy.
    if (queryClient.getQueryData(key) !== undefined) continue
    if (typeof data === 'object' && data !== null) rememberEntityTag(data, entityTag)
    queryClient.setQueryData(key, data, { updatedAt: UNCONFIRMED_AT })
  }
}

/** Returns whether an answer came from the copy and still waits for the server's confirmation. */
export function isUnconfirmed({
  data,
  dataUpdatedAt,
}: {
  readonly data: unknown
  readonly dataUpdatedAt: number
}): boolean {
  return data !== undefined && dataUpdatedAt === UNCONFIRMED_AT
}
