import { foldedTexts } from '@throughline/test-support/folded-texts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { foldText, foldWithOrigins, wordsOf } from './fold-text'
import { joinRanges, occurrencesOf, rangesInOriginal, startsWord } from './match-ranges'
import { matchWords } from './match-words'

describe('foldText', () => {
  it.each(foldedTexts)('ignores %s', (_title, text, expected) => {
    expect(foldText(text)).toBe(expected)
  })
})

describe('foldWithOrigins', () => {
  it('folds to the same text as foldText, with an origin for each letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-ZäéøßﬁＡΣς² ]*$/), (text) => {
        const { folded, origins } = foldWithOrigins(text)
        expect(folded).toBe(foldText(text))
        expect(origins).toHaveLength(folded.length + 1)
      }),
    )
  })
})

describe('ranges', () => {
  it('finds overlapping occurrences', () => {
    expect(occurrencesOf('banana', 'ana')).toEqual([1, 3])
  })

  it.each([
    ['the text', 0, true],
    ['a word after a space', 3, true],
    ['a word after punctuation', 7, true],
    ['not inside of a word', 4, false],
  ])('a word starts at the start of %s', (_title, index, expected) => {
    expect(startsWord('go to (all)', index)).toBe(expected)
  })

  it('joins ranges that touch or overlap, whatever their order', () => {
    const ranges = [
      { start: 6, end: 9 },
      { start: 0, end: 2 },
      { start: 2, end: 3 },
      { start: 7, end: 8 },
    ]
    expect(joinRanges(ranges)).toEqual([
      { start: 0, end: 3 },
      { start: 6, end: 9 },
    ])
  })

  it('covers a letter that folds into two when one of the two matches', () => {
    const ranges = rangesInOriginal(foldWithOrigins('Straße'), [{ start: 0, end: 5 }])
    expect(ranges).toEqual([{ start: 0, end: 5 }])
  })
})

describe('matchWords', () => {
  const matched = (text: string, query: string) => {
    const folded = foldWithOrigins(text)
    const match = matchWords(folded.folded, wordsOf(query))
    if (!match) return null
    return rangesInOriginal(folded, match.ranges)
      .map(({ start, end }) => text.slice(start, end))
      .join('')
  }

  it.each([
    ['letters that start words', 'Go to Month', 'gtm', 'GtM'],
    ['a whole word rather than scattered letters', 'to do: tour', 'tour', 'tour'],
    ['words in any order', 'Go to Month', 'month go', 'GoMonth'],
    ['nothing when a letter is missing', 'Go to Month', 'gtmx', null],
    ['nothing when letters are in another order', 'Month', 'htm', null],
  ])('finds %s', (_title, text, query, expected) => {
    expect(matched(text, query)).toBe(expected)
  })

  it('finds a text by any of its letters in order, and marks them', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zé][a-z é]{0,20}$/),
        fc.infiniteStream(fc.boolean()),
        (text, stream) => {
          const typed = text
            .split('')
            .filter((letter) => letter !== ' ' && stream.next().value === true)
            .join('')
          expect(foldText(matched(text, typed) ?? 'not found')).toBe(foldText(typed))
        },
      ),
    )
  })
})
