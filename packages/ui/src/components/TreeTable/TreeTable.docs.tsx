import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { dollars } from '../../fixtures/story-tactics'
import { englishTreeTableLabels } from './TreeTable.labels'
import type { TreeTableColumn } from './tree-table-model'
import { TreeTable } from './TreeTable'

interface Line {
  readonly id: string
  readonly name: string
  readonly planned: number
  readonly lines: readonly Line[]
}

const email: Line = {
  id: 'email',
  name: 'Email',
  planned: 12_900,
  lines: [
    { id: 'newsletter', name: 'Newsletter', planned: 8400, lines: [] },
    { id: 'triggered', name: 'Triggered', planned: 4500, lines: [] },
  ],
}
const stores: Line = { id: 'stores', name: 'Stores', planned: 7250, lines: [] }
const total: Line = { id: 'total', name: 'Total', planned: 20_150, lines: [] }
const lines = [email, stores]
const flatLines = [...email.lines, stores]
const totalLines = [total]
const noTotals: readonly Line[] = []
const open: ReadonlySet<string> = new Set(['email'])

const columns: readonly TreeTableColumn<Line>[] = [
  {
    id: 'name',
    header: 'Channel',
    width: 160,
    isFrozen: 'start',
    isRowHeader: true,
    getValue: ({ name }) => name,
  },
  {
    id: 'planned',
    header: 'Planned',
    width: 100,
    align: 'end',
    getValue: ({ planned }) => planned,
    formatValue: (value) => (typeof value === 'number' ? dollars(value) : ''),
  },
]

/** A budget whose rows expand. */
function Budget({
  label,
  rows = lines,
  totals = totalLines,
}: {
  label: string
  rows?: readonly Line[]
  totals?: readonly Line[]
}) {
  const [expandedRowIds, setExpandedRowIds] = useState(open)
  return (
    <TreeTable
      label={label}
      columns={columns}
      rows={rows}
      totalRows={totals}
      getRowId={({ id }) => id}
      getChildren={(line) => line.lines}
      expandedRowIds={expandedRowIds}
      onExpandedChange={(change) => {
        setExpandedRowIds(change.expandedRowIds)
      }}
      labels={englishTreeTableLabels}
      style={{ width: 280, height: 200 }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Shows rows inside rows under many columns, such as a budget.',
  whenToUse: [
    'Sums are broken down into their parts, and both are read together.',
    'People work as in a spreadsheet: they edit cells, select ranges, copy and paste.',
    'There are many columns, in groups that collapse, and some stay in view.',
  ],
  whenNotToUse: {
    'Rows hold no rows': 'DataTable',
    'A few rows are only read': 'Table',
    'Sections of text open and close': 'Accordion',
    'Rows are moved between groups': 'SortableGroups',
  },
  guidance: [
    {
      do: 'Put the parts below their sum: closed rows still tell the whole.',
      right: <Budget label="Budget by channel" />,
      dont: 'All parts in one flat list: nobody sees what belongs together, or what Email costs.',
      wrong: <Budget label="Budget, flat" rows={flatLines} />,
    },
    {
      do: 'Pass totals as `totalRows`: they stay at the foot while the rows scroll.',
      right: <Budget label="Budget with its total" />,
      dont: 'A total among the rows scrolls away, and is sorted with them.',
      wrong: <Budget label="Budget with a total row" rows={[...lines, total]} totals={noTotals} />,
    },
  ],
  anatomy: {
    example: <Budget label="Example of a budget" />,
    parts: {
      Head: 'One line of heads, or two with groups of columns. It stays in view.',
      Toggle: 'Expands or collapses a row with rows in it.',
      Body: 'The rows. Only those in view are in the document.',
      Foot: '`totalRows`, always in view. Optional.',
      Notice: 'In place of the rows: an [EmptyState] or an [ErrorState]. Optional.',
    },
    marks: {
      Head: '[data-part="head"]',
      Toggle: '[data-part="toggle"]',
      Body: '[data-part="body"]',
      Foot: '[data-part="foot"]',
      Notice: '[data-part="notice"]',
    },
  },
  keyboard: {
    ArrowRight:
      'On a row: expands it, then moves to its first cell. On a cell: moves to the next one.',
    ArrowLeft:
      'On a row: collapses it, or moves to its parent. On a cell: moves to the previous one; from the first to the row.',
    'ArrowDown, ArrowUp, PageDown, PageUp': 'Moves between rows, in the same column.',
    'Home, End': 'Moves to the first or last row or cell; with Ctrl, of the whole column.',
    '*': 'Expands all siblings.',
    'Enter, F2':
      'On a cell: edits it, presses its link, or moves into its controls. On a head: sorts.',
    'Enter, Tab': 'While editing: saves and moves down, or to the next editable cell.',
    'Shift+ArrowDown, Shift+ArrowUp': 'Selects a range, or rows.',
    'Mod+C, Mod+X, Mod+V': 'Copies, cuts and pastes blocks, also from a spreadsheet.',
    'Alt+ArrowRight, Alt+ArrowLeft': 'On a head: moves the column.',
    'Shift+ArrowRight, Shift+ArrowLeft': 'On a head: makes the column wider or narrower.',
    Escape: 'Cancels editing, or selects nothing.',
  },
  accessibility: [
    'It is a `treegrid` with one tab stop; level, position and size are told, although only a part is in the document.',
    'What was pasted, selected, sorted, moved or resized is announced by the texts of `labels`.',
    'Left to the product: show the texts that `onRefuseTexts` reports, each with its reason.',
    'A number that does not fit is shown as ###; a tooltip and screen readers give the whole number.',
    'Left to the product: sums and formats, and a height by `style` or by its container.',
    'Left to the product: the same object for every unchanged row, because a row renders again only when its object changes.',
  ],
  content: [
    'Names of rows are short nouns: each level indents the name.',
    'One unit and one number of decimals in a column; the unit stands in the head.',
  ],
  related: ['DataTable', 'Table', 'ColumnChooser', 'Amount'],
}
