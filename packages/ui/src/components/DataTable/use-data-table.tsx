import { useCallback, useMemo, useRef, useLayoutEffect } from 'react'
import type { RefObject, KeyboardEvent } from 'react'

import type { GridFrame } from '../../internal/grid/grid-frame'
import { useGridFocus } from '../../internal/grid/use-grid-focus'
import { useGridSlices } from '../../internal/grid/use-grid-slices'
import type { SlicePolicy } from '../../internal/grid/use-grid-slices'
import { useGridViewport, usualRowHeight } from '../../internal/grid/use-grid-viewport'
import type { DataTableColumn, DataTableRowId } from './data-table-column'
import type { DataTableProps } from './DataTable.types'
import { dataTableStyles } from './DataTable.styles'
import type { RowActionsContext } from './DataTableRow'
import { DataTableRowActions } from './DataTableRowActions'
import { layOutColumns, placeColumns } from './place-columns'
import { selectRange, toggleAll, toggleRow } from '../../internal/grid/row-selection'
import { nextSort } from '../../internal/grid/column-sort'
import { useColumnWidths } from './use-column-widths'
import { useDataTableHandlers } from './use-data-table-handlers'
import { useDataTableModel } from './use-data-table-model'
import { useTargetRow } from './use-target-row'
import { focusableIn, wrapTab } from '../../internal/focus/focusable'
import { useEscape } from '../../internal/keyboard/use-escape'

const noWidths: Readonly<Record<string, number>> = {}
const noOrder: readonly string[] = []
const noIds: ReadonlySet<string> = new Set<string>()
const firstCell = { row: 0, column: 0 }
/** With fewer columns all of them are drawn: leaving some out would cost more than it saves. */
const FEW_COLUMNS = 30
const slicePolicy: SlicePolicy = {
  rowOverscan: 8,
  rowStep: 8,
  stillRowOverscan: 8,
  stillRowStep: 8,
  columnOverscan: 320,
  columnStep: 160,
}
const EDITING_INSET = 8
const ERROR_LINE = 22

