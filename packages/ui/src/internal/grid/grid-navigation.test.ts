import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nextCell, type GridKeyPress } from './grid-navigation'

// One head row, 100 rows, a foot row; five columns; a page passes 10 rows.
const extent = { rowCount: 102, columnCount: 5, pageRowCount: 10, headRowCount: 1 }

function press(keys: string): GridKeyPress {
  const [key = ''] = keys.split('+').slice(-1)
  return {
    key,
    ctrlKey: keys.startsWith('Ctrl+'),
    metaKey: keys.startsWith('Meta+'),
    altKey: keys.startsWith('Alt+'),
  }
}

describe('nextCell', () => {
  it.each([
    ['↓ goes to the next row', [3, 2], 'ArrowDown', [4, 2]],
    ['↑ goes to the row before', [3, 2], 'ArrowUp', [2, 2]],
    ['↑ reaches the head', [1, 2], 'ArrowUp', [0, 2]],
    ['→ goes to the next column', [3, 2], 'ArrowRight', [3, 3]],
    ['← goes to the column before', [3, 2], 'ArrowLeft', [3, 1]],
    ['Home goes to the first column', [3, 2], 'Home', [3, 0]],
    ['End goes to the last column', [3, 2], 'End', [3, 4]],
    ['Ctrl+Home goes to the first cell', [3, 2], 'Ctrl+Home', [0, 0]],
    ['Ctrl+End goes to the last cell', [3, 2], 'Ctrl+End', [101, 4]],
    ['Command works like Ctrl', [3, 2], 'Meta+End', [101, 4]],
    ['Ctrl+↓ goes to the end of the column', [3, 2], 'Ctrl+ArrowDown', [101, 2]],
    ['Ctrl+↑ goes to its beginning', [3, 2], 'Ctrl+ArrowUp', [0, 2]],
    ['Ctrl+→ goes to the end of the row', [3, 2], 'Ctrl+ArrowRight', [3, 4]],
    ['Page Down passes a page', [3, 2], 'PageDown', [13, 2]],
    ['Page Down stops at the last row', [99, 2], 'PageDown', [101, 2]],
    ['Page Up passes a page', [33, 2], 'PageUp', [23, 2]],
    ['Page Up stops below the head first', [5, 2], 'PageUp', [1, 2]],
    ['and goes into the head from there', [1, 2], 'PageUp', [0, 2]],
  ])('%s', (_sentence, [row = 0, column = 0], keys, [nextRow, nextColumn]) => {
    expect(nextCell({ row, column }, press(keys), extent)).toEqual({
      row: nextRow,
      column: nextColumn,
    })
  })

  it.each([
    ['→ goes to the column before', 'ArrowRight', 1],
    ['← goes to the next column', 'ArrowLeft', 3],
    ['Ctrl+→ goes to the first column', 'Ctrl+ArrowRight', 0],
    ['Home still goes to the first column', 'Home', 0],
  ])('from right to left %s', (_sentence, keys, column) => {
    const mirrored = { ...extent, isRightToLeft: true }
    expect(nextCell({ row: 3, column: 2 }, press(keys), mirrored)).toEqual({ row: 3, column })
  })

  it('gives the same object back at an edge', () => {
    const corner = { row: 101, column: 4 }
    expect(nextCell(corner, press('ArrowDown'), extent)).toBe(corner)
    expect(nextCell(corner, press('Ctrl+End'), extent)).toBe(corner)
  })

  it('leaves other keys, keys with Alt, and empty grids alone', () => {
    const cell = { row: 1, column: 1 }
    expect(nextCell(cell, press('Enter'), extent)).toBeNull()
    expect(nextCell(cell, press('Alt+ArrowDown'), extent)).toBeNull()
    expect(nextCell(cell, press('ArrowDown'), { ...extent, columnCount: 0 })).toBeNull()
  })

  it('never leaves the grid, wherever it starts', () => {
    const keys = [
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    ]
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 60 }),
        fc.integer({ min: -5, max: 60 }),
        fc.constantFrom(...keys),
        fc.boolean(),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        (row, column, key, ctrlKey, rowCount, columnCount) => {
          const next = nextCell(
            { row, column },
            { key, ctrlKey, metaKey: false, altKey: false },
            { rowCount, columnCount, pageRowCount: 7, headRowCount: 1 },
          )
          expect(next?.row).toBeGreaterThanOrEqual(0)
          expect(next?.row).toBeLessThan(rowCount)
          expect(next?.column).toBeGreaterThanOrEqual(0)
          expect(next?.column).toBeLessThan(columnCount)
        },
      ),
    )
  })
})
