import { createLocale, englishLocale } from '@throughline/domain/locale'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fractionDigitsOf, readNumber, roundTo, stepNumber, type NumberRules } from './number-text'

const rules: NumberRules = { step: 1, fractionDigits: 2 }
const number = (value: number) => ({ code: 'number', number: value })

describe('readNumber', () => {
  it.each([
    ['plain digits', 'en-US', '1234', number(1234)],
    ['separators', 'en-US', '1,234.5', number(1234.5)],
    ['blanks around and between', 'en-US', ' 1 234 ', number(1234)],
    ['a fraction alone', 'en-US', '.5', number(0.5)],
    ['less than nothing', 'en-US', '-3', number(-3)],
    ['less than nothing with the sign of printers', 'en-US', '−3', number(-3)],
    ['more digits than are kept', 'en-US', '2.345', number(2.35)],
    ['the comma of German', 'de-DE', '1.234,5', number(1234.5)],
    ['the narrow blank of French', 'fr-FR', '1 234,5', number(1234.5)],
    ['the apostrophe of Swiss German, straight or curly', 'de-CH', "1'234", number(1234)],
    ['Arabic digits', 'ar-EG', '١٬٢٣٤٫٥', number(1234.5)],
    ['western digits in Arabic', 'ar-EG', '12', number(12)],
    ['a dot where the comma is the decimal sign, no group', 'fr-FR', '1.5', { code: 'unreadable' }],
    ['nothing', 'en-US', '  ', { code: 'empty' }],
    ['words', 'en-US', 'ten', { code: 'unreadable' }],
    ['a sign alone', 'en-US', '-', { code: 'unreadable' }],
    ['two decimal signs', 'en-US', '1.2.3', { code: 'unreadable' }],
    ['the notation of programs', 'en-US', '1e5', { code: 'unreadable' }],
    ['hundreds of digits', 'en-US', '9'.repeat(400), { code: 'tooLarge' }],
  ])('%s', (_title, locale, text, expected) => {
    expect(readNumber(text, createLocale(locale), rules)).toEqual(expected)
  })

  it.each([
    ['9,999,999,999,999', 9_999_999_999_999],
    ['1,000,000,000,001', 1_000_000_000_001],
    ['-9,007,199,254.740993', -9_007_199_254.740993],
  ])('keeps %s with six decimal digits as it is', (text, expected) => {
    expect(readNumber(text, englishLocale, { step: 1, fractionDigits: 6 })).toEqual(
      number(expected),
    )
  })

  it.each([
    ['a dot before three digits', 'en-US', '12.500', [12.5, 12_500]],
    ['a comma before three digits', 'de-DE', '12,500', [12.5, 12_500]],
  ])('refuses %s for whole numbers, because it has two readings', (_title, tag, text, readings) => {
    expect(readNumber(text, createLocale(tag), { step: 1, fractionDigits: 0 })).toEqual({
      code: 'ambiguous',
      readings,
    })
  })

  it.each([
    ['just below', '0', { code: 'tooSmall' }],
    ['the smallest', '1', number(1)],
    ['the largest', '31', number(31)],
    ['just above', '32', { code: 'tooLarge' }],
  ])('holds the bounds: %s', (_title, text, expected) => {
    expect(readNumber(text, englishLocale, { ...rules, min: 1, max: 31 })).toEqual(expected)
  })

  it('reads what it writes, in any locale', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'ar-EG', 'hi-IN', 'fa-IR', 'pl-PL'),
        fc.integer({ min: -1e11, max: 1e11 }),
        (tag, cents) => {
          const locale = createLocale(tag)
          const text = locale.number(cents / 100, 2)
          expect(readNumber(text, locale, rules)).toEqual(number(cents / 100 + 0))
        },
      ),
    )
    expect.hasAssertions()
  })
})

describe('roundTo', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.5, 0, -2],
    [2.5, 0, 3],
    [0.1 + 0.2, 2, 0.3],
    [-0.2, 0, 0],
  ])('%d to %d digits is %d', (value, digits, expected) => {
    expect(roundTo(value, digits)).toBe(expected)
  })
})

describe('fractionDigitsOf', () => {
  it.each([
    [1, 0],
    [5, 0],
    [0.1, 1],
    [0.25, 2],
    [0.001, 3],
  ])('%d has %d', (step, expected) => {
    expect(fractionDigitsOf(step)).toBe(expected)
  })
})

describe('stepNumber', () => {
  const fives: NumberRules = { step: 5, fractionDigits: 0, min: 0, max: 100 }
  it.each([
    ['one on', 10, 1, fives, 15],
    ['one back', 10, -1, fives, 5],
    ['from between two, up to the next', 7, 1, fives, 10],
    ['from between two, down to the last', 7, -1, fives, 5],
    ['never past the largest', 98, 1, fives, 100],
    ['never past the smallest', 2, -10, fives, 0],
    ['from nothing to zero', null, 1, fives, 0],
    ['from nothing to the smallest', null, 1, { ...fives, min: 20 }, 20],
    ['steps count from the smallest', 3, 1, { ...fives, min: 1 }, 6],
    ['tenths stay tenths', 0.2, 1, { step: 0.1, fractionDigits: 1 }, 0.3],
  ])('%s', (_title, from, steps, its, expected) => {
    expect(stepNumber(from, steps, its)).toBe(expected)
  })

  it('comes back after a step on and a step back, away from the bounds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e6, max: 1e6 }),
        fc.constantFrom(1, 5, 0.1, 0.25),
        (count, step) => {
          const its = { step, fractionDigits: fractionDigitsOf(step) }
          const start = roundTo(count * step, its.fractionDigits)
          expect(stepNumber(stepNumber(start, 1, its), -1, its)).toBe(start)
        },
      ),
    )
    expect.hasAssertions()
  })
})
