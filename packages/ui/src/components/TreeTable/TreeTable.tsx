/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out otherwise lose their meaning in some browsers; the roles keep it */
import { useMemo, useRef } from 'react'

import { useCellControlsOffTab } from '../../internal/grid/cell-controls'
import type { ColumnSort } from '../../internal/grid/column-sort'
import type { GridFrame } from '../../internal/grid/grid-frame'
import { PROBE_DIGITS, useGridViewport } from '../../internal/grid/use-grid-viewport'
import { useGridSlices, type SlicePolicy } from '../../internal/grid/use-grid-slices'
import { usePrinting } from '../../internal/grid/use-printing'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { ErrorBoundary } from '../ErrorBoundary'
import { ErrorState } from '../ErrorState'
import { Announcement } from '../VisuallyHidden'
import { selectionColumn } from './selection-column'
import type { TreeTableColumn } from './tree-table-model'
import type { TreeTableProps } from './TreeTable.types'
import { treeTableClass, treeTableStyles } from './TreeTable.styles'
import { TreeTableBody, TreeTableFoot } from './TreeTableBody'
import { TreeTableHead } from './TreeTableHead'
import { TreeTableNotice, TreeTableOutline } from './TreeTableNotice'
import { standInOf } from './tree-items'
import type { DrawnColumns } from './TreeTableRow'
import { useColumnLayout } from './use-column-layout'
import { useTreeInteraction } from './use-tree-interaction'
import { useTreeRows } from './use-tree-rows'
import { useLabels } from '../../internal/locale/locale-context'

const noIds: ReadonlySet<string> = new Set()
const noRows: readonly never[] = []
const noSorts: readonly ColumnSort[] = []
const noWidths: Readonly<Record<string, number>> = {}
const slicePolicy: SlicePolicy = {
  rowOverscan: 10,
  rowStep: 2,
  stillRowOverscan: 0,
  stillRowStep: 1,
  columnOverscan: 240,
  columnStep: 72,
}

/**
 * A tree of rows under many columns, both drawn only where they are seen. Its
 * height comes from outside (`style`, or a box that it fills), and its content
 * scrolls. `ref` and attributes go to the element with the role `treegrid`.
 */
