import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { civilDateOf, civilDateTimeOf, dayNumberOf } from '../calendar-dates'
import { budgetDetails, budgetItem, channelTypes, inWords } from './fixtures/budget-world'
import {
  BUDGET_PERIODS,
  budgetItemsOf,
  budgetSpans,
  budgetTree,
  monthExpenses,
  sumExpenses,
  sumFigures,
} from './index'
import type { BudgetItem, BudgetPeriod } from './index'

const range = { start: '2026-10-01', end: '2027-01-31' }
const treeOf = (
  items: readonly BudgetItem[],
  period: BudgetPeriod = 'month',
  hasEmptyRows = false,
) => budgetTree(items, { ...budgetDetails, hasEmptyRows }, { range, period })

describe('periods of a budget', () => {
  it.each<[BudgetPeriod, readonly string[]]>([
    ['month', ['2026-10 Oct 2026', '2026-11 Nov 2026', '2026-12 Dec 2026', '2027-01 Jan 2027']],
    ['quarter', ['2026-Q4 Q4 2026', '2027-Q1 Q1 2027']],
    ['year', ['2026 2026', '2027 2027']],
  ])('%s', (period, expected) => {
    expect(budgetSpans(range, period).map(({ id, name }) => `${id} ${name}`)).toEqual(expected)
  })

  it('are cut to the range, and a range that ends before it starts has none', () => {
    const range = { start: '2026-10-20', end: '2027-01-05' }
    const ends = budgetSpans(range, 'quarter').map(({ startDay, endDay }) =>
      [startDay, endDay].map(civilDateOf),
    )
    expect(ends).toEqual([
      ['2026-10-20', '2026-12-31'],
      ['2027-01-01', '2027-01-05'],
    ])
    expect(budgetSpans({ start: range.end, end: range.start }, 'month')).toEqual([])
    expect(budgetSpans({ start: '2026-10-20', end: '2026-10-05' }, 'month')).toEqual([])
  })
})

describe('the tree of a budget', () => {
  it('sums channels, types, periods and all, with the variance as estimate minus actual', () => {
    const tree = treeOf([
      budgetItem('2026-10-01', 101, 1000, 400),
      budgetItem('2027-01-31', 101, 500, 800),
      budgetItem('2026-10-31', 102, 70, null),
      budgetItem('2026-12-31', 111, null, 30),
    ])
    expect(inWords(tree)).toEqual([
      'Email: 1070/400/670 -/-/- -/-/- 500/800/-300 = 1570/1200/370',
      '  Newsletter: 1000/400/600 -/-/- -/-/- 500/800/-300 = 1500/1200/300',
      '  Promotional: 70/-/70 -/-/- -/-/- -/-/- = 70/-/70',
      'Web: -/-/- -/-/- -/30/-30 -/-/- = -/30/-30',
      '  Homepage: -/-/- -/-/- -/30/-30 -/-/- = -/30/-30',
      'total: 1070/400/670 -/-/- -/30/-30 500/800/-300 = 1570/1230/340',
    ])
  })

  it.each<[BudgetPeriod, string]>([
    ['quarter', '1070/400/670 500/800/-300 = 1570/1200/370'],
    ['year', '1070/400/670 500/800/-300 = 1570/1200/370'],
  ])('by %s', (period, expected) => {
    const tree = treeOf(
      [
        budgetItem('2026-10-01', 101, 1000, 400),
        budgetItem('2026-12-31', 101, 70, null),
        budgetItem('2027-01-01', 101, 500, 800),
      ],
      period,
    )
    expect(inWords(tree).at(-1)).toBe(`total: ${expected}`)
    expect(tree.months.map(({ estimate }) => estimate)).toEqual([1000, 0, 70, 500])
  })

  it.each<[string, BudgetItem]>([
    ['starts before the range and reaches into it', budgetItem('2026-09-30', 101, 10, 10)],
    ['starts after the range', budgetItem('2027-02-01', 101, 10, 10)],
    ['lasts whole months', budgetItem('2026-10-01', 103, 10, 10)],
    ['is an initiative', { ...budgetItem('2026-10-01', 51, 10, 10), isInitiative: true }],
    ['is in the parking lot', { ...budgetItem('2026-10-01', 101, 10, 10), isUnscheduled: true }],
    ['belongs to another plan', { ...budgetItem('2026-10-01', 101, 10, 10), planId: 2 }],
  ])('leaves out what %s', (_sentence, left) => {
    expect(treeOf([left]).rows).toEqual([])
    expect(treeOf([left]).total.total).toMatchObject({ estimate: null, itemCount: 0 })
  })

  it('tells a cost of 0 from none', () => {
    expect(inWords(treeOf([budgetItem('2026-10-01', 101, 0, null)])).at(-1)).toBe(
      'total: 0/-/0 -/-/- -/-/- -/-/- = 0/-/0',
    )
  })

  it('counts items without a cost, which can get one in their cell', () => {
    const [channel] = treeOf([budgetItem('2026-11-05', 101, null, null)]).rows
    expect(channel?.cells.map(({ itemCount }) => itemCount)).toEqual([0, 1, 0, 0])
    expect(channel?.total).toEqual({ estimate: null, actual: null, variance: null, itemCount: 1 })
  })

  it('has rows without items in the order of the plan, but none of hidden and monthly types', () => {
    const names = treeOf([], 'month', true).rows.map(
      ({ name, rows }) => `${name}: ${rows.map((row) => row.name).join(', ')}`,
    )
    expect(names).toEqual(['Email: Newsletter, Promotional', 'Web: Homepage', 'Radio: '])
  })

  it('shows a hidden type that has items, and items of unknown types at the end', () => {
    const tree = treeOf([
      budgetItem('2026-10-01', 999, 5, 5),
      budgetItem('2026-10-01', 112, 7, null),
    ])
    expect(tree.rows.map(({ id, name }) => [id, name])).toEqual([
      ['channel:11', 'Web'],
      ['other', 'Other'],
    ])
    expect(tree.total.total.estimate).toBe(12)
  })

  it('keeps the objects of rows in which nothing has changed', () => {
    const items = [budgetItem('2026-10-01', 101, 10, 5), budgetItem('2026-10-01', 111, 20, 5)]
    const place = { range, period: 'month' } as const
    const before = budgetTree(items, budgetDetails, place)
    expect(budgetTree([...items], budgetDetails, place, before)).toBe(before)
    const after = budgetTree(
      [budgetItem('2026-10-01', 101, 11, 5), ...items.slice(1)],
      budgetDetails,
      place,
      before,
    )
    expect(after.rows[0]).not.toBe(before.rows[0])
    expect(after.rows[0]?.cells[1]).toBe(before.rows[0]?.cells[1])
    expect(after.rows[1]).toBe(before.rows[1])
    expect(after.spans).toBe(before.spans)
    expect(after.total.total.estimate).toBe(31)
  })
})

