import { memo, type ReactNode } from 'react'

import { rowAttributes } from '../../internal/grid/grid-places'
import { gridRoles, activeCell } from '../../internal/grid/grid-roles'
import { SelectionBox } from '../../internal/grid/SelectionBox'
import type { Slice } from '../../internal/grid/visible-slice'
import type { DataTableColumn, DataTableRowId, DataTableValue } from './data-table-column'
import { drawnColumns, placeAttributes, type DataColumn } from './place-columns'

export interface DataTableRowProps<Row> {
  row: Row
  rowId: DataTableRowId
  /** From 0, in the order shown. */
  index: number
  /** Where it begins in the body, in pixels. */
  top: number
  placed: readonly DataColumn<Row>[]
  /** The columns that are drawn, besides frozen ones. */
  columns: Slice
  /** The column whose cell is the active cell; -1 when it is in another row. */
  activeColumn: number
  /** Undefined when rows are not selected at all. */
  isSelected: boolean | undefined
  /** The name of the checkbox. */
  selectionLabel: string
  /** Its address, which the first cell leads to. */
  href: string | undefined
  isOpenable: boolean
  isEditing: boolean
  isBusy: boolean
  /** Error messages by column id. */
  errors: Readonly<Record<string, string>>
  /** Draws the column of actions; the same function while nothing of it changes. */
  renderActions: ((context: RowActionsContext<Row>) => ReactNode) | undefined
}

/** Context for the cell of the actions. */
export interface RowActionsContext<Row> {
  readonly row: Row
  readonly rowId: DataTableRowId
  readonly isEditing: boolean
  readonly isBusy: boolean
}

function textOf(value: DataTableValue): string | number {
  return typeof value === 'string' || typeof value === 'number' ? value : ''
}

/** Returns the content of a cell as the table shows it. */
export function cellContentOf<Row>(column: DataTableColumn<Row>, row: Row): ReactNode {
  return column.renderCell ? column.renderCell(row) : textOf(column.value?.(row))
}

function BodyRow<Row>(props: DataTableRowProps<Row>) {
  const { index, top, placed, columns, activeColumn, isSelected, isOpenable, isEditing } = props
  // An edited row draws all columns, so that its fields stay when they scroll out of view.
  const slice = isEditing ? { start: 0, end: placed.length } : columns
  const drawn = drawnColumns(placed, slice, activeColumn)
  const isSliced = drawn.length < placed.length
  return (
    <div
      {...gridRoles.row}
      {...rowAttributes(index + 2)}
      {...(isSelected === undefined ? null : { 'aria-selected': isSelected })}
      {...(isOpenable && !isEditing ? { 'data-openable': '' } : null)}
      {...(isEditing ? { 'data-editing': '' } : null)}
      {...(isEditing && props.isBusy ? { 'aria-busy': true } : null)}
      style={{ top }}
    >
      {drawn.map((entry) => {
        const { column } = entry
        const content = contentOf(props, entry)
        const isEditor = isEditing && column.renderEditor !== undefined
        const isText = !isEditor && (typeof content === 'string' || typeof content === 'number')
        return (
          <div
            key={column.id}
            role={column.isRowHeader === true ? 'rowheader' : 'gridcell'}
            {...activeCell(activeColumn === entry.index)}
            {...placeAttributes(entry, isSliced)}
            {...(column.isNumeric === true ? { 'data-numeric': '' } : null)}
            {...(isText ? null : { 'data-parts': '' })}
            {...(isEditor ? { 'data-editor': column.id } : null)}
          >
            {content}
          </div>
        )
      })}
    </div>
  )
}

function contentOf<Row>(props: DataTableRowProps<Row>, { kind, column }: DataColumn<Row>) {
  const { row } = props
  if (kind === 'selection') {
    return (
      <SelectionBox
        extent={props.isSelected === true ? 'all' : 'none'}
        label={props.selectionLabel}
      />
    )
  }
  if (kind === 'actions') {
    const { rowId, isEditing, isBusy } = props
    return props.renderActions?.({ row, rowId, isEditing, isBusy })
  }
  if (props.isEditing && column.renderEditor) {
    return column.renderEditor({
      row,
      label: column.header,
      error: props.errors[column.id],
      isBusy: props.isBusy,
    })
  }
  const content = cellContentOf(column, row)
  return column.isRowHeader === true && props.href !== undefined && !props.isEditing ? (
    <a href={props.href} data-part="link" tabIndex={-1}>
      {content}
    </a>
  ) : (
    content
  )
}

/** One row: rendered again only when something of it changes, never on scrolling. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets that the component is generic
export const DataTableRow = memo(BodyRow) as typeof BodyRow
