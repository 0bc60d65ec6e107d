import { describe, expect, test } from 'vitest'
import { memoryStore } from './browser-store'
import { createFlowPreferences } from './flow-preferences'
import { LOCAL_DATA_EPOCH, createPreferences } from './preferences'

describe('closed sections of a flow', () => {
  test('are remembered for each plan by itself, under the documented key', () => {
    const store = memoryStore()
    const preferences = createFlowPreferences(store)
    preferences.setClosedFlowSections(12, new Set(['calendars', 'channel:103']))
    expect(store.getItem('flow-closed12')).toBe('["calendars","channel:103"]')
    expect([...preferences.closedFlowSections(12)]).toEqual(['calendars', 'channel:103'])
    expect([...preferences.closedFlowSections(13)]).toEqual([])
  })

  test('nothing is stored while all are open', () => {
    const store = memoryStore()
    const preferences = createFlowPreferences(store)
    preferences.setClosedFlowSections(12, new Set(['initiatives']))
    preferences.setClosedFlowSections(12, new Set())
    expect(store.getItem('flow-closed12')).toBeNull()
  })

  test.each(['', 'x', '{}', '7', 'null', '[7, null]'])('%j counts as none', (text) => {
    const store = memoryStore()
    store.setItem('flow-closed12', text)
    expect([...createFlowPreferences(store).closedFlowSections(12)]).toEqual([])
  })

  test('go with the flush of data of an older shape', () => {
    const store = memoryStore()
    const preferences = createFlowPreferences(store)
    preferences.setClosedFlowSections(12, new Set(['initiatives']))
    createPreferences(store).flushOutdated(LOCAL_DATA_EPOCH + 1)
    expect([...preferences.closedFlowSections(12)]).toEqual([])
  })
})
