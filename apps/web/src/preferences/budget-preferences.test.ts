import { describe, expect, test } from 'vitest'
import { memoryStore } from './browser-store'
import { createBudgetPreferences } from './budget-preferences'

const dana = { userId: 1001, planId: 12 }

describe('how a budget is looked at', () => {
  test('closed channels are remembered for each person and plan', () => {
    const store = memoryStore()
    const preferences = createBudgetPreferences(store)
    preferences.setClosedRows(dana, new Set(['channel:103']))
    expect(store.getItem('budget-closed1001-12')).toBe('["channel:103"]')
    expect([...preferences.closedRows(dana)]).toEqual(['channel:103'])
    expect([...preferences.closedRows({ ...dana, planId: 13 })]).toEqual([])
    expect([...preferences.closedRows({ ...dana, userId: 1002 })]).toEqual([])
    preferences.setClosedRows(dana, new Set())
    expect(store.getItem('budget-closed1001-12')).toBeNull()
  })

  test('charts are hidden at first, and remembered while they are shown', () => {
    const store = memoryStore()
    const preferences = createBudgetPreferences(store)
    expect(preferences.areChartsVisible(dana)).toBe(false)
    preferences.setChartsVisible(dana, true)
    expect(preferences.areChartsVisible(dana)).toBe(true)
    expect(preferences.areChartsVisible({ ...dana, planId: 13 })).toBe(false)
    preferences.setChartsVisible(dana, false)
    expect(store.getItem('budget-charts1001-12')).toBeNull()
  })
})
