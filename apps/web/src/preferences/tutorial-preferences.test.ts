import { expect, test } from 'vitest'
import { memoryStore } from './browser-store'
import { createTutorialPreferences } from './tutorial-preferences'

test('tutorials that the server has not recorded are remembered for each person', () => {
  const store = memoryStore()
  const preferences = createTutorialPreferences(store)
  const tutorial = { planId: 12, roleId: 5 }
  preferences.setUnrecorded(1001, tutorial, true)
  expect(store.getItem('tutorials1001')).toBe('["12/5"]')
  expect(preferences.isUnrecorded(1001, tutorial)).toBe(true)
  expect(preferences.isUnrecorded(1001, { planId: 12, roleId: 4 })).toBe(false)
  expect(preferences.isUnrecorded(1002, tutorial)).toBe(false)
  preferences.setUnrecorded(1001, tutorial, false)
  expect(store.getItem('tutorials1001')).toBeNull()
})
