import { useState } from 'react'

import type { ColumnSort } from '../../internal/grid/column-sort'
import type { CellEditorContext } from '../../internal/grid/grid-frame'
import { dollars, type StoryTactic } from '../../fixtures/story-tactics'
import { DateField, englishDateFieldLabels } from '../DateField'
import { Link } from '../Link'
import { Select } from '../Select'
import type { TreeTableColumn, TreeTableValue } from './tree-table-model'

/** A row of the stories: a tactic, or the group of a channel with its tactics. */
export interface TacticRow {
  readonly id: string
  readonly name: string
  readonly tactic?: StoryTactic
  readonly rows?: readonly TacticRow[]
}

const TODAY = '2026-03-12'
const channelNames = ['Website', 'Email', 'Social Media', 'Direct Mail', 'Paid Search', 'PR']
const channelOptions = channelNames.map((name) => ({ value: name, label: name }))
const collator = new Intl.Collator('en', { numeric: true })

function sumOf({ rows = [] }: TacticRow): number {
  return rows.reduce((sum, { tactic }) => sum + (tactic?.estimated ?? 0), 0)
}

/** `YYYY-MM-DD` as it is shown: `MM/DD/YY`. */
function shortDay(value: TreeTableValue): string {
  const day = String(value ?? '')
  return day === '' ? '' : `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(2, 4)}`
}

function ChannelEditor({ label, text, error, commit }: CellEditorContext<TacticRow>) {
  return (
    <Select
      label={label}
      options={channelOptions}
      value={text}
      error={error}
      onChange={({ value }) => commit(value)}
    />
  )
}

function DayEditor({ label, text, error, change }: CellEditorContext<TacticRow>) {
  const [day, setDay] = useState(text)
  return (
    <DateField
      label={label}
      value={day === '' ? null : day}
      error={error}
      today={TODAY}
      labels={englishDateFieldLabels}
      onChange={({ date, isValid }) => {
        if (!isValid) return
        setDay(date ?? '')
        change(date ?? '')
      }}
    />
  )
}

function read<Key extends keyof StoryTactic>(key: Key) {
  return ({ tactic }: TacticRow) => tactic?.[key] ?? null
}

const isTactic = ({ tactic }: TacticRow) => tactic !== undefined

/** The columns: a name that is a link, choices, days and money, each with the field that fits it. */
export const tacticColumns: readonly TreeTableColumn<TacticRow>[] = [
  {
    id: 'topic',
    header: 'Topic',
    width: 240,
    isFrozen: 'start',
    isRowHeader: true,
    isSortable: true,
    getValue: ({ name }) => name,
    renderCell: ({ id, name, tactic }) =>
      tactic === undefined ? name : <Link href={`#${id}`}>{name}</Link>,
  },
  {
    id: 'channel',
    header: 'Channel',
    width: 136,
    align: 'start',
    isSortable: true,
    getValue: ({ tactic }) => tactic?.channel ?? null,
    canEdit: isTactic,
    validateText: ({ text }) => (channelNames.includes(text) ? undefined : 'Choose a channel.'),
    renderEditor: (context) => <ChannelEditor {...context} />,
  },
  {
    id: 'type',
    header: 'Type',
    width: 128,
    align: 'start',
    isSortable: true,
    getValue: read('type'),
  },
  { id: 'platform', header: 'Platform', width: 112, align: 'start', getValue: read('platform') },
  {
    id: 'start',
    header: 'Start date',
    width: 128,
    align: 'start',
    isSortable: true,
    getValue: read('startDate'),
    formatValue: shortDay,
    canEdit: isTactic,
    validateText: ({ text, row }) =>
      text <= (row.tactic?.endDate ?? text) ? undefined : 'The start is after the end.',
    renderEditor: (context) => <DayEditor {...context} />,
  },
  {
    id: 'end',
    header: 'End date',
    width: 112,
    align: 'start',
    isSortable: true,
    getValue: read('endDate'),
    formatValue: shortDay,
  },
  {
    id: 'estimated',
    header: 'Est',
    width: 96,
    isSortable: true,
    getValue: (row) => row.tactic?.estimated ?? sumOf(row),
    formatValue: (value) => (typeof value === 'number' ? dollars(value) : ''),
    canEdit: isTactic,
    validateText: ({ text }) => (/^\d*$/.test(text) ? undefined : 'Enter whole dollars.'),
  },
  {
    id: 'actual',
    header: 'Act',
    width: 96,
    isSortable: true,
    getValue: read('actual'),
    formatValue: (value) => (typeof value === 'number' ? dollars(value) : '–'),
  },
  {
    id: 'owner',
    header: 'Owner',
    width: 128,
    align: 'start',
    isSortable: true,
    getValue: read('owner'),
  },
]

/** That many more columns of numbers. */
export function weekColumns(count: number): readonly TreeTableColumn<TacticRow>[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `week-${index + 1}`,
    header: `Week ${index + 1}`,
    width: 88,
    isSortable: true,
    getValue: ({ tactic }: TacticRow) =>
      tactic === undefined ? null : (tactic.estimated * (index + 3)) % 9973,
  }))
}

/** The rows of tactics, in the order of the columns that sort. */
export function tacticRows(
  tactics: readonly StoryTactic[],
  sorts: readonly ColumnSort[],
  columns: readonly TreeTableColumn<TacticRow>[],
): readonly TacticRow[] {
  const rows = tactics.map((tactic) => rowOf(tactic))
  const keys = sorts.flatMap(({ columnId, direction }) => {
    const column = columns.find(({ id }) => id === columnId)
    return column ? [{ column, sign: direction === 'ascending' ? 1 : -1 }] : []
  })
  return rows.sort((one, other) => {
    for (const { column, sign } of keys) {
      const order = compare(column.getValue(one), column.getValue(other))
      if (order !== 0) return order * sign
    }
    return 0
  })
}

function compare(one: TreeTableValue, other: TreeTableValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one ?? ''), String(other ?? ''))
}

const rowsOfTactics = new WeakMap<StoryTactic, TacticRow>()

/** The same object for the same tactic. */
function rowOf(tactic: StoryTactic): TacticRow {
  const existing = rowsOfTactics.get(tactic)
  const row = existing ?? { id: `tactic-${tactic.id}`, name: tactic.topic, tactic }
  if (!existing) rowsOfTactics.set(tactic, row)
  return row
}

/** Rows below their channels; channels in the order in which they first come. */
export function groupedRows(rows: readonly TacticRow[]): readonly TacticRow[] {
  const groups = new Map<string, TacticRow[]>()
  for (const row of rows) {
    const channel = row.tactic?.channel ?? ''
    const group = groups.get(channel)
    if (group) group.push(row)
    else groups.set(channel, [row])
  }
  return [...groups].map(([name, own]) => ({ id: `channel-${name}`, name, rows: own }))
}
