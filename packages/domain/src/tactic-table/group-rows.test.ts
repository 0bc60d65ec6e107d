import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blackFriday, details, FOCUS, itemOf, ORGANIC, rowsOf, SOCIAL } from './fixtures/table'
import type { TacticGrouping } from './index'
import { availableGroupings, expensesOf, groupTacticRows, TACTIC_GROUPINGS } from './index'

const rows = rowsOf([
  itemOf({ id: 1, channelId: SOCIAL, tacticTypeId: ORGANIC, estimatedCost: 100, actualCost: 140 }),
  itemOf({ id: 2, tagIds: [802, 801, 804], relatedInitiativeIds: [500], estimatedCost: 30 }),
  itemOf({
    id: 3,
    startDate: '2026-11-02T08:00:00',
    endDate: '2026-12-02T08:00:00',
    tagIds: [801],
  }),
  itemOf({ id: 4, tacticTypeId: FOCUS, estimatedCost: 7, relatedInitiativeIds: [999] }),
  blackFriday,
  itemOf({ id: 6, tacticTypeId: 777, channelId: 777, isUnscheduled: true }),
])

const summary = (grouping: TacticGrouping) =>
  groupTacticRows(rows, grouping, details).map((group) => [
    group.name,
    group.rows.map(({ item }) => item.id),
  ])

describe('groupTacticRows', () => {
  it.each<[string, TacticGrouping, [string, number[]][]]>([
    ['nothing: one group of all', 'none', [['', [1, 2, 3, 4, 500, 6]]]],
    [
      'channel in the order of the plan, unknown ones last',
      'channel',
      [
        ['Email', [2, 3, 4]],
        ['Social Media', [1]],
        ['Initiatives', [500]],
        ['', [6]],
      ],
    ],
    [
      'initiative, with itself; an initiative nobody knows is none',
      'initiative',
      [
        ['Black Friday, all stores', [2, 500]],
        ['', [1, 3, 4, 6]],
      ],
    ],
    [
      'month of the start, in order; the parking lot has none',
      'month',
      [
        ['October 2026', [1, 2, 4]],
        ['November 2026', [3, 500]],
        ['', [6]],
      ],
    ],
    [
      'the tags of a category, each item under all of its tags',
      'tag-target-segment',
      [
        ['New buyers', [2, 3]],
        ['Top spenders', [2]],
        ['', [1, 4, 500, 6]],
      ],
    ],
    [
      'another category',
      'tag-custom',
      [
        ['Loyal', [2]],
        ['', [1, 3, 4, 500, 6]],
      ],
    ],
  ])('groups by %s', (_sentence, grouping, groups) => {
    expect(summary(grouping)).toEqual(groups)
  })

  it('sums the costs of each group; initiatives and monthly items carry none', () => {
    const groups = groupTacticRows(rows, 'channel', details)
    expect(groups.map(({ color, expenses }) => [color, expenses])).toEqual([
      ['#EF482A', { estimate: 30, actual: null, variance: 30 }],
      ['#8249AB', { estimate: 100, actual: 140, variance: -40 }],
      ['#EF482A', { estimate: null, actual: null, variance: null }],
      [null, { estimate: null, actual: null, variance: null }],
    ])
  })

  it('has every item in some group, and the whole counts each once', () => {
    const anyItems = fc.array(
      fc.record({
        tagIds: fc.uniqueArray(fc.constantFrom(801, 802, 803, 804, 805, 899)),
        relatedInitiativeIds: fc.uniqueArray(fc.constantFrom(500, 501, 999)),
        estimatedCost: fc.option(fc.integer({ min: 0, max: 9 })),
      }),
    )
    fc.assert(
      fc.property(anyItems, fc.constantFrom(...TACTIC_GROUPINGS), (fields, grouping) => {
        const all = rowsOf(fields.map((one, id) => itemOf({ id, ...one })))
        const groups = groupTacticRows(all, grouping, details)
        expect(new Set(groups.flatMap((group) => group.rows))).toEqual(new Set(all))
        expect(groups.every((group) => new Set(group.rows).size === group.rows.length)).toBe(true)
        const costs = fields.flatMap(({ estimatedCost }) => estimatedCost ?? [])
        // A sum of zeros is zero, and a sum of no values is null.
        const whole = costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0)
        expect(expensesOf(all).estimate).toBe(whole)
      }),
    )
  })
})

describe('availableGroupings', () => {
  it('leaves out what items of the parking lot do not have', () => {
    expect(availableGroupings('scheduled')).toEqual(TACTIC_GROUPINGS)
    expect(availableGroupings('parking-lot')).not.toContain('month')
    expect(availableGroupings('parking-lot')).not.toContain('initiative')
  })
})
