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
