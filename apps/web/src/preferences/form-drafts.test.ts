import { describe, expect, test } from 'vitest'
import { memoryStore as emptyStore } from './browser-store'
import { createFormDraft } from './form-drafts'
import { createPreferences } from './preferences'
import { removeFormDrafts } from './remove-drafts'

interface Values {
  readonly name: string
}

const isValues = (values: unknown): values is Values =>
  typeof values === 'object' && values !== null && 'name' in values

const typed = { values: { name: 'Podcasts' }, before: { name: 'Radio' } }

/** Returns the store of a browser with a logged-in user. */
function memoryStore(userId = 7) {
  const store = emptyStore()
  createPreferences(store).setLoggedInUserId(userId)
  return store
}

const draftKeys = (store: ReturnType<typeof memoryStore>) =>
  store.keys().filter((key) => key.startsWith('draft:'))

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

  test('after more than seven days it is dropped', () => {
    const store = memoryStore()
    draftOf({ store }).write(typed)
    expect(draftOf({ store, nowMs: 7 * DAY_MS + 1 }).read()).toBeNull()
    expect(draftKeys(store)).toEqual([])
  })

  test('another person neither gets it nor replaces it', () => {
    const store = memoryStore()
    draftOf({ store }).write(typed)
    createPreferences(store).setLoggedInUserId(8)
    const draftOfOther = draftOf({ store, userId: 8 })
    expect(draftOfOther.read()).toBeNull()
    draftOfOther.write({ ...typed, values: { name: 'Posters' } })
    draftOfOther.remove()
    expect(draftOf({ store }).read()).toMatchObject(typed)
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
    store.setItem('draft:7:channel-4', text)
    expect(draftOf({ store }).read()).toBeNull()
    expect(draftKeys(store)).toEqual([])
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

  test('a form that is still open when its person logs out writes no more', () => {
    const store = memoryStore()
    const preferences = createPreferences(store)
    const draft = draftOf({ store })
    preferences.removeFormDrafts(7)
    preferences.setLoggedInUserId(null)
    draft.write(typed)
    expect(draftKeys(store)).toEqual([])
    preferences.setLoggedInUserId(7)
    draft.write(typed)
    expect(draftKeys(store)).toEqual(['draft:7:channel-4'])
  })
})

test('removing the drafts of a person leaves those of others and preferences alone', () => {
  const store = memoryStore()
  store.setItem('theme', 'dark')
  draftOf({ store }).write(typed)
  store.setItem('draft:70:channel-4', '{}')
  removeFormDrafts(store, 7)
  expect(store.keys()).toEqual(['usr', 'theme', 'draft:70:channel-4'])
})

test.each([
  ['what others have typed stays for seven days', 7 * DAY_MS, ['draft:7:channel-4']],
  ['and is dropped afterwards', 7 * DAY_MS + 1, []],
])('%s', (_sentence, nowMs, expected) => {
  const store = memoryStore()
  draftOf({ store }).write(typed)
  draftOf({ store, userId: 8, nowMs }).read()
  expect(draftKeys(store)).toEqual(expected)
})
