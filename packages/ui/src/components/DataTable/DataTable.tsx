import { useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'

import { useMergedRef } from '../../internal/use-merged-ref'
import { attributesOf, type DataTableProps } from './data-table-props'
import { DataTableRoot, DataTableViewport, RowProbe } from './DataTable.styles'
import { DataTableBody } from './DataTableBody'
import { DataTableFoot } from './DataTableFoot'
import { DataTableHead } from './DataTableHead'
import { DataTableStates } from './DataTableStates'
import { geometryStyle } from './place-columns'
import { selectionExtent } from './row-selection'
import { showWholeText } from './show-whole-text'
import { useDataTable } from './use-data-table'

/**
 * Many things with the same properties, to sort, select, edit and open. It
 * scrolls by itself: give it, or what it stands in, a height.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, rows, rowName, rowHref, labels, sort = null, edit = null, onOpenRow } = props
  const { status = 'ready', loadingRowCount, isFiltered = false, emptyState } = props
  const { onRetry, onClearFilters, onLoadMore, height, ref, style } = props
  const rootRef = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(ref, rootRef)
  const table = useDataTable(props, rootRef)
  const { viewportRef, probeRef, size, placed, drawn, ids, hasRows, hasFoot, shownRows } = table
  const { unit, headHeight, footHeight, editingHeight, topOf, canSelect, selected } = table
  const { active, handleFocus, resize, editing, events, renderActions } = table
  const outlineCount =
    status === 'loading'
      ? (loadingRowCount ?? 8)
      : status === 'loadingMore'
        ? (loadingRowCount ?? 3)
        : 0
  const footRow = 1 + shownRows.length
  const bodyRow = active.row - 1
  return (
    <DataTableRoot
      {...attributesOf(props)}
      ref={mergedRef}
      data-status={status}
      style={{
        ...geometryStyle(placed),
        '--tl-grid-row-height': `${unit}px`,
        '--tl-grid-editing-height': `${editingHeight}px`,
        '--tl-data-table-height': typeof height === 'number' ? `${height}px` : height,
        ...style,
      }}
    >
      <RowProbe ref={probeRef} />
      <DataTableViewport
        ref={viewportRef}
        role="grid"
        aria-label={label}
        aria-rowcount={1 + shownRows.length + (hasFoot ? 1 : 0)}
        aria-colcount={placed.length}
        {...(canSelect ? { 'aria-multiselectable': true } : null)}
        {...(status === 'loading' || status === 'loadingMore' ? { 'aria-busy': true } : null)}
        onClick={events.handleClick}
        onDoubleClick={(event) => {
          resize.handleDoubleClick(event.target)
        }}
        onKeyDown={(event: KeyboardEvent) => {
          editing.handleKeyDown(event)
          events.handleKeyDown(event)
        }}
        onFocus={(event: FocusEvent) => {
          editing.handleFocusChange(event.target.closest('[data-editing]') !== null)
          handleFocus(event)
        }}
        onBlur={(event: FocusEvent) => {
          if (event.relatedTarget) editing.handleFocusChange(false)
        }}
        onPointerOver={(event: PointerEvent) => {
          showWholeText(event.target)
        }}
        {...resize.pointerProps}
      >
        <DataTableHead
          placed={placed}
          columns={drawn}
          sort={sort}
          activeColumn={active.row === 0 ? active.column : -1}
          selection={canSelect && hasRows ? selectionExtent(selected, ids) : 'none'}
          labels={labels}
        />
        <DataTableBody
          viewportRef={viewportRef}
          viewportExtent={Math.max(0, size.height - headHeight - footHeight)}
          rows={shownRows}
          ids={ids}
          placed={placed}
          columns={drawn}
          rowHeight={unit}
          topOf={topOf}
          activeRow={bodyRow}
          activeColumn={active.column}
          selectedRowIds={canSelect ? selected : undefined}
          rowName={rowName}
          rowHref={rowHref}
          isOpenable={onOpenRow !== undefined || rowHref !== undefined}
          edit={edit}
          renderActions={renderActions}
          outlineCount={outlineCount}
          onReachEnd={status === 'ready' ? onLoadMore : undefined}
          labels={labels}
        />
        {hasFoot ? (
          <DataTableFoot
            placed={placed}
            columns={drawn}
            gridRow={footRow}
            activeColumn={active.row === footRow ? active.column : -1}
          />
        ) : null}
      </DataTableViewport>
      <DataTableStates
        status={status}
        isEmpty={rows.length === 0}
        {...{ isFiltered, emptyState, onRetry, onClearFilters, labels }}
      />
    </DataTableRoot>
  )
}
