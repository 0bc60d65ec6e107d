import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { GridExtent } from './grid-navigation'
import type { GridPlace } from './grid-frame'
import { treeMove, type TreeRowDetails } from './tree-navigation'

const extent: GridExtent = { rowCount: 10, columnCount: 4, pageRowCount: 3 }
const leaf: TreeRowDetails = { isExpandable: false, isExpanded: false, parentRow: 2 }
const closed: TreeRowDetails = { isExpandable: true, isExpanded: false, parentRow: null }
const open: TreeRowDetails = { isExpandable: true, isExpanded: true, parentRow: null }

function press(text: string) {
  const keys = text.split('+')
  return {
    key: keys.at(-1) ?? '',
    ctrlKey: keys.includes('Ctrl'),
    metaKey: false,
    altKey: keys.includes('Alt'),
  }
}

const onRow = (row: number): GridPlace => ({ row, column: null })
const onCell = (row: number, column: number): GridPlace => ({ row, column })

describe('treeMove', () => {
  it.each([
    ['→ opens a closed row', closed, onRow(2), 'ArrowRight', 'expand'],
    ['→ enters an open row', open, onRow(2), 'ArrowRight', onCell(2, 0)],
    ['→ enters a row without children', leaf, onRow(4), 'ArrowRight', onCell(4, 0)],
    ['← closes an open row', open, onRow(2), 'ArrowLeft', 'collapse'],
    ['← goes from a line to its section', leaf, onRow(4), 'ArrowLeft', onRow(2)],
    ['← leads nowhere from a closed row at the top', closed, onRow(2), 'ArrowLeft', null],
    ['↓ goes to the next row', leaf, onRow(4), 'ArrowDown', onRow(5)],
    ['↓ stays on the last row', leaf, onRow(9), 'ArrowDown', null],
    ['↑ stays on the first row', closed, onRow(0), 'ArrowUp', null],
    ['Home goes to the first row', leaf, onRow(4), 'Home', onRow(0)],
    ['End goes to the last row', leaf, onRow(4), 'End', onRow(9)],
    ['Page Down passes a page of rows', leaf, onRow(4), 'PageDown', onRow(7)],
    ['Page Up passes a page of rows', leaf, onRow(4), 'PageUp', onRow(1)],
    ['* opens the siblings', leaf, onRow(4), '*', 'expandSiblings'],
    [
      '→ goes to the next cell, even in a closed row',
      closed,
      onCell(2, 0),
      'ArrowRight',
      onCell(2, 1),
    ],
    ['→ stays on the last cell', leaf, onCell(4, 3), 'ArrowRight', null],
    ['← goes to the cell before', leaf, onCell(4, 2), 'ArrowLeft', onCell(4, 1)],
    ['← goes from the first cell to its row', leaf, onCell(4, 0), 'ArrowLeft', onRow(4)],
    ['↓ keeps the column', leaf, onCell(4, 2), 'ArrowDown', onCell(5, 2)],
    ['Home goes to the first cell', leaf, onCell(4, 2), 'Home', onCell(4, 0)],
    ['End goes to the last cell', leaf, onCell(4, 2), 'End', onCell(4, 3)],
    ['Ctrl+Home goes to the top of the column', leaf, onCell(4, 2), 'Ctrl+Home', onCell(0, 2)],
    ['Ctrl+End goes to the foot of the column', leaf, onCell(4, 2), 'Ctrl+End', onCell(9, 2)],
    ['Ctrl+End goes to the last row', leaf, onRow(4), 'Ctrl+End', onRow(9)],
    ['Page Down stops at the last row', leaf, onCell(8, 2), 'PageDown', onCell(9, 2)],
    ['Alt leaves the key to the browser', leaf, onCell(4, 2), 'Alt+ArrowLeft', null],
    ['other keys mean nothing', leaf, onRow(4), 'x', null],
  ] as const)('%s', (_, details, place, keys, expected) => {
    const move = treeMove(place, press(keys), extent, details)
    expect(move?.code === 'go' ? move.place : (move?.code ?? null)).toEqual(expected)
  })

  it('changes the sides in right-to-left grids', () => {
    const mirrored = { ...extent, isRightToLeft: true }
    expect(treeMove(onRow(2), press('ArrowLeft'), mirrored, closed)).toEqual({ code: 'expand' })
    expect(treeMove(onRow(2), press('ArrowRight'), mirrored, open)).toEqual({ code: 'collapse' })
    expect(treeMove(onCell(4, 0), press('ArrowRight'), mirrored, leaf)).toEqual({
      code: 'go',
      place: onRow(4),
    })
  })

  it('never leaves the grid, and never goes where it already is', () => {
    const keys = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    )
    const details = fc.record({
      isExpandable: fc.boolean(),
      isExpanded: fc.boolean(),
      parentRow: fc.option(fc.nat(9)),
    })
    fc.assert(
      fc.property(
        fc.nat(9),
        fc.option(fc.nat(3)),
        keys,
        fc.boolean(),
        details,
        (row, column, key, ctrlKey, rowDetails) => {
          const at = { key, ctrlKey, metaKey: false, altKey: false }
          // A row is never its own parent.
          const parentRow = rowDetails.parentRow === row ? null : rowDetails.parentRow
          const move = treeMove({ row, column }, at, extent, { ...rowDetails, parentRow })
          const next = move?.code === 'go' ? move.place : { row, column: column === 0 ? 1 : 0 }
          const isInside =
            next.row >= 0 && next.row < 10 && (next.column ?? 0) >= 0 && (next.column ?? 0) < 4
          expect(isInside && (next.row !== row || next.column !== column)).toBe(true)
        },
      ),
    )
  })
})
