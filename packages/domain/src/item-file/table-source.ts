import { dayNumberOf } from '../calendar-dates'
import { describeRule, parseRule } from '../recurrence'
import { fieldIdOf, isFieldColumn } from '../tactic-table'
import type { StandardColumn, TableField, TacticColumn, TacticRow } from '../tactic-table'
import type { SheetColumnKind } from './sheet'
import { headerOf, type FileField } from './file-field'
import { writeNamesCell } from './read-value-cells'
import type { TacticSheetColumn, TacticSheetItem, TacticSheetSource } from './tactic-sheet'

/** A table of tactics as it is shown. */
export interface ShownTable {
  /** In the order shown. */
  readonly columns: readonly TacticColumn[]
  /** The head of each column; that of a universal field is its name. */
  readonly labels: Readonly<Record<StandardColumn, string>>
  /** The universal fields that have columns. @default none */
  readonly fields?: readonly TableField[]
  /** In the order shown, filtered and sorted; without a grouping one group with all rows. */
  readonly groups: readonly { readonly name: string; readonly rows: readonly TacticRow[] }[]
  readonly isGrouped: boolean
  /** The name of the group of rows that belong to none. */
  readonly restName: string
}

type Cell = TacticSheetItem['cells'][number]

interface ColumnFacts {
  readonly field: FileField | null
  readonly kind: SheetColumnKind
  readonly width?: number
  /** For columns without a field. */
  readonly explanation?: string
  readonly cellOf: (row: TacticRow) => Cell
}

const COLUMNS: Readonly<Record<StandardColumn, ColumnFacts>> = {
  title: { field: 'title', kind: 'text', width: 40, cellOf: ({ item }) => item.title },
  flag: { field: 'isFlagged', kind: 'boolean', cellOf: ({ item }) => item.isFlagged },
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

/** The end of a series, which the table has no column for. */
const REPEATS_UNTIL: ColumnFacts & { readonly header: string } = {
  field: 'repeatsUntil',
  header: headerOf('repeatsUntil'),
  kind: 'date',
  cellOf: ({ item }) =>
    item.rrule === null ? null : (item.recurrenceEndDate?.slice(0, 10) ?? null),
}

const UNKNOWN_FIELD: Pick<TableField, 'name' | 'type'> = { name: '', type: 'string' }

/** The column of a universal field: its name is its header, by which an import finds it. */
function fieldFacts(
  id: number,
  { name, type }: Pick<TableField, 'name' | 'type'>,
): ColumnFacts & { readonly header: string } {
  return {
    field: `fields.${name}`,
    header: name,
    kind: 'text',
    cellOf: ({ fieldTexts }) => {
      const text = fieldTexts.get(id)
      if (text === undefined) return null
      return type === 'number' ? Number(text) : text
    },
  }
}

/** What a table shows, as `tacticSheetOf` writes it: real dates, plain amounts, names in full. */
export function tableSourceOf({
  columns,
  labels,
  fields = [],
  groups,
  isGrouped,
  restName,
}: ShownTable): TacticSheetSource {
  const placed = columns.flatMap((column) => {
    if (!isFieldColumn(column)) {
      const shown = { header: labels[column], ...COLUMNS[column] }
      return column === 'repeats' ? [shown, REPEATS_UNTIL] : [shown]
    }
    const id = fieldIdOf(column)
    return [fieldFacts(id, fields.find((field) => field.id === id) ?? UNKNOWN_FIELD)]
  })
  const itemOf = (row: TacticRow): TacticSheetItem => ({
    kind: 'item',
    id: row.item.id,
    version: row.item.version,
    isAllDay: row.item.isUnscheduled ? null : row.item.isAllDay,
    cells: placed.map(({ cellOf }) => cellOf(row)),
  })
  return {
    columns: placed.map(({ cellOf: _cellOf, ...column }): TacticSheetColumn => column),
    rows: groups.flatMap(({ name, rows }): TacticSheetSource['rows'] => [
      ...(isGrouped
        ? [{ kind: 'group', level: 0, title: name === '' ? restName : name } as const]
        : []),
      ...rows.map(itemOf),
    ]),
  }
}

function dateOf({ isUnscheduled, isAllDay }: TacticRow['item'], date: string): string | null {
  if (isUnscheduled) return null
  return isAllDay ? date.slice(0, 10) : date
}
