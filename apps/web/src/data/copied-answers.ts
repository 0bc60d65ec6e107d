import type { QueryClient } from '@tanstack/react-query'
import { entityTagOf, rememberEntityTag } from './entity-tags'
import type { CopiedAnswer } from './local-copy'
import { isRefusal } from './refusals'

/**
 * What screens are made of, by the first part of their keys; written out, because the
 * modules of the keys are no part of the first screen. Notes and the like are read anew
 * when they are opened.
 */
export const COPIED_KINDS: ReadonlySet<unknown> = new Set([
  'plans',
  'tactics',
  'subscriptions',
  'tags',
])

/** Marks an answer that came out of the copy: whatever the age it had, it has to be confirmed. */
const UNCONFIRMED_AT = 0

/** The answers that are on the screen now, as the server gave them or as they were patched since. */
export function shownAnswers(queryClient: QueryClient): readonly CopiedAnswer[] {
  return queryClient
    .getQueryCache()
    .findAll({
      type: 'active',
      // What was read before a refusal is not on show any more.
      predicate: ({ queryKey, state }) => COPIED_KINDS.has(queryKey[0]) && !isRefusal(state.error),
    })
    .flatMap(({ queryKey, state: { data } }) =>
      data === undefined ? [] : [{ key: queryKey, data, entityTag: entityTagOf(data) }],
    )
}

/** Puts copied answers into the cache, where they are shown and asked for anew. */
export function showCopiedAnswers(
  queryClient: QueryClient,
  answers: readonly CopiedAnswer[],
): void {
  for (const { key, data, entityTag } of answers) {
    // What the server has answered already is newer.
    if (queryClient.getQueryData(key) !== undefined) continue
    if (typeof data === 'object' && data !== null) rememberEntityTag(data, entityTag)
    queryClient.setQueryData(key, data, { updatedAt: UNCONFIRMED_AT })
  }
}

/** Whether an answer on show came out of the copy and was not confirmed yet. */
export function isUnconfirmed({
  data,
  dataUpdatedAt,
}: {
  readonly data: unknown
  readonly dataUpdatedAt: number
}): boolean {
  return data !== undefined && dataUpdatedAt === UNCONFIRMED_AT
}
