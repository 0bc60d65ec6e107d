import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

import type { CellDraft } from './CellEditor'
import { nextEditableCell, type CellEntry, type PasteResult } from './copied-cells'
import type { EditableColumn, GridFrame, GridPlace } from './grid-frame'
import type { GridFocus } from './use-grid-focus'

/** The text of one cell, as a person entered it. */
export interface CellCommit {
  readonly rowId: string
  readonly columnId: string
  readonly text: string
}

/** The cell that a text is for. */
interface EditedCell<Row, Column> {
  readonly rowId: string
  readonly row: Row
  readonly column: Column
}

interface CellEditingOptions<Row, Column extends EditableColumn<Row>> {
  readonly frame: GridFrame<Row, Column>
  readonly focus: GridFocus
  /** The text that editing a cell begins with. */
  readonly editText: (column: Column, row: Row) => string
  readonly onCommitCell: ((commit: CellCommit) => void) | undefined
  /** Takes several cells as one. @default one call of `onCommitCell` each */
  readonly onCommitCells: ((change: { commits: readonly CellCommit[] }) => void) | undefined
}

/** Editing of one cell at a time. */
export interface CellEditing {
  readonly draft: CellDraft | undefined
  /** Opens the field at a place; false where nothing can be edited. */
  readonly begin: (place: GridPlace, typed?: string) => boolean
  /** @returns whether the press belonged to the field, used or not */
  readonly handleKeyDown: (event: KeyboardEvent<HTMLElement>) => boolean
  readonly handleBlur: (event: FocusEvent<HTMLElement>) => void
  /** Enters a block of texts; the first one that cannot be taken is left open with its message. */
  readonly enter: (entries: readonly CellEntry[]) => PasteResult
  /** Empties all of these cells that allow it. @returns how many that were */
  readonly empty: (places: readonly GridPlace[]) => number
}

export function useCellEditing<Row, Column extends EditableColumn<Row>>({
  frame: { layout, rowAt, bodyRowCount, footRowCount },
  focus: { place, goTo, refocus },
  editText,
  onCommitCell,
  onCommitCells,
}: CellEditingOptions<Row, Column>): CellEditing {
  const [draft, setDraft] = useState<CellDraft>()
  // Beside the state: a key may end the editing that the following blur would end again.
  const editedRef = useRef<EditedCell<Row, Column> | null>(null)
  const rowCount = bodyRowCount + footRowCount

  const cellAt = ({ row, column }: GridPlace): EditedCell<Row, Column> | null => {
    const item = rowAt(row)
    const placed = column === null ? undefined : layout.columns[column]
    if (onCommitCell === undefined || item === undefined || placed === undefined) return null
    if (placed.column.canEdit?.(item.original) !== true) return null
    return { rowId: item.id, row: item.original, column: placed.column }
  }
  const open = (cell: EditedCell<Row, Column>, text: string, isTyped: boolean, error?: string) => {
    editedRef.current = cell
    setDraft({ rowId: cell.rowId, columnId: cell.column.id, text, isTyped, error })
  }
  const close = () => {
    editedRef.current = null
    setDraft(undefined)
  }
  const errorOf = ({ row, column }: EditedCell<Row, Column>, text: string) =>
    column.validateText?.({ row, text })
  /** False when the text stays in the field, with its message. */
  const take = (cell: EditedCell<Row, Column>, text: string): boolean => {
    const { rowId, row, column } = cell
    if (text !== editText(column, row)) {
      const error = errorOf(cell, text)
      if (error !== undefined) {
        setDraft((current) => (current ? { ...current, error } : current))
        return false
      }
      onCommitCell?.({ rowId, columnId: column.id, text })
    }
    close()
    return true
  }
  const commitAll = (commits: readonly CellCommit[]) => {
    if (commits.length > 1 && onCommitCells) onCommitCells({ commits })
    else for (const commit of commits) onCommitCell?.(commit)
  }

  return {
    draft,
    begin: (at, typed) => {
      const cell = cellAt(at)
      if (!cell || editedRef.current) return false
      open(cell, typed ?? editText(cell.column, cell.row), typed !== undefined)
      return true
    },
    handleKeyDown: (event) => {
      const cell = editedRef.current
      const input = event.target
      if (!cell || !(input instanceof HTMLInputElement)) return false
      // Composing text in other scripts ends with Enter, too.
      if (event.nativeEvent.isComposing) return true
      if (event.key === 'Escape') {
        event.preventDefault()
        close()
        refocus()
      } else if (event.key === 'Enter' || event.key === 'Tab') {
        event.preventDefault()
        if (!take(cell, input.value)) return true
        const step = event.shiftKey ? -1 : 1
        const row = Math.max(0, Math.min(place.row + step, rowCount - 1))
        const canEdit = (at: GridPlace) => cellAt(at) !== null
        goTo(
          event.key === 'Enter'
            ? { row, column: place.column }
            : (nextEditableCell(place, step, layout.columns.length, rowCount, canEdit) ?? place),
        )
      }
      return true
    },
    handleBlur: (event) => {
      const cell = editedRef.current
      if (cell && event.target instanceof HTMLInputElement) take(cell, event.target.value)
    },
    enter: (entries) => {
      const commits: CellCommit[] = []
      const counts = { readOnlyCount: 0, outsideCount: 0, refusedCount: 0 }
      let refused: { at: GridPlace; cell: EditedCell<Row, Column>; text: string } | undefined
      for (const { place: at, text } of entries) {
        const cell = cellAt(at)
        if (at.row >= rowCount || (at.column ?? 0) >= layout.columns.length) {
          counts.outsideCount += 1
        } else if (!cell) counts.readOnlyCount += 1
        else if (errorOf(cell, text) === undefined) {
          commits.push({ rowId: cell.rowId, columnId: cell.column.id, text })
        } else {
          counts.refusedCount += 1
          refused ??= { at, cell, text }
        }
      }
      commitAll(commits)
      if (refused) {
        goTo(refused.at)
        open(refused.cell, refused.text, true, errorOf(refused.cell, refused.text))
      }
      return { takenCount: commits.length, ...counts }
    },
    empty: (places) => {
      const commits = places.flatMap((at): CellCommit[] => {
        const cell = cellAt(at)
        if (!cell || errorOf(cell, '') !== undefined) return []
        return [{ rowId: cell.rowId, columnId: cell.column.id, text: '' }]
      })
      commitAll(commits)
      return commits.length
    },
  }
}
