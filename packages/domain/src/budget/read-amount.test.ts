import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AMOUNT_LIMIT, amountRefusalText, readAmount } from './index'

/** The dollars, or why the text has none; for two readings both. */
function read(text: string, decimalSign: '.' | ',' = '.') {
  const reading = readAmount(text, { decimalSign })
  if (reading.code === 'amount') return reading.amountDollars
  return reading.code === 'ambiguous' ? reading.readings : reading.code
}

describe('an amount', () => {
  it.each([
    ['1250', 1250],
    ['$1,250.00', 1250],
    ['USD 1,250.50', 1251],
    ['12.50 $', 13],
    ['$US 1250', 1250],
    ['1,250.-', 1250],
    ['1250,–', 1250],
    ['12,34,567.50', 1_234_568],
    ['+500', 500],
    ['1.250.000', 1_250_000],
    ['1 250', 1250],
    ['1\u202F250,5', 1251],
    ["1'250.5", 1251],
    ['\u200E$500\u200E', 500],
    ['1250', 1250],
    ['0007', 7],
    ['١٢', 12],
    ['.75', 1],
    ['12.', 12],
    ['0.125', 0],
    ['1234.5678', 1235],
    ['1250.500', 1251],
    ['0.4999999999999999999', 0],
    ['-0', 0],
    [String(AMOUNT_LIMIT), AMOUNT_LIMIT],
    ['', 'empty'],
    ['  ', 'empty'],
    [' - ', 'empty'],
    ['$ -   ', 'empty'],
    ['12.500', [12_500, 12.5]],
    ['1.250,50', [1250.5, 1.2505]],
    ['1.000,50', [1000.5, 1.0005]],
    ['1250,50', [1250.5, 125_050]],
    ['1,2', [1.2, 12]],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['$-5', 'negative'],
    ['5-', 'negative'],
    ['(500)', 'negative'],
    ['$ (1,250.00)', 'negative'],
    ['-12.500', 'negative'],
    ['1e5', 'unreadable'],
    ['1.5k', 'unreadable'],
    ['12 apples', 'unreadable'],
    ['1,25,0', 'unreadable'],
    ['1.250.00', 'unreadable'],
    ['1 25', 'unreadable'],
    ['5-3', 'unreadable'],
    ['50%', 'unreadable'],
    ['€5', 'unreadable'],
    ['.', 'unreadable'],
    ['$', 'unreadable'],
    ['=1+1', 'unreadable'],
    [`${AMOUNT_LIMIT}.5`, 'too-large'],
    ['9'.repeat(400), 'too-large'],
  ])('%j is %j', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it.each([
    ['1.250,50', 1251],
    ['1250,50', 1251],
    ['12.500', 12_500],
    ['1,250.50', [1250.5, 1.2505]],
    ['1,250', [1250, 1.25]],
  ])('%j with a comma for decimals is %j', (text, expected) => {
    expect(read(text, ',')).toEqual(expected)
  })

  it('is never another one: it is the number that is left without signs and groups', () => {
    const pieces = ['0', '1', '5', '25', '000', '.', ',', '-', '(', ')', '$', ' ', 'e', 'k']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
        const text = parts.join('')
        const reading = readAmount(text)
        if (reading.code !== 'amount') return
        const groups = text.split('.').length > 2 ? '.' : /\d \d.*,/.test(text) ? ' ' : ','
        const bare = text
          .replaceAll(groups, '')
          .replaceAll(/[$()\s-]/g, '')
          .replace(',', '.')
        expect(Math.round(Number(bare))).toBe(reading.amountDollars)
        const signed = text.replace(/[.,]\s*-+(?=[\s$]*$)/, '')
        expect(/-.*[1-9]|[1-9].*-|\(.*[1-9]/.test(signed)).toBe(false)
      }),
      { numRuns: 2000 },
    )
    expect.hasAssertions()
  })

  it('that can be read in two ways says so in amounts that can be read in one', () => {
    const digits = fc.integer({ min: 1, max: 999 })
    fc.assert(
      fc.property(digits, digits, fc.constantFrom('.', ','), (one, other, sign) => {
        const reading = readAmount(`${one}${sign}${other}`)
        if (reading.code !== 'ambiguous') return
        const named = /Enter (.*) or (.*)\.$/.exec(amountRefusalText(reading))
        for (const text of named?.slice(1) ?? []) expect(readAmount(text).code).toBe('amount')
        expect(named).not.toBeNull()
      }),
    )
    expect.hasAssertions()
  })
})
