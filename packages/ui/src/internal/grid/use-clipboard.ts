import type { ClipboardEvent } from 'react'

import { cellCountOf, type CellRange } from './cell-range'
import {
  placesOf,
  readCopiedCells,
  spreadBlock,
  writeCopiedCells,
  type PasteResult,
} from './copied-cells'
import { readCopiedTable, writeCopiedTable } from './copied-table'
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
  /** Whether a row is a record: others take no line of a block. */
  readonly takesLine: (row: number) => boolean
  readonly onPaste: (result: PasteResult) => void
  /** The clipboard has no text to paste. */
  readonly onPasteNothing: () => void
}

/** Copying, pasting and emptying what is selected: the range, or what has the focus. */
export function useClipboard<Row, Column extends GridColumn>({
  frame: { layout, rowAt, bodyRowCount, footRowCount },
  place,
  range,
  editing,
  cellText,
  takesLine,
  onPaste,
  onPasteNothing,
}: ClipboardOptions<Row, Column>) {
  /** A row as a whole is copied, and never changed by one press. */
  const isChangeable = place.column !== null || range.range !== null
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
  const copiedTexts = (row: number, column: number, count: number): readonly string[] => {
    const item = rowAt(row)
    return layout.columns
      .slice(column, column + count)
      .map((placed) => (item ? cellText(placed.column, item.original) : ''))
  }
  const copy = (event: ClipboardEvent): CellRange | null => {
    const cells = selected()
    const isTextSelected = document.getSelection()?.isCollapsed === false
    if (event.defaultPrevented || editing.draft || isTextSelected || cells === null) return null
    const { start, end } = cells.columns
    const rows = Array.from(
      { length: cells.rows.end - cells.rows.start },
      (_, at) => cells.rows.start + at,
    )
    const lines = rows.map((row) => copiedTexts(row, start, end - start))
    event.clipboardData.setData('text/plain', writeCopiedCells(lines))
    const isHead = (at: number) => !takesLine(rows[at] ?? 0)
    event.clipboardData.setData('text/html', writeCopiedTable(lines, isHead))
    event.preventDefault()
    return cells
  }
  return {
    handleCopy: (event: ClipboardEvent) => {
      copy(event)
    },
    handleCut: (event: ClipboardEvent) => {
      const cells = copy(event)
      if (cells && isChangeable) editing.empty(placesOf(cells))
    },
    handlePaste: (event: ClipboardEvent) => {
      const cells = selected()
      if (event.defaultPrevented || cells === null) return
      if (editing.draft) pasteIntoField(event)
      if (editing.draft || !isChangeable) return
      event.preventDefault()
      const block = readBlock(event.clipboardData)
      if (block === null) {
        onPasteNothing()
        return
      }
      const rowCount = bodyRowCount + footRowCount
      const entries = spreadBlock(block, cells, { rowCount, takesLine, copiedTexts })
      const result = editing.enter(entries)
      // Selects the filled cells, so that the user sees them and can empty them again at once.
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
      return cells !== null && isChangeable && editing.empty(placesOf(cells)) > 0
    },
  }
}

/** A copied cell goes into the text field without the quotes that its text has in the clipboard. */
function pasteIntoField(event: ClipboardEvent): void {
  const { target, clipboardData } = event
  const isField = target instanceof HTMLInputElement && target.matches('[data-part="editor"]')
  const block = isField ? readBlock(clipboardData) : null
  const text = block?.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined
  // A browser pastes what is the same in both.
  if (!isField || text === undefined || text === clipboardData.getData('text/plain')) return
  event.preventDefault()
  const { selectionStart, selectionEnd } = target
  const start = selectionStart ?? target.value.length
  const line = text.replaceAll(/\s*\n\s*/g, ' ')
  target.setRangeText(line, start, selectionEnd ?? start, 'end')
  target.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** The cells in the clipboard; null when it holds no text, such as a picture. */
function readBlock(data: DataTransfer): readonly (readonly string[])[] | null {
  const table = readCopiedTable(data.getData('text/html'))
  if (table !== null && table.length > 0) return table
  const text = data.getData('text/plain')
  return text === '' ? null : readCopiedCells(text)
}
