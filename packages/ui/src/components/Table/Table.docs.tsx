import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { dollars } from '../../fixtures/story-tactics'
import { Table, type TableColumn } from './Table'

interface Region {
  readonly id: string
  readonly name: string
  readonly stores: number
  readonly cost: number
}

const regions: readonly Region[] = [
  { id: 'mountain', name: 'Mountain', stores: 14, cost: 12_400 },
  { id: 'northwest', name: 'Northwest', stores: 9, cost: 980 },
]
const name: TableColumn<Region> = {
  id: 'name',
  header: 'Region',
  isRowHeader: true,
  renderCell: (region) => region.name,
}
const stores: TableColumn<Region> = {
  id: 'stores',
  header: 'Stores',
  align: 'end',
  width: '72px',
  renderCell: (region) => region.stores,
}
const cost: TableColumn<Region> = {
  id: 'cost',
  header: 'Cost (USD)',
  align: 'end',
  width: '104px',
  renderCell: (region) => dollars(region.cost),
}
const columns = [name, stores, cost]
const looseColumns = [name, { ...cost, align: 'start', header: 'Cost' } as const]
const getRowId = ({ id }: Region) => id

export const docs: ComponentDocs = {
  purpose: 'Shows up to some dozens of rows, to read and compare.',
  whenToUse: [
    'Things with the same few properties are compared, and the list fits on a page.',
    'Rows hold links or a button, and nothing else is done with them.',
  ],
  whenNotToUse: {
    'Rows are sorted, selected, edited or number in the hundreds': 'DataTable',
    'Rows hold rows': 'TreeTable',
    'It is one thing with its properties': 'DescriptionList',
    'There is one property alone': 'A list.',
  },
  guidance: [
    {
      do: 'Align numbers at the end, and put the unit into the head.',
      right: <Table caption="Regions" columns={columns} rows={regions} getRowId={getRowId} />,
      dont: 'Numbers at the start edge do not line up by their digits.',
      wrong: (
        <Table
          caption="Regions, loosely aligned"
          columns={looseColumns}
          rows={regions}
          getRowId={getRowId}
        />
      ),
    },
    {
      do: 'Set `loadingRowCount` to what will come: the heads stay, and nothing moves.',
      right: (
        <Table
          caption="Regions, loading"
          columns={columns}
          rows={[]}
          loadingRowCount={2}
          getRowId={getRowId}
        />
      ),
      dont: 'Heads over nothing look like an empty list until the rows arrive.',
      wrong: <Table caption="Regions, bare" columns={columns} rows={[]} getRowId={getRowId} />,
    },
  ],
  anatomy: {
    example: (
      <Table caption="Stores by region" columns={columns} rows={regions} getRowId={getRowId} />
    ),
    parts: {
      'Column head': 'A noun and its unit. It can be hidden from sight above a column of buttons.',
      'Row head': 'What the row is about: one column with `isRowHeader`.',
      Cell: 'What `renderCell` returns.',
      Caption: 'What the table lists, for screen readers.',
    },
    marks: { 'Column head': 'thead th', 'Row head': 'tbody th', Cell: 'tbody td' },
  },
  keyboard: 'It takes no focus. Links and buttons in its cells are reached with Tab.',
  accessibility: [
    'It is a native `table` with a caption, `scope` on the heads and row heads.',
    'While loading it has `aria-busy`, and skeletons stand in its rows.',
    'Left to the product: say in an [EmptyState] that there are no rows; the table shows only its heads.',
    'Left to the product: names for buttons in cells that contain the row, “Edit Mountain”.',
  ],
  content: [
    'Heads of one or two words in sentence case.',
    'The same number of decimals in a column.',
    'A dash for a missing value, with a text for screen readers.',
  ],
  related: ['DataTable', 'TreeTable', 'DescriptionList', 'EmptyState'],
}
