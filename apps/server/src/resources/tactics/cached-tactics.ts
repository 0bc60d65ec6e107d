import { isHiddenByTags } from '@throughline/domain/access'
import { matchesListFilter } from '@throughline/domain/filters'
import type { Orm } from '../../db/database'
import type { PlanAccessList } from '../../access/access'
import { planIdsOf } from './filter-queries'
import type { TacticFilter } from './filter-queries'
import { findVisibleInitiativeIds, withVisibleInitiatives } from './list-queries'
import type { TacticListRow } from './item-rows-queries'
import { compareItems } from './plan-items'
import type { PlanItems } from './plan-items'
import type { PlanItemsStore } from './plan-items-store'
import type { TacticResultRow } from './search-queries'

/** A filter with a range, as calendar views use it. */
type RangeFilter = TacticFilter & { readonly range: NonNullable<TacticFilter['range']> }

/**
 * Returns a list from cached items exactly as the database would: the items that touch the range
 * and that the user may see, in the order of their start.
 *
 * @param retained the cached items of every plan of the filter
 */
export async function findCachedTactics(
  orm: Orm,
  retained: ReadonlyMap<number, PlanItems>,
  filter: RangeFilter,
): Promise<readonly TacticListRow[]> {
  const lists = [...retained].map(([planId, items]) => {
    const hidden = planId === filter.leadPlanId ? items.names.hiddenTypeIds : none
    return items
      .touching(filter.range)
      .filter(
        (row) =>
          !hidden.has(row.tacticTypeId) &&
          matchesListFilter(row, filter) &&
          !isHiddenByTags(row.tagIds, filter.blockedTagIds),
      )
  })
  const rows = inOrder(lists)
  const initiatives = await findVisibleInitiatives(orm, retained, filter, rows)
  return rows.map((row) => withVisibleInitiatives(row, initiatives))
}

/**
 * The cached items of every plan of a filter, current for this request; null unless all
 * plans are cached.
 */
export async function readCachedPlans(
  store: PlanItemsStore,
  planAccesses: PlanAccessList,
  filter: TacticFilter,
): Promise<ReadonlyMap<number, PlanItems> | null> {
  const planIds = planIdsOf(filter)
  const read = await Promise.all(
    planIds.map((planId) => store.read(planId, planAccesses.get(planId)?.plan.newestChangeId ?? 0)),
  )
  const retained = new Map<number, PlanItems>()
  for (const [index, planId] of planIds.entries()) {
    const items = read[index]
    if (items === null || items === undefined) return null
    retained.set(planId, items)
  }
  return retained
}

/**
 * Those of the items that the database matched that touch a range, in the order of their
 * start.
 */
export function cachedMatches(
  retained: ReadonlyMap<number, PlanItems>,
  ids: ReadonlySet<number>,
  range: RangeFilter['range'],
): readonly TacticListRow[] {
  const lists = [...retained.values()].map((items) =>
    items.touching(range).filter(({ id }) => ids.has(id)),
  )
  return inOrder(lists)
}

/**
 * Presents cached items as search results; null if one of them refers to an entity of
 * another plan, because only the database has its name.
 */
export function cachedResults(
  retained: ReadonlyMap<number, PlanItems>,
  rows: readonly TacticListRow[],
): readonly TacticResultRow[] | null {
  const results: TacticResultRow[] = []
  for (const row of rows) {
    const names = retained.get(row.planId)?.names
    const channelName = names?.channels.get(row.channelId)
    const tacticTypeName = names?.types.get(row.tacticTypeId)
    const chosen = new Set(row.tacticPlatformIds)
    const platforms = [...(names?.platforms ?? [])]
      .filter(([id]) => chosen.has(id))
      .map(([id, name]) => ({ id, name }))
    const isWhole = platforms.length === chosen.size
    if (channelName === undefined || tacticTypeName === undefined || !isWhole) return null
    results.push({ ...row, channelName, tacticTypeName, platforms })
  }
  return results
}

function inOrder(lists: readonly (readonly TacticListRow[])[]): readonly TacticListRow[] {
  const [only] = lists
  return lists.length === 1 && only !== undefined ? only : lists.flat().toSorted(compareItems)
}

const none: ReadonlySet<number> = new Set()

/** Returns those of the related initiatives that the user may see. */
async function findVisibleInitiatives(
  orm: Orm,
  retained: ReadonlyMap<number, PlanItems>,
  filter: RangeFilter,
  rows: readonly TacticListRow[],
): Promise<ReadonlySet<number>> {
  const visible = new Set<number>()
  const elsewhere = new Set<number>()
  for (const { relatedInitiativeIds } of rows) {
    for (const id of relatedInitiativeIds) {
      const initiative = findCached(retained, id)
      if (initiative === null) elsewhere.add(id)
      else if (!isHiddenByTags(initiative.tagIds, filter.blockedTagIds)) visible.add(id)
    }
  }
  // They belong to plans of the family outside this list, or were deleted.
  for (const id of await findVisibleInitiativeIds(orm, filter, [...elsewhere])) visible.add(id)
  return visible
}

function findCached(retained: ReadonlyMap<number, PlanItems>, id: number): TacticListRow | null {
  for (const { byId } of retained.values()) {
    const row = byId.get(id)
    if (row !== undefined) return row
  }
  return null
}
