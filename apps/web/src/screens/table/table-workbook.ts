import {
  formatShortDate,
  type CivilDateTime,
  type DateRange,
} from '@throughline/domain/calendar-dates'
import {
  aboutSheetOf,
  tableSourceOf,
  tacticSheetOf,
  type SheetDescription,
} from '@throughline/domain/item-file'
import {
  groupTacticRows,
  sortTacticRows,
  type TacticColumn,
  type TacticGrouping,
  type TacticRow,
  type TacticSort,
  type TacticTableFacts,
  type TacticTableMode,
} from '@throughline/domain/tactic-table'
import {
  columnHeader,
  englishTableBarLabels,
  englishTacticTableLabels,
} from '@throughline/planner-views/tactic-table'

import { fileNameOf } from '../../platform/download'

/** A table as it is shown, and what its file says about it. */
export interface ShownTactics {
  readonly planName: string
  readonly mode: TacticTableMode
  readonly range: DateRange
  /** The filters in use, in words. */
  readonly filters: readonly string[]
  readonly rows: readonly TacticRow[]
  readonly facts: TacticTableFacts
  readonly columns: readonly TacticColumn[]
  readonly sorts: readonly TacticSort[]
  readonly grouping: TacticGrouping
  /** When the file is made. */
  readonly exportedAt: CivilDateTime
}

/** The name and the sheets of a workbook of what a table shows. */
export function tableWorkbookOf(table: ShownTactics): {
  readonly fileName: string
  readonly sheets: readonly SheetDescription[]
} {
  const { planName, mode, range, filters, rows, facts, columns, sorts, grouping } = table
  const labels = englishTacticTableLabels
  const sorted = sortTacticRows(rows, sorts)
  const isGrouped = grouping !== 'none'
  const source = tableSourceOf({
    columns,
    labels: labels.columns,
    fields: facts.fields,
    groups: isGrouped ? groupTacticRows(sorted, grouping, facts) : [{ name: '', rows: sorted }],
    isGrouped,
    restName: labels.rest(grouping),
  })
  const days = [range.start, range.end].map(formatShortDate).join(' to ')
  const place = mode === 'parking-lot' ? 'Parking Lot' : days
  const about = aboutSheetOf({
    planName,
    range: place,
    filters,
    arrangement: [
      ...sorts.map(
        ({ column, direction }) => `${columnHeader(column, facts.fields)}, ${direction}`,
      ),
      ...(isGrouped
        ? [englishTableBarLabels.groupBy({ name: englishTableBarLabels.groupings[grouping] })]
        : []),
    ],
    exportedAt: table.exportedAt,
    columns: source.columns,
  })
  const span = mode === 'parking-lot' ? 'parking lot' : `${range.start} to ${range.end}`
  const fileName = `${fileNameOf(planName)} table ${span}.xlsx`
  return { fileName, sheets: [tacticSheetOf(source), about] }
}
