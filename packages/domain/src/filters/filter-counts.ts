import { completeItem } from '../tactics'
import type { FilteredItem } from './filter-items'

/** The number of items of each filter; ids without items are missing. */
export interface FilterCounts {
  readonly plans: ReadonlyMap<number, number>
  readonly tacticTypes: ReadonlyMap<number, number>
  /** Tactics that belong to the initiative. */
  readonly initiatives: ReadonlyMap<number, number>
  readonly tags: ReadonlyMap<number, number>
}

/** Counts items by plan, type, initiative and tag in one pass, regardless of the filters. */
export function filterCounts(items: readonly FilteredItem[]): FilterCounts {
  const plans = new Map<number, number>()
  const tacticTypes = new Map<number, number>()
  const initiatives = new Map<number, number>()
  const tags = new Map<number, number>()
  for (const source of items) {
    const item = completeItem(source, { hasDates: false })
    if (item === null) continue
    countOne(plans, item.planId)
    countOne(tacticTypes, item.tacticTypeId)
    for (const id of item.relatedInitiativeIds) countOne(initiatives, id)
    for (const id of item.tagIds) countOne(tags, id)
  }
  return { plans, tacticTypes, initiatives, tags }
}

function countOne(counts: Map<number, number>, id: number): void {
  counts.set(id, (counts.get(id) ?? 0) + 1)
}
