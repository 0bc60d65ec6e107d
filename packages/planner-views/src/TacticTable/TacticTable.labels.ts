import { defineLabels, labelsIn } from '@throughline/domain/locale'
import { countTextIn } from '@throughline/domain/messages'
import { fieldIdOf, isFieldColumn } from '@throughline/domain/tactic-table'
import type {
  StandardColumn,
  TableField,
  TacticColumn,
  TacticGrouping,
} from '@throughline/domain/tactic-table'

import { englishProblemText } from './problem-texts'
import { englishRefusedCellsLabels } from './refused-cells.labels'
import type { RefusedCellsLabels } from './refused-cells.labels'

/** The texts of the table in English. */
export const englishTacticTableLabels = defineLabels('TacticTable', (locale) => ({
  /** Name of the table for screen readers. */
  table: ({ isParkingLot }: { isParkingLot: boolean }): string =>
    isParkingLot ? 'Tactics in the parking lot' : 'Tactics',
  columns: {
    title: 'Title',
    flag: 'Flag',
    plan: 'Plan',
    channel: 'Channel',
    type: 'Type',
    platforms: 'Platforms',
    startDate: 'Start',
    endDate: 'End',
    repeats: 'Repeats',
    initiatives: 'Initiatives',
    tags: 'Tags',
    estimate: 'Est',
    actual: 'Act',
    variance: 'Var',
  } satisfies Readonly<Record<StandardColumn, string>>,
  /** The head of the column with a link to each item. */
  open: 'Open',
  /** Spoken name of the link to an item; has to contain `open`. */
  openItem: ({ title }: { title: string }) => `Open ${title}`,
  /** How many items a group has: `48 tactics`. */
  count: (value: number): string => countTextIn(locale, value, 'tactic'),
  /** The row of sums at the foot. */
  total: 'Total',
  /** How many items the sums count. Each item that touches the days counts with its whole cost. */
  totalCount: (sum: { count: number; isParkingLot: boolean }): string =>
    `${countTextIn(locale, sum.count, 'tactic')}${sum.isParkingLot ? '' : ' on these days'}`,
  /** The group of items that belong to none. */
  rest: (grouping: TacticGrouping): string => {
    if (grouping === 'channel') return 'Other'
    if (grouping === 'initiative') return 'No initiative'
    return grouping === 'month' ? 'No date' : 'No tag'
  },
  flagged: 'Flagged',
  repeating: 'Repeats',
  /** The plan of an item of another plan, by its mark. */
  ofPlan: ({ mark }: { mark: string }) => `Plan ${mark}`,
  /** Why a cell cannot accept a text. */
  problem: englishProblemText,
  refused: labelsIn(locale, englishRefusedCellsLabels),
  error: 'The tactics could not be loaded.',
  /** Printed in place of rows that have not loaded. */
  loadingOnPaper: 'The tactics were still loading. Print again when the table shows them.',
  retry: 'Try again',
  empty: 'No tactics in these days',
  emptyHint: 'Add a tactic, or choose other days.',
  emptyParkingLot: 'The parking lot is empty',
  emptyParkingLotHint: 'Tactics without a date wait here until they are scheduled.',
  addTactic: 'Add Tactic',
  emptyFiltered: 'No tactic passes the filters',
  clearFilters: 'Clear Filters',
}))

/** Every text of the table of tactics. */
export interface TacticTableLabels extends Omit<
  Readonly<typeof englishTacticTableLabels>,
  'refused'
> {
  /** The list of cells that refuse a text. @default in English */
  readonly refused?: RefusedCellsLabels
}

/** The head of a column: that of a universal field is the name of the field. */
export function columnHeader(
  column: TacticColumn,
  fields: readonly TableField[],
  { columns }: Pick<TacticTableLabels, 'columns'> = englishTacticTableLabels,
): string {
  if (!isFieldColumn(column)) return columns[column]
  const id = fieldIdOf(column)
  return fields.find((field) => field.id === id)?.name ?? ''
}