const anyItems = fc.array(
  fc.record({
    id: fc.nat(),
    day: fc.integer({ min: dayNumberOf('2026-09-15'), max: dayNumberOf('2027-02-15') }),
    estimatedCost: fc.option(fc.integer({ min: 0, max: 9999 })),
    actualCost: fc.option(fc.integer({ min: 0, max: 9999 })),
    tacticTypeId: fc.constantFrom(...channelTypes, 103, 999),
    planId: fc.constantFrom(1, 1, 1, 2),
    isUnscheduled: fc.boolean(),
    isInitiative: fc.constantFrom(false, false, true),
  }),
  { maxLength: 40 },
)
const periods = fc.constantFrom(...BUDGET_PERIODS)

describe('whatever the items', () => {
  it('cells sum to rows, rows to totals, and totals to the expenses of the months', () => {
    fc.assert(
      fc.property(anyItems, periods, (list, period) => {
        const items = list.map(({ day, ...item }) => ({
          ...item,
          startDate: civilDateTimeOf(day, 480),
        }))
        const tree = treeOf(items, period)
        for (const row of [...tree.rows, ...tree.rows.flatMap(({ rows }) => rows), tree.total]) {
          expect(sumFigures(row.cells)).toEqual(row.total)
        }
        expect(sumFigures(tree.rows.map(({ total }) => total))).toEqual(tree.total.total)
        const expected = monthExpenses(
          items
            .filter(({ planId }) => planId === 1)
            .map((item) => Object.assign({ isMonthly: item.tacticTypeId === 103 }, item)),
          { startDay: dayNumberOf(range.start), endDay: dayNumberOf(range.end) },
        )
        expect(tree.months).toEqual(expected)
        expect(sumExpenses(expected)).toEqual({
          estimate: tree.total.total.estimate ?? 0,
          actual: tree.total.total.actual ?? 0,
          variance: tree.total.total.variance ?? 0,
        })
      }),
    )
  })

  it('the items of a cell are those that it sums', () => {
    fc.assert(
      fc.property(anyItems, periods, (list, period) => {
        const items = list.map(({ day, ...item }) => ({
          ...item,
          startDate: civilDateTimeOf(day, 480),
        }))
        const tree = treeOf(items, period)
        for (const row of [...tree.rows, ...tree.rows.flatMap(({ rows }) => rows), tree.total]) {
          const spanIds = [...tree.spans.map(({ id }) => id), null]
          spanIds.forEach((spanId, at) => {
            const behind = budgetItemsOf(items, budgetDetails, tree, { rowId: row.id, spanId })
            const cell = row.cells[at] ?? row.total
            expect(behind).toHaveLength(cell.itemCount)
            const estimate = behind.reduce((sum, item) => sum + (item.estimatedCost ?? 0), 0)
            expect(estimate).toBe(cell.estimate ?? 0)
          })
        }
      }),
    )
  })
})

describe('the items of a cell', () => {
  it('are none for a row or a period that is not there', () => {
    const items = [budgetItem('2026-10-01', 101, 10, 5)]
    const tree = treeOf(items)
    const itemsOf = (rowId: string, spanId: string | null) =>
      budgetItemsOf(items, budgetDetails, tree, { rowId, spanId })
    expect(itemsOf('channel:10', '2026-10')).toEqual(items)
    expect(itemsOf('channel:99', '2026-10')).toEqual([])
    expect(itemsOf('channel:10', '2030-10')).toEqual([])
  })
})
