import {
  TACTIC_COLUMNS,
  fieldIdOf,
  isFieldColumn,
  type StandardColumn,
  type TacticColumn,
  type TacticRow,
} from '../tactic-table'
import { columnsOfName, isPicture, sharedNamesOf } from './custom-columns'
import type { PlanItemValues } from './item-values'
import { withReadableHeaders } from './readable-headers'
import {
  NOTES,
  REPEATS_UNTIL,
  STANDARD_COLUMNS,
  unlistedColumns,
  type ItemColumn,
  type RowValues,
} from './sheet-columns'
import type { TacticSheetColumn, TacticSheetItem, TacticSheetSource } from './tactic-sheet'

/** A table of tactics as it is shown, and what else its file has. */
export interface ShownTable {
  /** In the order shown. */
  readonly columns: readonly TacticColumn[]
  /** The head of each column; that of a universal field is its name. */
  readonly labels: Readonly<Record<StandardColumn, string>>
  /** In the order shown, filtered and sorted; without a grouping one group with all rows. */
  readonly groups: readonly { readonly name: string; readonly rows: readonly TacticRow[] }[]
  readonly isGrouped: boolean
  /** The name of the group of rows that belong to none. */
  readonly restName: string
  /**
   * Whether the person may see costs, and whether costs that the table does not show are summed:
   * `listed` while items of other plans are among the rows.
   */
  readonly costs: 'summed' | 'listed' | 'none'
  /** What the plan calls its rating points. */
  readonly ratingPoints: string
  /** The values of the plans whose items are shown; an item of another plan has none. */
  readonly values: readonly PlanItemValues[]
}

const NO_VALUES: RowValues = {
  impressions: null,
  ratingPoints: null,
  notes: null,
  fields: new Map(),
}

const COST_COLUMNS: ReadonlySet<StandardColumn> = new Set(['estimate', 'actual'])

/**
 * What a table shows, as `tacticSheetOf` writes it: real dates, plain amounts, names in full. After
 * the columns of the table it has every other field of the items, so that an import can change it.
 */
export function tableSourceOf(table: ShownTable): TacticSheetSource {
  const { columns, groups, isGrouped, restName, values } = table
  const valuesOf = rowValuesOf(values)
  const shown = groups.flatMap(({ rows }) => rows.map(({ item }) => valuesOf(item.id)))
  const names = sharedNamesOf(values.flatMap(({ fields }) => fields))
  const ofColumn = (column: TacticColumn) =>
    isFieldColumn(column)
      ? names.find((fields) => fields.some(({ id }) => id === fieldIdOf(column)))
      : undefined
  const shownNames = new Set(columns.flatMap((column) => ofColumn(column) ?? []))
  const placed = columns.flatMap((column, at) => {
    if (!isFieldColumn(column)) return standardColumns(column, table.labels[column])
    const fields = ofColumn(column)
    const isFirst = columns.findIndex((other) => ofColumn(other) === fields) === at
    return fields === undefined || !isFirst ? [] : columnsOfName(fields, shown)
  })
  const others = names.filter(([field]) => field !== undefined && !shownNames.has(field))
  const isOfPictures = ([field]: (typeof names)[number]) => field !== undefined && isPicture(field)
  const all = [
    ...placed,
    ...hiddenColumns(table),
    ...unlistedColumns(table.ratingPoints),
    ...others.filter((fields) => !isOfPictures(fields)).flatMap((one) => columnsOfName(one, shown)),
    ...others.filter(isOfPictures).flatMap((one) => columnsOfName(one, shown)),
    NOTES,
  ]
  const fieldNames = names
    .filter((one) => !isOfPictures(one))
    .flatMap((one) => one.map(({ name }) => name))
  const itemOf = (row: TacticRow): TacticSheetItem => {
    const of = valuesOf(row.item.id)
    return {
      kind: 'item',
      id: row.item.id,
      version: row.item.version,
      isAllDay: row.item.isUnscheduled ? null : row.item.isAllDay,
      cells: all.map(({ cellOf }) => cellOf(row, of)),
    }
  }
  return {
    columns: withReadableHeaders(all, fieldNames).map(
      ({ cellOf: _cellOf, ...column }): TacticSheetColumn => column,
    ),
    rows: groups.flatMap(({ name, rows }): TacticSheetSource['rows'] => {
      const items = rows.map(itemOf)
      if (!isGrouped) return items
      const title = name === '' ? restName : name
      const heading: TacticSheetSource['rows'] = [{ kind: 'group', level: 0, title }]
      return heading.concat(items)
    }),
  }
}

/** A column of the table with what belongs to it. */
function standardColumns(column: StandardColumn, header?: string): readonly ItemColumn[] {
  const own = { ...STANDARD_COLUMNS[column], ...(header === undefined ? null : { header }) }
  return column === 'repeats' ? [own, REPEATS_UNTIL] : [own]
}

/** The columns that the table has and does not show. */
function hiddenColumns({ columns, costs }: ShownTable): readonly ItemColumn[] {
  return TACTIC_COLUMNS.filter((column) => !columns.includes(column)).flatMap((column) => {
    if (STANDARD_COLUMNS[column].field === null) return []
    if (!COST_COLUMNS.has(column)) return standardColumns(column)
    if (costs === 'none') return []
    return [{ ...STANDARD_COLUMNS[column], isSummed: costs === 'summed' }]
  })
}

function rowValuesOf(values: readonly PlanItemValues[]): (itemId: number) => RowValues {
  const byItem = new Map(
    values.flatMap(({ items }) =>
      items.map(({ tacticId, fieldValues, ...rest }): [number, RowValues] => [
        tacticId,
        { ...rest, fields: new Map(fieldValues.map((one) => [one.tacticFieldId, one.value])) },
      ]),
    ),
  )
  return (itemId) => byItem.get(itemId) ?? NO_VALUES
}
