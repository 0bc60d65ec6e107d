import { touchesRange } from '@throughline/domain/layout'
import type { TacticListRow } from './item-rows-queries'
import type { PlanNames } from './plan-items-queries'

/** A range of days, both inclusive. */
interface DayRange {
  readonly startDate: string
  readonly endDate: string
}

/** The live items of a plan, as of one change. */
export interface PlanItems {
  /** The id of that change. */
  readonly changeId: number
  readonly byId: ReadonlyMap<number, TacticListRow>
  readonly names: PlanNames
  /** Items that touch a range, in the order of their start and then of their ids. */
  touching(range: DayRange): readonly TacticListRow[]
}

/** Maximum number of ranges with a cached result: the months that users page through. */
const MAX_CACHED_RANGES = 24

/** Sorts the items of a plan, so that the ranges of a calendar can be searched. */
export function createPlanItems({ changeId, byId, names }: Omit<PlanItems, 'touching'>): PlanItems {
  const dated = [...byId.values()].filter(hasDates).toSorted(compareItems)
  const byRange = new Map<string, readonly TacticListRow[]>()
  return {
    changeId,
    byId,
    names,
    touching(range) {
      const key = `${range.startDate}/${range.endDate}`
      const existing = byRange.get(key)
      if (existing !== undefined) return existing
      const rows = dated.filter(touchesRange(range))
      const [oldest] = byRange.keys()
      if (byRange.size >= MAX_CACHED_RANGES && oldest !== undefined) byRange.delete(oldest)
      byRange.set(key, rows)
      return rows
    },
  }
}

function hasDates({ startDate, endDate }: TacticListRow): boolean {
  return startDate !== null && endDate !== null
}

/** The order of lists: by start, then by number. */
export function compareItems(one: TacticListRow, other: TacticListRow): number {
  const start = one.startDate ?? ''
  const otherStart = other.startDate ?? ''
  if (start === otherStart) return one.id - other.id
  return start < otherStart ? -1 : 1
}
