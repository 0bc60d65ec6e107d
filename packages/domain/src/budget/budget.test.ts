import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { civilDateTimeOf, dayNumberOf } from '../calendar-dates'
import { createLocale } from '../locale'
import {
  formatDollars,
  monthExpenses,
  spanNameIn,
  sumExpenses,
  toWholeDollars,
  typeExpenses,
} from './index'

it.each([
  ['a month', 'Mar 2026', 'März 2026'],
  ['a month that a host names', '…', '…'],
  ['a quarter', 'Q1 2026', 'Q1 2026'],
])('%s has its name in German', (_sentence, name, expected) => {
  const startDay = dayNumberOf('2026-03-01')
  expect(spanNameIn(createLocale('de-DE'), { name, startDay })).toBe(expected)
})

describe('money', () => {
  it.each([
    [0, '$0'],
    [-0.2, '$0'],
    [1234, '$1,234'],
    [1_234_567.5, '$1,234,568'],
    [-1234, '-$1,234'],
    [Number.NaN, '$0'],
  ])('%d is written %s', (amount, text) => {
    expect(formatDollars(amount)).toBe(text)
  })

  it.each([
    [0.5, 1],
    [0.49, 0],
    [-0.5, 0],
    [-1.6, -2],
    [2.5, 3],
    [Number.POSITIVE_INFINITY, 0],
  ])('%d rounds to %d', (amount, expected) => {
    expect(toWholeDollars(amount)).toBe(expected)
  })
})

describe('expenses by month', () => {
  const cost = (startDate: string, estimatedCost: number | null, actualCost: number | null) => ({
    startDate: `${startDate}T08:00:00`,
    isUnscheduled: false,
    isInitiative: false,
    isMonthly: false,
    estimatedCost,
    actualCost,
  })
  const range = { startDay: dayNumberOf('2026-12-01'), endDay: dayNumberOf('2027-01-31') }

  it('fall into the month of the start, and months without any are there too', () => {
    const items = [
      cost('2026-12-05', 100, 150),
      cost('2026-12-31', 10, null),
      cost('2027-02-01', 999, 999),
      { ...cost('2027-01-05', 999, 999), isUnscheduled: true },
      { ...cost('2027-01-05', 999, 999), isInitiative: true },
      { ...cost('2027-01-05', 999, 999), isMonthly: true },
    ]
    expect(monthExpenses(items, range)).toEqual([
      { index: 0, name: 'Dec 2026', date: '2026-12-01', estimate: 110, actual: 150, variance: -40 },
      { index: 1, name: 'Jan 2027', date: '2027-01-01', estimate: 0, actual: 0, variance: 0 },
    ])
  })

  it('a range that ends before it starts has no months', () => {
    expect(monthExpenses([], { startDay: range.endDay, endDay: range.startDay - 40 })).toEqual([])
  })

  it('of all months sum to those of all items', () => {
    const day = fc.integer({ min: range.startDay, max: range.endDay })
    const dollars = fc.option(fc.integer({ min: 0, max: 1_000_000 }))
    fc.assert(
      fc.property(fc.array(fc.tuple(day, dollars, dollars)), (costs) => {
        const items = costs.map(([startDay, estimate, actual]) => ({
          ...cost('2026-12-05', estimate, actual),
          startDate: civilDateTimeOf(startDay, 480),
        }))
        const estimate = costs.reduce((sum, [, one]) => sum + (one ?? 0), 0)
        const actual = costs.reduce((sum, [, , one]) => sum + (one ?? 0), 0)
        expect(sumExpenses(monthExpenses(items, range))).toEqual({
          estimate,
          actual,
          variance: estimate - actual,
        })
      }),
    )
  })
})

describe('expenses by type', () => {
  const item = (tacticTypeId: number, startDate: string, more: object = {}) => ({
    channelId: tacticTypeId < 20 ? 1 : 2,
    tacticTypeId,
    startDate: `${startDate}T08:00:00`,
    isUnscheduled: false,
    isInitiative: false,
    isMonthly: false,
    estimatedCost: 100 as number | null,
    actualCost: 7 as number | null,
    ...more,
  })
  const range = { startDay: dayNumberOf('2026-12-01'), endDay: dayNumberOf('2027-02-28') }

  it('name the months in which a type costs something, by channel, type and month', () => {
    const items = [
      item(21, '2026-12-05'),
      item(12, '2027-02-01'),
      item(12, '2026-12-05', { actualCost: null }),
      item(12, '2026-12-31'),
      item(12, '2027-01-05', { estimatedCost: 0, actualCost: null }),
      item(12, '2027-03-01'),
      item(13, '2027-01-05', { isUnscheduled: true }),
      item(13, '2027-01-05', { isInitiative: true }),
      item(13, '2027-01-05', { isMonthly: true }),
    ]
    expect(typeExpenses(items, range)).toEqual([
      { channelId: 1, tacticTypeId: 12, month: '2026-12', estimated: 200, actual: 7 },
      { channelId: 1, tacticTypeId: 12, month: '2027-02', estimated: 100, actual: 7 },
      { channelId: 2, tacticTypeId: 21, month: '2026-12', estimated: 100, actual: 7 },
    ])
  })

  it('of all types sum to the expenses of each month', () => {
    const dollars = fc.option(fc.integer({ min: 0, max: 1_000_000 }))
    const one = fc.record({
      tacticTypeId: fc.integer({ min: 10, max: 29 }),
      day: fc.integer({ min: range.startDay - 40, max: range.endDay + 40 }),
      estimatedCost: dollars,
      actualCost: dollars,
      isUnscheduled: fc.boolean(),
      isInitiative: fc.boolean(),
      isMonthly: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(one), (rows) => {
        const items = rows.map(({ tacticTypeId, day, ...more }) =>
          item(tacticTypeId, civilDateTimeOf(day, 0).slice(0, 10), more),
        )
        const ofTypes = typeExpenses(items, range)
        for (const { date, estimate, actual } of monthExpenses(items, range)) {
          const ofMonth = ofTypes.filter(({ month }) => date.startsWith(month))
          expect(ofMonth.reduce((sum, { estimated }) => sum + estimated, 0)).toBe(estimate)
          expect(ofMonth.reduce((sum, type) => sum + type.actual, 0)).toBe(actual)
        }
      }),
    )
  })
})
