import type { FocusEvent, HTMLAttributes, KeyboardEvent, MouseEvent } from 'react'

import { controlsInCell } from '../../internal/grid/cell-controls'
import type { CellActivation, GridFrame } from '../../internal/grid/grid-frame'
import { nextCell, type GridCell } from '../../internal/grid/grid-navigation'
import { cellOf, readPlace, showCutText } from '../../internal/grid/grid-places'
import { resizeHandleOf, type ColumnResize } from '../../internal/grid/use-column-resize'
import type { GridFocus } from '../../internal/grid/use-grid-focus'
import type { DataColumn } from './place-columns'

interface DataTableHandlersOptions<Row> {
  frame: GridFrame
  placed: readonly DataColumn<Row>[]
  /** Rows that Page Down passes. */
  pageRowCount: number
  focus: GridFocus
  resize: ColumnResize
  /** Takes the keys of a row that is edited. */
  onEditKey: (event: KeyboardEvent) => void
  onSort: (entry: DataColumn<Row>) => void
  onSelectAll: () => void
  /** Undefined when rows are not selected. */
  onSelect: ((index: number, isRange: boolean) => void) | undefined
  /** Undefined when nothing happens on activation. */
  onActivate: ((index: number, activation: Omit<CellActivation<Row>, 'row'>) => void) | undefined
  /** Starts editing a row. @returns false for a row that cannot be edited */
  onEdit: (index: number, columnId: string) => boolean
}

/** The cell that an element is or is in. */
interface LocatedCell extends GridCell {
  readonly element: HTMLElement
}

const OWN_CONTROLS = 'a[href],button,input,select,textarea,label,summary,[contenteditable="true"]'

/** The presses and keys of a table, taken by one listener each for all its cells. */
export function useDataTableHandlers<Row>(
  options: DataTableHandlersOptions<Row>,
): HTMLAttributes<HTMLDivElement> {
  const { frame, placed, focus, resize, onSelect, onActivate, onEdit } = options
  const { bodyRowCount, footRowCount, layout, viewport } = frame
  const { headRowCount } = layout
  const isBodyRow = (row: number) => row >= 0 && row < bodyRowCount

  /** Null outside of cells. */
  const locateCell = (target: EventTarget | null): LocatedCell | null => {
    const place = readPlace(target, frame.gridRef.current, headRowCount)
    const element = cellOf(target)
    if (!place || place.column === null || !element) return null
    return { row: place.row, column: place.column, element }
  }
  const linkOf = (cell: LocatedCell) =>
    cell.element.parentElement?.querySelector<HTMLElement>('[data-part="link"]')

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null
    const cell = locateCell(target)
    if (!cell || !target || resizeHandleOf(target) || resize.endsDrag()) return
    const entry = placed[cell.column]
    if (!entry || cell.element.closest('[data-editing]')) return
    if (cell.row < 0) {
      if (entry.kind === 'selection') options.onSelectAll()
      else if (entry.isSortable) options.onSort(entry)
      return
    }
    if (!isBodyRow(cell.row)) return
    if (entry.kind === 'selection') {
      onSelect?.(cell.row, event.shiftKey)
      return
    }
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    const control = target.closest(`${OWN_CONTROLS},[popover],dialog`)
    const isLink = control?.matches('[data-part="link"]') === true
    const isControl = control !== null && cell.element.contains(control)
    if (isControl && !isLink) return
    // The browser's own way of opening elsewhere stays; plainly pressed, the caller opens.
    if (isLink && (isModified || !onActivate)) return
    // A press that ends a selection of text is not meant to open anything.
    if (!isLink && document.getSelection()?.isCollapsed === false) return
    if (onActivate) {
      onActivate(cell.row, { columnId: entry.column.id, anchor: cell.element, event })
    } else linkOf(cell)?.click()
  }

  const enter = (cell: LocatedCell): boolean => {
    const first = controlsInCell(cell.element)[0]
    first?.focus()
    return first !== undefined
  }

  const handleEnter = (
    event: KeyboardEvent<HTMLElement>,
    cell: LocatedCell,
    entry: DataColumn<Row>,
  ) => {
    if (cell.row < 0) {
      if (entry.kind === 'selection') options.onSelectAll()
      else if (entry.isSortable) options.onSort(entry)
    } else if (entry.kind === 'actions') enter(cell)
    else if (!isBodyRow(cell.row)) return
    else if (entry.kind === 'selection') onSelect?.(cell.row, false)
    else if (onActivate) {
      onActivate(cell.row, { columnId: entry.column.id, anchor: cell.element, event })
    } else if (linkOf(cell)) linkOf(cell)?.click()
    else if (!onEdit(cell.row, entry.column.id)) enter(cell)
  }

  /** Keys while the focus is inside a cell, on one of its controls. */
  const handleInnerKey = (event: KeyboardEvent, cell: LocatedCell) => {
    const handle = resizeHandleOf(event.target)
    const isFar = event.ctrlKey || event.metaKey
    if (handle && resize.handleKey(cell.column, { key: event.key, isFar })) {
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
  const handleAction = (event: KeyboardEvent<HTMLElement>, cell: LocatedCell): boolean => {
    const entry = placed[cell.column]
    if (!entry || event.altKey) return false
    if (cell.row < 0 && event.shiftKey && event.key.startsWith('Arrow')) {
      const isFar = event.ctrlKey || event.metaKey
      return resize.handleKey(cell.column, { key: event.key, isFar })
    }
    switch (event.key) {
      case 'Enter':
        handleEnter(event, cell, entry)
        return true
      case 'F2':
        enter(cell)
        return true
      case ' ':
        if (cell.row < 0) handleEnter(event, cell, entry)
        else if (isBodyRow(cell.row)) onSelect?.(cell.row, event.shiftKey)
        return true
      case 'a':
        if (!(event.ctrlKey || event.metaKey) || !onSelect) return false
        options.onSelectAll()
        return true
      default:
        return false
    }
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = locateCell(event.target)
    if (!cell || event.defaultPrevented || cell.element.closest('[data-editing]')) return
    // In a menu that is open in the row, too.
    if (event.key === 'F2' && onEdit(cell.row, placed[cell.column]?.column.id ?? '')) {
      event.preventDefault()
      return
    }
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
    // Among the rows with the heads, as `nextCell` counts them.
    const place = { row: focus.place.row + headRowCount, column: focus.place.column ?? 0 }
    const next = nextCell(place, event, {
      rowCount: headRowCount + bodyRowCount + footRowCount,
      columnCount: placed.length,
      pageRowCount: options.pageRowCount,
      headRowCount,
      isRightToLeft: viewport?.isRightToLeft === true,
    })
    if (!next) return
    event.preventDefault()
    const row = next.row - headRowCount
    focus.goTo({ row, column: next.column })
    const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (event.shiftKey && isVertical && isBodyRow(row) && next !== place) onSelect?.(row, true)
  }

  return {
    onClick: handleClick,
    onDoubleClick: (event) => {
      resize.handleDoubleClick(event.target)
    },
    onKeyDown: (event) => {
      options.onEditKey(event)
      handleKeyDown(event)
    },
    onFocus: (event: FocusEvent) => {
      focus.handleFocus()
      const cell = locateCell(event.target)
      if (cell) focus.settle({ row: cell.row, column: cell.column })
    },
    onBlur: focus.handleBlur,
    onPointerOver: (event) => {
      showCutText(event.target)
    },
    ...resize.handlers,
    onPointerDown: resize.press,
  }
}
