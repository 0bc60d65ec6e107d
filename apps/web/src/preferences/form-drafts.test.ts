import { describe, expect, test } from 'vitest'
import { memoryStore } from './browser-store'
import { createFormDraft, removeFormDrafts } from './form-drafts'

interface Values {
  readonly name: string
}

const isValues = (values: unknown): values is Values =>
  typeof values === 'object' && values !== null && 'name' in values

const typed = { values: { name: 'Podcasts' }, before: { name: 'Radio' } }

const DAY_MS = 24 * 60 * 60 * 1000

function draftOf({ store = memoryStore(), userId = 7, version = 3, nowMs = 0 }) {
  const now = () => nowMs
  return createFormDraft({ store, name: 'channel-4', userId, version, now, isValues })
}

describe('a draft of a form', () => {
  test('what was typed comes back', () => {
    const store = memoryStore()
    draftOf({ store }).write(typed)
    expect(draftOf({ store }).read()).toEqual({ ...typed, isOutdated: false })
  })

  test('a draft over another version says so', () => {
    const store = memoryStore()
    draftOf({ store }).write(typed)
    expect(draftOf({ store, version: 4 }).read()).toMatchObject({ isOutdated: true })
  })

  test.each([
    ['another person does not get it', { userId: 8 }],
    ['after more than seven days it is dropped', { nowMs: 7 * DAY_MS + 1 }],
  ])('%s', (_sentence, change) => {
    const store = memoryStore()
    draftOf({ store }).write(typed)
    expect(draftOf({ store, ...change }).read()).toBeNull()
    expect(store.keys()).toEqual([])
  })

  test('on its seventh day it is still there', () => {
    const store = memoryStore()
    draftOf({ store }).write(typed)
    expect(draftOf({ store, nowMs: 7 * DAY_MS }).read()).not.toBeNull()
  })

  test.each([
    ['text that is no JSON', '{'],
    ['JSON of another shape', '{"name":"Podcasts"}'],
    [
      'values of an older build',
      '{"userId":7,"version":3,"savedAt":0,"values":{"title":""},"before":{"name":""}}',
    ],
  ])('%s is dropped', (_sentence, text) => {
    const store = memoryStore()
    store.setItem('draft:channel-4', text)
    expect(draftOf({ store }).read()).toBeNull()
    expect(store.keys()).toEqual([])
  })

  test('a full store does not stop the typing', () => {
    const store = {
      ...memoryStore(),
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError')
      },
    }
    expect(() => {
      draftOf({ store }).write(typed)
    }).not.toThrow()
  })

  test('removing drafts leaves preferences alone', () => {
    const store = memoryStore()
    store.setItem('theme', 'dark')
    draftOf({ store }).write(typed)
    removeFormDrafts(store)
    expect(store.keys()).toEqual(['theme'])
  })
})
