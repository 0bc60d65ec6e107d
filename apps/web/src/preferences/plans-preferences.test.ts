import { expect, test } from 'vitest'
import { memoryStore } from './browser-store'
import { createPlansPreferences } from './plans-preferences'

test('a person finds the plans as they sorted them, and others do not', () => {
  const store = memoryStore()
  createPlansPreferences(store).setSort(1001, { columnId: 'dates', direction: 'descending' })
  const preferences = createPlansPreferences(store)
  expect(preferences.sort(1001)).toEqual({ columnId: 'dates', direction: 'descending' })
  expect(preferences.sort(1002)).toBeNull()
})

test('the order of the server comes back', () => {
  const preferences = createPlansPreferences(memoryStore())
  preferences.setSort(1001, { columnId: 'plan', direction: 'ascending' })
  preferences.setSort(1001, null)
  expect(preferences.sort(1001)).toBeNull()
})

test.each(['', 'plan', 'colour ascending', 'plan upwards'])('%o counts as nothing', (stored) => {
  const store = memoryStore()
  store.setItem('plans-sort1001', stored)
  expect(createPlansPreferences(store).sort(1001)).toBeNull()
})
