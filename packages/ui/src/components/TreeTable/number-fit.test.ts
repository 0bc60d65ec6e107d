import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fittingDigits, isSurelyWithin, numberTextDigits, widthForDigits } from './number-fit'

describe('numberTextDigits', () => {
  it.each([
    ['digits count whole', '12345', 5],
    ['separators count less than half', '12,345', 5.45],
    ['a minus counts whole', '−12', 3],
    ['a letter counts generously', '12K', 3.5],
    ['nothing takes no room', '', 0],
  ])('%s', (_, text, digits) => {
    expect(numberTextDigits(text)).toBe(digits)
  })
})

describe('isSurelyWithin', () => {
  it('never lets in what counting would keep out', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('0', '8', ',', '.', '−', '$', ' ', 'K', '%') }),
        fc.integer({ min: 0, max: 12 }),
        (text, digits) => {
          expect(isSurelyWithin(text, digits) && numberTextDigits(text) > digits).toBe(false)
        },
      ),
    )
  })

  it('lets in a usual amount without counting', () => {
    expect(isSurelyWithin('12,345', 6)).toBe(true)
  })
})

describe('fittingDigits', () => {
  it('lets everything in while no digit has been measured', () => {
    expect(fittingDigits(48, 8, 0)).toBe(Number.POSITIVE_INFINITY)
  })

  it('lets nothing into a column that is all inset', () => {
    expect(fittingDigits(10, 8, 8)).toBe(0)
  })

  it('lets a number into the column that has been made for it, and not into one a digit narrower', () => {
    const halves = fc.integer({ min: 1, max: 60 }).map((count) => count / 2)
    const digitWidth = fc.double({ min: 4, max: 20, noNaN: true })
    fc.assert(
      fc.property(halves, fc.integer({ min: 0, max: 16 }), digitWidth, (digits, inset, each) => {
        const width = widthForDigits(digits, inset, each)
        expect(fittingDigits(width, inset, each)).toBeGreaterThanOrEqual(digits)
        expect(fittingDigits(width - 1 - each, inset, each)).toBeLessThan(digits)
      }),
    )
  })
})
