import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DEFAULT_CHANNELS, nameMarks } from './index'

const marksOf = (names: readonly string[]) => {
  const marks = nameMarks(names)
  return names.map((name) => marks.get(name))
}

describe('the marks of names', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['two letters of one word', ['Email'], ['Em']],
    ['the initials of the first two words', ['Direct Mail', 'cross channel video'], ['DM', 'CC']],
    ['a further word where that is taken', ['Direct Mail', 'Direct Media Ads'], ['DM', 'DA']],
    ['a further letter where that is taken', ['Email', 'Emblem', 'Emb'], ['Em', 'Eb', 'E1']],
    ['the same, whatever the case', ['Direct Mail', 'dmx'], ['DM', 'Dx']],
    ['a number where no letter is left', ['Ab', 'AB ', 'Áb', 'ab'], ['Ab', 'A1', 'Áb', 'A2']],
    ['one mark for a name that comes twice', ['Email', 'Radio', 'Email'], ['Em', 'Ra', 'Em']],
    ['a name of one letter', ['X', 'x'], ['X1', 'X2']],
    ['no signs', ['#1 – TV & Radio', '(Print)'], ['1T', 'Pr']],
    ['numbers alone where a name has no letter', ['★', '🎄', ''], ['1', '2', '3']],
    ['whole characters', ['𝒜rt', 'e\u0301t\u00E9'], ['𝒜r', 'Ét']],
    ['other scripts', ['تلفزيون', '電視廣告'], ['تل', '電視']],
  ])('%s', (_sentence, names, marks) => {
    expect(marksOf(names)).toEqual(marks)
  })

  it('of the default channels', () => {
    expect(marksOf(DEFAULT_CHANNELS.map(({ name }) => name))).toEqual([
      'We',
      'Em',
      'SM',
      'Si',
      'Co',
      'DM',
      'PR',
      'AA',
      'PS',
      'SA',
      'Di',
      'Pi',
      'OO',
      'Ra',
      'CC',
    ])
  })

  it('are unique and stay when names are added behind', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 8 })), (names) => {
        const marks = nameMarks(names)
        const folded = [...marks.values()].map((mark) => mark.toLowerCase())
        expect(new Set(folded).size).toBe(new Set(names).size)
        expect(folded.every((mark) => mark !== '')).toBe(true)
        const some = names.slice(0, 3)
        for (const [name, mark] of nameMarks(some)) expect(marks.get(name)).toBe(mark)
      }),
    )
  })
})
