import { ArrowDown, ArrowUp } from 'lucide-react'

import { rowAttributes } from '../../internal/grid/grid-places'
import { gridRoles, activeCell } from '../../internal/grid/grid-roles'
import type { SelectionExtent } from '../../internal/grid/row-selection'
import { SelectionBox } from '../../internal/grid/SelectionBox'
import type { Slice } from '../../internal/grid/visible-slice'
import { Icon } from '../Icon'
import { VisuallyHidden } from '../VisuallyHidden'
import type { DataTableSort } from './data-table-column'
import type { DataTableLabels } from './DataTable.labels'
import { drawnColumns, placeAttributes, type DataColumn } from './place-columns'

interface DataTableHeadProps<Row> {
  placed: readonly DataColumn<Row>[]
  columns: Slice
  sort: DataTableSort | null
  activeColumn: number
  selection: SelectionExtent
  labels: DataTableLabels
  /** As of `DataLayout`. */
  isUnfrozen: boolean
}

/** The heads of the columns: they sort, resize, and select all. */
export function DataTableHead<Row>({
  placed,
  columns,
  sort,
  activeColumn,
  selection,
  labels,
  isUnfrozen,
}: DataTableHeadProps<Row>) {
  const drawn = drawnColumns(placed, columns, activeColumn)
  const isSliced = drawn.length < placed.length
  return (
    <div {...gridRoles.rowGroup} data-part="head">
      <div {...gridRoles.row} {...rowAttributes(1)}>
        {drawn.map((entry) => {
          const { id, header, isHeaderHidden } = entry.column
          const direction = sort?.columnId === id ? sort.direction : 'none'
          return (
            <div
              key={id}
              {...gridRoles.columnHeader}
              {...(entry.isSortable ? { 'aria-sort': direction, 'data-sortable': '' } : null)}
              {...activeCell(activeColumn === entry.index)}
              {...(entry.kind === 'data' ? { 'aria-label': header } : null)}
              {...placeAttributes(entry, isSliced)}
            >
              {entry.kind === 'selection' ? (
                <SelectionBox extent={selection} label={labels.selectAll} />
              ) : entry.kind === 'actions' ? (
                <VisuallyHidden>{labels.actions}</VisuallyHidden>
              ) : isHeaderHidden === true ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : (
                <span data-part="label">{header}</span>
              )}
              {entry.isSortable ? (
                <span data-part="sort">
                  <Icon icon={showsDown(entry, direction) ? ArrowDown : ArrowUp} size={12} />
                </span>
              ) : null}
              {entry.isResizable ? (
                <span
                  {...gridRoles.separator}
                  aria-label={labels.resizeColumn(header)}
                  aria-valuenow={entry.width ?? entry.minWidth}
                  aria-valuemin={entry.minWidth}
                  tabIndex={-1}
                  data-part="resize"
                  {...(entry.isFrozen === 'end' && !isUnfrozen ? { 'data-side': 'end' } : null)}
                />
              ) : null}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** The arrow of the order there is, or of what the first press would give. */
function showsDown<Row>(
  { column }: DataColumn<Row>,
  direction: DataTableSort['direction'] | 'none',
): boolean {
  return (direction === 'none' ? column.firstSort : direction) === 'descending'
}
