/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out otherwise lose their meaning in some browsers; the roles keep it */
import type { CSSProperties, ReactNode } from 'react'

import { Skeleton } from '../Skeleton'
import type { TreeColumn } from './arrange-columns'
import type { TreeLayout } from './measure-columns'
import type { DrawnColumns } from './TreeTableRow'

interface TreeTableOutlineProps<Row> {
  readonly layout: TreeLayout<Row>
  readonly columns: DrawnColumns<Row>
  readonly loadingRowCount: number
}

/** Outlines of rows that are loading. */
export function TreeTableOutline<Row>({
  layout,
  columns,
  loadingRowCount,
}: TreeTableOutlineProps<Row>) {
  return (
    <div role="rowgroup" data-part="outline">
      {Array.from({ length: loadingRowCount }, (_, row) => (
        <div key={row} role="row" data-kind="item">
          <div data-part="start">{columns.start.map((placed) => drawOutline(placed))}</div>
          {columns.center.map((placed) =>
            drawOutline(placed, {
              insetInlineStart: layout.offsets[placed.index],
              width: layout.widths[placed.index],
            }),
          )}
          {columns.end.length > 0 ? (
            <div data-part="end">{columns.end.map((placed) => drawOutline(placed))}</div>
          ) : null}
        </div>
      ))}
    </div>
  )
}

interface TreeTableNoticeProps<Row> {
  readonly layout: TreeLayout<Row>
  readonly children: ReactNode
}

/** Shown instead of the rows: why there are none. */
export function TreeTableNotice<Row>({ layout, children }: TreeTableNoticeProps<Row>) {
  return (
    <div role="rowgroup" data-part="body">
      <div role="row" data-notice="" aria-rowindex={layout.headRowCount + 1}>
        <div role="gridcell" aria-colindex={1} aria-colspan={layout.columns.length}>
          <div data-part="notice">{children}</div>
        </div>
      </div>
    </div>
  )
}

function drawOutline<Row>(
  { column, index, kind, hasEdge, style }: TreeColumn<Row>,
  place: CSSProperties = style,
) {
  return (
    <div
      key={column.id}
      role="gridcell"
      aria-colindex={index + 1}
      style={place}
      {...(hasEdge ? { 'data-edge': '' } : null)}
      {...(kind === 'name' ? { 'data-align': 'start' } : null)}
    >
      {kind === 'selection' ? null : <Skeleton width={kind === 'name' ? '60%' : '70%'} />}
    </div>
  )
}
