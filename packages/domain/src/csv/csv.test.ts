import { describe, expect, it } from 'vitest'
import { csvLine } from './csv'

describe('a line of CSV', () => {
  it.each([
    ['ends with both signs of a line end', ['a', 'b'], 'a,b\r\n'],
    [
      'quotes what has a comma, a quote or a line break',
      ['a,b', 'a"b', 'a\nb'],
      '"a,b","a""b","a\nb"\r\n',
    ],
    ['keeps blanks around a text by quotes', [' a '], '" a "\r\n'],
    ['leaves nothing empty, and says Yes and No', [null, true, false], ',Yes,No\r\n'],
    ['writes numbers as numbers', [-3, 0], '-3,0\r\n'],
  ])('%s', (_sentence, values, line) => {
    expect(csvLine(values)).toBe(line)
  })

  it.each(['=1+1', '+1', '-1', '@sum', '  =1+1', '\uFF1D1', '\t=1'])(
    'runs nothing in a spreadsheet: %j stays a text',
    (text) => {
      expect(csvLine([text])).toMatch(/^"?'/u)
    },
  )
})
