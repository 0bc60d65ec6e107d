import { gridRoles, tabStop } from '../../internal/grid/grid-roles'
import type { PlacedColumn } from './data-table-column'
import { frozenAttributes } from './DataTableRow'

interface DataTableFootProps<Row> {
  placed: readonly PlacedColumn<Row>[]
  /** From 0, heads and rows counted in. */
  gridRow: number
  /** -1 when the stop of Tab is elsewhere. */
  activeColumn: number
}

/** Totals, always in view under the rows. */
export function DataTableFoot<Row>({ placed, gridRow, activeColumn }: DataTableFootProps<Row>) {
  return (
    <div {...gridRoles.rowGroup} data-part="foot">
      <div {...gridRoles.row} aria-rowindex={gridRow + 1}>
        {placed.map((entry, column) => (
          <div
            key={entry.column.id}
            role={entry.column.isRowHeader === true ? 'rowheader' : 'gridcell'}
            aria-colindex={column + 1}
            {...tabStop(activeColumn === column)}
            data-cell=""
            data-align={entry.align}
            {...frozenAttributes(entry, column)}
          >
            {entry.column.footer}
          </div>
        ))}
      </div>
    </div>
  )
}
