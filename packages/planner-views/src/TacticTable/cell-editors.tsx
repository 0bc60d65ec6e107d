import { civilDateOf } from '@throughline/domain/calendar-dates'
import {
  cellTextOf,
  isFieldColumn,
  isOptionColumn,
  optionFieldOf,
  placedTypeName,
} from '@throughline/domain/tactic-table'
import type { CellContext, TacticColumn } from '@throughline/domain/tactic-table'
import { optionFields } from '@throughline/domain/tactics'
import type { OptionField, TacticListItem } from '@throughline/domain/tactics'
import { DateField, englishDateFieldLabels } from '@throughline/ui/DateField'
import { MultiSelect } from '@throughline/ui/MultiSelect'
import { Select } from '@throughline/ui/Select'
import type { TreeTableColumn } from '@throughline/ui/TreeTable'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Locale } from '@throughline/domain/locale'
import { englishLocale } from '@throughline/domain/locale'

import { namesOffered, typeOptions } from './model/offered-names'
import type { NamesColumn } from './model/offered-names'
import type { TableEntry } from './model/table-entries'

type EditorContext = Parameters<NonNullable<TreeTableColumn<TableEntry>['renderEditor']>>[0]

interface EditorProps extends Omit<EditorContext, 'row'> {
  readonly item: TacticListItem
  readonly cells: CellContext
}

/** Text of a date field without a valid day; the table refuses it with a reason. */
const NO_DAY = '?'

/** The field of a column while a cell is edited; undefined for a field of text. */
export function editorOf(
  column: TacticColumn,
  cells: CellContext,
): ((context: EditorContext) => ReactNode) | undefined {
  const draw = (drawField: (props: EditorProps) => ReactNode) => (context: EditorContext) => {
    const { row, ...rest } = context
    return row.kind === 'item' ? drawField({ ...rest, item: row.row.item, cells }) : null
  }
  if (isFieldColumn(column)) return undefined
  if (isOptionColumn(column)) {
    const field = optionFieldOf(column)
    return draw((props) => <OptionEditor {...props} field={field} />)
  }
  switch (column) {
    case 'startDate':
    case 'endDate':
      return draw((props) => <DayEditor {...props} />)
    case 'type':
      return draw((props) => <TypeEditor {...props} />)
    case 'tags':
    case 'platforms':
    case 'initiatives':
      return draw((props) => <NamesEditor {...props} column={column} />)
    case 'title':
    case 'plan':
    case 'channel':
    case 'repeats':
    case 'estimate':
    case 'actual':
    case 'variance':
      return undefined
    default:
      return column satisfies never
  }
}

function DayEditor({ label, text, error, change, cells }: EditorProps) {
  const { locale = englishLocale } = cells
  const [day, setDay] = useState(cells.readDate(text, civilDateOf(cells.form.today)))
  const { plan, today } = cells.form
  return (
    <DateField
      label={label}
      value={day}
      error={error}
      today={civilDateOf(today)}
      weekStartDay={plan.weekStartDay}
      locale={locale.tag}
      labels={englishDateFieldLabels}
      onChange={({ date, isValid }) => {
        if (isValid) setDay(date)
        change(isValid ? (date === null ? '' : locale.day(date)) : NO_DAY)
      }}
    />
  )
}

function TypeEditor({ label, error, commit, item, cells }: EditorProps) {
  const options = useMemo(() => typeOptions(item, cells), [item, cells])
  const placed = cells.types.get(item.tacticTypeId)
  return (
    <Select
      label={label}
      options={options}
      value={placed === undefined ? null : placedTypeName(placed)}
      error={error}
      onChange={({ value }) => {
        commit(value)
      }}
    />
  )
}

function OptionEditor({
  label,
  text,
  error,
  commit,
  field,
}: EditorProps & { readonly field: OptionField }) {
  return (
    <Select
      label={label}
      options={optionFields[field].options.map((option) => ({
        value: option.text,
        label: option.text,
      }))}
      value={text}
      error={error}
      onChange={({ value }) => {
        commit(value)
      }}
    />
  )
}

function NamesEditor({
  label,
  error,
  change,
  item,
  cells,
  column,
}: EditorProps & { readonly column: NamesColumn }) {
  const { options, chosen } = useMemo(
    () => namesOffered(column, item, cells),
    [column, item, cells],
  )
  const [values, setValues] = useState(chosen)
  return (
    <MultiSelect
      label={label}
      options={options}
      values={values}
      error={error}
      hasGroupRows={false}
      onChange={(choice) => {
        setValues(choice.values)
        change(choice.values.join(', '))
      }}
    />
  )
}

/** The text that editing a cell begins with. */
export function editTextOf(entry: TableEntry, column: TacticColumn, locale?: Locale): string {
  return entry.kind === 'item' ? cellTextOf(entry.row, column, locale) : ''
}
