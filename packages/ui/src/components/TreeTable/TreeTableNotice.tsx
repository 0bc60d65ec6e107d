/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out otherwise lose their meaning in some browsers; the roles keep it */
import type { ReactNode } from 'react'

import { Skeleton } from '../Skeleton/Skeleton'
import type { ColumnArrangement, PlacedColumn } from './column-arrangement'
import type { DrawnColumns } from './TreeTableRow'

interface TreeTableNoticeProps<Row> {
  readonly arrangement: ColumnArrangement<Row>
  readonly columns: DrawnColumns<Row>
  readonly loadingRowCount: number
  readonly children: ReactNode
}

/** What stands in place of the rows: their outlines, or why there are none. */
export function TreeTableNotice<Row>({
  arrangement,
  columns,
  loadingRowCount,
  children,
}: TreeTableNoticeProps<Row>) {
  const { columns: all, headRowCount } = arrangement
  if (loadingRowCount > 0) {
    return (
      <div role="rowgroup" data-part="outline">
        {Array.from({ length: loadingRowCount }, (_, row) => (
          <div key={row} role="row" data-kind="item">
            <div data-part="start">{columns.start.map(drawOutline)}</div>
            {columns.center.map(drawOutline)}
            {columns.end.length > 0 ? (
              <div data-part="end">{columns.end.map(drawOutline)}</div>
            ) : null}
          </div>
        ))}
      </div>
    )
  }
  return (
    <div role="rowgroup" data-part="body">
      <div role="row" data-notice="" aria-rowindex={headRowCount + 1}>
        <div role="gridcell" aria-colindex={1} aria-colspan={all.length}>
          <div data-part="notice">{children}</div>
        </div>
      </div>
    </div>
  )
}

function drawOutline<Row>({ column, index, isGroupStart, style }: PlacedColumn<Row>) {
  return (
    <div
      key={column.id}
      role="gridcell"
      aria-colindex={index + 1}
      style={style}
      {...(isGroupStart && index > 0 ? { 'data-edge': '' } : null)}
      {...(index === 0 ? { 'data-align': 'start' } : null)}
    >
      <Skeleton width={index === 0 ? '60%' : '70%'} />
    </div>
  )
}
