import { gridRoles, tabStop } from '../../internal/grid/grid-roles'
import type { Slice } from '../../internal/grid/visible-slice'
import type { PlacedColumn } from './data-table-column'
import { frozenAttributes } from './DataTableRow'
import { drawnColumns } from './drawn-columns'

interface DataTableFootProps<Row> {
  placed: readonly PlacedColumn<Row>[]
  columns: Slice
  /** From 0, heads and rows counted in. */
  gridRow: number
  /** -1 when the stop of Tab is elsewhere. */
  activeColumn: number
}

/** Totals, always in view under the rows. */
export function DataTableFoot<Row>({
  placed,
  columns,
  gridRow,
  activeColumn,
}: DataTableFootProps<Row>) {
  const drawn = drawnColumns(placed, columns, activeColumn)
  const isSliced = drawn.length < placed.length
  return (
    <div {...gridRoles.rowGroup} data-part="foot">
      <div {...gridRoles.row} aria-rowindex={gridRow + 1}>
        {drawn.map(({ entry, column }) => (
          <div
            key={entry.column.id}
            role={entry.column.isRowHeader === true ? 'rowheader' : 'gridcell'}
            aria-colindex={column + 1}
            {...tabStop(activeColumn === column)}
            data-cell=""
            data-align={entry.align}
            {...frozenAttributes(entry, column, isSliced)}
          >
            {entry.column.footer}
          </div>
        ))}
      </div>
    </div>
  )
}
