import { carriesCost, monthExpenses, sumExpenses, varianceOf } from '../budget'
import type { CostItem, Expenses, MonthExpenses } from '../budget'
import { civilDateOf, dateOfDateTime } from '../calendar-dates'
import type { DayNumber } from '../calendar-dates'
import type { FlowSection } from './flow-rows'

/** The cost of an item, and what tells it apart from another. */
export type FlowCostItem = Omit<CostItem, 'isUnscheduled' | 'isMonthly'> & {
  readonly id: number
  /** @default false */
  readonly isUnscheduled?: boolean
}

/** The sums of a flow. An item that stands in several rows counts in each of them. */
export interface FlowExpenses {
  /** By the id of a row; rows of initiatives and of calendars have none. */
  readonly rows: ReadonlyMap<string, Expenses>
  /** By the id of a section, each item once; initiatives and calendars have none. */
  readonly sections: ReadonlyMap<string, Expenses>
  /** Of every month that the range touches, empty ones included, each item once. */
  readonly months: readonly MonthExpenses[]
  /** Of the whole range, each item once. */
  readonly total: Expenses
}

/**
 * Sums the costs of the items that start within a range of days. An item counts as a whole
 * on its first day, a series once; initiatives, monthly items and the parking lot count
 * nothing, as `monthExpenses` says.
 *
 * @param range first and last day, both inclusive
 * @param isMonthly whether an item lasts whole months
 */
export function flowExpenses<Item extends FlowCostItem>(
  sections: readonly FlowSection<Item>[],
  range: { readonly startDay: DayNumber; readonly endDay: DayNumber },
  isMonthly: (item: Item) => boolean,
): FlowExpenses {
  const counts = countedItems<Item>(range, isMonthly)
  const rows = new Map<string, Expenses>()
  const ofSections = new Map<string, Expenses>()
  const all = new Map<number, CostItem>()
  for (const section of sections) {
    if (section.kind !== 'group') continue
    const inSection = new Map<number, Item>()
    for (const row of section.rows) {
      const counted = row.items.filter(counts)
      rows.set(row.id, sumOf(counted))
      for (const item of counted) inSection.set(item.id, item)
    }
    ofSections.set(section.id, sumOf(inSection.values()))
    for (const [id, item] of inSection) {
      if (!all.has(id)) all.set(id, { ...item, isUnscheduled: false, isMonthly: false })
    }
  }
  const months = monthExpenses([...all.values()], range)
  return { rows, sections: ofSections, months, total: sumExpenses(months) }
}

/** Whether an item counts at all: texts of one form sort as their days do. */
function countedItems<Item extends FlowCostItem>(
  range: { readonly startDay: DayNumber; readonly endDay: DayNumber },
  isMonthly: (item: Item) => boolean,
): (item: Item) => boolean {
  const first = civilDateOf(range.startDay)
  const last = civilDateOf(range.endDay)
  return (item) =>
    (item.estimatedCost !== null || item.actualCost !== null) &&
    item.isUnscheduled !== true &&
    item.startDate >= first &&
    dateOfDateTime(item.startDate) <= last &&
    carriesCost({ isInitiative: item.isInitiative, isMonthly: isMonthly(item) })
}

function sumOf(items: Iterable<Pick<CostItem, 'estimatedCost' | 'actualCost'>>): Expenses {
  let estimate = 0
  let actual = 0
  for (const { estimatedCost, actualCost } of items) {
    estimate += estimatedCost ?? 0
    actual += actualCost ?? 0
  }
  return { estimate, actual, variance: varianceOf(estimate, actual) }
}
