import { listTags } from '@throughline/api-client'
import type { Tag } from '@throughline/domain/tags'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'

/** The tags of a plan and its family, by category and order. */
export const tagsRead = defineRead({
  key: (planId: number) => ['tags', planId, 'list'],
  fetch: ({ client, signal }, planId) => listTags(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesOf('tags'),
  isCopied: true,
})

/** The tags of a plan and its family; nothing is read while `planId` is null. */
export function useTags(
  planId: number | null,
  options?: { readonly isEnabled: boolean },
): ReadResult<readonly Tag[]> {
  return useRead(tagsRead, planId, options)
}
