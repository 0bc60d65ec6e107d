import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceDirections, isolateText } from './isolated-text'

/** Controls as they are written, so that a table of them can be read. */
const signs: Readonly<Record<string, string>> = {
  '<LRE>': '\u202A',
  '<RLE>': '\u202B',
  '<PDF>': '\u202C',
  '<LRO>': '\u202D',
  '<RLO>': '\u202E',
  '<LRI>': '\u2066',
  '<RLI>': '\u2067',
  '<FSI>': '\u2068',
  '<PDI>': '\u2069',
}

const signed = (text: string) => text.replaceAll(/<\w{3}>/g, (name) => signs[name] ?? name)

const anyText = fc
  .array(fc.constantFrom(...Object.values(signs), 'a', '\u05D0', ' ', '1', '\n'))
  .map((parts) => parts.join(''))

describe('a text with bidirectional controls', () => {
  it.each([
    ['Spring sale', 'Spring sale'],
    ['a<RLO>b<PDF>c', 'a<RLO>b<PDF>c'],
    ['a<RLO>b', 'a<RLO>b<PDF>'],
    ['a<PDF>b<PDI>c', 'abc'],
    ['<LRI>a<RLO>b<PDI>c', '<LRI>a<RLO>b<PDI>c'],
    ['<RLE>a<RLI>b<PDF>c', '<RLE>a<RLI>bc<PDI><PDF>'],
    ['<RLO>a\nb', '<RLO>a<PDF>\nb'],
  ])('%j is closed as %j', (text, expected) => {
    expect(balanceDirections(signed(text))).toBe(signed(expected))
  })

  it('is closed once and for all, and loses no letter', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const balanced = balanceDirections(text)
        expect(balanceDirections(balanced)).toBe(balanced)
        const lettersOf = (one: string) => one.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
        expect(lettersOf(balanced)).toBe(lettersOf(text))
      }),
    )
  })

  it('leaves what is open around it open, and what is closed closed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const around = `${signed('<RLE><LRI>')}${balanceDirections(text.replaceAll('\n', ' '))}${signed('<PDI><PDF>')}`
        expect(balanceDirections(around)).toBe(around)
      }),
    )
  })
})

describe('a title in a sentence', () => {
  it.each([
    ['Spring sale 2026', 'Spring sale 2026'],
    ['Élan – 50 %', 'Élan – 50 %'],
    ['\u05D0\u05D1 (1)', '<FSI>\u05D0\u05D1 (1)<PDI>'],
    ['exe<RLO>fdp', '<FSI>exe<RLO>fdp<PDF><PDI>'],
    ['a<PDI>b', '<FSI>ab<PDI>'],
  ])('%j stands there as %j', (title, expected) => {
    expect(isolateText(signed(title))).toBe(signed(expected))
  })
})
