import { describe, expect, test } from 'vitest'
import { memoryStore } from './browser-store'
import { createCalendarPreferences } from './calendar-preferences'

describe('what a browser remembers about calendars', () => {
  test('closed sections of the overstory stay closed until they are opened', () => {
    const preferences = createCalendarPreferences(memoryStore())
    preferences.setOverstorySectionOpen('initiatives', false)
    preferences.setOverstorySectionOpen('long-running', false)
    preferences.setOverstorySectionOpen('initiatives', true)
    expect([...preferences.closedOverstorySections({ isScarce: false })]).toEqual(['long-running'])
  })

  test('where room is scarce all sections are closed, unless somebody has chosen', () => {
    const preferences = createCalendarPreferences(memoryStore())
    const closed = () => [...preferences.closedOverstorySections({ isScarce: true })]
    expect(closed()).toEqual([
      'calendars-of-interest',
      'initiatives',
      'monthly-focus',
      'long-running',
    ])
    preferences.setOverstorySectionOpen('long-running', true)
    expect(closed()).toEqual(['calendars-of-interest', 'initiatives', 'monthly-focus'])
  })

  test('the all-day row of a day is closed until it is opened', () => {
    const preferences = createCalendarPreferences(memoryStore())
    expect(preferences.isAllDayRowOpen()).toBe(false)
    preferences.setAllDayRowOpen(true)
    expect(preferences.isAllDayRowOpen()).toBe(true)
  })

  test('the marks of channels are hidden until they are asked for', () => {
    const store = memoryStore()
    const preferences = createCalendarPreferences(store)
    expect(preferences.hasChannelMarks()).toBe(false)
    preferences.setChannelMarks(true)
    expect(createCalendarPreferences(store).hasChannelMarks()).toBe(true)
    preferences.setChannelMarks(false)
    expect(preferences.hasChannelMarks()).toBe(false)
  })

  test('month and day each have the height of what stood above them last', () => {
    const store = memoryStore()
    const preferences = createCalendarPreferences(store)
    expect(preferences.calendarTopPixels('month')).toBeNull()
    preferences.setCalendarTopPixels('month', 169)
    preferences.setCalendarTopPixels('day', 0)
    expect([preferences.calendarTopPixels('month'), preferences.calendarTopPixels('day')]).toEqual([
      169, 0,
    ])
    store.setItem('month-top', 'high')
    expect(preferences.calendarTopPixels('month')).toBeNull()
  })

  test('expanded sections of the overstory, and its height, stay until they are taken back', () => {
    const store = memoryStore()
    const preferences = createCalendarPreferences(store)
    expect([...preferences.expandedOverstorySections()]).toEqual([])
    expect(preferences.overstoryHeight('month')).toBeNull()
    preferences.setExpandedOverstorySections(new Set(['long-running', 'initiatives']))
    preferences.setOverstoryHeight('month', 305)
    expect(store.getItem('mh-expanded')).toBe('long-running,initiatives')
    expect(store.getItem('mh-height')).toBe('305')
    expect([...preferences.expandedOverstorySections()]).toEqual(['initiatives', 'long-running'])
    expect(preferences.overstoryHeight('month')).toBe(305)
    expect(preferences.overstoryHeight('day')).toBeNull()
    preferences.setExpandedOverstorySections(new Set())
    preferences.setOverstoryHeight('month', null)
    expect(store.keys()).toEqual([])
  })

  test.each(['', 'tall', '0', '-20', 'Infinity'])(
    'a stored height of the overstory %j counts as none',
    (value) => {
      const store = memoryStore()
      store.setItem('mh-height', value)
      expect(createCalendarPreferences(store).overstoryHeight('month')).toBeNull()
    },
  )
})
