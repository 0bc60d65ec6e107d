import { describe, expect, test } from 'vitest'
import { LOCAL_DATA_EPOCH, createPreferences, memoryStore } from './preferences'

const DAY_MS = 86_400_000

describe('what a browser remembers', () => {
  test('says nothing at first', () => {
    const preferences = createPreferences(memoryStore())
    expect(preferences.isMarkedLoggedIn()).toBe(false)
    expect(preferences.activeAccountId()).toBeNull()
    expect(preferences.theme()).toBe('auto')
    expect(preferences.isNavigationCollapsed()).toBe(false)
  })

  test('the documented keys hold the documented values', () => {
    const store = memoryStore()
    const preferences = createPreferences(store)
    preferences.markLoggedIn(true)
    preferences.setActiveAccountId(7)
    expect(store.getItem('lgo')).toBe('0')
    expect(store.getItem('act')).toBe('7')
    preferences.markLoggedIn(false)
    preferences.setActiveAccountId(null)
    expect(store.getItem('lgo')).toBe('1')
    expect(store.getItem('act')).toBeNull()
  })

  test.each(['', 'x', '-1', '1.5'])('a stored account %j counts as none', (value) => {
    const store = memoryStore()
    store.setItem('act', value)
    expect(createPreferences(store).activeAccountId()).toBeNull()
  })

  test('closed sections of the overstory stay closed until they are opened', () => {
    const preferences = createPreferences(memoryStore())
    preferences.setOverstorySectionOpen('initiatives', false)
    preferences.setOverstorySectionOpen('long-running', false)
    preferences.setOverstorySectionOpen('initiatives', true)
    expect([...preferences.closedOverstorySections({ isScarce: false })]).toEqual(['long-running'])
  })

  test('where room is scarce all sections are closed, unless somebody has chosen', () => {
    const preferences = createPreferences(memoryStore())
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

  test('a theme that nobody knows counts as the system’s', () => {
    const store = memoryStore()
    store.setItem('theme', 'sepia')
    expect(createPreferences(store).theme()).toBe('auto')
  })
})

describe('flushing data of an older shape', () => {
  const filled = (lastFlushed: string | null) => {
    const store = memoryStore()
    for (const key of ['lgo', 'act', 'theme', 'tp12']) store.setItem(key, '1')
    if (lastFlushed !== null) store.setItem('last-flushed', lastFlushed)
    createPreferences(store).flushOutdated(LOCAL_DATA_EPOCH + DAY_MS)
    return [...store.keys()].sort()
  }

  test.each([
    ['never flushed before: only flag and account stay', null, ['act', 'last-flushed', 'lgo']],
    [
      'flushed before the cut-off: only flag and account stay',
      String(LOCAL_DATA_EPOCH - 1),
      ['act', 'last-flushed', 'lgo'],
    ],
    [
      'flushed since the cut-off: everything stays',
      String(LOCAL_DATA_EPOCH),
      ['act', 'last-flushed', 'lgo', 'theme', 'tp12'],
    ],
  ])('%s', (_sentence, lastFlushed, expected) => {
    expect(filled(lastFlushed)).toEqual(expected)
  })
})
