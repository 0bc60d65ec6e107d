import { isHiddenByTags } from '@throughline/domain/access'
import { matchesListFilter } from '@throughline/domain/filters'
import type { Orm } from '../../db/database'
import { planIdsOf } from './filter-queries'
import type { TacticFilter } from './filter-queries'
import { compareItemKeys, itemKeyOf } from './item-keys'
import { findHiddenTypeIds } from './list-queries'
import type { TacticListRow } from './item-rows-queries'
import type { PlanItemsStore } from './plan-items-store'

/** A filter with a range, as calendar views use it. */
type RangeFilter = TacticFilter & { readonly range: NonNullable<TacticFilter['range']> }

/**
 * Returns a list from cached items as the database would: the items that touch the range and that
 * the user may see, with all of their initiatives, in the order of their start. Returns null if the range has too many
 * items for the cache.
 *
 * @param newestChangeOf the id of the newest change of each plan of the filter
 */
export async function findCachedTactics(
  orm: Orm,
  store: PlanItemsStore,
  newestChangeOf: (planId: number) => number,
  filter: RangeFilter,
): Promise<readonly TacticListRow[] | null> {
  const { leadPlanId, range, blockedTagIds } = filter
  const [hiddenTypeIds, ...lists] = await Promise.all([
    leadPlanId === null ? null : findHiddenTypeIds(orm, [leadPlanId]),
    ...planIdsOf(filter).map((planId) => store.read(planId, range, newestChangeOf(planId))),
  ])
  const hidden = leadPlanId === null ? undefined : hiddenTypeIds?.get(leadPlanId)
  const visible: TacticListRow[] = []
  for (const rows of lists) {
    if (rows === null) return null
    for (const row of rows) {
      const isHidden = row.planId === leadPlanId && hidden?.has(row.tacticTypeId) === true
      if (isHidden || !matchesListFilter(row, filter)) continue
      if (!isHiddenByTags(row.tagIds, blockedTagIds)) visible.push(row)
    }
  }
  return lists.length === 1
    ? visible
    : visible.toSorted((one, other) => compareItemKeys(itemKeyOf(one), itemKeyOf(other)))
}
