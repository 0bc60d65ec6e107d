import { carriesCost, createMonthSums, sumExpenses, varianceOf } from '../budget'
import type { Expenses, MonthExpenses } from '../budget'
import { nearestDateOf, isWithinRange } from '../calendar-dates'
import type { DayNumber } from '../calendar-dates'
import { completeItem, createItemTest } from '../tactics'
import type { ItemInput, TacticListItem } from '../tactics'
import type { FlowRow, FlowSection, FlowTarget } from './flow-rows'

/** The data of an item that the sums read; see `monthExpenses`. */
export type FlowCostItem = Pick<ItemInput, CostField>

const costFields = [
  'id',
  'startDate',
  'isUnscheduled',
  'isInitiative',
  'estimatedCost',
  'actualCost',
] as const satisfies readonly (keyof TacticListItem)[]

type CostField = (typeof costFields)[number]
type CompleteCostItem = Pick<TacticListItem, CostField>

const hasCostFields = createItemTest(costFields)

function readCostItem(source: unknown): CompleteCostItem | null {
  return hasCostFields(source) ? source : completeItem(source)
}

/** The sums of a flow, in whole dollars. An item in several rows counts in each of them. */
export interface FlowExpenses {
  /**
   * By the id of a row. Rows of initiatives, of calendars and of monthly items alone have no sums,
   * and neither has the empty row of a monthly type.
   */
  readonly rows: ReadonlyMap<string, Expenses>
  /** By the id of a section, each item once; a section has no sums if its rows have none. */
  readonly sections: ReadonlyMap<string, Expenses>
  /** Of every month that the range touches, empty ones included, each item once. */
  readonly months: readonly MonthExpenses[]
  /** Of the whole range, each item once. */
  readonly total: Expenses
}

/** Whether an item, or the type of a row, lasts whole months and so carries no cost. */
type IsMonthly<Item> = (typed: Item | FlowTarget) => boolean

/**
 * Sums the costs of the items that start within a range of days. An item counts as a whole on its
 * first day, a series once. Initiatives, monthly items and the parking lot do not count, as in
 * `monthExpenses`.
 *
 * @param range first and last day, both inclusive
 * @param isMonthly whether an item, or the items of a row's type, last whole months
 */
export function flowExpenses<Item extends FlowCostItem>(
  sections: readonly FlowSection<Item>[],
  range: { readonly startDay: DayNumber; readonly endDay: DayNumber },
  isMonthly: IsMonthly<Item>,
): FlowExpenses {
  const counts = countedItems<Item>(range, isMonthly)
  const rows = new Map<string, Expenses>()
  const ofSections = new Map<string, Expenses>()
  const monthSums = createMonthSums(range)
  const isInAll = new Set<number>()
  for (const section of sections) {
    if (section.kind !== 'group') continue
    const inSection = emptySum()
    const isInSection = new Set<number>()
    for (const row of section.rows) {
      const inRow = emptySum()
      const typed: Item[] = []
      for (const source of row.items) {
        const item = readCostItem(source)
        if (item === null) continue
        typed.push(source)
        if (!counts(source, item)) continue
        add(inRow, item)
        if (isInSection.has(item.id)) continue
        isInSection.add(item.id)
        add(inSection, item)
        if (isInAll.has(item.id)) continue
        isInAll.add(item.id)
        monthSums.add(item)
      }
      if (rowCarriesCosts({ items: typed, target: row.target }, isMonthly))
        rows.set(row.id, expensesOf(inRow))
    }
    if (section.rows.some(({ id }) => rows.has(id))) {
      ofSections.set(section.id, expensesOf(inSection))
    }
  }
  const months = monthSums.months()
  return { rows, sections: ofSections, months, total: sumExpenses(months) }
}

/**
 * Whether a row has costs. A row without items has them unless its type is monthly; a row without a
 * type can always have costs.
 */
function rowCarriesCosts<Item>(
  { items, target }: Pick<FlowRow<Item>, 'items' | 'target'>,
  isMonthly: IsMonthly<Item>,
): boolean {
  if (items.length === 0) return target === null || !isMonthly(target)
  return !items.every(isMonthly)
}

/** Whether an item counts at all: the host's own, for its rule, and its complete shape. */
function countedItems<Item extends FlowCostItem>(
  range: { readonly startDay: DayNumber; readonly endDay: DayNumber },
  isMonthly: IsMonthly<Item>,
): (source: Item, item: CompleteCostItem) => boolean {
  const days = { start: nearestDateOf(range.startDay), end: nearestDateOf(range.endDay) }
  return (source, item) =>
    (item.estimatedCost !== null || item.actualCost !== null) &&
    !item.isUnscheduled &&
    isWithinRange(item.startDate, days) &&
    carriesCost({ isInitiative: item.isInitiative, isMonthly: isMonthly(source) })
}

interface Sum {
  estimate: number
  actual: number
}

function emptySum(): Sum {
  return { estimate: 0, actual: 0 }
}

function add(sum: Sum, { estimatedCost, actualCost }: CompleteCostItem): void {
  sum.estimate += estimatedCost ?? 0
  sum.actual += actualCost ?? 0
}

function expensesOf({ estimate, actual }: Sum): Expenses {
  return { estimate, actual, variance: varianceOf(estimate, actual) }
}
