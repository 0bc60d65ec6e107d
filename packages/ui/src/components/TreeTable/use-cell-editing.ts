import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

import type { TreePlace } from '../../internal/grid/tree-navigation'
import type { ColumnLayout } from './column-layout'
import type { CellEntry, TreeTablePasteResult } from './cell-entry'
import { nextEditableCell } from './editable-cells'
import { editText, type TreeTableColumn } from './tree-table-model'
import type { TreeTableDraft } from './TreeTableEditor'

/** The text of one cell, as a person entered it. */
export interface TreeTableCommit {
  readonly rowId: string
  readonly columnId: string
  readonly text: string
}

interface Subject<Row> {
  readonly rowId: string
  readonly row: Row
  readonly column: TreeTableColumn<Row>
}

interface CellEditingQuestion<Row> {
  readonly layout: ColumnLayout<Row>
  readonly rowCount: number
  readonly rowAt: (row: number) => { readonly id: string; readonly original: Row } | undefined
  readonly place: TreePlace
  readonly goTo: (place: TreePlace) => void
  readonly refocus: () => void
  readonly onCommitCell: ((commit: TreeTableCommit) => void) | undefined
  readonly onCommitCells: ((change: { commits: readonly TreeTableCommit[] }) => void) | undefined
}

/** Editing of one cell at a time. */
export interface CellEditing {
  readonly draft: TreeTableDraft | undefined
  /** Opens the field at a place; false where nothing can be edited. */
  readonly begin: (place: TreePlace, typed?: string) => boolean
  /** Whether the press belonged to the field, used or not. */
  readonly handleKeyDown: (event: KeyboardEvent<HTMLElement>) => boolean
  readonly handleBlur: (event: FocusEvent<HTMLElement>) => void
  /** Enters a block of labels; the first one that cannot be taken is left open with its message. */
  readonly enter: (entries: readonly CellEntry[]) => TreeTablePasteResult
  /** Empties all of these cells that take it. @returns how many that were */
  readonly empty: (places: readonly TreePlace[]) => number
}

export function useCellEditing<Row>({
  layout,
  rowCount,
  rowAt,
  place,
  goTo,
  refocus,
  onCommitCell,
  onCommitCells,
}: CellEditingQuestion<Row>): CellEditing {
  const [draft, setDraft] = useState<TreeTableDraft>()
  // Beside the state: a key may end what the blur after it would end again.
  const subjectRef = useRef<Subject<Row> | null>(null)

  const subjectAt = ({ row, column }: TreePlace): Subject<Row> | null => {
    const item = rowAt(row)
    const placed = column === null ? undefined : layout.columns[column]
    if (onCommitCell === undefined || item === undefined || placed === undefined) return null
    if (placed.column.canEdit?.(item.original) !== true) return null
    return { rowId: item.id, row: item.original, column: placed.column }
  }
  const open = (subject: Subject<Row>, text: string, isTyped: boolean, error?: string) => {
    subjectRef.current = subject
    setDraft({ rowId: subject.rowId, columnId: subject.column.id, text, isTyped, error })
  }
  const close = () => {
    subjectRef.current = null
    setDraft(undefined)
  }
  /** False when the text stays in the field, with its message. */
  const take = (subject: Subject<Row>, text: string): boolean => {
    const { rowId, row, column } = subject
    if (text !== editText(column, row)) {
      const error = column.validateText?.({ row, text })
      if (error !== undefined) {
        setDraft((current) => (current ? { ...current, error } : current))
        return false
      }
      onCommitCell?.({ rowId, columnId: column.id, text })
    }
    close()
    return true
  }

  const begin = (at: TreePlace, typed?: string): boolean => {
    const subject = subjectAt(at)
    if (!subject || subjectRef.current) return false
    open(subject, typed ?? editText(subject.column, subject.row), typed !== undefined)
    return true
  }
  const canEditAt = (at: TreePlace) => subjectAt(at) !== null

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): boolean => {
    const subject = subjectRef.current
    const input = event.target
    if (!subject || !(input instanceof HTMLInputElement)) return false
    // Composing text in other scripts ends with Enter, too.
    if (event.nativeEvent.isComposing) return true
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
      refocus()
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault()
      if (!take(subject, input.value)) return true
      const step = event.shiftKey ? -1 : 1
      const row = Math.max(0, Math.min(place.row + step, rowCount - 1))
      goTo(
        event.key === 'Enter'
          ? { row, column: place.column }
          : (nextEditableCell(place, step, layout.columns.length, rowCount, canEditAt) ?? place),
      )
    }
    return true
  }
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    const subject = subjectRef.current
    if (subject && event.target instanceof HTMLInputElement) take(subject, event.target.value)
  }
  const commitAll = (commits: readonly TreeTableCommit[]) => {
    if (commits.length > 1 && onCommitCells) onCommitCells({ commits })
    else for (const commit of commits) onCommitCell?.(commit)
  }
  const enter: CellEditing['enter'] = (entries) => {
    const commits: TreeTableCommit[] = []
    let readOnlyCount = 0
    let outsideCount = 0
    const refused: { at: TreePlace; subject: Subject<Row>; text: string; error: string }[] = []
    for (const { place: at, text } of entries) {
      const subject = subjectAt(at)
      if (at.row >= rowCount || (at.column ?? 0) >= layout.columns.length) outsideCount += 1
      else if (!subject) readOnlyCount += 1
      else {
        const error = subject.column.validateText?.({ row: subject.row, text })
        if (error === undefined) {
          commits.push({ rowId: subject.rowId, columnId: subject.column.id, text })
        } else refused.push({ at, subject, text, error })
      }
    }
    commitAll(commits)
    const [first] = refused
    if (first) {
      goTo(first.at)
      open(first.subject, first.text, true, first.error)
    }
    return {
      takenCount: commits.length,
      readOnlyCount,
      refusedCount: refused.length,
      outsideCount,
    }
  }
  const empty: CellEditing['empty'] = (places) => {
    const commits = places.flatMap((at): TreeTableCommit[] => {
      const subject = subjectAt(at)
      if (!subject) return []
      const { rowId, row, column } = subject
      const canBeEmpty = column.validateText?.({ row, text: '' }) === undefined
      return canBeEmpty ? [{ rowId, columnId: column.id, text: '' }] : []
    })
    commitAll(commits)
    return commits.length
  }
  return { draft, begin, handleKeyDown, handleBlur, enter, empty }
}
