import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { compareSortKeys, sortKeyOf } from './sort-values'

const collator = new Intl.Collator('en', { numeric: true })

describe('sortKeyOf', () => {
  it.each([
    ['text is itself', 'Email', 'Email'],
    ['zero is a value', 0, 0],
    ['no comes before yes', false, 0],
    ['yes is after no', true, 1],
    ['nothing stands last', null, undefined],
    ['so does empty text', '', undefined],
    ['and what is no number', Number.NaN, undefined],
  ])('%s', (_sentence, value, expected) => {
    expect(sortKeyOf(value)).toBe(expected)
  })
})

describe('compareSortKeys', () => {
  it.each([
    ['figures in text count by their worth', ['Week 10', 'Week 9'], ['Week 9', 'Week 10']],
    [
      'case and accents stand where people look',
      ['zoo', 'Éclair', 'eat'],
      ['eat', 'Éclair', 'zoo'],
    ],
    ['numbers by size, not by figures', [100, 20, -3], [-3, 20, 100]],
    ['numbers before text', ['a', 5], [5, 'a']],
  ])('%s', (_sentence, provided, expected) => {
    expect([...provided].sort((a, b) => compareSortKeys(a, b, collator))).toEqual(expected)
  })

  it('agrees with itself from both sides', () => {
    const keys = fc.oneof(fc.string(), fc.double({ noNaN: true }))
    fc.assert(
      fc.property(keys, keys, (one, other) => {
        expect(Math.sign(compareSortKeys(one, other, collator))).toBe(
          0 - Math.sign(compareSortKeys(other, one, collator)),
        )
      }),
    )
  })
})
