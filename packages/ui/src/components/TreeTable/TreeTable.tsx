/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out otherwise lose their meaning in some browsers; the roles keep it */
import { useMemo, useRef, type ComponentPropsWithRef, type ReactNode } from 'react'

import { useMergedRef } from '../../internal/use-merged-ref'
import { layOutColumns } from './column-layout'
import { TreeTableRoot } from './TreeTable.styles'
import { TreeTableBody } from './TreeTableBody'
import { TreeTableHead } from './TreeTableHead'
import { TreeTableNotice } from './TreeTableNotice'
import { TreeTableRow, type DrawnColumns } from './TreeTableRow'
import type { TreeTableColumnEntry, TreeTableRowKind } from './tree-table-model'
import { useCellEditing, type TreeTableCommit } from './use-cell-editing'
import { headRow, useTreeFocus } from './use-tree-focus'
import { useTreeHandlers } from './use-tree-handlers'
import { usePrinting } from './use-printing'
import { useTreeRows } from './use-tree-rows'
import { useTreeSlices } from './use-tree-slices'
import { useTreeViewport } from './use-tree-viewport'

export interface TreeTableProps<Row extends object> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'role' | 'tabIndex'
> {
  /** What the table lists, for screen readers. */
  label: string
  /**
   * Columns and groups of columns, from start to end; the first one carries the
   * tree and names the rows. Keep the same array while nothing changes.
   */
  columns: readonly TreeTableColumnEntry<Row>[]
  /**
   * The rows at the top of the tree. Keep the same array, and the same object of
   * each row that has not changed: only rows with a new object are drawn again.
   */
  rows: readonly Row[]
  /** Rows that stay at the foot, with sums that the caller has made. @default none */
  totalRows?: readonly Row[]
  /** Tells a row from all others, those of `totalRows` included. */
  getRowId: (row: Row) => string
  /** The rows below a row; undefined or empty for none. Read again only when `rows` is a new array. */
  getChildren: (row: Row) => readonly Row[] | undefined
  /** How a row looks. @default 'section' with children, else 'item'; 'total' at the foot */
  getRowKind?: (row: Row) => TreeTableRowKind
  /** The rows whose children are shown. */
  expandedRowIds: ReadonlySet<string>
  /** Rows were expanded or collapsed. */
  onExpandedChange: (change: { expandedRowIds: ReadonlySet<string> }) => void
  /** The groups of columns that are collapsed. @default none */
  collapsedGroupIds?: ReadonlySet<string>
  /** A group of columns was collapsed or expanded. */
  onCollapsedGroupsChange?: (change: { collapsedGroupIds: ReadonlySet<string> }) => void
  /**
   * A cell got a new text. Without it nothing can be edited; with it the cells
   * for which their column says so. A pasted block arrives cell by cell.
   */
  onCommitCell?: (commit: TreeTableCommit) => void
  /** Shows that many rows in outline instead: the rows are on their way. @default 0 */
  loadingRowCount?: number
  /** Stands in place of the rows: why there are none, or that they could not be loaded. */
  notice?: ReactNode
}

const noIds: ReadonlySet<string> = new Set()
const noRows: readonly never[] = []

/**
 * A tree of rows under many columns, both drawn only where they are seen. Its
 * height comes from outside (`style`, or a box that it fills): it scrolls in
 * itself. `ref` and attributes go to the element with the role `treegrid`.
 */
