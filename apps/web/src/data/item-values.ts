import { listItemValues } from '@throughline/api-client'
import type { PlanItemValues } from '@throughline/domain/item-file'
import type { Tag } from '@throughline/domain/tags'
import type { TacticListItem } from '@throughline/domain/tactics'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApiClient } from './core/api-client'
import { defineRead } from './core/read'
import { initiativesRead } from './initiatives'
import { isRefusal } from './refusals'
import { tagsRead } from './tags'

/** Values for an export. Not cached, because they serve one file and are too large for memory. */
const itemValuesRead = defineRead({
  key: (planId: number) => ['item-values', planId],
  fetch: ({ client, signal }, planId) => listItemValues(client, planId, signal),
  planOf: (planId) => planId,
  cache: { staleTime: 0, gcTime: 0 },
})

/** Data for a file of items, besides the items. */
export interface FileData {
  /** The tags and initiatives of the plan and its family. */
  readonly tags: readonly Tag[]
  readonly initiatives: readonly TacticListItem[]
  /** The values of the plans that the user may export, the plan itself first. */
  readonly values: readonly PlanItemValues[]
  /** Other plans that the user may not export. */
  readonly refusedPlanIds: ReadonlySet<number>
}

/**
 * Returns a function that reads the current data for a file of a plan's items. Another plan that
 * the user may not export is no failure.
 *
 * @throws ApiError if a read fails, or the user may not export the plan itself
 */
export function useReadFileData(): (
  planId: number,
  otherPlanIds: readonly number[],
) => Promise<FileData> {
  const client = useApiClient()
  const queryClient = useQueryClient()
  return useCallback(
    async (planId, otherPlanIds) => {
      const refusedPlanIds = new Set<number>()
      const valuesOf = (id: number) => queryClient.fetchQuery(itemValuesRead.options(client, id))
      const valuesOfOther = async (id: number): Promise<readonly PlanItemValues[]> => {
        try {
          return [await valuesOf(id)]
        } catch (error) {
          if (!isRefusal(error)) throw error
          refusedPlanIds.add(id)
          return []
        }
      }
      const [tags, initiatives, own, ...others] = await Promise.all([
        queryClient.ensureQueryData(tagsRead.options(client, planId)),
        queryClient.ensureQueryData(initiativesRead.options(client, planId)),
        valuesOf(planId),
        ...otherPlanIds.map(valuesOfOther),
      ])
      return { tags, initiatives, values: [own, ...others.flat()], refusedPlanIds }
    },
    [client, queryClient],
  )
}
