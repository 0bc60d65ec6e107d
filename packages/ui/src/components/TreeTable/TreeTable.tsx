/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out otherwise lose their meaning in some browsers; the roles keep it */
import { useMemo, useRef } from 'react'

import { useMergedRef } from '../../internal/use-merged-ref'
import { Announcement } from '../VisuallyHidden/VisuallyHidden'
import { attributesOf, type TreeTableProps } from './tree-table-props'
import { TreeTableRoot } from './TreeTable.styles'
import { TreeTableBody } from './TreeTableBody'
import { TreeTableHead } from './TreeTableHead'
import { TreeTableNotice } from './TreeTableNotice'
import { TreeTableRow, type DrawnColumns } from './TreeTableRow'
import { useColumnLayout } from './use-column-layout'
import { usePrinting } from './use-printing'
import { useTreeInteraction } from './use-tree-interaction'
import { useTreeRows } from './use-tree-rows'
import { useTreeSlices } from './use-tree-slices'
import { probeDigits, useTreeViewport } from './use-tree-viewport'

const noIds: ReadonlySet<string> = new Set()
const noRows: readonly never[] = []
const noWidths: Readonly<Record<string, number>> = {}

/**
 * A tree of rows under many columns, both drawn only where they are seen. Its
 * height comes from outside (`style`, or a box that it fills): it scrolls in
 * itself. `ref` and attributes go to the element with the role `treegrid`.
 */
export function TreeTable<Row extends object>(props: TreeTableProps<Row>) {
  const { label, columns, rows, totalRows = noRows, getRowId, getChildren, getRowKind } = props
  const { expandedRowIds, collapsedGroupIds = noIds, columnWidths = noWidths } = props
  const { loadingRowCount = 0, notice, labels, style, ref } = props
  const rootRef = useRef<HTMLDivElement>(null)
  const probeRef = useRef<HTMLDivElement>(null)
  const digitsRef = useRef<HTMLSpanElement>(null)
  const mergedRef = useMergedRef(ref, rootRef)
  const viewport = useTreeViewport(rootRef, probeRef, digitsRef)
  const { items, siblingsOf } = useTreeRows({ rows, expandedRowIds, getRowId, getChildren })
  const { arrangement, layout, geometry, fits, setPreview } = useColumnLayout({
    columns,
    collapsedGroupIds,
    columnWidths,
    viewport,
  })
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
  const strongRatio = viewport?.strongRatio ?? 1
  const drawn = useMemo<DrawnColumns<Row>>(() => {
    const { columns: all, startCount, endCount } = arrangement
    return {
      all,
      fits,
      strongRatio,
      start: all.slice(0, startCount),
      center: all.slice(startCount + start, startCount + end),
      end: all.slice(all.length - endCount),
    }
  }, [arrangement, fits, strongRatio, start, end])

  const interaction = useTreeInteraction({
    rootRef,
    viewport,
    arrangement,
    layout,
    items,
    siblingsOf,
    setPreview,
    props,
  })
  const { place, draft, rowCount } = interaction
  const isGridEditable = props.onCommitCell !== undefined
  const hasRows = loadingRowCount === 0 && notice === undefined
  const rowHeight = viewport?.rowHeight ?? 0
  // The lines of frozen columns end with the rows: below them there is nothing to part.
  const edgeHeight = hasRows
    ? Math.min(viewport?.height ?? 0, (layout.headRowCount + rowCount) * rowHeight)
    : (viewport?.height ?? 0)
  return (
    <>
      <TreeTableRoot
        {...(isGridEditable ? null : { 'aria-readonly': true })}
        {...(loadingRowCount > 0 ? { 'aria-busy': true } : null)}
        // Without rows nothing inside takes the focus, and the heads have to scroll all the same.
        {...(hasRows && rowCount > 0 ? null : { tabIndex: 0 })}
        aria-label={label}
        aria-multiselectable
        {...attributesOf(props)}
        {...interaction.handlers}
        ref={mergedRef}
        role="treegrid"
        aria-rowcount={layout.headRowCount + (hasRows ? rowCount : 1)}
        aria-colcount={layout.columns.length}
        style={{
          ...geometry,
          '--tl-tree-viewport': `${viewport?.width ?? 0}px`,
          '--tl-tree-level': 1,
          '--tl-tree-head-rows': layout.headRowCount,
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
            <span>{probeDigits}</span>
            <b>{probeDigits}</b>
          </span>
        </div>
        <TreeTableHead
          rowRef={probeRef}
          arrangement={arrangement}
          columns={drawn}
          stopRow={place.row < 0 ? place.row : undefined}
          stopColumn={place.row < 0 ? (place.column ?? undefined) : undefined}
          canResize={interaction.canResize}
        />
        {hasRows ? (
          <TreeTableBody
            {...{ items, siblingsOf, expandedRowIds, isGridEditable, rowHeight, place }}
            headRowCount={layout.headRowCount}
            slice={slices.rows}
            columns={drawn}
            getRowKind={getRowKind}
            draft={draft}
          />
        ) : (
          <TreeTableNotice
            arrangement={arrangement}
            columns={drawn}
            loadingRowCount={loadingRowCount}
          >
            {notice}
          </TreeTableNotice>
        )}
        {totalRows.length > 0 && hasRows ? (
          <div role="rowgroup" data-part="foot">
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
                  draft={draft?.rowId === id ? draft : undefined}
                />
              )
            })}
          </div>
        ) : null}
      </TreeTableRoot>
      {labels ? <Announcement>{interaction.announcement}</Announcement> : null}
    </>
  )
}
