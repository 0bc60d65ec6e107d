import { createTag, listTags } from '@throughline/api-client'
import { formatTagText, type Tag } from '@throughline/domain/tags'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApiClient } from './core/api-client'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'
import { useOnce } from './core/use-once'

/** The tags of a plan and its family, by category and order. */
export const tagsRead = defineRead({
  key: (planId: number) => ['tags', planId, 'list'],
  fetch: ({ client, signal }, planId) => listTags(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesOf('tags'),
  isCopied: true,
})

/** Reads the tags of a plan and its family; reads nothing while `planId` is null. */
export function useTags(
  planId: number | null,
  options?: { readonly isEnabled: boolean },
): ReadResult<readonly Tag[]> {
  return useRead(tagsRead, planId, options)
}

/** Returns a function that creates tags of a plan. The lists of the plan show a new tag at once. */
export function useCreateTag(
  planId: number,
): (request: { readonly categoryName: string; readonly name: string }) => Promise<Tag> {
  const client = useApiClient()
  const queryClient = useQueryClient()
  const create = useCallback(
    async (request: { readonly categoryName: string; readonly name: string }) => {
      const tag = await createTag(client, { planId, text: formatTagText(request) })
      queryClient.setQueryData<readonly Tag[]>(tagsRead.key(planId), (tags) =>
        tags === undefined ? tags : [...tags, tag],
      )
      void queryClient.invalidateQueries({ queryKey: tagsRead.key(planId) })
      return tag
    },
    [client, queryClient, planId],
  )
  return useOnce(create)
}