export function TreeTable<Row extends object>({
  label,
  columns,
  rows,
  totalRows = noRows,
  getRowId,
  getChildren,
  getRowKind,
  expandedRowIds,
  onExpandedChange,
  collapsedGroupIds = noIds,
  onCollapsedGroupsChange,
  onCommitCell,
  loadingRowCount = 0,
  notice,
  style,
  ref,
  ...rest
}: TreeTableProps<Row>) {
  const rootRef = useRef<HTMLDivElement>(null)
  const probeRef = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(ref, rootRef)
  const viewport = useTreeViewport(rootRef, probeRef)
  const { items, siblingsOf } = useTreeRows({ rows, expandedRowIds, getRowId, getChildren })
  const viewportWidth = viewport?.width ?? 0
  const layout = useMemo(
    () => layOutColumns(columns, collapsedGroupIds, viewportWidth),
    [columns, collapsedGroupIds, viewportWidth],
  )
  const isWhole = usePrinting(items.length * layout.columns.length)
  const slices = useTreeSlices({
    rootRef,
    viewport,
    layout,
    itemCount: items.length,
    footRowCount: totalRows.length,
    isWhole,
  })
  const { start, end } = slices.columns
  const drawn = useMemo<DrawnColumns<Row>>(() => {
    const all = layout.columns
    const { startCount, endCount } = layout
    return {
      all,
      start: all.slice(0, startCount),
      center: all.slice(startCount + start, startCount + end),
      end: all.slice(all.length - endCount),
    }
  }, [layout, start, end])

  const rowAt = (row: number) => {
    if (row < items.length) return items[row]
    const original = totalRows[row - items.length]
    return original === undefined ? undefined : { id: getRowId(original), original }
  }
  const rowCount = items.length + totalRows.length
  const focus = useTreeFocus({
    rootRef,
    viewport,
    layout,
    rowIds: { at: (row) => rowAt(row)?.id, count: rowCount },
    footRowCount: totalRows.length,
  })
  const editing = useCellEditing({ layout, rowCount, rowAt, onCommitCell, ...focus })
  const handlers = useTreeHandlers({
    rootRef,
    viewport,
    layout,
    items,
    rowCount,
    rowAt,
    siblingsOf,
    expandedRowIds,
    onExpandedChange,
    collapsedGroupIds,
    onCollapsedGroupsChange,
    focus,
    editing,
    given: rest,
  })
  const { place } = focus
  const isGridEditable = onCommitCell !== undefined
  const hasRows = loadingRowCount === 0 && notice === undefined
  const rowHeight = viewport?.rowHeight ?? 0
  return (
    <TreeTableRoot
      {...(isGridEditable ? null : { 'aria-readonly': true })}
      {...(loadingRowCount > 0 ? { 'aria-busy': true } : null)}
      // Without rows nothing inside takes the focus, and the heads have to scroll all the same.
      {...(hasRows && rowCount > 0 ? null : { tabIndex: 0 })}
      aria-label={label}
      {...rest}
      {...handlers}
      ref={mergedRef}
      role="treegrid"
      aria-rowcount={layout.headRowCount + (hasRows ? rowCount : 1)}
      aria-colcount={layout.columns.length}
      style={{
        '--tl-tree-start': `${layout.startWidth}px`,
        '--tl-tree-end': `${layout.endWidth}px`,
        '--tl-tree-viewport': `${viewportWidth}px`,
        '--tl-tree-level': 1,
        '--tl-tree-head-rows': layout.headRowCount,
        '--tl-tree-foot-rows': totalRows.length,
        '--tl-tree-edge-height': `${viewport?.height ?? 0}px`,
        ...style,
      }}
    >
      {/* First in the flow: at the end its height would add to what can be scrolled. */}
      <div
        data-part="edges"
        aria-hidden="true"
        {...(layout.startWidth > 0 ? { 'data-start': '' } : null)}
        {...(layout.endWidth > 0 ? { 'data-end': '' } : null)}
      />
      <TreeTableHead
        rowRef={probeRef}
        layout={layout}
        columns={drawn}
        stopHead={place.row === headRow ? (place.column ?? undefined) : undefined}
      />
      {hasRows ? (
        <TreeTableBody
          {...{ items, layout, siblingsOf, expandedRowIds, isGridEditable, rowHeight, place }}
          slice={slices.rows}
          columns={drawn}
          getRowKind={getRowKind}
          draft={editing.draft}
        />
      ) : (
        <TreeTableNotice layout={layout} columns={drawn} loadingRowCount={loadingRowCount}>
          {notice}
        </TreeTableNotice>
      )}
      {totalRows.length > 0 && hasRows ? (
        <div role="rowgroup" data-part="foot" style={{ width: layout.totalWidth }}>
          {totalRows.map((row, index) => {
            const id = getRowId(row)
            const number = items.length + index
            return (
              <TreeTableRow<Row>
                key={id}
                row={row}
                columns={drawn}
                kind={getRowKind?.(row) ?? 'total'}
                rowNumber={layout.headRowCount + number + 1}
                top={undefined}
                level={1}
                position={undefined}
                siblingCount={undefined}
                isExpanded={undefined}
                stopColumn={place.row === number ? place.column : undefined}
                isGridEditable={isGridEditable}
                draft={editing.draft?.rowId === id ? editing.draft : undefined}
              />
            )
          })}
        </div>
      ) : null}
    </TreeTableRoot>
  )
}
