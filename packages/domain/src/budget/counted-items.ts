import { nearestDateOf, isWithinRange } from '../calendar-dates'
import type { DateRange } from '../calendar-dates'
import { isMonthlyKind } from '../channels'
import { completeItem } from '../tactics'
import type {
  BudgetChannel,
  BudgetDetails,
  BudgetItem,
  BudgetTree,
  CompleteBudgetItem,
} from './budget-rows'
import { carriesCost } from './month-expenses'

/** The part of the plan's data that decides which items count. */
type PlanDetails = Pick<BudgetDetails, 'currentPlanId' | 'channels'>

/** The channels of the open plan that tactics are planned in. */
export function ownChannels({ channels, currentPlanId }: PlanDetails): readonly BudgetChannel[] {
  return channels.filter(
    ({ planId, kind }) =>
      planId === currentPlanId && kind !== 'initiatives' && kind !== 'subscriptions',
  )
}

/**
 * Returns the test for whether an item counts in the budget of a plan. It counts when it belongs to
 * the plan, starts within the range, has a date and can carry a cost.
 *
 * @param range both days inclusive
 */
export function isCounted(
  { currentPlanId, channels }: PlanDetails,
  range: DateRange,
): (item: CompleteBudgetItem) => boolean {
  const monthlyTypes = new Set(
    channels.flatMap(({ tacticTypes }) =>
      tacticTypes.flatMap(({ id, kind }) => (isMonthlyKind(kind) ? [id] : [])),
    ),
  )
  return (item) =>
    item.planId === currentPlanId &&
    !item.isUnscheduled &&
    isWithinRange(item.startDate, range) &&
    carriesCost({
      isInitiative: item.isInitiative,
      isMonthly: monthlyTypes.has(item.tacticTypeId),
    })
}

/** One cell of a budget, or the whole of a row or a column. */
export interface BudgetPlace {
  readonly rowId: string
  /** null for the whole range. */
  readonly spanId: string | null
}

/**
 * Returns the items of a budget's cell, in the order of the list. Items without a cost are among
 * them, so that users can enter one.
 *
 * @returns an empty list for a row or a span that the tree does not have
 */
export function budgetItemsOf<Item extends BudgetItem>(
  items: readonly Item[],
  details: PlanDetails,
  { spans }: Pick<BudgetTree, 'spans'>,
  { rowId, spanId }: BudgetPlace,
): readonly Item[] {
  const days = daysOf(spans, spanId)
  if (days === null) return []
  const isInRow = rowTest(details, rowId)
  const counts = isCounted(details, days)
  return items.filter((source) => {
    const item = completeItem(source, { planId: details.currentPlanId })
    return item !== null && isInRow(item) && counts(item)
  })
}

function daysOf(spans: BudgetTree['spans'], spanId: string | null): DateRange | null {
  const visible = spanId === null ? spans : spans.filter(({ id }) => id === spanId)
  const first = visible[0]
  const last = visible.at(-1)
  if (first === undefined || last === undefined) return null
  return { start: nearestDateOf(first.startDay), end: nearestDateOf(last.endDay) }
}

function rowTest(details: PlanDetails, rowId: string): (item: CompleteBudgetItem) => boolean {
  if (rowId === 'total') return () => true
  const own = ownChannels(details)
  const typeIdsOf = (list: typeof own) =>
    new Set(list.flatMap(({ tacticTypes }) => tacticTypes.map(({ id }) => id)))
  if (rowId === 'other') {
    const existing = typeIdsOf(own)
    return ({ tacticTypeId }) => !existing.has(tacticTypeId)
  }
  const ofChannel = typeIdsOf(own.filter(({ id }) => rowId === `channel:${id}`))
  return ({ tacticTypeId }) => rowId === `type:${tacticTypeId}` || ofChannel.has(tacticTypeId)
}
