import { useState } from 'react'
import { fn } from 'storybook/test'

import type { DataTableColumn, DataTableRowId } from './data-table-column'
import { englishDataTableLabels } from './DataTable.labels'
import type { DataTableProps } from './DataTable.types'
import { DataTable } from './DataTable'
import { storyColumns, storyTactics, type StoryTactic } from '../../fixtures/story-tactics'

export type TacticTableProps = DataTableProps<StoryTactic>

/** Keeps the sort, the widths and the selection, as a caller does. */
export function TacticTable(props: TacticTableProps) {
  const [sort, setSort] = useState(props.sort ?? null)
  const [columnWidths, setColumnWidths] = useState(props.columnWidths ?? {})
  const [selectedRowIds, setSelectedRowIds] = useState(
    props.selectedRowIds ?? new Set<DataTableRowId>(),
  )
  const { onSelectedRowIdsChange } = props
  return (
    <DataTable
      {...props}
      sort={sort}
      onSortChange={(change) => {
        setSort(change.sort)
        props.onSortChange?.(change)
      }}
      columnWidths={columnWidths}
      onColumnWidthsChange={(change) => {
        setColumnWidths(change.columnWidths)
        props.onColumnWidthsChange?.(change)
      }}
      {...(onSelectedRowIdsChange
        ? {
            selectedRowIds,
            onSelectedRowIdsChange: (change) => {
              setSelectedRowIds(change.selectedRowIds)
              onSelectedRowIdsChange(change)
            },
          }
        : null)}
    />
  )
}

export const twelve = storyTactics(12)
export const frozenColumns: readonly DataTableColumn<StoryTactic>[] = storyColumns.map((column) =>
  column.id === 'topic' ? { ...column, isFrozen: 'start', width: 220 } : column,
)
/** Args of every story of the table. */
export const tacticTableArgs = {
  label: 'Tactics',
  columns: storyColumns,
  rows: twelve,
  rowId: (tactic) => tactic.id,
  rowName: (tactic) => tactic.topic,
  labels: englishDataTableLabels,
  onSortChange: fn(),
  onColumnWidthsChange: fn(),
  onActivateCell: fn(),
} satisfies TacticTableProps
