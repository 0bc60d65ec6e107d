import type { KeyboardEvent, MouseEvent } from 'react'

import { nextSorts, type ColumnSort } from '../../internal/grid/column-sort'
import type { GridPlace } from '../../internal/grid/grid-frame'
import { resizeHandleOf, type ColumnResize } from '../../internal/grid/use-column-resize'
import { columnOfHead } from './head-navigation'
import type { TreeLayout } from './measure-columns'
import type { TreeTableProps } from './TreeTable.types'
import type { TreeColumns } from './use-tree-columns'
import type { TreeSelection } from './use-tree-selection'

interface TreeHeadsOptions<Row extends object> {
  readonly layout: TreeLayout<Row>
  /** Undefined when columns cannot be resized. */
  readonly resize: ColumnResize | undefined
  readonly selection: TreeSelection<Row> | undefined
  /** Undefined when columns cannot be moved. */
  readonly order: TreeColumns | undefined
  /** Scrolls a head into view. */
  readonly reveal: (place: GridPlace) => void
  readonly isRightToLeft: boolean
  readonly announce: (sentence: string) => void
  readonly props: TreeTableProps<Row>
}

/** Actions of the heads of columns. */
export interface TreeHeads {
  /** The heads of columns take the focus. */
  readonly hasActions: boolean
  /** @returns whether it was a key of a head */
  readonly handleKey: (event: KeyboardEvent, place: GridPlace) => boolean
  readonly handleClick: (event: MouseEvent, place: GridPlace) => void
}

const noSorts: readonly ColumnSort[] = []

/** Sorts by the heads, resizes and moves columns by keyboard, and selects all rows. */
export function useTreeHeads<Row extends object>({
  layout,
  resize,
  selection,
  order,
  reveal,
  isRightToLeft,
  announce,
  props,
}: TreeHeadsOptions<Row>): TreeHeads {
  const { sorts = noSorts, onSortsChange, labels } = props
  const sortable = layout.columns.filter(({ column }) => column.isSortable === true)

  const sort = (columnId: string, isAdding: boolean) => {
    const next = nextSorts(sorts, columnId, isAdding)
    onSortsChange?.({ sorts: next })
    const named = next.flatMap(({ columnId: id, direction }) => {
      const header = layout.columns.find(({ column }) => column.id === id)?.column.header
      return header === undefined ? [] : [{ header, direction }]
    })
    if (labels) announce(labels.sorted(named))
  }
  /** @returns whether the head does anything when it is pressed */
  const press = (at: number, isAdding: boolean): boolean => {
    const placed = layout.columns[at]
    if (placed?.kind === 'selection') selection?.toggleAll()
    else if (placed?.column.isSortable === true && onSortsChange) {
      sort(placed.column.id, isAdding)
    } else return false
    return true
  }

  const step = (key: string, at: number, row: number): boolean => {
    if (order === undefined || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false
    const isForward = (key === 'ArrowRight') !== isRightToLeft
    const column = order.step(at, isForward ? 1 : -1)
    if (column !== null) reveal({ row, column })
    // At the end, too: the browser would go back to another page.
    return true
  }

  return {
    hasActions:
      resize !== undefined ||
      selection !== undefined ||
      order !== undefined ||
      (onSortsChange !== undefined && sortable.length > 0),
    handleKey: ({ key, shiftKey, altKey, ...event }, place) => {
      const at = columnOfHead(layout, place)
      if (at === null) return false
      const isFar = event.ctrlKey || event.metaKey
      if (altKey) return !isFar && !shiftKey && step(key, at, place.row)
      if ((key === 'Enter' || key === ' ') && !isFar && press(at, shiftKey)) return true
      if (layout.columns[at]?.kind === 'selection' || resize === undefined) return false
      // With Ctrl where Enter alone sorts; arrows with Ctrl go in larger steps.
      const isOverEdge = key === 'Enter' ? !shiftKey : shiftKey
      return isOverEdge && resize.handleKey(at, { key, isFar })
    },
    handleClick: (event, place) => {
      const at = columnOfHead(layout, place)
      if (at !== null && !resizeHandleOf(event.target)) press(at, event.shiftKey)
    },
  }
}
