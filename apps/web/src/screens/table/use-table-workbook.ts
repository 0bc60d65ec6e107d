import type { DateRange } from '@throughline/domain/calendar-dates'
import type { TacticTableMode } from '@throughline/domain/tactic-table'
import { civilNow } from '../../platform/clock'
import { filterLinesOf, useWorkbookExport } from '../../plan'
import { tableWorkbookOf } from './table-workbook'
import type { TableData } from './use-table-data'
import type { ArrangedTable } from './use-table-layout'

/** Writes what the table shows into a workbook, and hands it to the browser's downloads. */
export function useTableWorkbook({
  mode,
  range,
  data: { plan, rows, facts, filters },
  layout: { columns, sorts, grouping },
}: {
  readonly mode: TacticTableMode
  readonly range: DateRange
  readonly data: TableData
  readonly layout: Pick<ArrangedTable, 'columns' | 'sorts' | 'grouping'>
}): () => void {
  const exportWorkbook = useWorkbookExport('The table')
  return () => {
    exportWorkbook(() =>
      tableWorkbookOf({
        mode,
        range,
        rows,
        facts,
        columns,
        sorts,
        grouping,
        planName: plan.data?.name ?? '',
        filters: filterLinesOf(filters.filters, filters.groups),
        exportedAt: civilNow(),
      }),
    )
  }
}
