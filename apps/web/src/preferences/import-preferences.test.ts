import { describe, expect, test } from 'vitest'
import { memoryStore } from './browser-store'
import { createImportPreferences } from './import-preferences'

describe('columns of imported files', () => {
  test('are remembered for each person by themselves, under the documented key', () => {
    const store = memoryStore()
    const preferences = createImportPreferences(store)
    preferences.setRememberedMapping(12, { campaign: 'title', owner: 'fields.Owner', notes: null })
    expect(store.getItem('import-columns12')).toBe(
      '{"campaign":"title","owner":"fields.Owner","notes":null}',
    )
    expect(preferences.rememberedMapping(12)).toEqual({
      campaign: 'title',
      owner: 'fields.Owner',
      notes: null,
    })
    expect(preferences.rememberedMapping(13)).toEqual({})
  })

  test('are at most 300, the latest ones', () => {
    const preferences = createImportPreferences(memoryStore())
    const many = Array.from({ length: 301 }, (_, at) => [`header ${at}`, null] as const)
    preferences.setRememberedMapping(12, Object.fromEntries(many))
    const remembered = Object.keys(preferences.rememberedMapping(12))
    expect(remembered).toHaveLength(300)
    expect(remembered[0]).toBe('header 1')
  })

  test.each(['', 'x', '[]', '7', 'null', '{"a":7}', '{"a":"nothing we know"}'])(
    '%j counts as none',
    (text) => {
      const store = memoryStore()
      store.setItem('import-columns12', text)
      expect(createImportPreferences(store).rememberedMapping(12)).toEqual({})
    },
  )
})
