import type { ClipboardEvent } from 'react'

import { cellCountOf, type CellRange } from './cell-range'
import {
  placesOf,
  readCopiedCells,
  spreadBlock,
  writeCopiedCells,
  type PasteResult,
} from './copied-cells'
import type { GridColumn, GridFrame, GridPlace } from './grid-frame'
import type { CellEditing } from './use-cell-editing'
import type { CellSelection } from './use-cell-range'

interface ClipboardOptions<Row, Column extends GridColumn> {
  readonly frame: GridFrame<Row, Column>
  readonly place: GridPlace
  readonly range: CellSelection
  readonly editing: CellEditing
  /** A cell as the text that is copied. */
  readonly cellText: (column: Column, row: Row) => string
  readonly onPaste: (result: PasteResult) => void
}

/** Copying, pasting and emptying what is selected: the range, or what has the focus. */
export function useClipboard<Row, Column extends GridColumn>({
  frame: { layout, rowAt, bodyRowCount, footRowCount },
  place,
  range,
  editing,
  cellText,
  onPaste,
}: ClipboardOptions<Row, Column>) {
  /** Null in the heads. */
  const selected = (): CellRange | null => {
    const dataStart = layout.dataStart ?? 0
    if (place.row < 0 || (place.column !== null && place.column < dataStart)) return null
    const columns =
      place.column === null
        ? { start: dataStart, end: layout.columns.length }
        : { start: place.column, end: place.column + 1 }
    return range.range ?? { rows: { start: place.row, end: place.row + 1 }, columns }
  }
  const copy = (event: ClipboardEvent): CellRange | null => {
    const cells = selected()
    const isTextSelected = document.getSelection()?.isCollapsed === false
    if (event.defaultPrevented || editing.draft || isTextSelected || cells === null) return null
    const columns = layout.columns.slice(cells.columns.start, cells.columns.end)
    const lines: string[][] = []
    for (let row = cells.rows.start; row < cells.rows.end; row += 1) {
      const item = rowAt(row)
      if (item) lines.push(columns.map(({ column }) => cellText(column, item.original)))
    }
    event.clipboardData.setData('text/plain', writeCopiedCells(lines))
    event.preventDefault()
    return cells
  }
  return {
    handleCopy: (event: ClipboardEvent) => {
      copy(event)
    },
    handleCut: (event: ClipboardEvent) => {
      const cells = copy(event)
      if (cells) editing.empty(placesOf(cells))
    },
    handlePaste: (event: ClipboardEvent) => {
      const cells = selected()
      if (event.defaultPrevented || editing.draft || cells === null) return
      if (place.column === null && range.range === null) return
      event.preventDefault()
      const entries = spreadBlock(readCopiedCells(event.clipboardData.getData('text/plain')), cells)
      const result = editing.enter(entries)
      // What has been filled is selected: it can be seen, and emptied again at once.
      const from = entries[0]?.place
      const to = entries.at(-1)?.place
      if (from && to && result.refusedCount === 0 && entries.length > cellCountOf(cells)) {
        range.select(
          { row: from.row, column: from.column ?? 0 },
          {
            row: Math.min(to.row, bodyRowCount + footRowCount - 1),
            column: Math.min(to.column ?? 0, layout.columns.length - 1),
          },
        )
      }
      onPaste(result)
    },
    /** @returns whether anything could be emptied */
    clear: (): boolean => {
      const cells = selected()
      return cells !== null && editing.empty(placesOf(cells)) > 0
    },
  }
}
