import type { RefObject } from 'react'

import { useAnnouncement } from '../../internal/listbox/use-announcement'
import type { ColumnArrangement } from './column-arrangement'
import type { ColumnLayout } from './column-layout'
import type { ColumnWidthsById } from './column-widths'
import { headStopsOf } from './head-navigation'
import type { TreeTableProps } from './tree-table-props'
import { useCellEditing } from './use-cell-editing'
import { useRangeDrag } from './use-range-drag'
import { useTreeClipboard } from './use-tree-clipboard'
import { useTreeFocus } from './use-tree-focus'
import { useTreeHandlers } from './use-tree-handlers'
import { useTreeMoves } from './use-tree-moves'
import { useTreeRange } from './use-tree-range'
import { useTreeResize } from './use-tree-resize'
import type { TreeItem } from './use-tree-rows'
import type { TreeViewport } from './use-tree-viewport'

interface TreeInteractionQuestion<Row extends object> {
  readonly rootRef: RefObject<HTMLElement | null>
  readonly viewport: TreeViewport | null
  readonly arrangement: ColumnArrangement<Row>
  readonly layout: ColumnLayout<Row>
  readonly items: readonly TreeItem<Row>[]
  readonly siblingsOf: (item: TreeItem<Row>) => readonly TreeItem<Row>[]
  readonly setPreview: (widths: ColumnWidthsById | undefined) => void
  readonly props: TreeTableProps<Row>
}

const noIds: ReadonlySet<string> = new Set()
const noRows: readonly never[] = []
const noWidths: ColumnWidthsById = {}

/** Everything that people do with the table, put together: none of it draws rows. */
export function useTreeInteraction<Row extends object>(question: TreeInteractionQuestion<Row>) {
  const { rootRef, viewport, arrangement, layout, items, siblingsOf, setPreview, props } = question
  const { totalRows = noRows, getRowId, expandedRowIds, onExpandedChange, labels } = props
  const { collapsedGroupIds = noIds, onCollapsedGroupsChange, columnWidths = noWidths } = props
  const { onColumnResize, onCommitCell, onCommitCells, onPasteCells } = props
  const [announcement, announce] = useAnnouncement()
  const rowAt = (row: number) => {
    if (row < items.length) return items[row]
    const original = totalRows[row - items.length]
    return original === undefined ? undefined : { id: getRowId(original), original }
  }
  const rowCount = items.length + totalRows.length
  const rowIds = { at: (row: number) => rowAt(row)?.id, count: rowCount }
  const footRowCount = totalRows.length
  const focus = useTreeFocus({ rootRef, viewport, layout, rowIds, footRowCount })
  const editing = useCellEditing({
    layout,
    rowCount,
    rowAt,
    onCommitCell,
    onCommitCells,
    ...focus,
  })
  const range = useTreeRange({
    rootRef,
    viewport,
    layout,
    rowIds,
    focus,
    onSelect: ({ rows: chosen, columns: across }) => {
      const chosenCount = chosen.end - chosen.start
      if (labels)
        announce(labels.selected({ rowCount: chosenCount, columnCount: across.end - across.start }))
    },
  })
  const resize = useTreeResize({
    rootRef,
    viewport,
    layout,
    columnWidths,
    setPreview,
    rows: () => [...items.map(({ original }) => original), ...totalRows],
    onColumnResize:
      onColumnResize &&
      ((change) => {
        const column = layout.columns.find((placed) => placed.column.id === change.columnId)?.column
        if (labels && column)
          announce(labels.resized({ header: column.header, width: change.width }))
        onColumnResize(change)
      }),
  })
  const stops = headStopsOf(arrangement, resize.canResize)
  const moves = useTreeMoves({
    viewport,
    layout,
    items,
    rowCount,
    siblingsOf,
    expandedRowIds,
    onExpandedChange,
    stops,
    focus,
    range,
  })
  const clipboard = useTreeClipboard({
    place: focus.place,
    layout,
    rowCount,
    rowAt,
    range,
    editing,
    onPasted: (result) => {
      if (labels) announce(labels.pasted(result))
      onPasteCells?.(result)
    },
  })
  const drag = useRangeDrag({
    rootRef,
    viewport,
    layout,
    range,
    footRowCount,
    bodyRowCount: items.length,
  })
  const handlers = useTreeHandlers({
    rootRef,
    layout,
    rowCount,
    stops,
    collapsedGroupIds,
    onCollapsedGroupsChange,
    focus,
    editing,
    moves,
    range,
    drag,
    clipboard,
    resize,
    given: props,
  })
  return {
    place: focus.place,
    draft: editing.draft,
    /** Rows of the body and of the foot. */
    rowCount,
    canResize: resize.canResize,
    announcement,
    handlers,
  }
}
