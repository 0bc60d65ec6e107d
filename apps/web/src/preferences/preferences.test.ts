import { describe, expect, test } from 'vitest'
import { memoryStore } from './browser-store'
import { LOCAL_DATA_EPOCH, createPreferences } from './preferences'

const DAY_MS = 86_400_000

describe('what a browser remembers', () => {
  test('says nothing at first', () => {
    const preferences = createPreferences(memoryStore())
    expect(preferences.isMarkedLoggedIn()).toBe(false)
    expect(preferences.activeAccountId()).toBeNull()
    expect(preferences.theme()).toBe('auto')
    expect(preferences.density()).toBe('compact')
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

  test('a theme that nobody knows counts as the system’s', () => {
    const store = memoryStore()
    store.setItem('theme', 'sepia')
    expect(createPreferences(store).theme()).toBe('auto')
  })
})

describe('the density', () => {
  test('stands under the documented key', () => {
    const store = memoryStore()
    const preferences = createPreferences(store)
    preferences.setDensity('comfortable')
    expect(store.getItem('density')).toBe('comfortable')
    expect(preferences.density()).toBe('comfortable')
  })

  test.each(['dense', ''])('%j, which nobody knows, counts as compact', (value) => {
    const store = memoryStore()
    store.setItem('density', value)
    expect(createPreferences(store).density()).toBe('compact')
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
