import type { KeyboardEvent } from 'react'

import { treeMove, type TreeMove, type TreePlace } from '../../internal/grid/tree-navigation'
import type { ColumnLayout } from './column-layout'
import { headMove, placeOfHead, type HeadStops } from './head-navigation'
import type { TreeFocus } from './use-tree-focus'
import type { TreeRange } from './use-tree-range'
import type { TreeItem } from './use-tree-rows'
import type { TreeViewport } from './use-tree-viewport'

interface TreeMovesQuestion<Row> {
  readonly viewport: TreeViewport | null
  readonly layout: ColumnLayout<Row>
  readonly items: readonly TreeItem<Row>[]
  readonly rowCount: number
  readonly siblingsOf: (item: TreeItem<Row>) => readonly TreeItem<Row>[]
  readonly expandedRowIds: ReadonlySet<string>
  readonly onExpandedChange: (change: { expandedRowIds: ReadonlySet<string> }) => void
  readonly stops: HeadStops
  readonly focus: TreeFocus
  readonly range: TreeRange
}

/** Going about in the table, expanding, and selecting on the way. */
export function useTreeMoves<Row>(question: TreeMovesQuestion<Row>) {
  const { viewport, layout, items, rowCount, stops, focus, range } = question
  const { place } = focus
  const isRightToLeft = viewport?.isRightToLeft === true

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

  const meaningOf = (at: TreePlace, event: KeyboardEvent): TreeMove | null => {
    const item = items[at.row]
    const covered = layout.headRowCount + rowCount - items.length
    return treeMove(
      at,
      event,
      {
        rowCount,
        columnCount: layout.columns.length,
        pageRowCount: viewport ? viewport.height / viewport.rowHeight - covered - 1 : 1,
        isRightToLeft,
      },
      {
        isExpandable: item !== undefined && item.subRows.length > 0,
        isExpanded: item !== undefined && question.expandedRowIds.has(item.id),
        parentRow:
          item?.parentId === undefined
            ? null
            : items.findIndex((candidate) => candidate.id === item.parentId),
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
      const next = headMove(event.key, place, layout, stops, isRightToLeft)
      if (next) focus.goTo(next)
      return next !== null
    }
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (event.key === 'ArrowUp' && place.row === 0 && place.column !== null && isPlain) {
      const head = placeOfHead(layout, place.column, stops)
      if (head) focus.goTo(head)
      if (head) return true
    }
    const result = meaningOf(place, event)
    if (result === null) return false
    const item = items[place.row]
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
  return { toggleRow, extend, move }
}
