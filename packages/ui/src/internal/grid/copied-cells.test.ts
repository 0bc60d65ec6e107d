import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nextEditableCell, readCopiedCells, spreadBlock, writeCopiedCells } from './copied-cells'

describe('nextEditableCell', () => {
  // Column 1 can be edited in rows 1 and 3.
  const canEdit = ({ row, column }: { row: number; column: number | null }) =>
    column === 1 && row % 2 === 1

  it.each([
    ['goes on in the same row', { row: 1, column: 0 }, 1, { row: 1, column: 1 }],
    ['goes on in a later row', { row: 1, column: 1 }, 1, { row: 3, column: 1 }],
    ['goes back to an earlier row', { row: 3, column: 1 }, -1, { row: 1, column: 1 }],
    ['ends after the last one', { row: 3, column: 1 }, 1, null],
    ['ends before the first one', { row: 1, column: 1 }, -1, null],
  ] as const)('%s', (_, from, step, expected) => {
    expect(nextEditableCell(from, step, 3, 5, canEdit)).toEqual(expected)
  })

  it('gives up after 200 rows', () => {
    expect(nextEditableCell({ row: 0, column: 0 }, 1, 3, 10_000, () => false)).toBeNull()
  })
})

describe('copied cells', () => {
  it('reads lines of a spreadsheet, with the line break at their end', () => {
    expect(readCopiedCells('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ])
  })

  it('reads one text as one cell', () => {
    expect(readCopiedCells('1,250')).toEqual([['1,250']])
  })

  it.each([
    [
      'a text in quotes with a line break',
      '"QA mailing\n(wave 2)"\r\n',
      [['QA mailing\n(wave 2)']],
    ],
    ['other line breaks in quotes', '"a\r\nb"\t"c\rd"', [['a\nb', 'c\nd']]],
    ['doubled quotes in quotes', '"24"" poster"\t2', [['24" poster', '2']]],
    ['a tab in quotes', '"a\tb"\tc', [['a\tb', 'c']]],
    ['quotes inside a text', 'the "best" deal\tx', [['the "best" deal', 'x']]],
    ['quotes that end before the text does', '"Best" deals\tx', [['"Best" deals', 'x']]],
    ['a quote that nothing closes', '"Best\tx\ny', [['"Best', 'x'], ['y']]],
    [
      'lines that end with CR alone',
      '1\t2\r3\t4\r',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'an empty cell at the end',
      '1\t\n\t',
      [
        ['1', ''],
        ['', ''],
      ],
    ],
    ['an empty line between', '1\n\n2', [['1'], [''], ['2']]],
  ])('reads %s', (_, text, rows) => {
    expect(readCopiedCells(text)).toEqual(rows)
  })

  it('reads what it writes', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', ',') })
    const width = fc.integer({ min: 1, max: 5 })
    const block = width.chain((count) =>
      fc.array(fc.array(text, { minLength: count, maxLength: count }), { minLength: 1 }),
    )
    fc.assert(
      fc.property(block, (rows) => {
        expect(readCopiedCells(writeCopiedCells(rows))).toEqual(rows)
      }),
    )
  })
})

describe('spreadBlock', () => {
  // Rows 0, 3 and 6 are heads of groups.
  const rows = {
    rowCount: 8,
    takesLine: (row: number) => row % 3 !== 0 && row < 8,
    copiedTexts: (row: number) => [`head ${row}`],
  }
  const at = (start: number, end = start + 1) => ({
    rows: { start, end },
    columns: { start: 1, end: 2 },
  })
  const spread = (block: readonly (readonly string[])[], start: number, end?: number) =>
    spreadBlock(block, at(start, end), rows).map(
      ({ place, text }) => `${place.row}.${place.column}=${text}`,
    )

  it.each([
    ['over the head of a group', 2, ['2.1=a', '4.1=b', '5.1=c']],
    ['from the head of a group', 3, ['4.1=a', '5.1=b', '7.1=c']],
    ['past the last row', 5, ['5.1=a', '7.1=b', '8.1=c']],
  ])('gives each line a record: %s', (_, start, expected) => {
    expect(spread([['a'], ['b'], ['c']], start)).toEqual(expected)
  })

  it('leaves a line that repeats the head of a group to that head', () => {
    const block = [['a'], ['head 3'], ['b'], ['head 3'], ['head 6'], ['c']]
    expect(spread(block, 2)).toEqual(['2.1=a', '4.1=b', '5.1=head 3', '7.1=c'])
  })

  it('fills the records of a range with a single text', () => {
    expect(spread([['a']], 1, 5)).toEqual(['1.1=a', '2.1=a', '4.1=a'])
  })
})
