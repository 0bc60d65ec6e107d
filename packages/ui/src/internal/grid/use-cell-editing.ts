import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import { flushSync } from 'react-dom'

import { activeElementAround } from '../focus/shadow-root'
import type { CellDraft } from './CellEditor'
import { editedCellOf, isKeyOfField, isLeavingCell } from './cell-fields'
import {
  nextEditableCell,
  type CellEntry,
  type PasteResult,
  type RefusedText,
} from './copied-cells'
import type {
  CellEditorActions,
  EditableColumn,
  GridFrame,
  GridPlace,
  RowIdentity,
} from './grid-frame'
import { findRow, rowIdentity, type GridFocus } from './use-grid-focus'

/** The text of one cell, as a person entered it. */
export interface CellCommit {
  readonly rowId: string
  readonly columnId: string
  readonly text: string
}

/** The cell that a text is for. */
interface EditedCell<Row, Column> {
  readonly rowId: string
  readonly identity: RowIdentity | undefined
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
  readonly onRefuseTexts: ((change: { refused: readonly RefusedText[] }) => void) | undefined
}

/** Editing of one cell at a time. */
export interface CellEditing {
  readonly draft: CellDraft | undefined
  /**
   * Opens the field at a place; null where nothing can be edited.
   *
   * @param typed the text field begins with it
   * @returns whether the key is still to reach the field: one that the column draws
   *   has the focus by then, and takes what is typed itself
   */
  readonly begin: (place: GridPlace, typed?: string) => { readonly awaitsKey: boolean } | null
  /** @returns whether the press belonged to the field, used or not */
  readonly handleKeyDown: (event: KeyboardEvent<HTMLElement>) => boolean
  readonly handleInput: (event: FormEvent<HTMLElement>) => void
  readonly handleBlur: (event: FocusEvent<HTMLElement>) => void
  /** Enters a block of texts; the first one that cannot be taken is left open with its message. */
  readonly enter: (entries: readonly CellEntry[]) => PasteResult
  /** Empties all of these cells that allow it. @returns how many that were */
  readonly empty: (places: readonly GridPlace[]) => number
}

