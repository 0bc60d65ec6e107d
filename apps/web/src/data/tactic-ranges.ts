import { tacticKeys, type TacticRange } from '@throughline/api-client'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { QueryClient } from '@tanstack/react-query'
import { withoutItems } from './tactic-cache'

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

/** How many removals there were, and the last one of each item. */
interface Removals {
  count: number
  readonly lastOf: Map<number, number>
}

const removals = new WeakMap<QueryClient, Removals>()

function removalsOf(queryClient: QueryClient): Removals {
  const known = removals.get(queryClient)
  if (known !== undefined) return known
  const created: Removals = { count: 0, lastOf: new Map() }
  removals.set(queryClient, created)
  return created
}

/** Takes deleted items off every cached range of a plan. */
export function removeFromRanges(
  queryClient: QueryClient,
  planId: number,
  ids: ReadonlySet<number>,
): void {
  const known = removalsOf(queryClient)
  known.count += 1
  for (const id of ids) known.lastOf.set(id, known.count)
  patchRanges(queryClient, planId, (items) => withoutItems(items, ids))
}

/**
 * Follows which items are deleted while something is read: the answer may be older
 * than the deletion.
 *
 * @returns whether an item was deleted since this call
 */
export function watchRemovals(queryClient: QueryClient): (id: number) => boolean {
  const known = removalsOf(queryClient)
  const { count } = known
  return (id) => (known.lastOf.get(id) ?? 0) > count
}
