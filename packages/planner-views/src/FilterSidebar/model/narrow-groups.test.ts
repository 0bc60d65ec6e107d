import { defaultFilters } from '@throughline/domain/filters'
import { describe, expect, it } from 'vitest'

import { filterGroupsFixture } from '../fixtures/filter-groups'
import { FILTER_SECTIONS } from '../filter-section'
import { narrowGroups } from './narrow-groups'
import { sectionsOf, usedInSection } from './sections-of'

const names = (entries: readonly { readonly name: string }[] | null | undefined) =>
  entries?.map(({ name }) => name)

describe('looking for a filter', () => {
  it('leaves the groups alone while nothing is looked for', () => {
    for (const text of ['', '   ']) {
      expect(narrowGroups(filterGroupsFixture, text).groups).toBe(filterGroupsFixture)
    }
  })

  it('finds types and opens their channel', () => {
    const { groups, channelIdsToOpen, matchCount } = narrowGroups(filterGroupsFixture, 'news')
    expect(names(groups.channels)).toEqual(['Email'])
    expect(names(groups.channels[0]?.types)).toEqual(['Newsletter'])
    expect([...channelIdsToOpen]).toEqual([1])
    expect(matchCount).toBe(1)
    expect(sectionsOf(groups)).toEqual(['channels'])
  })

  it('keeps all types of a channel that fits, and leaves it closed', () => {
    const { groups, channelIdsToOpen } = narrowGroups(filterGroupsFixture, 'EMAIL')
    expect(names(groups.channels[0]?.types)).toEqual(['Newsletter', 'Promotional', 'Triggered'])
    expect(channelIdsToOpen.size).toBe(0)
  })

  it.each([
    ['every word has to be there', 'friday black', ['Black Friday Promotion']],
    ['one word that is not finds nothing', 'friday red', []],
    ['accents do not matter', 'fête', ['Fete of the valley']],
    ['ß is found as ss', 'strasse', ['Kärntner Straße']],
  ])('%s', (_sentence, text, expected) => {
    const initiatives = [
      ...(filterGroupsFixture.initiatives ?? []),
      { id: 399, name: 'Fete of the valley' },
      { id: 400, name: 'Kärntner Straße' },
    ]
    const { groups } = narrowGroups({ ...filterGroupsFixture, initiatives }, text)
    expect(names(groups.initiatives)).toEqual(expected)
  })

  it('keeps all tags of a category that fits', () => {
    const { groups } = narrowGroups(filterGroupsFixture, 'target')
    expect(names(groups.tagCategories)).toEqual(['Target Segment'])
    expect(names(groups.tagCategories?.[0]?.tags)).toEqual(['Top spenders', 'New buyers'])
  })

  it('counts each match, whatever it is', () => {
    const spring = (id: number) => ({ id, name: `Spring ${id}` })
    const { matchCount } = narrowGroups(
      {
        ...filterGroupsFixture,
        leadPlan: spring(1),
        nestedPlans: [spring(2)],
        initiatives: [spring(3)],
        tagCategories: [{ name: 'Objective', tags: [spring(4)] }],
        calendars: [spring(5)],
      },
      'spring',
    )
    expect(matchCount).toBe(5)
  })

  it('finds nothing and has no section left', () => {
    const { groups, matchCount } = narrowGroups(filterGroupsFixture, 'zebra')
    expect([sectionsOf(groups), matchCount]).toEqual([[], 0])
  })
})

describe('sections', () => {
  const nothing = {
    leadPlan: null,
    nestedPlans: [],
    channels: [],
    initiatives: [],
    tagCategories: [],
  }
  it.each([
    ['what is empty is left out', nothing, []],
    ['what is on its way is there', { ...nothing, initiatives: null }, ['initiatives']],
    ['calendars say that there are none', { ...nothing, calendars: [] }, ['calendars-of-interest']],
  ])('%s', (_sentence, groups, expected) => {
    expect(sectionsOf(groups)).toEqual(expected)
  })

  it('count what is in use in each of them, a whole channel once', () => {
    const filters = {
      ...defaultFilters(),
      isLeadVisible: false,
      hiddenNestedPlanIds: new Set([32, 999]),
      tacticTypeIds: new Set([11, 12, 14, 15]),
      tagIds: new Set([21]),
    }
    const used = FILTER_SECTIONS.map((section) =>
      usedInSection(section, filters, filterGroupsFixture),
    )
    // Two types of one channel, and a whole channel.
    expect(used).toEqual([1, 1, 3, 0, 1, 0])
  })
})
