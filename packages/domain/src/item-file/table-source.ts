import { TACTIC_COLUMNS, fieldIdOf, isFieldColumn } from '../tactic-table'
import type { StandardColumn, TacticColumn, TacticRow } from '../tactic-table'
import type { PlanItemValues, ItemValueField } from './item-values'
import {
  notes,
  repeatsUntil,
  standardColumnsByName,
  unlistedColumns,
  notImported,
} from './sheet-columns'
import type { ItemColumn, RowValues } from './sheet-columns'
import type { TacticSheetColumn, TacticSheetItem, TacticSheetSource } from './tactic-sheet'
import { isSameName } from '../item-import'
import { customHeaderOf, headerOf } from './file-field'
import { guessMapping } from './guess-mapping'

/**
 * Gives each column a unique header, by which an import finds exactly its field: a custom field
 * with the name "Impressions" is no column of impressions.
 *
 * @param fieldNames names of the custom fields that an import can read
 */
function withReadableHeaders<Column extends Pick<TacticSheetColumn, 'field' | 'header'>>(
  columns: readonly Column[],
  fieldNames: readonly string[],
): readonly (Column & { readonly header: string })[] {
  const used = new Set<string>()
  return columns.map((column) => {
    const header = candidatesOf(column).find(
      (candidate) =>
        !used.has(candidate) && guessMapping([candidate], fieldNames)[0] === column.field,
    )
    const chosen = header ?? column.header ?? ''
    used.add(chosen)
    return { ...column, header: chosen }
  })
}

/** So many columns without a field can have one header. */
const MOST_NAMESAKES = 100

function candidatesOf({
  field,
  header,
}: Pick<TacticSheetColumn, 'field' | 'header'>): readonly string[] {
  const usual = header ?? (field === null ? '' : headerOf(field))
  if (field !== null) return [usual, headerOf(field), customHeaderOf(headerOf(field))]
  return Array.from({ length: MOST_NAMESAKES }, (_, at) =>
    at === 0 ? usual : `${usual} ${at + 1}`,
  )
}

/**
 * Custom fields with the same name, which share a column. They can, because an item only has the
 * fields of one type.
 */
type SharedName = readonly ItemValueField[]

/** Whether a field holds pictures, which have columns of their own. */
const isPicture = ({ type }: ItemValueField): boolean => type === 'image'

/** The fields that share columns, in the order of the first field of each name. */
function sharedNamesOf(fields: readonly ItemValueField[]): readonly SharedName[] {
  return fields
    .filter((field, at) => fields.findIndex((other) => sharesColumn(field, other)) === at)
    .map((field) => fields.filter((other) => sharesColumn(field, other)))
}

function sharesColumn(a: ItemValueField, b: ItemValueField): boolean {
  return isPicture(a) === isPicture(b) && isSameName(a.name, b.name)
}

/**
 * The columns of the fields of a name. Where an item has values of several of them, an import reads
 * the first one only.
 *
 * @param rows the values of all items of the file
 */
function columnsOfName(fields: SharedName, rows: readonly RowValues[]): readonly ItemColumn[] {
  const ids = fields.map(({ id }) => id)
  const valuesOf = (of: RowValues) => ids.flatMap((id) => of.fields.get(id) ?? [])
  const most = Math.max(1, ...new Set(rows.map((of) => valuesOf(of).length)))
  return Array.from({ length: most }, (_, place) => ({
    ...columnOf(fields, place),
    cellOf: (_row, of) => valuesOf(of)[place] ?? null,
  }))
}

function columnOf(fields: SharedName, place: number): Omit<ItemColumn, 'cellOf'> {
  const [first] = fields
  const name = first?.name ?? ''
  const unread = { field: null, header: notImported(name), kind: 'text' } as const
  if (first !== undefined && isPicture(first)) {
    const explanation = `The file of the picture in the field ${name}. An import leaves it as it is.`
    return { ...unread, explanation }
  }
  if (place > 0) {
    const explanation = `Another field with the name ${name}. An import leaves it as it is.`
    return { ...unread, explanation }
  }
  const isUniversal = fields.some(({ tacticTypeId }) => tacticTypeId === null)
  const explanation = isUniversal ? null : { explanation: `The field ${name} of some types.` }
  return { field: `fields.${name}`, header: name, kind: 'text', ...explanation }
}

