import type { PlanListEntry } from '@throughline/api-client'
import { comparePlanNames, inFamilyOrder, type PlacedPlan } from '@throughline/domain/plans'
import { foldText, wordsOf } from '@throughline/ui/text-search'
import type { PlansSort } from '../../../preferences/plans-preferences'

/** Row of the list after a search. */
export interface ArrangedRow extends PlacedPlan<PlanListEntry> {
  /**
   * Whether the plan does not match the search itself, and is only visible for its matching nested
   * plans.
   */
  readonly isForContext: boolean
}

/**
 * Returns the rows of the list that match a search, sorted. A lead plan and its nested plans stay
 * together: the sorting applies to the lead plans, and to the nested plans of each.
 *
 * @param query words that occur in the name or begin its abbreviation; blank for all plans
 * @param sort null for the order of `plans`
 */
export function arrangePlans(
  plans: readonly PlanListEntry[],
  { query, sort }: { readonly query: string; readonly sort: PlansSort | null },
): readonly ArrangedRow[] {
  const rows = inFamilyOrder(sort === null ? plans : plans.toSorted(comparisonOf(sort)))
  const words = wordsOf(query)
  const matches = new Set(rows.flatMap(({ plan }) => (isNamed(plan, words) ? [plan.id] : [])))
  const leadIds = new Set(
    rows.flatMap(({ plan, lead }) => (lead !== null && matches.has(plan.id) ? [lead.id] : [])),
  )
  return rows.flatMap(({ plan, lead }) => {
    const isForContext = !matches.has(plan.id)
    if (isForContext && !leadIds.has(plan.id)) return []
    return [{ plan, lead, isForContext }]
  })
}

function isNamed({ name, abbreviatedName }: PlanListEntry, words: readonly string[]): boolean {
  const [folded, abbreviation] = [foldText(name), foldText(abbreviatedName)]
  return words.every((word) => folded.includes(word) || abbreviation.startsWith(word))
}

type Comparison = (a: PlanListEntry, b: PlanListEntry) => number

/**
 * The strongest role has the smallest level. Plans without dates or counts come last in both
 * directions.
 */
const comparisons: Readonly<
  Record<PlansSort['columnId'], (a: PlanListEntry, b: PlanListEntry, sign: 1 | -1) => number>
> = {
  plan: (a, b, sign) => sign * comparePlanNames(a, b),
  role: (a, b, sign) => sign * (a.level - b.level),
  dates: (a, b, sign) => compareLoaded(datesOf(a), datesOf(b), sign),
  tactics: (a, b, sign) => compareLoaded(a.tacticCount, b.tacticCount, sign),
}

function comparisonOf({ columnId, direction }: PlansSort): Comparison {
  const sign = direction === 'ascending' ? 1 : -1
  return (a, b) => comparisons[columnId](a, b, sign) || comparePlanNames(a, b)
}

function datesOf({ startDate, endDate }: PlanListEntry): string | null {
  return startDate === null && endDate === null ? null : `${startDate ?? ''} ${endDate ?? ''}`
}

function compareLoaded<Value extends string | number>(
  a: Value | null,
  b: Value | null,
  sign: number,
): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (a === b) return 0
  return a < b ? -sign : sign
}
