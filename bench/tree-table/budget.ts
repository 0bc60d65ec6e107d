import { createRandom, integerBetween } from '../plan/random'
import type { Random } from '../plan/random'

/** A column of whole dollars. */
export interface BudgetColumn {
  /** `est-2026-01`, `var-total` and so on. */
  readonly id: string
  /** `Est`, `Act` or `Var`. */
  readonly title: string
  /** Its group: a month, or the totals. */
  readonly group: string
}

/** A row with an amount for each column. */
export interface BudgetRow {
  readonly id: string
  readonly name: string
  readonly kind: 'section' | 'item' | 'total'
  /** Of items: the section above them. */
  readonly sectionId: string | null
  /** Whole dollars by column id. */
  readonly amounts: Readonly<Record<string, number>>
}

/** All rows in the order of a fully expanded table: each section before its items, the total last. */
export type Budget = readonly BudgetRow[]

/** One changed value, with the values that depend on it. */
export interface BudgetEdit {
  readonly budget: Budget
  /** The item, its section and the total, as they are now. */
  readonly changedRows: readonly BudgetRow[]
  /** The columns with changed amounts. */
  readonly changedColumns: readonly string[]
}

const SECTION_COUNT = 15
const ITEMS_PER_SECTION = 8
const MONTH_COUNT = 24
const FIRST_YEAR = 2026
const kinds = ['est', 'act', 'var'] as const
const kindTitles = { est: 'Est', act: 'Act', var: 'Var' } as const
const SEED = 136_076
const spentSharePercent = [70, 120] as const
const names = ['Search', 'Social', 'Display', 'Video', 'Audio', 'Print', 'Mail', 'Events'] as const

const months = Array.from(
  { length: MONTH_COUNT },
  (_, index) =>
    `${FIRST_YEAR + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
)

/** 24 months and the totals, with estimate, actual and variance each: 75 columns beside the name. */
export const budgetColumns: readonly BudgetColumn[] = [...months, 'total'].flatMap((group) =>
  kinds.map((kind) => ({
    id: `${kind}-${group}`,
    title: kindTitles[kind],
    group: group === 'total' ? 'Total' : group,
  })),
)

const dollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Returns the text of a cell, the same for every competitor. */
export function formatDollars(amount: number): string {
  return dollars.format(amount)
}

/** 15 sections of 8 items, and the total: 136 rows, the same on every machine. */
export function generateBudget(): Budget {
  const random = createRandom(SEED)
  const rows: BudgetRow[] = []
  const items: BudgetRow[] = []
  for (let section = 1; section <= SECTION_COUNT; section += 1) {
    const sectionId = `section-${section}`
    const children = names
      .map((name, index): BudgetRow => ({
        id: `item-${section}-${index + 1}`,
        name: `${name} ${section}.${index + 1}`,
        kind: 'item',
        sectionId,
        amounts: drawAmounts(random),
      }))
      .slice(0, ITEMS_PER_SECTION)
    const name = `Channel ${section}`
    rows.push(sumOf({ id: sectionId, name, kind: 'section', sectionId: null }, children))
    rows.push(...children)
    items.push(...children)
  }
  rows.push(sumOf({ id: 'total', name: 'Total', kind: 'total', sectionId: null }, items))
  return rows
}

/** Returns the rows that a table shows with every section open, or with every one closed. */
export function visibleRows(budget: Budget, isExpanded: boolean): Budget {
  return isExpanded ? budget : budget.filter(({ kind }) => kind !== 'item')
}

/**
 * Changes an item's estimate and adds everything up again, as the product does.
 *
 * @throws RangeError if the row is not an item or the month is unknown
 */
export function editEstimate(budget: Budget, rowIndex: number, monthIndex: number): BudgetEdit {
  const item = budget[rowIndex]
  const month = months[monthIndex]
  if (item?.kind !== 'item' || month === undefined) {
    throw new RangeError(`Row ${rowIndex}, month ${monthIndex} is no estimate that can be edited.`)
  }
  const added = 1234
  const changedColumns = ['est', 'var'].flatMap((kind) => [`${kind}-${month}`, `${kind}-total`])
  const touched = new Set([item.id, item.sectionId, 'total'])
  const changedRows: BudgetRow[] = []
  const edited = budget.map((row) => {
    if (!touched.has(row.id)) return row
    const amounts = { ...row.amounts }
    for (const column of changedColumns) amounts[column] = (amounts[column] ?? 0) + added
    const changed = { ...row, amounts }
    changedRows.push(changed)
    return changed
  })
  return { budget: edited, changedRows, changedColumns }
}

function drawAmounts(random: Random): Readonly<Record<string, number>> {
  const amounts: Record<string, number> = {}
  const total = { est: 0, act: 0, var: 0 }
  for (const month of months) {
    const est = integerBetween(random, 1, 400) * 250
    const act = Math.round((est * integerBetween(random, ...spentSharePercent)) / 100)
    const values = { est, act, var: est - act }
    for (const kind of kinds) {
      amounts[`${kind}-${month}`] = values[kind]
      total[kind] += values[kind]
    }
  }
  for (const kind of kinds) amounts[`${kind}-total`] = total[kind]
  return amounts
}

function sumOf(row: Omit<BudgetRow, 'amounts'>, children: readonly BudgetRow[]): BudgetRow {
  const amounts: Record<string, number> = {}
  for (const { id } of budgetColumns) {
    amounts[id] = children.reduce((sum, child) => sum + (child.amounts[id] ?? 0), 0)
  }
  return { ...row, amounts }
}
