import type { HTMLAttributes } from 'react'
import { flushSync } from 'react-dom'

import { activeElementAround } from '../../internal/focus/shadow-root'
import type { GridPlace, CellActivation, GridFrame } from '../../internal/grid/grid-frame'
import { isRowOrCell, readPlace, showCutText, cellOf } from '../../internal/grid/grid-places'
import type { ColumnResize } from '../../internal/grid/use-column-resize'
import type { useRangeDrag } from '../../internal/grid/use-range-drag'
import type { HeadFocusCells } from './head-navigation'
import type { TreeTableProps } from './TreeTable.types'
import type { TreeColumns } from './use-tree-columns'
import { treeKeyHandler } from './use-tree-keys'
import type { ActivateCell, TreeKeysOptions } from './use-tree-keys'
import type { TreeTableColumn } from './tree-table-model'

type RootHandlers = Pick<
  HTMLAttributes<HTMLDivElement>,
  | 'onKeyDown'
  | 'onMouseDown'
  | 'onClick'
  | 'onDoubleClick'
  | 'onFocus'
  | 'onInput'
  | 'onBlur'
  | 'onCopy'
  | 'onCut'
  | 'onPaste'
  | 'onPointerOver'
  | 'onPointerDown'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerCancel'
>

interface TreeHandlersOptions<Row extends object> extends TreeKeysOptions<Row> {
  readonly focusCells: HeadFocusCells
  readonly drag: ReturnType<typeof useRangeDrag>
  readonly resize: ColumnResize | undefined
  /** Undefined when columns cannot be moved. */
  readonly order: TreeColumns | undefined
  /** With the caller's own handlers, which come first. */
  readonly props: TreeTableProps<Row>
}

const noIds: ReadonlySet<string> = new Set()
const CONTROLS =
  'a[href],button,input,select,textarea,label,[contenteditable="true"],[data-part="toggle"],[data-editing]'

/** Whether the target is a control inside a cell, not a part of the table itself. */
function isInsideControl(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false
  return !isRowOrCell(target) && !target.matches('[data-group-id]')
}

