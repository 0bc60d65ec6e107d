import type { PasteResult } from '../../internal/grid/copied-cells'
import type { GridFrame } from '../../internal/grid/grid-frame'
import { useCellEditing } from '../../internal/grid/use-cell-editing'
import { useCellRange } from '../../internal/grid/use-cell-range'
import { useClipboard } from '../../internal/grid/use-clipboard'
import { useGridFocus } from '../../internal/grid/use-grid-focus'
import { useRangeDrag } from '../../internal/grid/use-range-drag'
import { useAnnouncement } from '../../internal/listbox/use-announcement'
import { headFocusCellsOf } from './head-navigation'
import type { ColumnWidthsById } from '../../internal/grid/column-geometry'
import type { TreeLayout } from './measure-columns'
import {
  editText,
  plainText,
  type TreeTableColumn,
  type TreeTableRowKind,
} from './tree-table-model'
import type { TreeItem } from './tree-items'
import { PASTED_NOTHING } from './TreeTable.labels'
import type { TreeTableProps } from './TreeTable.types'
import { useTreeHandlers } from './use-tree-handlers'
import { useTreeColumns } from './use-tree-columns'
import { useTreeHeads } from './use-tree-heads'
import { useTreeMoves } from './use-tree-moves'
import { useTreeResize, type TreeTableResize } from './use-tree-resize'
import type { TreeRows } from './use-tree-rows'
import { useTreeSelection } from './use-tree-selection'

interface TreeInteractionOptions<Row extends object> {
  readonly frame: GridFrame<Row, TreeTableColumn<Row>>
  readonly layout: TreeLayout<Row>
  readonly rows: TreeRows<Row>
  readonly setPreview: (widths: ColumnWidthsById | undefined) => void
  readonly props: TreeTableProps<Row>
}

const noWidths: ColumnWidthsById = {}
const nothingPasted: PasteResult = {
  changedCount: 0,
  readOnlyCount: 0,
  refusedCount: 0,
  outsideCount: 0,
}
const firstRow = { row: 0, column: null }

/** Composes the hooks for focus, ranges, editing, clipboard and resizing. */
export function useTreeInteraction<Row extends object>({
  frame,
  layout,
  rows,
  setPreview,
  props,
}: TreeInteractionOptions<Row>) {
  const { labels, columnWidths = noWidths, onColumnResize, onPasteCells } = props
  const [announcement, announce] = useAnnouncement()
  const selection = useTreeSelection(rows, props, announce)
  const focus = useGridFocus({ frame, initialPlace: firstRow })
  const editing = useCellEditing({
    frame,
    focus,
    editText,
    onCommitCell: props.onCommitCell,
    onCommitCells: props.onCommitCells,
    onRefuseTexts: props.onRefuseTexts,
  })
  const range = useCellRange({
    frame,
    focus,
    onSelect: ({ rows, columns }) => {
      if (!labels) return
      const columnCount = columns.end - columns.start
      announce(labels.selected({ rowCount: rows.end - rows.start, columnCount }))
    },
  })
  const handleResize = (change: TreeTableResize) => {
    const { column } = layout.columns.find((placed) => placed.column.id === change.columnId) ?? {}
    if (labels && column) announce(labels.resized({ header: column.header, width: change.width }))
    onColumnResize?.(change)
  }
  const resize = useTreeResize({
    frame,
    layout,
    columnWidths,
    setPreview,
    onColumnResize: onColumnResize && handleResize,
  })
  const order = useTreeColumns({ frame, layout, announce, props })
  const heads = useTreeHeads({
    layout,
    resize,
    selection,
    order,
    reveal: focus.reveal,
    isRightToLeft: frame.viewport?.isRightToLeft === true,
    announce,
    props,
  })
  const focusCells = headFocusCellsOf(layout, heads.hasActions)
  const moves = useTreeMoves({
    frame,
    arrangement: layout,
    items: rows.items,
    focusCells,
    focus,
    range,
    props,
  })
  const canEditAny = ({ original }: TreeItem<Row>) =>
    layout.columns.some(({ column }) => column.canEdit?.(original) === true)
  const clipboard = useClipboard({
    frame,
    place: focus.place,
    range,
    editing,
    cellText: plainText,
    takesLine: (row: number) => {
      const item = rows.items[row]
      // A table that only shows is copied as it is shown, with its heads and sums.
      if (props.onCommitCell === undefined) return true
      return item !== undefined && (!isHead(item, props.getRowKind) || canEditAny(item))
    },
    onPasteNothing: () => {
      if (labels) announce(labels.pastedNothing ?? PASTED_NOTHING)
      onPasteCells?.(nothingPasted)
    },
    onPaste: (result: PasteResult) => {
      if (labels) announce(labels.pasted(result))
      onPasteCells?.(result)
    },
  })
  const drag = useRangeDrag(frame, range)
  const handlers = useTreeHandlers({
    frame,
    layout,
    focusCells,
    focus,
    editing,
    moves,
    range,
    drag,
    clipboard,
    resize,
    heads,
    order,
    selection,
    props,
  })
  return {
    place: focus.place,
    draft: editing.draft,
    selection,
    canResize: resize !== undefined,
    announcement,
    handlers,
  }
}

function isHead<Row>(
  { original, children }: TreeItem<Row>,
  getRowKind: ((row: Row) => TreeTableRowKind) | undefined,
): boolean {
  return (getRowKind?.(original) ?? (children.length > 0 ? 'section' : 'item')) !== 'item'
}
