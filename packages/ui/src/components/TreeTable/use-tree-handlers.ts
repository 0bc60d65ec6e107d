import type { HTMLAttributes, KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'

import { treeMove, type TreePlace } from '../../internal/grid/tree-navigation'
import type { ColumnLayout } from './column-layout'
import { readCopiedCells, writeCopiedCells } from './editable-cells'
import { editText } from './tree-table-model'
import type { CellEditing } from './use-cell-editing'
import { headRow, type TreeFocus } from './use-tree-focus'
import type { TreeItem } from './use-tree-rows'
import type { TreeViewport } from './use-tree-viewport'

type RootHandlers = Pick<
  HTMLAttributes<HTMLDivElement>,
  | 'onKeyDown'
  | 'onMouseDown'
  | 'onClick'
  | 'onDoubleClick'
  | 'onFocus'
  | 'onBlur'
  | 'onCopy'
  | 'onPaste'
  | 'onPointerOver'
>

interface TreeHandlersQuestion<Row> {
  readonly rootRef: RefObject<HTMLElement | null>
  readonly viewport: TreeViewport | null
  readonly layout: ColumnLayout<Row>
  readonly items: readonly TreeItem<Row>[]
  readonly rowCount: number
  readonly rowAt: (row: number) => { readonly id: string; readonly original: Row } | undefined
  readonly siblingsOf: (item: TreeItem<Row>) => readonly TreeItem<Row>[]
  readonly expandedRowIds: ReadonlySet<string>
  readonly onExpandedChange: (change: { expandedRowIds: ReadonlySet<string> }) => void
  readonly collapsedGroupIds: ReadonlySet<string>
  readonly onCollapsedGroupsChange:
    | ((change: { collapsedGroupIds: ReadonlySet<string> }) => void)
    | undefined
  readonly focus: TreeFocus
  readonly editing: CellEditing
  /** The caller's own handlers: they come first. */
  readonly given: RootHandlers
}

/** One listener of each kind for the whole table. */
export function useTreeHandlers<Row>(question: TreeHandlersQuestion<Row>): RootHandlers {
  const { rootRef, layout, items, rowAt, focus, editing, given } = question
  const { place } = focus

  const setExpanded = (rowIds: readonly string[], isExpanded: boolean) => {
    const next = new Set(question.expandedRowIds)
    for (const id of rowIds) {
      if (isExpanded) next.add(id)
      else next.delete(id)
    }
    if (next.size !== question.expandedRowIds.size) {
      question.onExpandedChange({ expandedRowIds: next })
    }
  }
  const toggleRow = (row: number) => {
    const item = items[row]
    if (item === undefined || item.subRows.length === 0) return false
    setExpanded([item.id], !question.expandedRowIds.has(item.id))
    return true
  }
  const placeOf = (target: EventTarget | null): TreePlace | null =>
    readPlace(target, rootRef.current, layout)

  /** What Enter and Space do where nothing is edited. */
  const act = () => (place.column ?? 0) === 0 && toggleRow(place.row)

  const move = (event: KeyboardEvent<HTMLElement>): boolean => {
    if (place.row === headRow) {
      const next = moveOfHead(event.key, place.column ?? 0, layout, question.viewport)
      if (next) focus.goTo(next)
      return next !== null
    }
    const isAtTop = place.row === 0 && place.column !== null && !event.ctrlKey && !event.metaKey
    if (
      event.key === 'ArrowUp' &&
      isAtTop &&
      layout.heads.some((head) => head.isCollapsed !== undefined)
    ) {
      focus.goTo({ row: headRow, column: headAt(layout, place.column ?? 0) })
      return true
    }
    const item = items[place.row]
    const result = treeMove(place, event, extentOf(question), {
      isExpandable: item !== undefined && item.subRows.length > 0,
      isExpanded: item !== undefined && question.expandedRowIds.has(item.id),
      parentRow:
        item?.parentId === undefined
          ? null
          : items.findIndex((candidate) => candidate.id === item.parentId),
    })
    if (result === null) return false
    if (result.code === 'go') focus.goTo(result.place)
    else if (result.code !== 'expandSiblings') toggleRow(place.row)
    else if (item) {
      const siblings = question.siblingsOf(item)
      setExpanded(
        siblings.flatMap((sibling) => (sibling.subRows.length > 0 ? [sibling.id] : [])),
        true,
      )
    }
    return true
  }

  return {
    onKeyDown: (event) => {
      given.onKeyDown?.(event)
      if (event.defaultPrevented || editing.handleKeyDown(event)) return
      const isOwn = event.target === elementWithFocus(rootRef.current)
      if (!isOwn || isInsideControl(event.target)) {
        // Something inside a cell has the focus: the keys are its own, until Esc gives them back.
        if (event.key === 'Escape' && placeOf(event.target)) {
          event.preventDefault()
          focus.goTo(place)
        }
        return
      }
      const { key } = event
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      const isHandled =
        isPlain && (key === 'Enter' || key === 'F2')
          ? editing.begin(place) || (key === 'Enter' && act())
          : isPlain && key === ' '
            ? act() || place.row !== headRow
            : isPlain && (key === 'Delete' || key === 'Backspace')
              ? editing.begin(place, '')
              : (isPlain && key.length === 1 && editing.begin(place, key)) || move(event)
      if (isHandled) event.preventDefault()
    },
    onMouseDown: (event) => {
      given.onMouseDown?.(event)
      const at = placeOf(event.target)
      if (event.defaultPrevented || event.button !== 0 || at === null) return
      // The cell has to be able to take the focus before the browser gives it.
      flushSync(() => {
        focus.settle(at)
      })
    },
    onClick: (event) => {
      given.onClick?.(event)
      if (event.defaultPrevented || !(event.target instanceof Element)) return
      const group = event.target.closest<HTMLElement>('[data-group-id]')?.dataset['groupId']
      if (group !== undefined) {
        const next = new Set(question.collapsedGroupIds)
        if (!next.delete(group)) next.add(group)
        question.onCollapsedGroupsChange?.({ collapsedGroupIds: next })
      } else if (event.target.closest('[data-part="toggle"]')) {
        const at = placeOf(event.target)
        if (at) toggleRow(at.row)
      }
    },
    onDoubleClick: (event) => {
      given.onDoubleClick?.(event)
      const at = placeOf(event.target)
      if (!event.defaultPrevented && at) editing.begin(at)
    },
    onFocus: (event) => {
      given.onFocus?.(event)
      focus.handleFocus()
      const at = placeOf(event.target)
      if (at) focus.settle(at)
    },
    onBlur: (event) => {
      given.onBlur?.(event)
      focus.handleBlur(event)
      editing.handleBlur(event)
    },
    onCopy: (event) => {
      given.onCopy?.(event)
      const item = rowAt(place.row)
      const isSelecting = document.getSelection()?.isCollapsed === false
      if (event.defaultPrevented || editing.draft || isSelecting || item === undefined) return
      const chosen =
        place.column === null
          ? layout.columns
          : layout.columns.slice(place.column, place.column + 1)
      event.clipboardData.setData(
        'text/plain',
        writeCopiedCells([chosen.map(({ column }) => editText(column, item.original))]),
      )
      event.preventDefault()
    },
    onPaste: (event) => {
      given.onPaste?.(event)
      if (event.defaultPrevented || editing.draft || place.row < 0 || place.column === null) return
      const first = place.column
      event.preventDefault()
      editing.enter(
        readCopiedCells(event.clipboardData.getData('text/plain')).flatMap((texts, row) =>
          texts.map((text, column) => ({
            place: { row: place.row + row, column: first + column },
            text,
          })),
        ),
      )
    },
    onPointerOver: (event) => {
      given.onPointerOver?.(event)
      showCutText(event.target)
    },
  }
}

function extentOf<Row>({ viewport, layout, rowCount, items }: TreeHandlersQuestion<Row>) {
  const covered = layout.headRowCount + rowCount - items.length
  const pageRowCount = viewport ? viewport.height / viewport.rowHeight - covered - 1 : 1
  return {
    rowCount,
    columnCount: layout.columns.length,
    pageRowCount,
    isRightToLeft: viewport?.isRightToLeft === true,
  }
}

/** The first column of the head above a column. */
function headAt<Row>({ heads }: ColumnLayout<Row>, column: number): number {
  return heads.findLast((head) => head.firstColumn <= column)?.firstColumn ?? 0
}

function moveOfHead<Row>(
  key: string,
  column: number,
  layout: ColumnLayout<Row>,
  viewport: TreeViewport | null,
): TreePlace | null {
  const { heads } = layout
  const at = heads.findIndex((head) => head.firstColumn === headAt(layout, column))
  const isRightToLeft = viewport?.isRightToLeft === true
  const go = (index: number): TreePlace | null => {
    const head = heads[index]
    return head ? { row: headRow, column: head.firstColumn } : null
  }
  switch (key) {
    case 'ArrowDown':
      return { row: 0, column }
    case 'ArrowRight':
      return go(at + (isRightToLeft ? -1 : 1))
    case 'ArrowLeft':
      return go(at + (isRightToLeft ? 1 : -1))
    case 'Home':
      return go(0)
    case 'End':
      return go(heads.length - 1)
    default:
      return null
  }
}

/** Reads the place of an element from the numbers that it carries for screen readers. */
function readPlace<Row>(
  target: EventTarget | null,
  root: HTMLElement | null,
  { headRowCount, heads }: ColumnLayout<Row>,
): TreePlace | null {
  if (!(target instanceof Element) || root === null) return null
  const row = target.closest('[role="row"]')
  if (row === null || !root.contains(row) || row.hasAttribute('data-notice')) return null
  const rowNumber = Number(row.getAttribute('aria-rowindex'))
  const cell = target.closest('[aria-colindex]')
  const column = cell === null ? null : Number(cell.getAttribute('aria-colindex')) - 1
  if (rowNumber > headRowCount) return { row: rowNumber - headRowCount - 1, column }
  const canTakeFocus = heads.some((head) => head.isCollapsed !== undefined)
  return rowNumber === 1 && column !== null && canTakeFocus ? { row: headRow, column } : null
}

function elementWithFocus(root: HTMLElement | null): Element | null {
  const active = document.activeElement
  return root?.contains(active) === true ? active : null
}

/** Whether the target is a control that a cell holds, not a part of the table itself. */
function isInsideControl(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isOwn =
    target.matches('[role="row"],[aria-colindex]') || target.hasAttribute('data-group-id')
  return !isOwn
}

/** A text that is cut shows itself whole under the resting pointer. */
function showCutText(target: EventTarget) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[aria-colindex]') : null
  if (cell === null) return
  const text = cell.querySelector<HTMLElement>('[data-part="text"],[data-part="label"]') ?? cell
  const isCut = text.scrollWidth > text.clientWidth
  if (isCut) cell.title = text.textContent
  else if (cell.title !== '') cell.removeAttribute('title')
}
