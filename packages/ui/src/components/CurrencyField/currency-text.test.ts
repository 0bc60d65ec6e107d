import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  formatCurrency,
  keepCurrencyCharacters,
  largestAmountDollars,
  readCurrency,
} from './currency-text'

describe('keepCurrencyCharacters', () => {
  it.each([
    ['digits stay', '1234', '1234'],
    ['a pasted amount loses its sign and separators', '$1,234.56', '1234.56'],
    ['a minus is not accepted', '-500', '500'],
    ['letters go', '12k', '12'],
    ['only the first dot stays', '1.234.56', '1.23456'],
    ['a dot alone may still become an amount', '.', '.'],
    ['digits of other scripts are no digits here', '١٢', ''],
  ])('%s', (_title, text, expected) => {
    expect(keepCurrencyCharacters(text)).toBe(expected)
  })

  it('keeps digits and at most one dot of any text, and nothing more the second time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('0', '7', '.', ',', '$', '-', ' ', 'a', '€', '٣') }),
        (text) => {
          const result = keepCurrencyCharacters(text)
          expect(result).toMatch(/^\d*\.?\d*$/)
          expect(keepCurrencyCharacters(result)).toBe(result)
        },
      ),
    )
    expect.hasAssertions()
  })
})

describe('readCurrency', () => {
  const amount = (amountDollars: number) => ({ code: 'amount', amountDollars })
  it.each([
    ['whole dollars', '1234', amount(1234)],
    ['less than half a dollar rounds down', '1234.49', amount(1234)],
    ['half a dollar rounds up', '1234.5', amount(1235)],
    ['just below half stays below, however many digits', '0.4999999999999999999', amount(0)],
    ['a fraction alone', '.75', amount(1)],
    ['a dot at the end', '12.', amount(12)],
    ['zeros in front', '0007', amount(7)],
    ['zero is an amount', '0', amount(0)],
    ['what the field shows at rest', '1,234.00', amount(1234)],
    ['nothing', '', { code: 'empty' }],
    ['a dot alone', '.', { code: 'empty' }],
    ['no digits at all', 'about ten', { code: 'empty' }],
    ['the largest amount', '1000000000000', amount(largestAmountDollars)],
    ['one more', '1000000000001', { code: 'tooLarge' }],
    ['rounded up past the largest', '1000000000000.5', { code: 'tooLarge' }],
    ['hundreds of digits', '9'.repeat(400), { code: 'tooLarge' }],
  ])('%s', (_title, text, expected) => {
    expect(readCurrency(text)).toEqual(expected)
  })
})

describe('formatCurrency', () => {
  it.each([
    [0, '0.00'],
    [999, '999.00'],
    [1234, '1,234.00'],
    [1_000_000_000_000, '1,000,000,000,000.00'],
  ])('%d is %s', (amountDollars, expected) => {
    expect(formatCurrency(amountDollars)).toBe(expected)
  })

  it('is read back as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: largestAmountDollars }), (amountDollars) => {
        expect(readCurrency(formatCurrency(amountDollars))).toEqual({
          code: 'amount',
          amountDollars,
        })
      }),
    )
    expect.hasAssertions()
  })

  it('keeps the order of amounts with cents', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(99), (one, other, cents) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        const read = (dollars: number) => readCurrency(`${dollars}.${cents}`)
        const amountOf = (reading: ReturnType<typeof read>) =>
          reading.code === 'amount' ? reading.amountDollars : Number.NaN
        expect(amountOf(read(less))).toBeLessThanOrEqual(amountOf(read(more)))
      }),
    )
    expect.hasAssertions()
  })
})
