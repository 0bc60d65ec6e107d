import { dayNumberOf } from '../calendar-dates'
import { describeRule, parseRule } from '../recurrence'
import { OPTION_COLUMNS, optionFieldOf } from '../tactic-table'
import type { OptionColumn, StandardColumn, TacticRow } from '../tactic-table'
import { headerOf } from './file-field'
import type { ItemFieldValue, ItemValues } from './item-values'
import { writeNamesCell } from './read-value-cells'
import type { TacticSheetColumn, TacticSheetItem } from './tactic-sheet'

/** The values of an item that no row of the table has, and of its custom fields by their ids. */
export interface RowValues extends Pick<ItemValues, 'impressions' | 'ratingPoints' | 'notes'> {
  readonly fields: ReadonlyMap<number, ItemFieldValue['value']>
}

/** A column of the file of a table. */
export interface ItemColumn extends TacticSheetColumn {
  readonly cellOf: (row: TacticRow, values: RowValues) => TacticSheetItem['cells'][number]
}

/** The columns that the table of every plan has; of those without a field a file has only the visible ones. */
export const standardColumnsByName: Readonly<Record<StandardColumn, ItemColumn>> = {
  title: { field: 'title', kind: 'text', width: 40, cellOf: ({ item }) => item.title },
  ...optionColumnsByName(),
  plan: {
    field: null,
    kind: 'text',
    width: 10,
    explanation: 'The short name of the plan that the item belongs to. An import does not read it.',
    cellOf: ({ item }) => item.abbreviatedPlanName,
  },
  channel: { field: 'channel', kind: 'text', cellOf: ({ channelName }) => channelName },
  type: { field: 'type', kind: 'text', cellOf: ({ typeName }) => typeName },
  platforms: {
    field: 'platforms',
    kind: 'text',
    cellOf: ({ platformNames }) => writeNamesCell(platformNames),
  },
  startDate: {
    field: 'startDate',
    kind: 'dateTime',
    cellOf: ({ item }) => dateOf(item, item.startDate),
  },
  endDate: { field: 'endDate', kind: 'dateTime', cellOf: ({ item }) => dateOf(item, item.endDate) },
  repeats: {
    field: 'repeats',
    kind: 'text',
    cellOf: ({ item }) =>
      item.rrule === null || item.isUnscheduled
        ? null
        : describeRule(parseRule(item.rrule), dayNumberOf(item.startDate)),
  },
  initiatives: {
    field: 'initiatives',
    kind: 'text',
    cellOf: ({ initiativeTitles }) => writeNamesCell(initiativeTitles),
  },
  tags: {
    field: 'tags',
    kind: 'text',
    cellOf: ({ tags }) => writeNamesCell(tags.map(({ text }) => text)),
  },
  estimate: { field: 'estimatedCost', kind: 'money', cellOf: ({ estimate }) => estimate },
  actual: { field: 'actualCost', kind: 'money', cellOf: ({ actual }) => actual },
  variance: {
    field: null,
    kind: 'variance',
    explanation:
      'Estimated cost minus actual cost: negative when more was spent than planned. An import does not read it.',
    cellOf: ({ variance }) => variance,
  },
}

function optionColumnsByName(): Readonly<Record<OptionColumn, ItemColumn>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has every column
  return Object.fromEntries(
    OPTION_COLUMNS.map((column): [OptionColumn, ItemColumn] => {
      const field = optionFieldOf(column)
      return [column, { field, kind: 'boolean', cellOf: ({ item }) => item[field] }]
    }),
  ) as Record<OptionColumn, ItemColumn>
}

/** The end of a series, beside its repeat. */
export const repeatsUntil: ItemColumn = {
  field: 'repeatsUntil',
  header: headerOf('repeatsUntil'),
  kind: 'date',
  cellOf: ({ item }) =>
    item.rrule === null || item.isUnscheduled
      ? null
      : (item.recurrenceEndDate?.slice(0, 10) ?? null),
}

/**
 * Returns the columns that no table has.
 *
 * @param ratingPoints the plan's name for its rating points
 */
export function unlistedColumns(ratingPoints: string): readonly ItemColumn[] {
  return [
    {
      field: 'isAllDay',
      kind: 'boolean',
      cellOf: ({ item }) => (item.isUnscheduled ? null : item.isAllDay),
    },
    { field: 'isUnscheduled', kind: 'boolean', cellOf: ({ item }) => item.isUnscheduled },
    { field: 'impressions', kind: 'integer', width: 14, cellOf: (_row, of) => of.impressions },
    {
      field: 'ratingPoints',
      header: ratingPoints,
      kind: 'number',
      cellOf: (_row, of) => of.ratingPoints,
    },
  ]
}

/** The notes, which an import leaves as they are. */
export const notes: ItemColumn = {
  field: null,
  header: notImported('Notes'),
  kind: 'text',
  explanation: 'The notes of the item, without formats. An import leaves them as they are.',
  cellOf: (_row, { notes }) => notes,
}

/** The header of a column that is there to be read. */
export function notImported(name: string): string {
  return `${name} (not imported)`
}

function dateOf({ isUnscheduled, isAllDay }: TacticRow['item'], date: string): string | null {
  if (isUnscheduled) return null
  return isAllDay ? date.slice(0, 10) : date
}
