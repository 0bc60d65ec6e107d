import type { DataTableRowId } from './data-table-column'
import { cellContentOf } from './DataTableRow'
import type { DataColumn } from './place-columns'

interface DataTablePaperProps<Row> {
  label: string
  placed: readonly DataColumn<Row>[]
  rows: readonly Row[]
  ids: readonly DataTableRowId[]
}

/**
 * The table for printed pages: all rows, and all columns in the width of the page. The browser
 * repeats the heads on each page and cuts no row.
 */
export function DataTablePaper<Row>({ label, placed, rows, ids }: DataTablePaperProps<Row>) {
  const columns = placed.filter(({ kind }) => kind === 'data')
  return (
    <table data-part="paper" aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ column: { id, header }, align }) => (
            <th key={id} scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={ids[index]}>
            {columns.map(({ column, align }) => {
              const Cell = column.isRowHeader === true ? 'th' : 'td'
              const content = cellContentOf(column, row)
              const isText = typeof content === 'string' || typeof content === 'number'
              return (
                <Cell
                  key={column.id}
                  data-align={align}
                  {...(column.isRowHeader === true ? { scope: 'row' } : null)}
                >
                  {isText ? content : <div data-part="content">{content}</div>}
                </Cell>
              )
            })}
          </tr>
        ))}
        {columns.some(({ column }) => column.footer !== undefined) ? (
          <tr>
            {columns.map(({ column: { id, footer }, align }) => (
              <td key={id} data-align={align}>
                {footer}
              </td>
            ))}
          </tr>
        ) : null}
      </tbody>
    </table>
  )
}
