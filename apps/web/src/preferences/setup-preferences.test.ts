import { describe, expect, test } from 'vitest'
import { memoryStore } from './browser-store'
import { createSetupPreferences } from './setup-preferences'

const nothing = { stoppedAt: null, done: [] }

describe('the progress of setting up a plan', () => {
  test('is nothing at first', () => {
    expect(createSetupPreferences(memoryStore(), 1001, 12).read()).toEqual(nothing)
  })

  test('is kept for each person and each plan', () => {
    const store = memoryStore()
    const progress = { stoppedAt: 'team', done: ['calendars'] }
    createSetupPreferences(store, 1001, 12).write(progress)
    expect(createSetupPreferences(store, 1001, 12).read()).toEqual(progress)
    expect(createSetupPreferences(store, 1002, 12).read()).toEqual(nothing)
    expect(createSetupPreferences(store, 1001, 13).read()).toEqual(nothing)
  })

  test.each([
    ['no JSON', '{'],
    ['no object', '7'],
    ['other shapes', '{"stoppedAt":7,"done":"calendars"}'],
  ])('%s in the store is nothing', (_name, text) => {
    const store = memoryStore()
    store.setItem('setup1001-12', text)
    expect(createSetupPreferences(store, 1001, 12).read()).toEqual(nothing)
  })
})
