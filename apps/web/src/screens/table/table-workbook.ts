import {
  formatShortDate,
  type CivilDateTime,
  type DateRange,
} from '@throughline/domain/calendar-dates'
import {
  aboutSheetOf,
  tableSourceOf,
  tacticSheetOf,
  type PlanItemValues,
  type SheetDescription,
  type VisibleTable,
  type TacticSheetSource,
} from '@throughline/domain/item-file'
import { MAX_CELL_CHARACTERS } from '@throughline/domain/item-import'
import {
  groupTacticRows,
  sortTacticRows,
  type TacticColumn,
  type TacticGrouping,
  type TacticRow,
  type TacticSort,
  type TacticTableDetails,
  type TacticTableMode,
} from '@throughline/domain/tactic-table'
import {
  columnHeader,
  englishTableBarLabels,
  englishTacticTableLabels,
} from '@throughline/planner-views/tactic-table'

import { fileNameOf } from '../../platform/download'

/** The visible table, with the metadata of its file. */
export interface VisibleTactics {
  readonly planName: string
  readonly mode: TacticTableMode
  readonly range: DateRange
  /** The filters in use, in words. */
  readonly filters: readonly string[]
  readonly rows: readonly TacticRow[]
  readonly details: TacticTableDetails
  readonly columns: readonly TacticColumn[]
  readonly sorts: readonly TacticSort[]
  readonly grouping: TacticGrouping
  readonly costs: VisibleTable['costs']
  /** The plan's name for rating points. */
  readonly ratingPoints: string
  /** Values of the plans that have items among the rows. */
  readonly values: readonly PlanItemValues[]
  /** Ids of the plans whose values the user may not export. */
  readonly refusedPlanIds: ReadonlySet<number>
  /** Time of the export. */
  readonly exportedAt: CivilDateTime
}

/**
 * Returns the name and the sheets of a workbook with the visible table and the other data of its
 * items.
 */
export function tableWorkbookOf(table: VisibleTactics): {
  readonly fileName: string
  readonly sheets: readonly SheetDescription[]
} {
  const { planName, mode, range, filters, rows, details, columns, sorts, grouping } = table
  const labels = englishTacticTableLabels
  const sorted = sortTacticRows(rows, sorts)
  const isGrouped = grouping !== 'none'
  const source = tableSourceOf({
    columns,
    labels: labels.columns,
    costs: table.costs,
    ratingPoints: table.ratingPoints,
    values: table.values,
    groups: isGrouped ? groupTacticRows(sorted, grouping, details) : [{ name: '', rows: sorted }],
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
        ({ column, direction }) => `${columnHeader(column, details.fields)}, ${direction}`,
      ),
      ...(isGrouped
        ? [englishTableBarLabels.groupBy({ name: englishTableBarLabels.groupings[grouping] })]
        : []),
    ],
    gaps: gapsOf(table, source),
    exportedAt: table.exportedAt,
    columns: source.columns,
  })
  const span = mode === 'parking-lot' ? 'parking lot' : `${range.start} to ${range.end}`
  const fileName = `${fileNameOf(planName)} table ${span}.xlsx`
  return { fileName, sheets: [tacticSheetOf(source), about] }
}

/** Returns sentences about the data that the file lacks. */
function gapsOf(
  { rows, refusedPlanIds }: Pick<VisibleTactics, 'rows' | 'refusedPlanIds'>,
  source: TacticSheetSource,
): readonly string[] {
  const refused = rows.filter(({ item }) => refusedPlanIds.has(item.planId))
  const plans = [...new Set(refused.map(({ item }) => item.abbreviatedPlanName))].join(', ')
  const isCut = source.rows.some(
    (row) =>
      row.kind === 'item' &&
      row.cells.some((cell) => typeof cell === 'string' && cell.length > MAX_CELL_CHARACTERS),
  )
  return [
    ...(refused.length === 0
      ? []
      : [
          `Impressions, rating points, custom fields and notes of ${plans}: you cannot export items of these plans.`,
        ]),
    ...(isCut
      ? [`The ends of texts of more than ${MAX_CELL_CHARACTERS} characters: no cell holds more.`]
      : []),
  ]
}
