import {
  civilDateOf,
  civilDateTimeOf,
  dayNumberOf,
  endOfMonth,
} from '@throughline/domain/calendar-dates'
import { FLOW_GROUPINGS, flowExpenses } from '@throughline/domain/flow'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { flowNovember, novemberItem, novemberWith } from '../fixtures/flow-november'
import { flowSections } from '../fixtures/flow-plan'
import type { FlowFixtureItem } from '../fixtures/flow-plan'
import type { FlowItem } from '../FlowCalendar.types'
import { itemsBehindFigure } from './figure-items'
import type { FigureSource } from './figure-items'
import { figures } from './flow-cells'

const wholeYear = { from: '2026-01-01', to: '2026-12-31' }
const notMonthly = (_item: FlowItem): boolean => false
/** Homepages last whole months here. */
const isHomepage = ({ channelId }: Pick<FlowItem, 'channelId'>): boolean => channelId === 2

function listed(source: Partial<FigureSource>, items = flowNovember, isMonthly = notMonthly) {
  return itemsBehindFigure(
    flowSections(items),
    { id: null, kind: 'estimate', ...wholeYear, ...source },
    isMonthly,
  ).map(({ item, amount }) => [item.id, amount])
}

describe('the items behind a figure', () => {
  it.each<[string, Partial<FigureSource>, readonly (readonly [number, number])[]]>([
    [
      'of all rows, the largest first',
      {},
      [
        [2, 9000],
        [5, 4000],
        [3, 1000],
        [4, 500],
      ],
    ],
    [
      'of a section',
      { id: 'channel:3' },
      [
        [2, 9000],
        [3, 1000],
        [4, 500],
      ],
    ],
    [
      'of a row',
      { id: 'type:31' },
      [
        [3, 1000],
        [4, 500],
      ],
    ],
    ['of a row without costs', { id: 'type:40' }, []],
    [
      'with an actual cost',
      { kind: 'actual' },
      [
        [2, 8200],
        [5, 4000],
        [3, 2400],
      ],
    ],
    [
      'whose parts of the variance are the largest either way',
      { kind: 'variance' },
      [
        [3, -1400],
        [2, 800],
        [4, 500],
        [5, 0],
      ],
    ],
    [
      'that start from a day on',
      { from: '2026-11-16' },
      [
        [2, 9000],
        [3, 1000],
      ],
    ],
    [
      'that start up to a day',
      { to: '2026-11-16' },
      [
        [2, 9000],
        [5, 4000],
        [4, 500],
      ],
    ],
  ])('%s', (_sentence, source, items) => {
    expect(listed(source)).toEqual(items)
  })

  it('leave out what is in the parking lot, should a host have it in a row', () => {
    const item = { ...novemberItem(2), isUnscheduled: true }
    const row = { id: 'a', name: 'A', items: [item], target: null }
    const section = { id: 's', kind: 'group', name: 'S', color: null, rows: [row] } as const
    expect(
      itemsBehindFigure([section], { id: null, kind: 'estimate', ...wholeYear }, notMonthly),
    ).toEqual([])
  })

  it.each<[string, readonly FlowFixtureItem[]]>([
    ['an initiative', novemberWith(1, { estimatedCost: 700 })],
    [
      'what starts before the timeline',
      novemberWith(7, { estimatedCost: 700, startDate: '2025-12-31T08:00:00' }),
    ],
  ])('leave out %s', (_sentence, items) => {
    expect(listed({}, items)).toEqual(listed({}))
  })

  it('leave out what lasts whole months', () => {
    expect(listed({ id: 'channel:2' }, flowNovember, isHomepage)).toEqual([])
  })

  it('name an item once, in however many rows it stands', () => {
    const sections = flowSections(novemberWith(2, { tagIds: [1, 2, 3] }), 'tag-category')
    const match = itemsBehindFigure(
      sections,
      { id: 'tags:Objective', kind: 'estimate', ...wholeYear },
      notMonthly,
    )
    expect(match.filter(({ item }) => item.id === 2)).toHaveLength(1)
  })

  const cost = fc.option(fc.integer({ min: 0, max: 9999 }))
  const anyItems = fc
    .array(
      fc.record({
        day: fc.integer({ min: -20, max: 390 }),
        estimatedCost: cost,
        actualCost: cost,
        tacticTypeId: fc.constantFrom(20, 30, 31, 40),
        tagIds: fc.subarray([1, 2, 3]),
        relatedInitiativeIds: fc.subarray([1]),
        isInitiative: fc.boolean(),
        isUnscheduled: fc.boolean(),
      }),
      { maxLength: 25 },
    )
    .map((list) =>
      list.map(({ day, ...fields }, at): FlowFixtureItem => {
        const startDate = civilDateTimeOf(dayNumberOf(wholeYear.from) + day, 480)
        const channelId = Math.floor(fields.tacticTypeId / 10)
        return {
          ...novemberItem(2),
          ...fields,
          id: at + 1,
          channelId,
          startDate,
          endDate: startDate,
        }
      }),
    )

  it('add up to it, in each row, section and month and in all', () => {
    fc.assert(
      fc.property(anyItems, fc.constantFrom(...FLOW_GROUPINGS), (items, grouping) => {
        const sections = flowSections(items, grouping)
        const [startDay, endDay] = [dayNumberOf(wholeYear.from), dayNumberOf(wholeYear.to)]
        const sums = flowExpenses(sections, { startDay, endDay }, isHomepage)
        const sumOf = (source: FigureSource): number =>
          itemsBehindFigure(sections, source, isHomepage).reduce(
            (sum, { amount }) => sum + amount,
            0,
          )
        for (const kind of figures) {
          for (const [id, expenses] of [...sums.rows, ...sums.sections]) {
            expect(sumOf({ id, kind, ...wholeYear })).toBe(expenses[kind])
          }
          for (const month of sums.months) {
            const to = civilDateOf(endOfMonth(dayNumberOf(month.date)))
            expect(sumOf({ id: null, kind, from: month.date, to })).toBe(month[kind])
          }
          expect(sumOf({ id: null, kind, ...wholeYear })).toBe(sums.total[kind])
        }
      }),
    )
  })
})
