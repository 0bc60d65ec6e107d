import { activeFilterCount, defaultFilters } from '@throughline/domain/filters'
import type { PlanFilters } from '@throughline/domain/filters'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { FilterGroups } from '../../FilterSidebar'
import { familyFilterGroups } from '../../FilterSidebar/fixtures/filter-groups'
import { textOf } from '../FilterChipItem'
import { englishFilterChipsLabels as labels } from '../FilterChips.labels'
import { chipsOf } from './chips-of'

const textsOf = (filters: Partial<PlanFilters>, groups: FilterGroups = familyFilterGroups) =>
  chipsOf({ ...defaultFilters(), ...filters }, groups, labels).map((chip) =>
    chip.name === null ? null : textOf(chip),
  )

const OF_PRINT = 100
const usedIds = [11, 12, 13, 14, 15, 21, 22, 31, 32, 41, 51, 52, 71, 81, 301, 303] as const
const printTypeIds = [111, 112, 113, 151, 152, 171] as const

/** Channels of which two are in the same three plans. */
const channelsWithPrint: FilterGroups['channels'] = familyFilterGroups.channels.flatMap((email) => {
  if (email.plans.length < 3) return [email]
  const moved = ({ typeIds }: { readonly typeIds: readonly number[] }) => ({
    typeIds: typeIds.map((id) => id + OF_PRINT),
  })
  const print = {
    ...email,
    ...moved(email),
    id: email.id + OF_PRINT,
    name: 'Print',
    types: email.types.map((type) => ({ ...type, ...moved(type), id: type.id + OF_PRINT })),
    plans: email.plans.map((plan) => ({ ...plan, ...moved(plan) })),
  }
  return [email, print]
})

describe('the chips of filters in use', () => {
  it.each<[string, Partial<PlanFilters>, readonly string[]]>([
    ['a hidden plan', { hiddenNestedPlanIds: new Set([32]) }, ['East region hidden']],
    ['a whole channel', { tacticTypeIds: new Set([14, 15]) }, ['Social Media']],
    [
      'types of a channel',
      { tacticTypeIds: new Set([12, 13]) },
      ['Email: Promotional', 'Email: Triggered'],
    ],
    ['a plan in a channel', { tacticTypeIds: new Set([11, 12, 13]) }, ['Email: National plan']],
    ['a channel of another plan', { tacticTypeIds: new Set([81]) }, ['Local radio (WR)']],
    [
      'initiatives in the order of the sidebar',
      { initiativeIds: new Set([303, 301]) },
      ['Black Friday Promotion', 'Loyalty Relaunch (WR)'],
    ],
    ['a tag', { tagIds: new Set([22]) }, ['New buyers']],
    ['a calendar', { subscriptionIds: new Set([42]) }, ['Retail conferences']],
    [
      'what is gone',
      { tagIds: new Set([99]), tacticTypeIds: new Set([98]) },
      ['Unknown type', 'Unknown tag'],
    ],
  ])('name %s', (_sentence, filters, expected) => {
    expect(textsOf(filters)).toEqual(expected)
  })

  it('name a hidden lead plan', () => {
    const leadPlan = { id: 12, name: 'National plan' }
    const groups = { ...familyFilterGroups, nestedPlans: [], leadPlan }
    expect(textsOf({ isLeadVisible: false }, groups)).toEqual(['National plan hidden'])
  })

  it('have no name while it is loading', () => {
    const groups = {
      ...familyFilterGroups,
      initiatives: null,
      tagCategories: null,
      calendars: null,
    }
    const some = { initiativeIds: new Set([301]), tagIds: new Set([21]) }
    expect(textsOf({ ...some, subscriptionIds: new Set([41]) }, groups)).toEqual([null, null, null])
  })

  it('are as many as are counted, each with a key of its own', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...usedIds, ...printTypeIds), {
      maxLength: 22,
      size: 'max',
    })
    fc.assert(
      fc.property(fc.tuple(ids, ids, ids, ids, ids, fc.boolean()), (all) => {
        const [hidden, types, initiatives, tags, calendars, isLeadVisible] = all
        const filters: PlanFilters = {
          isLeadVisible,
          hiddenNestedPlanIds: new Set(hidden),
          tacticTypeIds: new Set(types),
          initiativeIds: new Set(initiatives),
          tagIds: new Set(tags),
          subscriptionIds: new Set(calendars),
        }
        const groups = { ...familyFilterGroups, channels: channelsWithPrint }
        const { nestedPlans, channels } = groups
        const chips = chipsOf(filters, groups, labels)
        const family = { parentId: 0, plans: nestedPlans }
        expect(chips).toHaveLength(activeFilterCount(filters, family, channels))
        expect(new Set(chips.map(({ key }) => key)).size).toBe(chips.length)
      }),
    )
  })
})
