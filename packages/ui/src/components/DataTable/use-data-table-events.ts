import type { KeyboardEvent, MouseEvent, RefObject } from 'react'

import { controlsInCell } from '../../internal/grid/cell-controls'
import { nextCell, type GridCell } from '../../internal/grid/grid-navigation'
import type { PlacedColumn } from './data-table-column'
import { handleOf } from './use-column-resize'
import { locateCell, type LocatedCell } from './use-grid-focus'

interface DataTableEventsOptions<Row> {
  viewportRef: RefObject<HTMLElement | null>
  placed: readonly PlacedColumn<Row>[]
  /** Body rows; the head is grid row 0, the foot comes after the last one. */
  bodyRowCount: number
  hasFoot: boolean
  /** Rows that Page Down passes in a viewport of that height, in pixels. */
  pageRowsIn: (viewportHeight: number) => number
  active: GridCell
  moveTo: (cell: GridCell) => void
  onSort: (entry: PlacedColumn<Row>) => void
  onSelectAll: () => void
  /** Undefined when rows are not selected. */
  onSelect: ((index: number, isRange: boolean) => void) | undefined
  /** Undefined when rows do not open. */
  onOpen: ((index: number) => void) | undefined
  /** Undefined when rows are not edited. */
  onEdit: ((index: number, columnId: string) => void) | undefined
  onResizeKey: (head: Element, key: string, isFar: boolean) => boolean
}

const ownControls = 'a[href],button,input,select,textarea,label,summary,[contenteditable="true"]'

/** The presses and keys of a table, taken by one listener each for all its cells. */
export function useDataTableEvents<Row>(options: DataTableEventsOptions<Row>) {
  const { viewportRef, placed, bodyRowCount, hasFoot, moveTo, onSelect, onOpen, onEdit } = options
  const isBodyRow = (gridRow: number) => gridRow >= 1 && gridRow <= bodyRowCount

  const linkOf = (cell: LocatedCell) =>
    cell.element.parentElement?.querySelector<HTMLElement>('[data-part="link"]')

  const handleClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const cell = locateCell(target)
    if (!cell || !target || handleOf(target)) return
    const entry = placed[cell.column]
    if (!entry || cell.element.closest('[data-editing]')) return
    if (cell.row === 0) {
      if (entry.kind === 'selection') options.onSelectAll()
      else if (entry.isSortable) options.onSort(entry)
      return
    }
    if (!isBodyRow(cell.row)) return
    if (entry.kind === 'selection') {
      onSelect?.(cell.row - 1, event.shiftKey)
      return
    }
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    const control = target.closest(`${ownControls},[popover],dialog`)
    const isLink = control?.matches('[data-part="link"]') === true
    const isControl = control !== null && cell.element.contains(control)
    if (isControl && !isLink) return
    if (isLink) {
      // The browser's own way of opening elsewhere stays; plainly pressed, the caller opens.
      if (isModified || !onOpen) return
      event.preventDefault()
    }
    // A press that ends a selection of text is not meant to open anything.
    if (!isLink && document.getSelection()?.isCollapsed === false) return
    if (onOpen) onOpen(cell.row - 1)
    else linkOf(cell)?.click()
  }

  const enter = (cell: LocatedCell): boolean => {
    const first = controlsInCell(cell.element)[0]
    first?.focus()
    return first !== undefined
  }

  const handleEnter = (cell: LocatedCell, entry: PlacedColumn<Row>) => {
    if (cell.row === 0) {
      if (entry.kind === 'selection') options.onSelectAll()
      else if (entry.isSortable) options.onSort(entry)
    } else if (entry.kind === 'actions') enter(cell)
    else if (!isBodyRow(cell.row)) return
    else if (entry.kind === 'selection') onSelect?.(cell.row - 1, false)
    else if (onOpen) onOpen(cell.row - 1)
    else if (linkOf(cell)) linkOf(cell)?.click()
    else if (onEdit) onEdit(cell.row - 1, entry.column.id)
    else enter(cell)
  }

  /** Keys while the focus is inside a cell, on one of its controls. */
  const handleInnerKey = (event: KeyboardEvent, cell: LocatedCell) => {
    const handle = handleOf(event.target)
    if (handle && options.onResizeKey(handle, event.key, event.ctrlKey || event.metaKey)) {
      event.preventDefault()
    } else if (event.key === 'Escape' || event.key === 'F2') {
      event.preventDefault()
      cell.element.focus()
    } else if (event.key === 'Tab') {
      // The controls of a cell are a round of their own; Esc leads out.
      const controls = controlsInCell(cell.element)
      const index = controls.findIndex((control) => control === event.target)
      const count = controls.length
      event.preventDefault()
      controls[(index + (event.shiftKey ? count - 1 : 1)) % count]?.focus()
    }
  }

  /** Space, Enter and the like on a cell. @returns whether it was one of these */
  const handleAction = (event: KeyboardEvent, cell: LocatedCell): boolean => {
    const entry = placed[cell.column]
    if (!entry || event.altKey) return false
    if (cell.row === 0 && event.shiftKey && event.key.startsWith('Arrow')) {
      return options.onResizeKey(cell.element, event.key, event.ctrlKey || event.metaKey)
    }
    switch (event.key) {
      case 'Enter':
        handleEnter(cell, entry)
        return true
      case 'F2':
        if (isBodyRow(cell.row) && entry.column.renderEditor && onEdit) {
          onEdit(cell.row - 1, entry.column.id)
        } else if (!enter(cell) && isBodyRow(cell.row) && onEdit) {
          onEdit(cell.row - 1, entry.column.id)
        }
        return true
      case ' ':
        if (cell.row === 0) handleEnter(cell, entry)
        else if (isBodyRow(cell.row)) onSelect?.(cell.row - 1, event.shiftKey)
        return true
      case 'a':
        if (!(event.ctrlKey || event.metaKey) || !onSelect) return false
        options.onSelectAll()
        return true
      default:
        return false
    }
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const cell = locateCell(event.target)
    if (!cell || event.defaultPrevented || cell.element.closest('[data-editing]')) return
    if (event.target !== cell.element) {
      if (!(event.target instanceof Element && event.target.closest('[popover],dialog'))) {
        handleInnerKey(event, cell)
      }
      return
    }
    if (handleAction(event, cell)) {
      event.preventDefault()
      return
    }
    const viewport = viewportRef.current
    const next = nextCell(options.active, event, {
      rowCount: 1 + bodyRowCount + (hasFoot ? 1 : 0),
      columnCount: placed.length,
      pageRowCount: options.pageRowsIn(viewport?.clientHeight ?? 0),
      headRowCount: 1,
      isRightToLeft: viewport !== null && getComputedStyle(viewport).direction === 'rtl',
    })
    if (!next) return
    event.preventDefault()
    moveTo(next)
    const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (
      event.shiftKey &&
      isVertical &&
      onSelect &&
      isBodyRow(next.row) &&
      next !== options.active
    ) {
      onSelect(next.row - 1, true)
    }
  }

  return { handleClick, handleKeyDown }
}
