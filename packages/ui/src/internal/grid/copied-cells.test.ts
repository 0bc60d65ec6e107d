import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nextEditableCell, readCopiedCells, writeCopiedCells } from './copied-cells'

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

  it('keeps a cell one cell, whatever stands in it', () => {
    expect(writeCopiedCells([['two\nlines', 'a\ttab']])).toBe('two lines\ta tab')
  })

  it('reads what it writes', () => {
    const text = fc.stringMatching(/^[^\t\r\n]+$/)
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
