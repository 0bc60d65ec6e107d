import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { amountText } from './amount-text'

const format = (value: number) => `$${value.toLocaleString('en-US')}`

describe('amountText', () => {
  it.each([
    ['an amount is formatted', 24_000, '$24,000'],
    ['the minus stands before the currency', -2350, '−$2,350'],
    ['zero is written', 0, '$0'],
    ['and so is its negative twin', -0, '$0'],
    ['nothing is an en dash', null, '–'],
    ['and so is what was never given', undefined, '–'],
    ['and what is no number', Number.NaN, '–'],
  ])('%s', (_sentence, value, expected) => {
    expect(amountText(value, { format, isZeroQuiet: false })).toBe(expected)
  })

  it('may keep quiet about zero', () => {
    expect(amountText(0, { format, isZeroQuiet: true })).toBe('–')
    expect(amountText(-0, { format, isZeroQuiet: true })).toBe('–')
  })

  it('never writes a hyphen', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        const text = amountText(value, { format, isZeroQuiet: false })
        expect(text).not.toContain('-')
        expect(text.startsWith('−')).toBe(value < 0)
      }),
    )
  })
})