/** The state of a table: its model, its measures and its handlers. */
export function useDataTable<Row extends object>(
  props: DataTableProps<Row>,
  rootRef: RefObject<HTMLElement | null>,
) {
  const { columns, rows, rowId, rowName, labels, sort = null, onSortChange, locale } = props
  const { isSortedByCaller = false, columnWidths = noWidths, onColumnWidthsChange } = props
  const { columnOrder = noOrder, hiddenColumnIds = noIds, selectedRowIds } = props
  const { onSelectedRowIdsChange, onActivateCell, renderRowActions, rowActionsWidth = 72 } = props
  const { edit = null, onEditStart, canEditRow, hasEditButton = true } = props
  const { onEditConfirm, onEditCancel } = props
  const { status = 'ready', rowHeight, focusRowId = null } = props
  const gridRef = useRef<HTMLDivElement>(null)
  const probeRef = useRef<HTMLDivElement>(null)
  /** The row that was pressed last, from which a range goes. */
  const anchorIdRef = useRef<DataTableRowId | null>(null)
  const viewport = useGridViewport(gridRef, probeRef, dataTableStyles)
  const densityHeight = viewport?.rowHeight ?? usualRowHeight

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
  const visibleRows = hasRows ? model.rows : []
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
  const hasFoot = hasRows && placed.some(({ column }) => column.footer !== undefined)

  const unit = rowHeight ?? densityHeight
  const headHeight = densityHeight + 4
  const footHeight = hasFoot ? densityHeight : 0
  const hasErrors = Object.keys(edit?.errors ?? {}).length > 0
  const editingIndex = edit === null ? -1 : ids.indexOf(edit.rowId)
  const editingHeight = Math.max(unit, densityHeight) + EDITING_INSET + (hasErrors ? ERROR_LINE : 0)
  const topOf = useCallback(
    (index: number) =>
      index * unit + (editingIndex >= 0 && index > editingIndex ? editingHeight - unit : 0),
    [unit, editingIndex, editingHeight],
  )

  const width = viewport?.width ?? Number.POSITIVE_INFINITY
  const layout = useMemo(() => layOutColumns(placed, width), [placed, width])
  const frame: GridFrame<Row, DataTableColumn<Row>> = {
    gridRef,
    viewport,
    layout,
    bodyRowCount: visibleRows.length,
    footRowCount: hasFoot ? 1 : 0,
    rowAt: (row) => {
      const original = visibleRows[row]
      return original && { id: String(ids[row]), original }
    },
    topOf,
    headHeight,
    footHeight,
  }
  const hasAllColumns = placed.length <= FEW_COLUMNS
  const slices = useGridSlices({ frame, rowHeight: unit, policy: slicePolicy, hasAllColumns })
  const start = hasAllColumns ? 0 : layout.startCount + slices.columns.start
  const end = hasAllColumns ? placed.length : layout.startCount + slices.columns.end
  const drawn = useMemo(() => ({ start, end }), [start, end])
  const focus = useGridFocus({ frame, initialPlace: firstCell })
  useTargetRow({
    rowId: focusRowId,
    ids,
    isReady: hasRows && viewport !== null,
    goTo: (row) => {
      const column = placed.findIndex((entry) => entry.column.isRowHeader === true)
      focus.goTo({ row, column: Math.max(0, column) })
    },
  })
  const resize = useColumnWidths({
    rootRef,
    frame,
    placed,
    isUnfrozen: layout.isUnfrozen,
    columnWidths,
    onChange: onColumnWidthsChange,
  })

  const editedRow = editingIndex < 0 ? undefined : model.rows[editingIndex]
  const handleEditKey = useRowEditing({
    gridRef,
    // No row is drawn, and no editor can take the focus, before the table is measured.
    isEditing: editedRow !== undefined && viewport !== null,
    columnId: placed[focus.place.column ?? 0]?.column.id,
    onConfirm: () => {
      if (editedRow !== undefined && edit && edit.isBusy !== true) {
        onEditConfirm?.({ row: editedRow, rowId: edit.rowId })
      }
    },
    onCancel: () => {
      if (editedRow !== undefined && edit) onEditCancel?.({ row: editedRow, rowId: edit.rowId })
    },
  })

  const selected = selectedRowIds ?? noIds
  const handlers = useDataTableHandlers({
    frame,
    placed,
    pageRowCount: ((viewport?.height ?? 0) - headHeight - footHeight) / unit - 1,
    focus,
    resize,
    onEditKey: handleEditKey,
    onSort: ({ column }) => onSortChange?.({ sort: nextSort(sort, column.id, column.firstSort) }),
    onSelectAll: () => {
      if (hasRows) onSelectedRowIdsChange?.({ selectedRowIds: toggleAll(selected, ids) })
    },
    onSelect: onSelectedRowIdsChange
      ? (index, isRange) => {
          const id = ids[index]
          if (id === undefined) return
          const anchor = isRange ? ids.findIndex((each) => each === anchorIdRef.current) : -1
          if (anchor < 0) anchorIdRef.current = id
          onSelectedRowIdsChange({
            selectedRowIds:
              anchor < 0 ? toggleRow(selected, id) : selectRange(selected, anchor, index, ids),
          })
        }
      : undefined,
    onActivate: onActivateCell
      ? (index, activation) => {
          const row = visibleRows[index]
          if (row !== undefined) onActivateCell({ row, ...activation })
        }
      : undefined,
    onEdit: (index, columnId) => {
      const row = visibleRows[index]
      const id = ids[index]
      if (row === undefined || id === undefined) return false
      if (!onEditStart || canEditRow?.(row) === false) return false
      onEditStart({ row, rowId: id, columnId })
      return true
    },
  })

  const renderActions = useCallback(
    (context: RowActionsContext<Row>) => (
      <DataTableRowActions
        {...context}
        rowName={rowName(context.row)}
        onEditStart={hasEditButton && canEditRow?.(context.row) !== false ? onEditStart : undefined}
        {...{ renderRowActions, onEditConfirm, onEditCancel, labels }}
      />
    ),
    [
      rowName,
      renderRowActions,
      onEditStart,
      canEditRow,
      hasEditButton,
      onEditConfirm,
      onEditCancel,
      labels,
    ],
  )

  return {
    gridRef,
    probeRef,
    placed,
    drawn,
    rowSlice: slices.rows,
    ids,
    hasRows,
    hasFoot,
    visibleRows,
    unit,
    editingHeight,
    topOf,
    canSelect,
    selected,
    place: focus.place,
    isUnfrozen: layout.isUnfrozen,
    handlers,
    renderActions: hasActions ? renderActions : undefined,
  }
}

interface RowEditingOptions {
  gridRef: RefObject<HTMLElement | null>
  isEditing: boolean
  /** The column whose editor takes the focus, if it has one. */
  columnId: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/**
 * The focus when a row begins to be edited, and the keys in it. When editing
 * ends, `useGridFocus` returns the focus to the cell.
 *
 * @returns takes a key press inside the row
 */
function useRowEditing({
  gridRef,
  isEditing,
  columnId,
  onConfirm,
  onCancel,
}: RowEditingOptions): (event: KeyboardEvent) => void {
  useEscape(isEditing, onCancel)

  useLayoutEffect(() => {
    if (!isEditing) return
    const row = gridRef.current?.querySelector('[data-editing]')
    const editors = [...(row?.querySelectorAll<HTMLElement>('[data-editor]') ?? [])]
    const intended = editors.find((editor) => editor.dataset['editor'] === columnId) ?? editors[0]
    const control = intended ? focusableIn(intended)[0] : undefined
    control?.focus()
    if (control instanceof HTMLInputElement) control.select()
    // oxlint-disable-next-line react/exhaustive-deps -- the focus moves when editing begins, not when the column changes
  }, [isEditing])

  return (event) => {
    const { target } = event
    const row = target instanceof Element ? target.closest('[data-editing]') : null
    if (!row || !(target instanceof HTMLElement)) return
    if (event.key === 'Tab') wrapTab(event, row)
    // A list that is open, a line of a text area and a button have their own Enter.
    else if (event.key === 'Enter' && target.closest('[data-editor]')) {
      const isOwn = target.matches('textarea,button,[aria-expanded="true"],[aria-haspopup]')
      if (isOwn || event.nativeEvent.isComposing) return
      event.preventDefault()
      onConfirm()
    }
  }
}
