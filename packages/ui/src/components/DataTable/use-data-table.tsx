import { useCallback, useMemo, useRef, type RefObject } from 'react'

import type { DataTableRowId } from './data-table-column'
import type { DataTableProps } from './data-table-props'
import type { RowActionsContext } from './DataTableRow'
import { DataTableRowActions } from './DataTableRowActions'
import { frozenExtents, placeColumns } from './place-columns'
import { selectRange, toggleAll, toggleRow } from './row-selection'
import { nextSort } from './sort-values'
import { useColumnResize } from './use-column-resize'
import { useColumnSlice } from './use-column-slice'
import { useDataTableEvents } from './use-data-table-events'
import { useDataTableModel } from './use-data-table-model'
import { useFrozenEdges } from './use-frozen-edges'
import { useGridFocus } from './use-grid-focus'
import { useRowEditing } from './use-row-editing'
import { useViewportSize } from './use-viewport-size'

const noWidths: Readonly<Record<string, number>> = {}
const noOrder: readonly string[] = []
const noIds: ReadonlySet<string> = new Set<string>()
const editingInset = 8
const errorLine = 22

/** Everything of a table but what it draws: its model, its measures, and what people do with it. */
export function useDataTable<Row extends object>(
  props: DataTableProps<Row>,
  rootRef: RefObject<HTMLElement | null>,
) {
  const { columns, rows, rowId, rowName, labels, sort = null, onSortChange, locale } = props
  const { isSortedByCaller = false, columnWidths = noWidths, onColumnWidthsChange } = props
  const { columnOrder = noOrder, hiddenColumnIds = noIds, selectedRowIds } = props
  const { onSelectedRowIdsChange, onOpenRow, renderRowActions, rowActionsWidth = 72 } = props
  const { edit = null, onEditStart, onEditConfirm, onEditCancel } = props
  const { status = 'ready', rowHeight } = props
  const viewportRef = useRef<HTMLDivElement>(null)
  const probeRef = useRef<HTMLDivElement>(null)
  const anchorRef = useRef(-1)
  const size = useViewportSize(viewportRef, probeRef)

  const hasRows = status !== 'loading' && status !== 'error'
  const model = useDataTableModel({
    columns,
    rows,
    rowId,
    sort,
    isSortedByCaller,
    columnOrder,
    hiddenColumnIds,
    locale,
  })
  const shownRows = hasRows ? model.rows : []
  const { ids } = model
  const canSelect = onSelectedRowIdsChange !== undefined
  const canResize = onColumnWidthsChange !== undefined
  const hasActions = renderRowActions !== undefined || onEditStart !== undefined
  const placed = useMemo(
    () =>
      placeColumns(model.columns, columnWidths, {
        hasSelection: canSelect,
        actionsWidth: hasActions ? rowActionsWidth : undefined,
        canResize,
      }),
    [model.columns, columnWidths, canSelect, hasActions, rowActionsWidth, canResize],
  )
  const { start, end } = useColumnSlice(viewportRef, placed)
  const drawn = useMemo(() => ({ start, end }), [start, end])
  const hasFoot = hasRows && placed.some(({ column }) => column.footer !== undefined)

  const unit = rowHeight ?? size.row
  const headHeight = size.row + 4
  const footHeight = hasFoot ? size.row : 0
  const hasErrors = Object.keys(edit?.errors ?? {}).length > 0
  const editingIndex = edit === null ? -1 : ids.indexOf(edit.rowId)
  const editingHeight = Math.max(unit, size.row) + editingInset + (hasErrors ? errorLine : 0)
  const topOf = useCallback(
    (index: number) =>
      index * unit + (editingIndex >= 0 && index > editingIndex ? editingHeight - unit : 0),
    [unit, editingIndex, editingHeight],
  )

  const frozen = frozenExtents(placed)
  useFrozenEdges(viewportRef, frozen.start + frozen.end)
  const { active, moveTo, handleFocus } = useGridFocus({
    viewportRef,
    rowCount: 1 + shownRows.length + (hasFoot ? 1 : 0),
    columnCount: placed.length,
    extentOf: (gridRow) =>
      gridRow < 1 || gridRow > shownRows.length
        ? null
        : { start: headHeight + topOf(gridRow - 1), end: headHeight + topOf(gridRow) },
    covered: { top: headHeight, bottom: footHeight, start: frozen.start, end: frozen.end },
  })

  const resize = useColumnResize({
    rootRef,
    placed,
    onResize: ({ columnId, width }) =>
      onColumnWidthsChange?.({ columnWidths: { ...columnWidths, [columnId]: width } }),
    onReset: ({ columnId }) => {
      const { [columnId]: _gone, ...others } = columnWidths
      onColumnWidthsChange?.({ columnWidths: others })
    },
  })

  const editedRow = editingIndex < 0 ? undefined : model.rows[editingIndex]
  const editing = useRowEditing({
    viewportRef,
    isEditing: editedRow !== undefined,
    columnId: placed[active.column]?.column.id,
    onConfirm: () => {
      if (editedRow !== undefined && edit && edit.isBusy !== true) {
        onEditConfirm?.({ row: editedRow, rowId: edit.rowId })
      }
    },
    onCancel: () => {
      if (editedRow !== undefined && edit) onEditCancel?.({ row: editedRow, rowId: edit.rowId })
    },
    onLeave: () => {
      moveTo(active)
    },
  })

  const selected = selectedRowIds ?? noIds
  const withRow = (
    call: ((request: { row: Row; rowId: DataTableRowId; columnId?: string }) => void) | undefined,
  ) =>
    call &&
    ((index: number, columnId?: string) => {
      const row = shownRows[index]
      const id = ids[index]
      if (row === undefined || id === undefined) return
      call({ row, rowId: id, ...(columnId === undefined ? null : { columnId }) })
    })
  const events = useDataTableEvents({
    viewportRef,
    placed,
    bodyRowCount: shownRows.length,
    hasFoot,
    pageRowsIn: (height) => Math.floor((height - headHeight - footHeight) / unit) - 1,
    active,
    moveTo,
    onSort: ({ column }) => onSortChange?.({ sort: nextSort(sort, column.id, column.firstSort) }),
    onSelectAll: () => {
      if (hasRows) onSelectedRowIdsChange?.({ selectedRowIds: toggleAll(selected, ids) })
    },
    onSelect: onSelectedRowIdsChange
      ? (index, isRange) => {
          const id = ids[index]
          if (id === undefined) return
          onSelectedRowIdsChange({
            selectedRowIds:
              isRange && anchorRef.current >= 0
                ? selectRange(selected, anchorRef.current, index, ids)
                : toggleRow(selected, id),
          })
          if (!isRange || anchorRef.current < 0) anchorRef.current = index
        }
      : undefined,
    onOpen: withRow(onOpenRow),
    onEdit: withRow(onEditStart),
    onResizeKey: resize.handleKey,
  })

  const renderActions = useCallback(
    (context: RowActionsContext<Row>) => (
      <DataTableRowActions
        {...context}
        rowName={rowName(context.row)}
        {...{ renderRowActions, onEditStart, onEditConfirm, onEditCancel, labels }}
      />
    ),
    [rowName, renderRowActions, onEditStart, onEditConfirm, onEditCancel, labels],
  )

  return {
    viewportRef,
    probeRef,
    size,
    placed,
    drawn,
    ids,
    hasRows,
    hasFoot,
    shownRows,
    unit,
    headHeight,
    footHeight,
    editingHeight,
    topOf,
    canSelect,
    selected,
    active,
    handleFocus,
    resize,
    editing,
    events,
    renderActions: hasActions ? renderActions : undefined,
  }
}
