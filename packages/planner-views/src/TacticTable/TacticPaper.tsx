import type { TreeTableColumn } from '@throughline/ui/TreeTable'
import { Fragment } from 'react'

import type { TableEntry } from './model/table-entries'
import { PaperRoot } from './TacticPaper.styles'
import type { PaperDetails } from './TacticTable.types'

interface TacticPaperProps {
  readonly details: PaperDetails
  /** The columns of the table, without the one that opens items. */
  readonly columns: readonly TreeTableColumn<TableEntry>[]
  readonly entries: readonly TableEntry[]
  readonly expandedIds: ReadonlySet<string>
  readonly totals: readonly TableEntry[]
}

/**
 * The table for printed pages: all columns in the width of the page, and all rows of the open
 * groups. The browser repeats the heads on each page.
 */
export function TacticPaper({
  details: { heading, filters },
  columns,
  entries,
  expandedIds,
  totals,
}: TacticPaperProps) {
  return (
    <PaperRoot>
      <table>
        <thead>
          <tr>
            <th colSpan={columns.length} data-part="heading">
              {heading}
              {filters.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </th>
          </tr>
          <tr>
            {columns.map(({ id, header, align }) => (
              <th key={id} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Fragment key={entry.id}>
              <PaperRow entry={entry} columns={columns} />
              {entry.kind === 'group' && expandedIds.has(entry.id)
                ? entry.children.map((child) => (
                    <PaperRow key={child.id} entry={child} columns={columns} />
                  ))
                : null}
            </Fragment>
          ))}
          {totals.map((entry) => (
            <PaperRow key={entry.id} entry={entry} columns={columns} />
          ))}
        </tbody>
      </table>
    </PaperRoot>
  )
}

function PaperRow({ entry, columns }: Pick<TacticPaperProps, 'columns'> & { entry: TableEntry }) {
  return (
    <tr data-kind={entry.kind}>
      {columns.map(({ id, align, isRowHeader = false, getValue, formatValue, renderCell }) => {
        const value = getValue(entry)
        const content =
          renderCell === undefined ? (formatValue?.(value) ?? value) : renderCell(entry)
        return isRowHeader ? (
          <th key={id} scope="row" data-align={align}>
            {content}
          </th>
        ) : (
          <td key={id} data-align={align}>
            {content}
          </td>
        )
      })}
    </tr>
  )
}
