import {
  defaultFilters,
  existingFilters,
  withLeadVisible,
  withNestedPlanVisible,
} from '@throughline/domain/filters'
import { buildPlan, buildTactic } from '@throughline/test-support/builders'
import { describe, expect, test } from 'vitest'
import { countsOf, filterGroupsOf, existingFilterIdsOf, type FilterSources } from './filter-groups'

const plan = buildPlan()
const own = { planId: 12, abbreviatedPlanName: 'NP' }
const western = { planId: 13, abbreviatedPlanName: 'WR' }

function tag(id: number, category: 'Target Segment' | 'Custom', rest: object = {}) {
  return {
    id,
    title: `Tag ${id}`,
    text: '',
    category,
    categoryName: '',
    orderIndex: id,
    isLead: false,
    isNested: false,
    ...own,
    ...rest,
  }
}

function groupsOf(sources: Partial<FilterSources>) {
  return filterGroupsOf({
    plan,
    initiatives: undefined,
    tags: undefined,
    subscriptions: undefined,
    ...sources,
  })
}

describe('what a plan has to filter by', () => {
  test('its channels without that of initiatives, own ones first, foreign ones marked', () => {
    const radio = plan.channels.find(({ name }) => name === 'Website')
    const channels = [
      ...(radio ? [{ ...radio, id: 900, name: 'Western radio', ...western }] : []),
      ...plan.channels,
    ]
    const groups = groupsOf({ plan: buildPlan({ channels }) })
    expect(groups.channels.map(({ name, planMark }) => [name, planMark])).toEqual([
      ['Website', undefined],
      ['Email', undefined],
      ['Signage', undefined],
      ['Western radio', 'WR'],
    ])
  })

  test('a channel that several plans have stands once, as it is here, with their names', () => {
    const email = plan.channels.find(({ name }) => name === 'Email')
    const shared = email && {
      ...email,
      id: 901,
      name: 'EMAIL',
      uiColor: '#000000',
      ...western,
      tacticTypes: email.tacticTypes.map((type) => ({ ...type, id: type.id + 900_000 })),
    }
    const channels = [...(shared ? [shared] : []), ...plan.channels]
    const relative = { id: 13, name: 'West region', abbreviatedName: 'WR', roleId: 4 }
    const groups = groupsOf({ plan: buildPlan({ channels, plans: [relative] }) })
    const matches = groups.channels.filter(({ name }) => name.toLowerCase() === 'email')
    expect(matches).toMatchObject([
      {
        name: 'Email',
        color: email?.uiColor,
        planMark: undefined,
        plans: [
          { planId: 12, name: plan.name },
          { planId: 13, name: 'West region' },
        ],
      },
    ])
    expect(matches[0]?.typeIds).toHaveLength(2 * (matches[0]?.types.length ?? 0))
  })

  test('no types that are hidden, and no channel without any', () => {
    const channels = plan.channels.map((channel) => ({
      ...channel,
      tacticTypes: channel.tacticTypes.map((type) => ({
        ...type,
        isHidden: type.kind === 'monthlyFocus' || channel.name === 'Signage',
      })),
    }))
    const visible = groupsOf({ plan: buildPlan({ channels }) }).channels
    expect(visible.map(({ name, types }) => [name, types.length])).toEqual([
      ['Website', 2],
      ['Email', 2],
    ])
  })

  test('relatives only where one holds a role', () => {
    const relative = (id: number, roleId: number | null) => ({
      id,
      name: `Plan ${id}`,
      abbreviatedName: '',
      roleId,
    })
    const lead = groupsOf({ plan: buildPlan({ plans: [relative(13, 4), relative(14, null)] }) })
    expect([lead.nestedPlans, lead.leadPlan]).toEqual([[{ id: 13, name: 'Plan 13' }], null])
    const nested = { plans: [], parentId: 9 }
    const seen = groupsOf({ plan: buildPlan({ ...nested, parent: relative(9, 6) }) })
    expect(seen.leadPlan).toEqual({ id: 9, name: 'Plan 9' })
    const unseen = groupsOf({ plan: buildPlan({ ...nested, parent: relative(9, null) }) })
    expect(unseen.leadPlan).toBeNull()
  })

  test('tags by category, those of a person’s own under their names', () => {
    const tags = [
      tag(1, 'Custom', { categoryName: 'Season' }),
      tag(2, 'Target Segment', western),
      tag(3, 'Custom'),
      tag(4, 'Custom', { categoryName: 'Season' }),
    ]
    const visible = groupsOf({ tags }).tagCategories
    expect(visible?.map(({ name, tags: each }) => [name, each.map(({ id }) => id)])).toEqual([
      ['Target Segment', [2]],
      ['Season', [1, 4]],
      ['Custom', [3]],
    ])
    expect(visible?.[0]?.tags[0]?.planMark).toBe('WR')
  })

  test('initiatives by name; those with one title also name their plan', () => {
    const initiatives = [
      buildTactic({ id: 3, title: 'Summer', ...western }),
      buildTactic({ id: 4, title: 'Summer' }),
      buildTactic({ id: 2, title: 'Loyalty' }),
      buildTactic({ id: 1, title: 'Black Friday', ...western }),
    ]
    expect(groupsOf({ initiatives }).initiatives).toEqual([
      { id: 1, name: 'Black Friday', planMark: 'WR' },
      { id: 2, name: 'Loyalty', planMark: undefined },
      { id: 4, name: 'Summer (National plan)', planMark: undefined },
      { id: 3, name: 'Summer (West region)', planMark: 'WR' },
    ])
  })

  test('what is on its way is not the same as nothing', () => {
    const waiting = groupsOf({})
    expect([waiting.initiatives, waiting.tagCategories, waiting.calendars]).toEqual([
      null,
      null,
      null,
    ])
    const nothing = groupsOf({ initiatives: [], tags: [], subscriptions: [] })
    expect([nothing.initiatives, nothing.tagCategories, nothing.calendars]).toEqual([[], [], []])
  })
})

