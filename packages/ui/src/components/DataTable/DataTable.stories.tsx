import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import type { DataTableColumn } from './data-table-column'
import { frozenColumns, TacticTable, tacticTableArgs, twelve } from './story-table'
import { dollars, storyColumns, storyTactics, type StoryTactic } from './story-tactics'

const totalColumns: readonly DataTableColumn<StoryTactic>[] = storyColumns.map((column) => {
  if (column.id === 'topic') return { ...column, footer: 'Total' }
  if (column.id === 'estimated') {
    return { ...column, footer: dollars(twelve.reduce((sum, row) => sum + row.estimated, 0)) }
  }
  if (column.id === 'actual') {
    return { ...column, footer: dollars(twelve.reduce((sum, row) => sum + (row.actual ?? 0), 0)) }
  }
  return column
})

const meta = {
  title: 'Components/DataTable',
  component: TacticTable,
  args: tacticTableArgs,
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    labels: { control: false },
    emptyState: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: `Many things with the same properties: to sort, compare, select, edit in place and open. Ten thousand rows scroll like ten. A short list that all fits is a **Table**; rows inside rows are a **TreeTable**.

It scrolls by itself, so it needs a height: its own \`height\`, or that of what it stands in. Sort, widths, order, hidden columns and selection are held by the caller, who may keep them in the address.

The table is one stop of Tab. What stands inside cells is reached from its cell.

| Key | What it does |
| --- | --- |
| ↑ ↓ ← → | Goes to the next cell, also into the heads and the totals |
| Home, End | Goes to the first or last cell of the row, with Ctrl of the table |
| Page Up, Page Down | Goes a view further |
| Enter on a head | Sorts: the one way, the other way, as it came |
| Shift+← → on a head | Makes the column narrower or wider, with Ctrl in large steps |
| Enter | Opens the row; in a table that opens nothing it edits, or goes to what stands in the cell |
| Space | Selects the row, with Shift all up to it |
| Shift+↑ ↓ | Selects on the way |
| Ctrl+A | Selects all |
| F2 | Edits the cell, or goes to what stands in it; Tab goes round there |
| Esc | Leaves the cell's controls, or gives up editing |
| Enter in an editor | Saves the row |`,
      },
    },
  },
} satisfies Meta<typeof TacticTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sorted: Story = { args: { sort: { columnId: 'estimated', direction: 'descending' } } }

export const Selectable: Story = {
  args: { onSelectedRowIdsChange: fn(), selectedRowIds: new Set([2, 3, 6]) },
}

export const WithTotals: Story = { args: { columns: totalColumns } }

export const FrozenColumns: Story = {
  args: { columns: frozenColumns, onSelectedRowIdsChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 640 }}>
        <Story />
      </div>
    ),
  ],
}

export const Comfortable: Story = {
  args: { columns: totalColumns },
  globals: { density: 'comfortable' },
}

export const WithLinks: Story = {
  args: { rowHref: (tactic) => `#tactic-${tactic.id}` },
}

export const Loading: Story = {
  args: { rows: [], status: 'loading', onSelectedRowIdsChange: fn() },
}

export const LoadingMore: Story = { args: { rows: storyTactics(6), status: 'loadingMore' } }

export const Empty: Story = { args: { rows: [] } }

export const FilteredEmpty: Story = {
  args: { rows: [], isFiltered: true, onClearFilters: fn() },
}

export const WithError: Story = { args: { rows: [], status: 'error', onRetry: fn() } }

const longName =
  'Northfield spring and summer wardrobe relaunch across all western stores and outlets'

export const LongText: Story = {
  args: {
    rows: twelve.map((tactic) => Object.assign({}, tactic, { topic: `${longName} ${tactic.id}` })),
    columns: storyColumns.map((column) =>
      column.id === 'type'
        ? Object.assign({}, column, { header: 'Type of tactic in this channel' })
        : column,
    ),
  },
}

export const Narrow: Story = {
  args: { columns: frozenColumns, onSelectedRowIdsChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { columns: frozenColumns, onSelectedRowIdsChange: fn(), selectedRowIds: new Set([2]) },
  globals: { direction: 'rtl' },
}
