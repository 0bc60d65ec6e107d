import { describe, expect, it } from 'vitest'
import { spaceText } from './space-text'

/** A font in which the digit 1 is 4 wide, and everything else 6. */
const measure = (text: string) => text.length * 6 - (text.split('1').length - 1) * 2

const run = (text: string, width: number, hasEvenDigits: boolean) => ({
  text,
  x: 100,
  baseline: 0,
  width,
  size: 10,
  weight: 400,
  color: { red: 0, green: 0, blue: 0, alpha: 1 },
  hasEvenDigits,
})

describe('spaceText', () => {
  it('shares what a text is wider on the screen among its letters', () => {
    expect(spaceText(run('abc', 21, false), measure)).toEqual([{ text: 'abc', x: 100, spacing: 1 }])
  })

  it('puts each digit of a column into the middle of a room of its own', () => {
    // A sign and a comma of 6, and four digits of 6.
    expect(spaceText(run('$1,112', 36, true), measure)).toEqual([
      { text: '$', x: 100, spacing: 0 },
      { text: '1', x: 107, spacing: 0 },
      { text: ',', x: 112, spacing: 0 },
      { text: '1', x: 119, spacing: 0 },
      { text: '1', x: 125, spacing: 0 },
      { text: '2', x: 130, spacing: 0 },
    ])
  })

  it.each([
    ['without digits', 'Not set', 42],
    ['in a font that is much wider', '112', 60],
    ['that is empty', '', 0],
  ])('leaves a text %s in one piece', (_name, text, width) => {
    const pieces = spaceText(run(text, width, true), measure)
    expect(pieces.map((piece) => piece.text)).toEqual([text])
  })
})