export function useCellEditing<Row, Column extends EditableColumn<Row>>({
  frame,
  focus: { place, goTo, refocus, follow },
  editText,
  onCommitCell,
  onCommitCells,
  onRefuseTexts,
}: CellEditingOptions<Row, Column>): CellEditing {
  type Edited = EditedCell<Row, Column>
  const { gridRef, layout, rowAt, bodyRowCount, footRowCount } = frame
  const [draft, setDraft] = useState<CellDraft>()
  // Beside the state: a key may end the editing that the following blur would end again.
  const editedRef = useRef<Edited | null>(null)
  /** The last text that the field reported; null until the user enters something. */
  const fieldTextRef = useRef<string | null>(null)
  const rowCount = bodyRowCount + footRowCount

  const cellAt = ({ row, column }: GridPlace): Edited | null => {
    const item = rowAt(row)
    const placed = column === null ? undefined : layout.columns[column]
    if (onCommitCell === undefined || item === undefined || placed === undefined) return null
    if (placed.column.canEdit?.(item.original) !== true) return null
    const identity = rowIdentity(item)
    return { rowId: item.id, identity, row: item.original, column: placed.column }
  }
  const close = () => {
    editedRef.current = null
    setDraft(undefined)
  }
  const errorOf = ({ row, column }: Edited, text: string) => column.validateText?.({ row, text })
  /** False when the text stays in the field, with its message. */
  const take = (cell: Edited, text: string): boolean => {
    const { rowId, row, column } = cell
    if (text !== editText(column, row)) {
      const error = errorOf(cell, text)
      if (error !== undefined) {
        setDraft((current) => (current ? { ...current, error } : current))
        return false
      }
      follow()
      onCommitCell?.({ rowId, columnId: column.id, text })
    }
    close()
    return true
  }
  /**
   * Handlers of the field. The field may keep its functions, so those call the handlers of the
   * last rendering.
   */
  const answer = {
    commit: (cell: Edited, text: string) => {
      const grid = gridRef.current
      const hasFocus = grid?.contains(activeElementAround(grid)) === true
      if (editedRef.current === cell && take(cell, text) && hasFocus) refocus()
    },
    cancel: (cell: Edited) => {
      if (editedRef.current !== cell) return
      close()
      refocus()
    },
  }
  const answerRef = useRef(answer)
  useLayoutEffect(() => {
    answerRef.current = answer
  })
  const actionsOf = (cell: Edited): CellEditorActions => ({
    change: (text) => {
      if (editedRef.current === cell) fieldTextRef.current = text
    },
    commit: (text) => answerRef.current.commit(cell, text),
    cancel: () => answerRef.current.cancel(cell),
  })
  const open = (cell: Edited, text: string, isTyped: boolean, error?: string) => {
    editedRef.current = cell
    fieldTextRef.current = null
    const { rowId, column } = cell
    const actions = column.renderEditor && actionsOf(cell)
    setDraft({ rowId, columnId: column.id, text, isTyped, error, actions })
  }
  const refuse = (refused: readonly RefusedText[]) => {
    if (refused.length > 0) onRefuseTexts?.({ refused })
  }
  useLayoutEffect(() => {
    const cell = editedRef.current
    if (cell === null) return
    const match = findRow(cell.identity, frame)
    const item = match?.isRecord === true ? rowAt(match.row) : undefined
    if (item === undefined) {
      const typed = fieldTextRef.current
      close()
      if (typed !== null) refuse([refusedText(cell, typed)])
    } else if (item.id !== cell.rowId) {
      // The field follows the record to its other row, with what was typed.
      const typed = fieldTextRef.current
      const next = { ...cell, rowId: item.id, identity: rowIdentity(item), row: item.original }
      open(next, typed ?? editText(cell.column, item.original), typed !== null)
      fieldTextRef.current = typed
    }
  })
  /** The text to take on leaving; null when nothing was entered. */
  const readText = (cell: Edited, target: EventTarget): string | null => {
    if (cell.column.renderEditor !== undefined) return fieldTextRef.current
    return target instanceof HTMLInputElement ? target.value : null
  }
  /** Takes what the field says; false when it stays open. */
  const finish = (cell: Edited, target: HTMLElement): boolean => {
    if (cell.column.renderEditor !== undefined) {
      // An option that this key has chosen is on its way; a typed day is read on leaving the field.
      flushSync(() => undefined)
      if (editedRef.current === cell) flushSync(() => editedCellOf(target)?.focus())
      if (editedRef.current !== cell) return true
    }
    const text = readText(cell, target)
    if (text === null) close()
    else if (!take(cell, text)) {
      target.focus()
      return false
    }
    return true
  }
  const commitAll = (commits: readonly CellCommit[]) => {
    follow()
    if (commits.length > 1 && onCommitCells) onCommitCells({ commits })
    else for (const commit of commits) onCommitCell?.(commit)
  }

  return {
    draft,
    begin: (at, typed) => {
      const cell = cellAt(at)
      if (!cell || editedRef.current) return null
      const text = editText(cell.column, cell.row)
      if (cell.column.renderEditor === undefined) {
        open(cell, typed ?? text, typed !== undefined)
        return { awaitsKey: false }
      }
      flushSync(() => open(cell, text, false))
      return { awaitsKey: typed !== undefined && typed !== '' }
    },
    handleKeyDown: (event) => {
      const cell = editedRef.current
      const element = editedCellOf(event.target)
      if (!cell || !element || !(event.target instanceof HTMLElement)) return false
      const { key, target, shiftKey } = event
      // Composing text in other scripts ends with Enter, too.
      if (event.nativeEvent.isComposing) return true
      if (cell.column.renderEditor && isKeyOfField(key, target, element)) return true
      if (key === 'Escape') {
        event.preventDefault()
        answer.cancel(cell)
      } else if (key === 'Enter' || key === 'Tab') {
        event.preventDefault()
        if (!finish(cell, target)) return true
        const step = shiftKey ? -1 : 1
        const row = Math.max(0, Math.min(place.row + step, rowCount - 1))
        const canEdit = (at: GridPlace) => cellAt(at) !== null
        goTo(
          key === 'Enter'
            ? { row, column: place.column }
            : (nextEditableCell(place, step, layout.columns.length, rowCount, canEdit) ?? place),
        )
      }
      return true
    },
    handleInput: ({ target }) => {
      const cell = editedRef.current
      const isText = cell !== null && cell.column.renderEditor === undefined
      if (isText && target instanceof HTMLInputElement) fieldTextRef.current = target.value
    },
    handleBlur: ({ target, relatedTarget }) => {
      const cell = editedRef.current
      const element = editedCellOf(target)
      if (!cell || !element) return
      const hasOwnField = cell.column.renderEditor !== undefined
      if (hasOwnField && !isLeavingCell(element, relatedTarget)) return
      const text = readText(cell, target)
      if (text !== null) take(cell, text)
      else if (hasOwnField) close()
    },
    enter: (entries) => {
      const commits: CellCommit[] = []
      const counts = { readOnlyCount: 0, outsideCount: 0, refusedCount: 0 }
      const refused: RefusedText[] = []
      let first: { at: GridPlace; cell: Edited; text: string } | undefined
      for (const { place: at, text } of entries) {
        const cell = cellAt(at)
        const reason = cell ? errorOf(cell, text) : undefined
        if (cell && reason === undefined) {
          commits.push({ rowId: cell.rowId, columnId: cell.column.id, text })
          continue
        }
        const row = rowAt(at.row)
        const column = layout.columns[at.column ?? 0]?.column
        // A text that the cell already has is not lost, so it is not reported.
        if (cell || !row || !column || editText(column, row.original) !== text) {
          refused.push({ rowId: row?.id, columnId: column?.id, text, reason })
        }
        if (!row || !column) counts.outsideCount += 1
        else if (!cell) counts.readOnlyCount += 1
        else {
          counts.refusedCount += 1
          first ??= { at, cell, text }
        }
      }
      commitAll(commits)
      if (first) {
        goTo(first.at)
        open(first.cell, first.text, true, errorOf(first.cell, first.text))
      }
      refuse(refused)
      return { changedCount: commits.length, ...counts }
    },
    empty: (places) => {
      const commits: CellCommit[] = []
      const refused: RefusedText[] = []
      for (const at of places) {
        const cell = cellAt(at)
        if (!cell) continue
        const text = refusedText(cell, '', errorOf(cell, ''))
        if (text.reason === undefined) {
          commits.push({ rowId: cell.rowId, columnId: cell.column.id, text: '' })
        } else refused.push(text)
      }
      commitAll(commits)
      // A single cell opens its field instead, which says why.
      if (places.length > 1) refuse(refused)
      return commits.length
    },
  }
}

function refusedText(
  { rowId, column }: EditedCell<unknown, { readonly id: string }>,
  text: string,
  reason?: string,
): RefusedText {
  return { rowId, columnId: column.id, text, reason }
}
