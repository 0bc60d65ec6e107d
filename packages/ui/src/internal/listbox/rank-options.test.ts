import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ListOption } from './list-entries'
import { matchRanges, rankOptions, searchTextOf } from './rank-options'

const options: readonly ListOption[] = [
  'Denver store',
  'Store windows',
  'Restore',
  'Café Zürich',
  'New store, Portland',
  'Store',
  'Straße',
].map((label) => ({ value: label, label }))

function rank(typed: string, list: readonly ListOption[] = options) {
  return rankOptions(list, list.map(searchTextOf), typed).map(({ label }) => label)
}

describe('rankOptions', () => {
  it('puts the label itself first, then beginnings, then words, then insides', () => {
    expect(rank('store')).toEqual([
      'Store',
      'Store windows',
      'Denver store',
      'New store, Portland',
      'Restore',
    ])
  })

  it.each([
    ['case does not matter', 'RESTORE', ['Restore']],
    ['accents may be left out', 'cafe zur', ['Café Zürich']],
    ['or typed where there are none', 'störe win', ['Store windows']],
    ['letters that Unicode does not take apart', 'strasse', ['Straße']],
    ['words in any order', 'portland new', ['New store, Portland']],
    ['parts of words in any order', 'land tore', ['New store, Portland']],
    ['space around it does not matter', '  denver  ', ['Denver store']],
    ['nothing answers', 'xyz', []],
  ])('%s', (_title, typed, expected) => {
    expect(rank(typed)).toEqual(expected)
  })

  it('looks into descriptions last', () => {
    const list: readonly ListOption[] = [
      { value: 'video', label: 'Video', description: 'Pre-roll and television' },
      { value: 'television', label: 'Connected television' },
    ]
    expect(rank('television', list)).toEqual(['Connected television', 'Video'])
  })

  it('returns the list unchanged for an empty text', () => {
    expect(rank('   ')).toEqual(options.map(({ label }) => label))
  })

  it('never invents or doubles an option, and finds every label by itself', () => {
    const labels = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 20 })
    fc.assert(
      fc.property(labels, fc.string({ maxLength: 4 }), (names, typed) => {
        const list = names.map((label) => ({ value: label, label }))
        const match = rank(typed, list)
        expect(new Set(match).size).toBe(match.length)
        expect(names).toEqual(expect.arrayContaining(match))
        for (const name of names) expect(rank(name, list)).toContain(name)
      }),
    )
  })
})

describe('matchRanges', () => {
  const marked = (label: string, typed: string) =>
    matchRanges(label, typed).map(({ start, end }) => label.slice(start, end))

  it.each([
    ['the beginning of a word before the inside of one', 'Restore the store', 'store', ['store']],
    ['through accents', 'Café Zürich', 'zur', ['Zür']],
    ['a letter that folds into two is marked whole', 'Straße', 'stras', ['Straß']],
    ['each word by itself', 'New store, Portland', 'portland new', ['New', 'Portland']],
    ['nothing for nothing', 'Store', ' ', []],
  ])('%s', (_title, label, typed, expected) => {
    expect(marked(label, typed)).toEqual(expected)
  })

  it('marks text of the label only, in order', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 3 }), (label, typed) => {
        let last = 0
        for (const { start, end } of matchRanges(label, typed)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(label.length)
          last = end
        }
      }),
    )
  })
})
