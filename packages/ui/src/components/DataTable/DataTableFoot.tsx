import { rowAttributes } from '../../internal/grid/grid-places'
import { gridRoles, tabStop } from '../../internal/grid/grid-roles'
import type { Slice } from '../../internal/grid/visible-slice'
import { drawnColumns, placeAttributes, type DataColumn } from './place-columns'

interface DataTableFootProps<Row> {
  placed: readonly DataColumn<Row>[]
  columns: Slice
  /** As in `aria-rowindex`. */
  rowNumber: number
  /** -1 when the tab stop is elsewhere. */
  activeColumn: number
}

/** Totals, always in view under the rows. */
export function DataTableFoot<Row>({
  placed,
  columns,
  rowNumber,
  activeColumn,
}: DataTableFootProps<Row>) {
  const drawn = drawnColumns(placed, columns, activeColumn)
  return (
    <div {...gridRoles.rowGroup} data-part="foot">
      <div {...gridRoles.row} {...rowAttributes(rowNumber)}>
        {drawn.map(({ kind: _kind, ...entry }) => (
          <div
            key={entry.column.id}
            role={entry.column.isRowHeader === true ? 'rowheader' : 'gridcell'}
            {...tabStop(activeColumn === entry.index)}
            {...placeAttributes({ ...entry, kind: 'data' }, drawn.length < placed.length)}
          >
            {entry.column.footer}
          </div>
        ))}
      </div>
    </div>
  )
}
