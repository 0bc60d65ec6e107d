import type { QueryClient } from '@tanstack/react-query'
import { entityTagOf, rememberEntityTag } from '../core/entity-tags'
import { isRefusal } from '../refusals'
import type { CopiedAnswer } from './local-copy'

/** Time of answers from the copy: always stale, so that the server has to confirm them. */
const UNCONFIRMED_AT = 0

/**
 * The answers on the screen that belong in the copy (`isCopied` in the definition of their
 * read), as the server gave them or as they were patched since.
 */
export function shownAnswers(queryClient: QueryClient): readonly CopiedAnswer[] {
  return queryClient
    .getQueryCache()
    .findAll({
      type: 'active',
      // After a refusal, what was read before is no longer shown.
      predicate: ({ meta, state }) => meta?.isCopied === true && !isRefusal(state.error),
    })
    .flatMap(({ queryKey, state: { data } }) =>
      data === undefined ? [] : [{ key: queryKey, data, entityTag: entityTagOf(data) }],
    )
}

/** Puts copied answers into the cache, where they are shown and read again. */
export function showCopiedAnswers(
  queryClient: QueryClient,
  answers: readonly CopiedAnswer[],
): void {
  for (const { key, data, entityTag } of answers) {
    // An answer that the server has given already is newer.
    if (queryClient.getQueryData(key) !== undefined) continue
    if (typeof data === 'object' && data !== null) rememberEntityTag(data, entityTag)
    queryClient.setQueryData(key, data, { updatedAt: UNCONFIRMED_AT })
  }
}

/** Whether an answer came from the copy and the server has not confirmed it yet. */
export function isUnconfirmed({
  data,
  dataUpdatedAt,
}: {
  readonly data: unknown
  readonly dataUpdatedAt: number
}): boolean {
  return data !== undefined && dataUpdatedAt === UNCONFIRMED_AT
}
