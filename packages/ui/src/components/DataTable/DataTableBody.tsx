import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

import { useCellControlsOffTab } from '../../internal/grid/cell-controls'
import { gridRoles } from '../../internal/grid/grid-roles'
import { withRetained, type Slice } from '../../internal/grid/visible-slice'
import { Skeleton } from '../Skeleton'
import { DataTableRow, type RowActionsContext } from './DataTableRow'
import type { DataTableRowId } from './data-table-column'
import type { DataTableLabels } from './DataTable.labels'
import { placeAttributes, type DataColumn } from './place-columns'

/** The row that is edited: which one, whether it is being saved, and what is wrong. */
export interface DataTableEdit {
  readonly rowId: DataTableRowId
  /** @default false */
  readonly isBusy?: boolean
  /** Error messages by column id. */
  readonly errors?: Readonly<Record<string, string>>
}

const noErrors: Readonly<Record<string, string>> = {}

interface DataTableBodyProps<Row> {
  /** The rows that are drawn; empty before the table is measured. */
  slice: Slice
  rows: readonly Row[]
  ids: readonly DataTableRowId[]
  placed: readonly DataColumn<Row>[]
  /** The same object while the same columns are drawn. */
  columns: Slice
  rowHeight: number
  /** Height of the rows before one, in pixels. */
  topOf: (index: number) => number
  /** The row with the active cell, as in `GridPlace`. */
  activeRow: number
  activeColumn: number
  selectedRowIds: ReadonlySet<DataTableRowId> | undefined
  rowName: (row: Row) => string
  rowHref: ((row: Row) => string) | undefined
  isOpenable: boolean
  edit: DataTableEdit | null
  renderActions: ((context: RowActionsContext<Row>) => ReactNode) | undefined
  /** Rows drawn in outline after the last one. */
  outlineCount: number
  onReachEnd: ((request: { rowCount: number }) => void) | undefined
  labels: DataTableLabels
}

/** The rows in view and a few around them, each at its place. */
export function DataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const { slice, rows, ids, placed, rowHeight, topOf } = props
  const { activeRow, activeColumn, edit, labels } = props
  const bodyRef = useRef<HTMLDivElement>(null)
  useCellControlsOffTab(bodyRef, rows.length > 0)

  const handleReachEnd = useEffectEvent((rowCount: number) => {
    props.onReachEnd?.({ rowCount })
  })
  const isAtEnd = rows.length > 0 && slice.end === rows.length
  useEffect(() => {
    if (isAtEnd) handleReachEnd(rows.length)
  }, [isAtEnd, rows.length])

  const renderRow = (index: number) => {
    const row = rows[index]
    const id = ids[index]
    if (row === undefined || id === undefined) return null
    const isEditing = edit !== null && edit.rowId === id
    return (
      <DataTableRow
        key={id}
        row={row}
        rowId={id}
        index={index}
        top={topOf(index)}
        placed={placed}
        columns={props.columns}
        activeColumn={index === activeRow ? activeColumn : -1}
        isSelected={props.selectedRowIds?.has(id)}
        selectionLabel={labels.selectRow(props.rowName(row))}
        href={props.rowHref?.(row)}
        isOpenable={props.isOpenable}
        isEditing={isEditing}
        isBusy={isEditing && edit.isBusy === true}
        errors={(isEditing && edit.errors) || noErrors}
        renderActions={props.renderActions}
      />
    )
  }
  return (
    <>
      {rows.length === 0 ? null : (
        <div
          ref={bodyRef}
          {...gridRoles.rowGroup}
          data-part="body"
          style={{ height: topOf(rows.length) }}
        >
          {/* The row with the focus stays, however far it is scrolled away. */}
          {withRetained(slice, [activeRow], rows.length).map(renderRow)}
        </div>
      )}
      {props.outlineCount === 0 ? null : (
        <div data-part="body" aria-hidden="true" style={{ height: props.outlineCount * rowHeight }}>
          {Array.from({ length: props.outlineCount }, (_, index) => (
            <div key={index} data-part="outline" style={{ top: index * rowHeight }}>
              {placed.map((entry) => (
                <div
                  key={entry.column.id}
                  {...placeAttributes(entry, false)}
                  aria-colindex={undefined}
                  ref={undefined}
                  data-parts=""
                >
                  <Skeleton
                    width={entry.kind === 'data' ? outlineWidth(index, entry.index) : 16}
                    height={entry.kind === 'data' ? 12 : 16}
                  />
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

/** Uneven like text, and the same in every render. */
function outlineWidth(row: number, column: number): string {
  return `${48 + ((row * 7 + column * 13) % 5) * 8}%`
}