/** One listener of each kind for the whole table. */
export function useTreeHandlers<Row extends object>(
  options: TreeHandlersOptions<Row>,
): RootHandlers {
  const { frame, layout, focusCells, focus, editing, moves, range, drag, clipboard } = options
  const { heads, order, selection, resize, props: provided } = options
  const { gridRef } = frame
  const { place } = focus

  const placeOf = (target: EventTarget | null): GridPlace | null => {
    const at = readPlace(target, gridRef.current, layout.headRowCount)
    if (at === null || at.row >= 0) return at
    const isFirstLine = at.row === -layout.headRowCount
    return (isFirstLine ? focusCells.hasFirst : focusCells.hasSecond) ? at : null
  }
  const isBox = (at: GridPlace) =>
    at.column !== null && layout.columns[at.column]?.kind === 'selection'
  const activate: ActivateCell = (event, at) =>
    activateCell(event, at, frame, provided.onActivateCell)
  const handleKey = treeKeyHandler(options, activate)
  const gestures = [drag.handlers, order?.drag.handlers, resize?.handlers].filter(
    (handlers) => handlers !== undefined,
  )
  return {
    onKeyDown: (event) => {
      provided.onKeyDown?.(event)
      if (event.defaultPrevented || editing.handleKeyDown(event)) return
      const isOwn = event.target === activeElementAround(event.currentTarget)
      if (!isOwn || isInsideControl(event.target)) {
        // Something inside a cell has the focus: the keys are its own, until Esc gives them back.
        if (event.key === 'Escape' && placeOf(event.target)) {
          event.preventDefault()
          focus.goTo(place)
        }
        return
      }
      if (handleKey(event)) event.preventDefault()
    },
    onMouseDown: (event) => {
      provided.onMouseDown?.(event)
      const at = placeOf(event.target)
      if (event.defaultPrevented || event.button !== 0 || at === null) return
      const { currentTarget } = event
      if (isBox(at)) {
        // The cell takes the focus, not its checkbox: the keys stay those of the table.
        event.preventDefault()
        focus.goTo(at)
        return
      }
      const hasFocus = currentTarget.contains(activeElementAround(currentTarget))
      if (event.shiftKey && at.column !== null && at.row >= 0 && hasFocus && !editing.draft) {
        // The focus stays where the selection begins.
        event.preventDefault()
        range.extendTo({ row: at.row, column: at.column })
        return
      }
      // The cell has to be able to take the focus before the browser gives it.
      flushSync(() => {
        if (!(event.target instanceof HTMLInputElement)) range.clear()
        focus.settle(at)
      })
    },
    onPointerDown: (event) => {
      provided.onPointerDown?.(event)
      if (event.defaultPrevented || resize?.press(event)) return
      order?.drag.handlers.onPointerDown(event)
      const at = placeOf(event.target)
      const isControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null
      if (at && at.row >= 0 && at.column !== null && !isControl && !isBox(at)) drag.press(event, at)
    },
    onPointerMove: (event) => {
      provided.onPointerMove?.(event)
      for (const { onPointerMove } of gestures) onPointerMove(event)
    },
    onPointerUp: (event) => {
      provided.onPointerUp?.(event)
      for (const { onPointerUp } of gestures) onPointerUp(event)
    },
    onPointerCancel: (event) => {
      provided.onPointerCancel?.(event)
      for (const { onPointerCancel } of gestures) onPointerCancel(event)
    },
    onClick: (event) => {
      provided.onClick?.(event)
      if (event.defaultPrevented || !(event.target instanceof Element)) return
      const group = event.target.closest<HTMLElement>('[data-group-id]')?.dataset['groupId']
      if (group !== undefined) {
        const next = new Set(provided.collapsedGroupIds ?? noIds)
        if (!next.delete(group)) next.add(group)
        provided.onCollapsedGroupsChange?.({ collapsedGroupIds: next })
      } else if (event.target.closest('[data-part="toggle"]')) {
        const at = placeOf(event.target)
        if (at) moves.toggleRow(at.row)
      } else {
        const at = placeOf(event.target)
        const endsDrag = order?.drag.endsDrag() === true || resize?.endsDrag() === true
        if (at && at.row < 0 && !endsDrag) heads.handleClick(event, at)
        else if (at && isBox(at)) selection?.toggle(at.row, event.shiftKey)
        else if (at) activate(event, at)
      }
    },
    onDoubleClick: (event) => {
      provided.onDoubleClick?.(event)
      if (event.defaultPrevented || resize?.handleDoubleClick(event.target)) return
      const at = placeOf(event.target)
      if (at) editing.begin(at)
    },
    onFocus: (event) => {
      provided.onFocus?.(event)
      focus.handleFocus()
      const at = placeOf(event.target)
      if (at) focus.settle(at)
    },
    onInput: (event) => {
      provided.onInput?.(event)
      editing.handleInput(event)
    },
    onBlur: (event) => {
      provided.onBlur?.(event)
      focus.handleBlur(event)
      editing.handleBlur(event)
    },
    onCopy: (event) => {
      provided.onCopy?.(event)
      clipboard.handleCopy(event)
    },
    onCut: (event) => {
      provided.onCut?.(event)
      clipboard.handleCut(event)
    },
    onPaste: (event) => {
      provided.onPaste?.(event)
      clipboard.handlePaste(event)
    },
    onPointerOver: (event) => {
      provided.onPointerOver?.(event)
      showCutText(event.target)
    },
  }
}

/**
 * Reports that a cell was activated, if it opens a dialog or the press is on its link.
 *
 * @param place where the event is
 * @returns whether it was reported
 */
function activateCell<Row>(
  event: CellActivation<Row>['event'],
  { row, column }: GridPlace,
  { layout, rowAt }: GridFrame<Row, TreeTableColumn<Row>>,
  onActivateCell: ((activation: CellActivation<Row>) => void) | undefined,
): boolean {
  const match = column === null ? undefined : layout.columns[column]?.column
  const original = rowAt(row)?.original
  const anchor = cellOf(event.target)
  if (!onActivateCell || !match || original === undefined || !anchor) return false
  const isOnLink = event.target instanceof Element && event.target.closest('a') !== null
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  const isLinkPressed = match.isLink === true && isOnLink && isPlain
  if (!isLinkPressed && match.opensDialog?.(original) !== true) return false
  onActivateCell({ row: original, columnId: match.id, anchor, event })
  return true
}
