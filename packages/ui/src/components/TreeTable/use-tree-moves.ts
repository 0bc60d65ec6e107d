import type { KeyboardEvent } from 'react'

import type { GridFrame, GridPlace } from '../../internal/grid/grid-frame'
import { treeMove, type TreeMove } from '../../internal/grid/tree-navigation'
import type { CellSelection } from '../../internal/grid/use-cell-range'
import type { GridFocus } from '../../internal/grid/use-grid-focus'
import type { ColumnArrangement } from './arrange-columns'
import { headMove, placeOfHead, type HeadFocusCells } from './head-navigation'
import type { TreeTableProps } from './TreeTable.types'
import type { TreeItem } from './tree-items'

interface TreeMovesOptions<Row extends object> {
  readonly frame: GridFrame
  readonly arrangement: ColumnArrangement<Row>
  readonly items: readonly TreeItem<Row>[]
  readonly focusCells: HeadFocusCells
  readonly focus: GridFocus
  readonly range: CellSelection
  readonly props: TreeTableProps<Row>
}

/** Moving in the table, expanding, and selecting on the way. */
export function useTreeMoves<Row extends object>(options: TreeMovesOptions<Row>) {
  const { frame, arrangement, items, focusCells, focus, range } = options
  const { expandedRowIds, onExpandedChange } = options.props
  const { viewport, layout } = frame
  const { place } = focus
  const isRightToLeft = viewport?.isRightToLeft === true

  const expand = (expandable: readonly TreeItem<Row>[], isExpanded: boolean) => {
    const next = new Set(expandedRowIds)
    for (const { id, children } of expandable) {
      if (!isExpanded) next.delete(id)
      else if (children.length > 0) next.add(id)
    }
    if (next.size !== expandedRowIds.size) onExpandedChange({ expandedRowIds: next })
  }
  const toggleRow = (row: number) => {
    const item = items[row]
    if (item === undefined || item.children.length === 0) return false
    expand([item], !expandedRowIds.has(item.id))
    // If the active row replaces one that it hides, the press moves the focus to it.
    if (row === place.row) focus.refocus()
    return true
  }

  const meaningOf = (at: GridPlace, event: KeyboardEvent): TreeMove | null => {
    const item = items[at.row]
    const covered = layout.headRowCount + frame.footRowCount
    return treeMove(
      at,
      event,
      {
        rowCount: frame.bodyRowCount + frame.footRowCount,
        columnCount: layout.columns.length,
        pageRowCount: viewport ? viewport.height / viewport.rowHeight - covered - 1 : 1,
        isRightToLeft,
      },
      {
        isExpandable: item !== undefined && item.children.length > 0,
        isExpanded: item !== undefined && expandedRowIds.has(item.id),
        parentRow: item?.parent === undefined ? null : items.indexOf(item.parent),
      },
    )
  }

  /** Shift with a key that moves: the other corner of the selection moves. */
  const extend = (event: KeyboardEvent): boolean => {
    const isRow = place.column === null
    const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (place.row < 0 || event.key === '*' || (isRow && isAcross)) return false
    const { head } = range
    const result = meaningOf({ row: head.row, column: isRow ? null : head.column }, event)
    if (result?.code !== 'go') return false
    const { row, column } = result.place
    // Left of the first cell is the row as a whole: the selection ends at the cell.
    if (column === null && !isRow) return true
    range.extendTo({ row, column: column ?? 0 })
    return true
  }

  const move = (event: KeyboardEvent): boolean => {
    if (place.row < 0) {
      const next = headMove(event.key, place, arrangement, focusCells, isRightToLeft)
      if (next) focus.goTo(next)
      return next !== null
    }
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (event.key === 'ArrowUp' && place.row === 0 && place.column !== null && isPlain) {
      const head = placeOfHead(arrangement, place.column, focusCells)
      if (head) focus.goTo(head)
      if (head) return true
    }
    const result = meaningOf(place, event)
    if (result === null) return false
    if (result.code === 'go') focus.goTo(result.place)
    else if (result.code === 'expandSiblings') expand(items[place.row]?.siblings ?? [], true)
    else toggleRow(place.row)
    return true
  }
  return { toggleRow, extend, move }
}