export function TreeTable<Row extends object>(providedProps: TreeTableProps<Row>) {
  const providedLabels = useLabels(providedProps.labels)
  const props = providedLabels ? { ...providedProps, labels: providedLabels } : providedProps
  const {
    label,
    columns: providedColumns,
    rows,
    totalRows = noRows,
    getRowId,
    getChildren,
    getRecordId,
    getRowKind,
    expandedRowIds,
    onExpandedChange: _onExpandedChange,
    selectedRowIds: _selectedRowIds,
    onSelectedRowIdsChange,
    isRowSelectable: _isRowSelectable,
    sorts = noSorts,
    onSortsChange,
    onColumnOrderChange,
    collapsedGroupIds = noIds,
    onCollapsedGroupsChange: _onCollapsedGroupsChange,
    columnWidths = noWidths,
    onColumnResize: _onColumnResize,
    onActivateCell: _onActivateCell,
    onCommitCell,
    onCommitCells: _onCommitCells,
    onPasteCells: _onPasteCells,
    onRefuseTexts: _onRefuseTexts,
    labels,
    loadingRowCount = 0,
    notice,
    className = '',
    style,
    ref,
    ...attributes
  } = props
  const gridRef = useRef<HTMLDivElement>(null)
  const digitsRef = useRef<HTMLSpanElement>(null)
  const mergedRef = useMergedRef(ref, gridRef)
  const viewport = useGridViewport(gridRef, digitsRef, treeTableStyles)
  const rowHeight = viewport?.rowHeight ?? 0
  const treeRows = useTreeRows({ rows, expandedRowIds, getRowId, getChildren, getRecordId })
  const { roots, items, hasTree } = treeRows
  const hasSelection = onSelectedRowIdsChange !== undefined
  const columns = useMemo(
    () => (hasSelection ? [selectionColumn, ...providedColumns] : providedColumns),
    [hasSelection, providedColumns],
  )
  const { arrangement, layout, geometry, fits, setPreview } = useColumnLayout({
    columns,
    collapsedGroupIds,
    columnWidths,
    viewport,
  })
  const { headRowCount } = layout
  const frame: GridFrame<Row, TreeTableColumn<Row>> = {
    gridRef,
    viewport,
    layout,
    bodyRowCount: items.length,
    footRowCount: totalRows.length,
    rowAt: (row) => {
      const original = totalRows[row - items.length]
      return items[row] ?? (original && { id: getRowId(original), original })
    },
    findStandIn: (row) => standInOf(row, roots, items),
    topOf: (row) => row * rowHeight,
    headHeight: headRowCount * rowHeight,
    footHeight: totalRows.length * rowHeight,
  }
  const isPrinting = usePrinting(items.length * layout.columns.length)
  const slices = useGridSlices({
    frame,
    rowHeight,
    policy: slicePolicy,
    hasAllRows: isPrinting,
    hasAllColumns: isPrinting,
  })
  const { start, end } = slices.columns
  const strongRatio = viewport?.strongRatio ?? 1
  const selectionLabel = labels?.selectRow
  const drawn = useMemo<DrawnColumns<Row>>(() => {
    const { columns: all, startCount, endCount } = arrangement
    return {
      all,
      fits,
      strongRatio,
      hasTree,
      selectionLabel,
      start: all.slice(0, startCount),
      center: all.slice(startCount + start, startCount + end),
      end: all.slice(all.length - endCount),
    }
  }, [arrangement, fits, strongRatio, hasTree, selectionLabel, start, end])

  const interaction = useTreeInteraction({
    frame,
    layout,
    rows: treeRows,
    setPreview,
    props,
  })
  const { place, draft, selection } = interaction
  const hasControls = layout.columns.some(({ column }) => column.renderCell !== undefined)
  useCellControlsOffTab(gridRef, hasControls && viewport !== null)
  const isGridEditable = onCommitCell !== undefined
  const hasRows = loadingRowCount === 0 && notice === undefined
  const rowCount = items.length + totalRows.length
  // The lines of frozen columns end with the rows, so that they cross no notice.
  const separatedCount =
    loadingRowCount > 0 ? Number.POSITIVE_INFINITY : headRowCount + (hasRows ? rowCount : 0)
  const edgeHeight = Math.min(viewport?.height ?? 0, separatedCount * rowHeight)
  const rowProps = { headRowCount, columns: drawn, getRowKind, isGridEditable, place, draft }
  return (
    <>
      <div
        {...(isGridEditable ? null : { 'aria-readonly': true })}
        {...(loadingRowCount > 0 ? { 'aria-busy': true } : null)}
        // Without rows nothing inside takes the focus, and the heads have to scroll all the same.
        {...(hasRows && rowCount > 0 ? null : { tabIndex: 0 })}
        aria-label={label}
        aria-multiselectable
        {...attributes}
        {...interaction.handlers}
        className={`${treeTableClass} ${className}`.trim()}
        ref={mergedRef}
        role="treegrid"
        aria-rowcount={headRowCount + (hasRows ? rowCount : 1)}
        aria-colcount={layout.columns.length}
        style={{
          ...geometry,
          '--tl-tree-viewport': `${viewport?.width ?? 0}px`,
          '--tl-tree-level': 1,
          '--tl-tree-head-rows': headRowCount,
          '--tl-tree-foot-rows': totalRows.length,
          '--tl-tree-edge-height': `${edgeHeight}px`,
          ...style,
        }}
      >
        {/* First in the flow: at the end its height would add to what can be scrolled. */}
        <div
          data-part="edges"
          aria-hidden="true"
          {...(layout.startWidth > 0 ? { 'data-start': '' } : null)}
          {...(layout.endWidth > 0 ? { 'data-end': '' } : null)}
        >
          <span ref={digitsRef} data-part="digits">
            <span>{PROBE_DIGITS}</span>
            <b>{PROBE_DIGITS}</b>
          </span>
        </div>
        {/* Nothing is drawn before measuring: it would only be drawn a second time. */}
        {viewport === null ? null : (
          <>
            <TreeTableHead
              arrangement={arrangement}
              columns={drawn}
              focusCellRow={place.row < 0 ? place.row : undefined}
              focusCellColumn={place.row < 0 ? (place.column ?? undefined) : undefined}
              canResize={interaction.canResize}
              canMove={onColumnOrderChange !== undefined}
              sorts={onSortsChange && sorts}
              selection={selection?.all ?? 'none'}
              selectAllLabel={labels?.selectAll ?? label}
            />
            {hasRows ? (
              // The heads stay, so that a column that throws can be hidden or moved.
              <ErrorBoundary
                renderError={({ labels: texts, reset }) => (
                  <TreeTableNotice layout={layout}>
                    <ErrorState title={texts.title} retryLabel={texts.retry} onRetry={reset}>
                      {texts.message}
                    </ErrorState>
                  </TreeTableNotice>
                )}
              >
                <TreeTableBody
                  {...rowProps}
                  {...{ items, expandedRowIds, rowHeight, selection }}
                  slice={slices.rows}
                />
                {totalRows.length > 0 ? (
                  <TreeTableFoot
                    {...rowProps}
                    {...{ totalRows, getRowId }}
                    bodyRowCount={items.length}
                  />
                ) : null}
              </ErrorBoundary>
            ) : loadingRowCount > 0 ? (
              <TreeTableOutline layout={layout} columns={drawn} loadingRowCount={loadingRowCount} />
            ) : (
              <TreeTableNotice layout={layout}>{notice}</TreeTableNotice>
            )}
          </>
        )}
      </div>
      {labels ? <Announcement>{interaction.announcement}</Announcement> : null}
    </>
  )
}
