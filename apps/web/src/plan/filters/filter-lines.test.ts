import { defaultFilters } from '@throughline/domain/filters'
import { filterChannelsOf } from '@throughline/planner-views/filter-sidebar'
import { describe, expect, it } from 'vitest'
import { filterLinesOf } from './filter-lines'

const channel = (id: number, name: string, types: readonly (readonly [number, string])[]) => ({
  id,
  planId: id,
  name,
  color: '#2F6FED',
  types: types.map(([typeId, typeName]) => ({ id: typeId, name: typeName })),
})
const groups = {
  channels: filterChannelsOf(
    [
      channel(1, 'Email', [
        [1, 'Newsletter'],
        [2, 'Promotional'],
      ]),
      channel(2, 'Email', [[3, 'Newsletter']]),
      channel(3, 'Radio', [
        [5, 'Spot'],
        [6, 'Host read'],
      ]),
    ],
    new Map(),
  ),
  leadPlan: { id: 9, name: 'National plan' },
  nestedPlans: [
    { id: 31, name: 'West' },
    { id: 32, name: 'East' },
  ],
  initiatives: [{ id: 301, name: 'Cyber Week' }],
  tagCategories: [{ name: 'Goal', tags: [{ id: 21, name: 'Loyalty' }] }],
  calendars: [{ id: 41, name: 'Public holidays' }],
}

describe('the filters of a printed calendar', () => {
  it.each([
    ['nothing where all is shown', {}, []],
    [
      'plans that are hidden',
      { isLeadVisible: false, hiddenNestedPlanIds: new Set([32]) },
      ['Without plans: National plan, East'],
    ],
    [
      'a channel once, however many plans have it',
      { tacticTypeIds: new Set([1, 2, 3]) },
      ['Channels: Email'],
    ],
    [
      'the types of a channel that is shown in part',
      { tacticTypeIds: new Set([6]) },
      ['Channels: Radio (Host read)'],
    ],
    [
      'every kind on a line of its own',
      {
        initiativeIds: new Set([301]),
        tagIds: new Set([21]),
        subscriptionIds: new Set([41]),
      },
      ['Initiatives: Cyber Week', 'Tags: Loyalty', 'Calendars of Interest: Public holidays'],
    ],
  ])('name %s', (_sentence, chosen, lines) => {
    expect(filterLinesOf({ ...defaultFilters(), ...chosen }, groups)).toEqual(lines)
  })
})
