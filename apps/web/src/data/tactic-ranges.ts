import { tacticKeys, type TacticRange } from '@throughline/api-client'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { QueryClient } from '@tanstack/react-query'

type CachedItems = readonly TacticListItem[]

/** Lets every cached range of a plan change one way; ranges that do not change keep their array. */
export function patchRanges(
  queryClient: QueryClient,
  planId: number,
  patch: (items: CachedItems, range: TacticRange) => CachedItems,
): void {
  const cached = queryClient.getQueriesData<CachedItems>({ queryKey: tacticKeys.ofPlan(planId) })
  for (const [key, items] of cached) {
    const [, , , startDate, endDate] = key
    if (items === undefined || typeof startDate !== 'string' || typeof endDate !== 'string')
      continue
    const patched = patch(items, { planId, startDate, endDate })
    if (patched !== items) queryClient.setQueryData(key, patched)
  }
}

/** An item as some cached range of a plan has it, the newest there is; undefined when none has it. */
export function cachedTactic(
  queryClient: QueryClient,
  planId: number,
  id: number,
): TacticListItem | undefined {
  return queryClient
    .getQueriesData<CachedItems>({ queryKey: tacticKeys.ofPlan(planId) })
    .flatMap(([, items]) => items?.find((item) => item.id === id) ?? [])
    .toSorted((a, b) => b.version - a.version)[0]
}
