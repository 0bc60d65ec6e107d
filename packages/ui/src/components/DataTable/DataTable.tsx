import { useRef } from 'react'

import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { ErrorBoundary } from '../ErrorBoundary'
import { ErrorState } from '../ErrorState'
import { useBottomBar } from '../../internal/floating/bottom-bars'
import { dataTableClass, viewportClass } from './DataTable.styles'
import { DataTableBody } from './DataTableBody'
import { DataTableHead } from './DataTableHead'
import { DataTablePaper } from './DataTablePaper'
import { DataTableStates } from './DataTableStates'
import type { DataTableProps } from './DataTable.types'
import { geometryStyle, drawnColumns, placeAttributes } from './place-columns'
import { selectionExtent } from '../../internal/grid/row-selection'
import { useDataTable } from './use-data-table'
import { rowAttributes } from '../../internal/grid/grid-places'
import { gridRoles, activeCell } from '../../internal/grid/grid-roles'
import { usePrinting } from '../../internal/grid/use-printing'
import type { Slice } from '../../internal/grid/visible-slice'
import type { DataColumn } from './place-columns'
import { useLabels } from '../../internal/locale/locale-context'

/**
 * Many things with the same properties, to sort, select, edit and open. It
 * scrolls its rows: give it, or its container, a height.
 */
export function DataTable<Row extends object>(providedProps: DataTableProps<Row>) {
  const props = { ...providedProps, labels: useLabels(providedProps.labels) }
  const {
    label,
    columns: _columns,
    rows,
    rowId: _rowId,
    rowName,
    labels,
    sort = null,
    onSortChange: _onSortChange,
    isSortedByCaller: _isSortedByCaller,
    locale: _locale,
    columnWidths: _columnWidths,
    onColumnWidthsChange: _onColumnWidthsChange,
    columnOrder: _columnOrder,
    hiddenColumnIds: _hiddenColumnIds,
    selectedRowIds: _selectedRowIds,
    onSelectedRowIdsChange: _onSelectedRowIdsChange,
    onActivateCell,
    rowHref,
    focusRowId: _focusRowId,
    renderRowActions: _renderRowActions,
    rowActionsWidth: _rowActionsWidth,
    edit = null,
    onEditStart: _onEditStart,
    canEditRow: _canEditRow,
    hasEditButton: _hasEditButton,
    onEditConfirm: _onEditConfirm,
    onEditCancel: _onEditCancel,
    status = 'ready',
    loadingRowCount,
    isFiltered = false,
    emptyState,
    onRetry,
    onClearFilters,
    onLoadMore,
    rowHeight: _rowHeight,
    height,
    className = '',
    style,
    ref,
    ...attributes
  } = props
  const rootRef = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(ref, rootRef)
  const table = useDataTable(props, rootRef)
  const { gridRef, probeRef, placed, drawn, ids, hasRows, hasFoot, visibleRows, place } = table
  const { canSelect, selected } = table
  const isPrinting = usePrinting(visibleRows.length * placed.length)
  const outlineCount =
    status === 'loading'
      ? (loadingRowCount ?? 8)
      : status === 'loadingMore'
        ? (loadingRowCount ?? 3)
        : 0
  const isBusy = status === 'loading' || status === 'loadingMore'
  const activeIn = (row: number) => (place.row === row ? (place.column ?? -1) : -1)
  return (
    <div
      {...attributes}
      className={`${dataTableClass} ${className}`.trim()}
      ref={mergedRef}
      data-status={status}
      style={{
        ...geometryStyle(placed),
        '--tl-grid-row-height': `${table.unit}px`,
        '--tl-grid-editing-height': `${table.editingHeight}px`,
        '--tl-data-table-height': typeof height === 'number' ? `${height}px` : height,
        ...style,
      }}
    >
      <div ref={probeRef} data-part="probe" />
      <div
        ref={gridRef}
        className={viewportClass}
        role="grid"
        aria-label={label}
        aria-rowcount={1 + visibleRows.length + (hasFoot ? 1 : 0)}
        aria-colcount={placed.length}
        {...(canSelect ? { 'aria-multiselectable': true } : null)}
        {...(isBusy ? { 'aria-busy': true } : null)}
        {...(table.isUnfrozen ? { 'data-unfrozen': '' } : null)}
        {...table.handlers}
      >
        <DataTableHead
          placed={placed}
          columns={drawn}
          sort={sort}
          activeColumn={activeIn(-1)}
          selection={canSelect && hasRows ? selectionExtent(selected, ids) : 'none'}
          labels={labels}
          isUnfrozen={table.isUnfrozen}
        />
        {/* The heads stay, so that a column that throws can be hidden. */}
        <ErrorBoundary
          renderError={({ labels: texts, reset }) => (
            <div {...gridRoles.rowGroup}>
              <div {...gridRoles.row} aria-rowindex={2}>
                <div
                  {...gridRoles.cell}
                  aria-colindex={1}
                  aria-colspan={placed.length}
                  style={{ gridColumn: '1 / -1' }}
                >
                  <ErrorState title={texts.title} retryLabel={texts.retry} onRetry={reset}>
                    {texts.message}
                  </ErrorState>
                </div>
              </div>
            </div>
          )}
        >
          <DataTableBody
            slice={table.rowSlice}
            rows={visibleRows}
            ids={ids}
            placed={placed}
            columns={drawn}
            rowHeight={table.unit}
            topOf={table.topOf}
            activeRow={place.row}
            activeColumn={place.column ?? -1}
            selectedRowIds={canSelect ? selected : undefined}
            rowName={rowName}
            rowHref={rowHref}
            isOpenable={onActivateCell !== undefined || rowHref !== undefined}
            edit={edit}
            renderActions={table.renderActions}
            outlineCount={outlineCount}
            onReachEnd={status === 'ready' ? onLoadMore : undefined}
            labels={labels}
          />
          {hasFoot ? (
            <DataTableFoot
              placed={placed}
              columns={drawn}
              rowNumber={2 + visibleRows.length}
              activeColumn={activeIn(visibleRows.length)}
            />
          ) : null}
        </ErrorBoundary>
      </div>
      {isPrinting && hasRows ? (
        <ErrorBoundary renderError={() => null}>
          <DataTablePaper label={label} placed={placed} rows={visibleRows} ids={ids} />
        </ErrorBoundary>
      ) : null}
      <DataTableStates
        status={status}
        isEmpty={rows.length === 0}
        {...{ isFiltered, emptyState, onRetry, onClearFilters, labels }}
      />
    </div>
  )
}

interface DataTableFootProps<Row> {
  placed: readonly DataColumn<Row>[]
  columns: Slice
  /** As in `aria-rowindex`. */
  rowNumber: number
  /** -1 when the active cell is elsewhere. */
  activeColumn: number
}

/** Totals, always in view under the rows. */
function DataTableFoot<Row>({ placed, columns, rowNumber, activeColumn }: DataTableFootProps<Row>) {
  const drawn = drawnColumns(placed, columns, activeColumn)
  const footRef = useBottomBar()
  return (
    <div ref={footRef} {...gridRoles.rowGroup} data-part="foot">
      <div {...gridRoles.row} {...rowAttributes(rowNumber)}>
        {drawn.map(({ kind: _kind, ...entry }) => (
          <div
            key={entry.column.id}
            role={entry.column.isRowHeader === true ? 'rowheader' : 'gridcell'}
            {...activeCell(activeColumn === entry.index)}
            {...placeAttributes({ ...entry, kind: 'data' }, drawn.length < placed.length)}
          >
            {entry.column.footer}
          </div>
        ))}
      </div>
    </div>
  )
}