/** The visible table of tactics, and the other data of its file. */
export interface VisibleTable {
  /** In the order shown. */
  readonly columns: readonly TacticColumn[]
  /** The head of each column; that of a universal field is its name. */
  readonly labels: Readonly<Record<StandardColumn, string>>
  /** In the order shown, filtered and sorted; without a grouping one group with all rows. */
  readonly groups: readonly { readonly name: string; readonly rows: readonly TacticRow[] }[]
  readonly isGrouped: boolean
  /** The name of the group of rows without a group. */
  readonly restName: string
  /**
   * Whether the person may see costs, and whether costs that the table does not show are summed:
   * `listed` while items of other plans are among the rows.
   */
  readonly costs: 'summed' | 'listed' | 'none'
  /** The plan's name for its rating points. */
  readonly ratingPoints: string
  /** The values of the plans with visible items; items of other plans have no values. */
  readonly values: readonly PlanItemValues[]
}

const noValues: RowValues = {
  impressions: null,
  ratingPoints: null,
  notes: null,
  fields: new Map(),
}

const costColumns: ReadonlySet<StandardColumn> = new Set(['estimate', 'actual'])

/**
 * Returns the contents of a table in the form that `tacticSheetOf` writes: real dates, plain
 * amounts, full names. The columns of the table come first, then every other field of the items, so
 * that an import can change them.
 */
export function tableSourceOf(table: VisibleTable): TacticSheetSource {
  const { columns, groups, isGrouped, restName, values } = table
  const valuesOf = rowValuesOf(values)
  const visible = groups.flatMap(({ rows }) => rows.map(({ item }) => valuesOf(item.id)))
  const names = sharedNamesOf(values.flatMap(({ fields }) => fields))
  const ofColumn = (column: TacticColumn) =>
    isFieldColumn(column)
      ? names.find((fields) => fields.some(({ id }) => id === fieldIdOf(column)))
      : undefined
  const visibleNames = new Set(columns.flatMap((column) => ofColumn(column) ?? []))
  const placed = columns.flatMap((column, at) => {
    if (!isFieldColumn(column)) return standardColumns(column, table.labels[column])
    const fields = ofColumn(column)
    const isFirst = columns.findIndex((other) => ofColumn(other) === fields) === at
    return fields === undefined || !isFirst ? [] : columnsOfName(fields, visible)
  })
  const others = names.filter(([field]) => field !== undefined && !visibleNames.has(field))
  const isOfPictures = ([field]: (typeof names)[number]) => field !== undefined && isPicture(field)
  const all = [
    ...placed,
    ...hiddenColumns(table),
    ...unlistedColumns(table.ratingPoints),
    ...others
      .filter((fields) => !isOfPictures(fields))
      .flatMap((one) => columnsOfName(one, visible)),
    ...others.filter(isOfPictures).flatMap((one) => columnsOfName(one, visible)),
    notes,
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

/** Returns a column of the table with the columns that belong to it. */
function standardColumns(column: StandardColumn, header?: string): readonly ItemColumn[] {
  const own = { ...standardColumnsByName[column], ...(header === undefined ? null : { header }) }
  return column === 'repeats' ? [own, repeatsUntil] : [own]
}

/** The columns that the table has and does not show. */
function hiddenColumns({ columns, costs }: VisibleTable): readonly ItemColumn[] {
  return TACTIC_COLUMNS.filter((column) => !columns.includes(column)).flatMap((column) => {
    if (standardColumnsByName[column].field === null) return []
    if (!costColumns.has(column)) return standardColumns(column)
    if (costs === 'none') return []
    return [{ ...standardColumnsByName[column], isSummed: costs === 'summed' }]
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
  return (itemId) => byItem.get(itemId) ?? noValues
}
