import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { dollars } from '../../fixtures/story-tactics'
import type { DataTableColumn, DataTableSort } from './data-table-column'
import { englishDataTableLabels } from './data-table-labels'
import { DataTable } from './DataTable'

interface Store {
  readonly id: string
  readonly name: string
  readonly region: string
  readonly cost: number
}

const stores: readonly Store[] = [
  { id: 'denver', name: 'Denver', region: 'Mountain', cost: 12_400 },
  { id: 'boulder', name: 'Boulder', region: 'Mountain', cost: 980 },
  { id: 'portland', name: 'Portland', region: 'Northwest', cost: 7250 },
]
const nameColumn: DataTableColumn<Store> = {
  id: 'name',
  header: 'Store',
  value: ({ name }) => name,
  isRowHeader: true,
}
const regionColumn: DataTableColumn<Store> = {
  id: 'region',
  header: 'Region',
  value: ({ region }) => region,
}
const costColumn: DataTableColumn<Store> = {
  id: 'cost',
  header: 'Cost',
  value: ({ cost }) => cost,
  renderCell: ({ cost }) => dollars(cost),
  isNumeric: true,
  firstSort: 'descending',
}
const goodColumns = [nameColumn, costColumn]
const startColumns = [nameColumn, { ...costColumn, isNumeric: false }]
const totalColumns = [
  { ...nameColumn, footer: 'Total' },
  regionColumn,
  { ...costColumn, footer: dollars(20_630) },
]
const codedColumns: readonly DataTableColumn<Store>[] = [
  { id: 'id', header: 'ID', value: ({ id }) => id, isRowHeader: true },
  regionColumn,
]
const namedColumns = [nameColumn, regionColumn]

/** A table that sorts. */
function StoreTable({
  label,
  columns,
  rows = stores,
  isFiltered = false,
}: {
  label: string
  columns: readonly DataTableColumn<Store>[]
  rows?: readonly Store[]
  isFiltered?: boolean
}) {
  const [sort, setSort] = useState<DataTableSort | null>(null)
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      labels={englishDataTableLabels}
      sort={sort}
      onSortChange={(change) => {
        setSort(change.sort)
      }}
      isFiltered={isFiltered}
      style={{ width: '100%' }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Lists many things to sort, select, edit and open.',
  whenToUse: [
    'There are more rows than fit on the screen, up to tens of thousands: only those in view are drawn.',
    'People work in the list: they sort, select several, edit cells, open rows, resize and hide columns.',
    'Rows come in pages from a server, and more are loaded near the end.',
  ],
  whenNotToUse: [
    { when: 'A few rows are only read', use: 'Table' },
    { when: 'Rows have rows inside, with sums', use: 'TreeTable' },
    { when: 'It is one thing with its properties', use: 'DescriptionList' },
    { when: 'The order is the content and people change it by dragging', use: 'SortableList' },
    { when: 'The order in time matters most', use: 'MonthCalendar' },
  ],
  guidance: [
    {
      do: {
        example: <StoreTable label="Stores and cost" columns={goodColumns} />,
        caption: 'Mark numbers with `isNumeric`: digits of the same value stand below each other.',
      },
      dont: {
        example: <StoreTable label="Stores and cost, at the start" columns={startColumns} />,
        caption:
          'Numbers at the start edge cannot be compared at a glance: 980 looks as large as 12,400.',
      },
    },
    {
      do: {
        example: <StoreTable label="Stores by name" columns={namedColumns} />,
        caption:
          'Give the column that people know the things by `isRowHeader`: it is read before each cell.',
      },
      dont: {
        example: <StoreTable label="Stores by id" columns={codedColumns} />,
        caption: 'An id as row head is read out in every row and means nothing.',
      },
    },
    {
      do: {
        example: (
          <StoreTable label="Stores, filtered" columns={namedColumns} rows={[]} isFiltered />
        ),
        caption: 'Set `isFiltered` when a filter is on, so that an empty table names the filter.',
      },
      dont: {
        example: <StoreTable label="Stores, empty" columns={namedColumns} rows={[]} />,
        caption: '“Nothing here yet” after a filter is false, and looks like lost data.',
      },
    },
  ],
  anatomy: {
    example: <StoreTable label="Stores with totals" columns={totalColumns} />,
    parts: [
      {
        name: 'Head',
        part: 'head',
        description: 'The names of the columns. It stays in view while the rows scroll.',
      },
      {
        name: 'Sort mark',
        part: 'sort',
        description: 'The direction, in the column that sorts. A third press takes the sort away.',
      },
      {
        name: 'Column edge',
        part: 'resize',
        description: 'Dragged to resize. Present with `onColumnWidthsChange`.',
      },
      {
        name: 'Body',
        part: 'body',
        description: 'The rows. A checkbox stands before them with `onSelectedRowIdsChange`.',
      },
      {
        name: 'Row link',
        part: 'link',
        description: 'The row head as a link, with `rowHref`. Optional.',
      },
      {
        name: 'Outline',
        part: 'outline',
        description: 'Placeholders of rows while `status` is `loading` or `loadingMore`.',
      },
      {
        name: 'Foot',
        part: 'foot',
        description: 'Totals, when a column has a `footer`. It stays in view at the bottom.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      action: 'Moves to the next cell, also into heads and totals.',
    },
    {
      keys: ['Home', 'End'],
      action: 'Moves to the first or last cell of the row; with Ctrl, of the table.',
    },
    { keys: ['PageUp', 'PageDown'], action: 'Moves by a page.' },
    {
      keys: ['Enter'],
      action:
        'On a head: sorts one way, the other way, not at all. On a row: opens it; where rows do not open, edits the cell or moves to its control.',
    },
    {
      keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'],
      action: 'On a head: makes the column narrower or wider; with Ctrl in large steps.',
    },
    { keys: ['Space', 'Shift+Space'], action: 'Selects the row; with Shift all rows up to it.' },
    { keys: ['Shift+ArrowUp', 'Shift+ArrowDown'], action: 'Moves and selects on the way.' },
    { keys: ['Ctrl+A'], action: 'Selects all rows.' },
    {
      keys: ['F2'],
      action:
        'Edits the row; where it cannot be edited, moves to the controls of the cell. Tab moves between them.',
    },
    { keys: ['Escape'], action: 'Leaves the controls of the cell, or cancels editing.' },
  ],
  accessibility: [
    'It is a `grid` with one tab stop. The arrow keys move inside; Tab leaves it.',
    '`aria-rowcount` and `aria-colcount` tell the whole size, although only a part is in the document.',
    'Loading is announced by the texts of `labels`, and `aria-busy` is set. An error is announced at once and offers `onRetry`.',
    'Checkboxes and buttons of a row are named after it by `rowName`: “Select Denver”.',
    'Left to the product: the search of the browser finds only rows in view. Offer a [SearchField] above a long table.',
    'Left to the product: a height, by `height` or by its container. Without one it grows until it is as high as the window.',
  ],
  content: [
    'Heads are nouns of one or two words. A unit goes into the head, not into every cell: “Cost (USD)”.',
    'Leave a cell empty when there is no value: missing values stand last in both directions of a sort.',
    'Text that does not fit is cut with an ellipsis and shown whole to a resting pointer. Put the words that differ first.',
  ],
  related: ['Table', 'TreeTable', 'ColumnChooser', 'EmptyState', 'SearchField'],
}
