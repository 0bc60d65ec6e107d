import { defaultFilters, withChosen } from '@throughline/domain/filters'
import { describe, expect, test } from 'vitest'
import { createFilterPreferences } from './filter-preferences'
import { memoryStore } from './browser-store'

const some = {
  isLeadVisible: false,
  hiddenNestedPlanIds: new Set([31]),
  tacticTypeIds: new Set([12, 11]),
  initiativeIds: new Set([301]),
  tagIds: new Set([21]),
  subscriptionIds: new Set([41]),
}

describe('the filters of a plan', () => {
  test('are the defaults at first', () => {
    expect(createFilterPreferences(memoryStore()).planFilters(12)).toBe(defaultFilters())
  })

  test('stand under the documented keys, with the number of the plan', () => {
    const store = memoryStore()
    createFilterPreferences(store).setPlanFilters(12, some, null)
    const stored = Object.fromEntries(store.keys().map((key) => [key, store.getItem(key)]))
    expect(stored).toEqual({
      lpl12: 'false',
      npl12: '[31]',
      tp12: '[11,12]',
      in12: '[301]',
      tg12: '[21]',
      sb12: '[41]',
    })
  })

  test('are each plan’s own, and there again on return', () => {
    const preferences = createFilterPreferences(memoryStore())
    preferences.setPlanFilters(12, some, null)
    preferences.setPlanFilters(13, withChosen(defaultFilters(), 'tagIds', 5, true), 7)
    expect(preferences.planFilters(12)).toEqual(some)
    expect([...preferences.planFilters(13).tagIds]).toEqual([5])
    expect([12, 13].map(preferences.viewOfFilters)).toEqual([null, 7])
    expect(preferences.planFilters(1)).toBe(defaultFilters())
  })

  test('leave nothing behind once they are cleared', () => {
    const store = memoryStore()
    const preferences = createFilterPreferences(store)
    preferences.setPlanFilters(12, some, null)
    preferences.setPlanFilters(12, defaultFilters(), null)
    expect(store.keys()).toEqual([])
  })
})

describe('the sections of the filters', () => {
  test('are open at first, but for the last', () => {
    expect([...createFilterPreferences(memoryStore()).openFilterSections()]).toEqual([
      'nested-plans',
      'lead-plan',
      'channels',
      'initiatives',
      'tags',
    ])
  })

  test.each([
    ['channels', 'tf-tactic-types'],
    ['initiatives', 'tf-initiatives'],
    ['tags', 'tf-strategy'],
    ['calendars-of-interest', 'tf-subscriptions'],
  ] as const)('%s stand under %s', (section, key) => {
    const store = memoryStore()
    const preferences = createFilterPreferences(store)
    preferences.setFilterSectionOpen(section, false)
    expect(store.getItem(key)).toBe('closed')
    expect(preferences.openFilterSections().has(section)).toBe(false)
    preferences.setFilterSectionOpen(section, true)
    expect(preferences.openFilterSections().has(section)).toBe(true)
  })
})