test('a stored choice of what is gone is dropped as soon as that is known', () => {
  const stored = {
    ...defaultFilters(),
    tagIds: new Set([1, 99]),
    tacticTypeIds: new Set([1030, 5]),
  }
  const sources = { plan, initiatives: undefined, tags: undefined, subscriptions: undefined }
  const early = existingFilters(stored, existingFilterIdsOf(sources))
  expect([[...early.tacticTypeIds], [...early.tagIds]]).toEqual([[1030], [1, 99]])
  const later = existingFilters(
    stored,
    existingFilterIdsOf({ ...sources, tags: [tag(1, 'Custom')] }),
  )
  expect([...later.tagIds]).toEqual([1])
})

test('a plan that one holds no role on any more is not hidden either', () => {
  const relative = (id: number, roleId: number | null) => ({
    id,
    name: `Plan ${id}`,
    abbreviatedName: '',
    roleId,
  })
  const stored = {
    ...defaultFilters(),
    isLeadVisible: false,
    hiddenNestedPlanIds: new Set([13, 14]),
  }
  const sources = { initiatives: undefined, tags: undefined, subscriptions: undefined }
  const existing = (plan: FilterSources['plan']) =>
    existingFilters(stored, existingFilterIdsOf({ plan, ...sources }))
  const lead = existing(buildPlan({ plans: [relative(13, 4), relative(14, null)] }))
  expect([[...lead.hiddenNestedPlanIds], lead.isLeadVisible]).toEqual([[13], true])
  const nested = { plans: [], parentId: 9 }
  expect(existing(buildPlan({ ...nested, parent: relative(9, 6) })).isLeadVisible).toBe(false)
  expect(existing(buildPlan({ ...nested, parent: relative(9, null) })).isLeadVisible).toBe(true)
})

describe('how many items a filter has', () => {
  const items = [12, 13, 11].map((planId, id) =>
    buildTactic({ id, title: `Tactic ${id}`, planId, tacticTypeId: 5 }),
  )

  test.each([
    ['of all visible plans', defaultFilters(), 3],
    [
      'without those of a hidden nested plan',
      withNestedPlanVisible(defaultFilters(), 13, false),
      2,
    ],
    ['without those of a hidden lead plan', withLeadVisible(defaultFilters(), false), 2],
  ])('%s', (_sentence, filters, count) => {
    const counts = countsOf(items, filters, 11)
    expect(counts.tacticTypes.get(5)).toBe(count)
    expect([...counts.plans.values()]).toEqual([1, 1, 1])
  })
})
