import { optionFieldNames, optionFields } from '../tactics'
import type { OptionField } from '../tactics'
import type { TableField } from './table-fields'

/** The column of a field whose values are options. */
export type OptionColumn = (typeof optionFields)[OptionField]['name']

const fieldsByOptionColumn: ReadonlyMap<string, OptionField> = new Map(
  optionFieldNames.map((field) => [optionFields[field].name, field]),
)

/** The columns of fields whose values are options, in their usual order. */
export const OPTION_COLUMNS: readonly OptionColumn[] = optionFieldNames.map(
  (field) => optionFields[field].name,
)

/** Whether a column is that of a field whose values are options. */
export function isOptionColumn(column: TacticColumn): column is OptionColumn {
  return fieldsByOptionColumn.has(column)
}

/** The field of a column whose values are options. */
export function optionFieldOf(column: OptionColumn): OptionField {
  const field = fieldsByOptionColumn.get(column)
  if (field === undefined) throw new RangeError(`No field has the column ${column}.`)
  return field
}

/** The columns that the table of every plan has, in their usual order. */
export const TACTIC_COLUMNS = [
  'title',
  ...OPTION_COLUMNS,
  'plan',
  'channel',
  'type',
  'platforms',
  'startDate',
  'endDate',
  'repeats',
  'initiatives',
  'tags',
  'estimate',
  'actual',
  'variance',
] as const

/** A column that the table of every plan has. */
export type StandardColumn = (typeof TACTIC_COLUMNS)[number]

/** The column of a universal custom field: `field-` and the id of the field. */
export type FieldColumn = `field-${number}`

/** One column of the table of tactics. */
export type TacticColumn = StandardColumn | FieldColumn

/** Which items a table lists: those with dates, or those of the parking lot. */
export type TacticTableMode = 'scheduled' | 'parking-lot'

/** The data that decides which columns a table can show. */
export interface ColumnScope {
  readonly mode: TacticTableMode
  /** The person may see costs, and the plan has budgets. */
  readonly showsMoney: boolean
  /** Items of other plans are on show. */
  readonly showsPlans: boolean
  /** The universal fields of the plan that a cell can show, in their order. */
  readonly fields: readonly Pick<TableField, 'id'>[]
}

const ofDates: ReadonlySet<StandardColumn> = new Set(['startDate', 'endDate', 'repeats'])
const ofMoney: ReadonlySet<StandardColumn> = new Set(['estimate', 'actual', 'variance'])

/** The columns that a table starts without: a person adds them. */
const initiallyHidden: ReadonlySet<TacticColumn> = new Set(['platforms', 'repeats'])

/**
 * The columns that a table can show, in their usual order; universal fields come last. Items
 * of the parking lot have neither dates nor initiatives.
 */
export function availableColumns(scope: ColumnScope): readonly TacticColumn[] {
  const standard = TACTIC_COLUMNS.filter((column) => {
    if (ofDates.has(column) || column === 'initiatives') return scope.mode === 'scheduled'
    if (ofMoney.has(column)) return scope.showsMoney
    return column !== 'plan' || scope.showsPlans
  })
  return [...standard, ...scope.fields.map(({ id }) => fieldColumnOf(id))]
}

/** The columns that a table shows until a person chooses, in their order. */
export function initialColumns(scope: ColumnScope): readonly TacticColumn[] {
  return availableColumns(scope).filter((column) => !isInitiallyHidden(column))
}

/** Whether a table starts without a column, so that a person has to add it. */
export function isInitiallyHidden(column: TacticColumn): boolean {
  return initiallyHidden.has(column)
}

/** Whether a text names a column; that of a field is one also where no plan has the field. */
export function isTacticColumn(text: string): text is TacticColumn {
  return (TACTIC_COLUMNS as readonly string[]).includes(text) || isFieldColumn(text)
}

const fieldColumn = /^field-[1-9]\d*$/

/** Whether a text names the column of a universal field. */
export function isFieldColumn(text: string): text is FieldColumn {
  return fieldColumn.test(text)
}

/** The column of a universal field. */
export function fieldColumnOf(fieldId: number): FieldColumn {
  return `field-${fieldId}`
}

/** The universal field of a column. */
export function fieldIdOf(column: FieldColumn): number {
  return Number(column.slice('field-'.length))
}
