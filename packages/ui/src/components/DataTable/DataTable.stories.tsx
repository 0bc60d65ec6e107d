import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import type { DataTableColumn } from './data-table-column'
import { frozenColumns, TacticTable, tacticTableArgs, twelve } from './story-table'
import { dollars, storyColumns, storyTactics, type StoryTactic } from '../../fixtures/story-tactics'

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
  title: 'Components/Data/DataTable',
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
        component: `A table of many rows that can be sorted, selected, edited and opened. Only visible rows are rendered, so ten thousand rows scroll like ten. For a short list use a **Table**; for rows inside rows use a **TreeTable**.

The table scrolls, so it needs a height: \`height\`, or the height of its container. The caller holds sorting, widths, order, hidden columns and selection, for example in the URL.

The table is one tab stop. Controls inside a cell are reached from the cell.

| Key | What it does |
| --- | --- |
| ↑ ↓ ← → | Moves to the next cell, including headers and totals |
| Home, End | Moves to the first or last cell of the row; with Ctrl, of the table |
| Page Up, Page Down | Moves by a page |
| Enter on a header | Sorts in one direction, then in the other, then not at all |
| Shift+← → on a header | Makes the column narrower or wider; with Ctrl, in large steps |
| Enter | Opens the row; if rows do not open, edits it or moves to the control in the cell |
| Space | Selects the row; with Shift, all rows up to it |
| Shift+↑ ↓ | Moves and selects |
| Ctrl+A | Selects all |
| F2 | Edits the cell, or moves to its controls; Tab moves between them |
| Esc | Leaves the controls of the cell, or cancels editing |
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
