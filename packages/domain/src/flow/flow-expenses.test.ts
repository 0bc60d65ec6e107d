import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '../calendar-dates'
import { itemDefaults } from '../tactics'
import { details, item } from './fixtures/flow-world'
import type { WorldItem } from './fixtures/flow-world'
import { FLOW_GROUPINGS, flowExpenses, groupFlow } from './index'
import type { FlowGrouping } from './index'

const marchToApril = {
  startDay: dayNumberOf('2026-03-01'),
  endDay: dayNumberOf('2026-04-30'),
}
const isMonthly = ({ tacticTypeId }: { readonly tacticTypeId: number }): boolean =>
  tacticTypeId === 102

function expensesOf(items: readonly WorldItem[], grouping: FlowGrouping = 'channel') {
  return flowExpenses(groupFlow(items, grouping, details), marchToApril, isMonthly)
}

const costs = (
  id: number,
  startDate: string,
  estimatedCost: number | null,
  actualCost: number | null,
  fields: Partial<WorldItem> = {},
): WorldItem =>
  item(id, { startDate: `${startDate}T08:00:00`, estimatedCost, actualCost, ...fields })

describe('sums of a flow', () => {
  it('are of rows, sections, months and all, with the variance as estimate minus actual', () => {
    const expenses = expensesOf([
      costs(1, '2026-03-01', 1000, 400),
      costs(2, '2026-04-30', 500, 800),
      costs(3, '2026-03-31', 70, null, { channelId: 11, tacticTypeId: 111 }),
    ])
    expect(expenses.rows.get('type:101')).toEqual({ estimate: 1500, actual: 1200, variance: 300 })
    expect(expenses.sections.get('channel:11')).toEqual({ estimate: 70, actual: 0, variance: 70 })
    expect(expenses.months.map(({ name, estimate, actual }) => [name, estimate, actual])).toEqual([
      ['Mar 2026', 1070, 400],
      ['Apr 2026', 500, 800],
    ])
    expect(expenses.total).toEqual({ estimate: 1570, actual: 1200, variance: 370 })
  })

  it.each<[string, WorldItem]>([
    ['starts before the range and reaches into it', costs(1, '2026-02-28', 10, 10)],
    ['starts after the range', costs(1, '2026-05-01', 10, 10)],
    ['lasts whole months', costs(1, '2026-03-01', 10, 10, { tacticTypeId: 102 })],
    [
      'is an initiative',
      costs(1, '2026-03-01', 10, 10, { isInitiative: true, tacticTypeId: 51, channelId: 5 }),
    ],
    ['is in the parking lot', costs(1, '2026-03-01', 10, 10, { isUnscheduled: true })],
  ])('leave out what %s', (_sentence, left) => {
    for (const grouping of FLOW_GROUPINGS) {
      const { rows, sections, total } = expensesOf([left], grouping)
      for (const expenses of [total, ...rows.values(), ...sections.values()]) {
        expect(expenses).toEqual({ estimate: 0, actual: 0, variance: 0 })
      }
    }
  })

  it('leave out what is in the parking lot, should it stand in a row', () => {
    const row = {
      id: 'a',
      name: 'A',
      items: [
        {
          ...itemDefaults,
          ...costs(1, '2026-03-01', 10, 10, { isUnscheduled: true }),
          endDate: '2026-03-01T08:00:00',
        },
      ],
      target: null,
    }
    const section = { id: 's', kind: 'group', name: 'S', color: null, rows: [row] } as const
    expect(flowExpenses([section], marchToApril, isMonthly).rows.get('a')?.estimate).toBe(0)
  })

  it('initiatives have no figures, not zeros', () => {
    const expenses = expensesOf([
      costs(1, '2026-03-01', 10, 10, { isInitiative: true, tacticTypeId: 51, channelId: 5 }),
    ])
    expect(expenses.rows.has('type:51')).toBe(false)
    expect(expenses.sections.has('initiatives')).toBe(false)
  })

  it('neither has a row of monthly items alone', () => {
    const monthly = costs(1, '2026-03-01', 10, 10, { tacticTypeId: 102 })
    expect(expensesOf([monthly]).rows.has('type:102')).toBe(false)
    expect(expensesOf([costs(2, '2026-03-01', 0, 0)]).rows.has('type:101')).toBe(true)
  })

  it('neither has the empty row of a monthly type, while others have zeros', () => {
    const { rows } = flowExpenses(
      groupFlow([], 'channel', { ...details, hasEmptyRows: true }),
      marchToApril,
      isMonthly,
    )
    expect(rows.has('type:102')).toBe(false)
    expect(rows.get('type:101')).toEqual({ estimate: 0, actual: 0, variance: 0 })
  })

  it('a section of monthly rows alone has none either', () => {
    const monthly = costs(1, '2026-03-01', 10, 10, { tacticTypeId: 102 })
    expect(expensesOf([monthly]).sections.has('channel:10')).toBe(false)
    expect(expensesOf([monthly, costs(2, '2026-03-01', 0, 0)]).sections.has('channel:10')).toBe(
      true,
    )
  })

  it('an item in several rows counts in each of them, and once in its section and in all', () => {
    const { rows, sections, total } = expensesOf(
      [costs(1, '2026-03-01', 100, 40, { tagIds: [1, 2, 3] })],
      'tag-category',
    )
    expect(['tag:1', 'tag:2', 'tag:3'].map((id) => rows.get(id)?.estimate)).toEqual([100, 100, 100])
    expect(sections.get('tags:Objective')?.estimate).toBe(100)
    expect(total.estimate).toBe(100)
  })

  it('add up the same whatever the rows stand for', () => {
    const anyCosts = fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 80 }),
        estimatedCost: fc.option(fc.integer({ min: 0, max: 9999 })),
        actualCost: fc.option(fc.integer({ min: 0, max: 9999 })),
        tacticTypeId: fc.constantFrom(101, 102, 111),
        tagIds: fc.subarray([1, 2, 3]),
      }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(anyCosts, fc.constantFrom(...FLOW_GROUPINGS), (list, grouping) => {
        const items = list.map(({ day, ...fields }, at) =>
          item(at + 1, {
            ...fields,
            channelId: fields.tacticTypeId === 111 ? 11 : 10,
            startDate: new Date(Date.UTC(2026, 1, 15 + day, 8)).toISOString().slice(0, 19),
          }),
        )
        const counted = items.filter(
          (each) =>
            !isMonthly(each) && each.startDate >= '2026-03-01' && each.startDate < '2026-05-01',
        )
        const sum = (of: (each: WorldItem) => number | null): number =>
          counted.reduce((total, each) => total + (of(each) ?? 0), 0)
        const { total, months } = expensesOf(items, grouping)
        expect(total.estimate).toBe(sum(({ estimatedCost }) => estimatedCost))
        expect(total.actual).toBe(sum(({ actualCost }) => actualCost))
        expect(months.reduce((all, { variance }) => all + variance, 0)).toBe(total.variance)
      }),
    )
  })
})
