import { describe, expect, test } from 'vitest'
import { memoryStore } from './browser-store'
import { RECENT_COUNT, createRecentCommands, createRecentSearches } from './recent-choices'

describe('recent choices', () => {
  test('begin with the latest, each once, whatever its case', () => {
    const recent = createRecentSearches(memoryStore(), 1001, 12)
    for (const text of ['vip', 'gift', 'VIP']) recent.add(text)
    expect(recent.read()).toEqual(['VIP', 'gift'])
  })

  test(`are ${RECENT_COUNT} at most`, () => {
    const recent = createRecentSearches(memoryStore(), 1001, 12)
    for (let number = 1; number <= RECENT_COUNT + 3; number += 1) recent.add(`word ${number}`)
    expect(recent.read()).toHaveLength(RECENT_COUNT)
    expect(recent.read()[0]).toBe(`word ${RECENT_COUNT + 3}`)
  })

  test('are removed one by one', () => {
    const recent = createRecentSearches(memoryStore(), 1001, 12)
    recent.add('vip')
    recent.add('gift')
    recent.remove('vip')
    expect(recent.read()).toEqual(['gift'])
    recent.remove('gift')
    expect(recent.read()).toEqual([])
  })

  test('belong to one person, one plan and one purpose', () => {
    const store = memoryStore()
    createRecentSearches(store, 1001, 12).add('vip')
    expect(createRecentSearches(store, 1002, 12).read()).toEqual([])
    expect(createRecentSearches(store, 1001, 13).read()).toEqual([])
    expect(createRecentCommands(store, 1001).read()).toEqual([])
    expect(createRecentSearches(store, 1001, 12).read()).toEqual(['vip'])
  })

  test.each(['no JSON', '{"a":1}', '[1,null]'])('are none when %j is stored', (stored) => {
    const store = memoryStore()
    store.setItem('recent-search1001-12', stored)
    expect(createRecentSearches(store, 1001, 12).read()).toEqual([])
  })
})
