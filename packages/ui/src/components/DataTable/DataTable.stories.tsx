import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
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

const fewRows = twelve.slice(0, 3)

const LONG_NAME =
  'Northfield spring and summer wardrobe relaunch across all western stores and outlets'

export const Rows: Story = {
  args: { rows: fewRows },
  render: sideBySide(
    TacticTable,
    [
      { name: 'Sorted', props: { sort: { columnId: 'estimated', direction: 'descending' } } },
      {
        name: 'Selectable',
        props: { onSelectedRowIdsChange: fn(), selectedRowIds: new Set([1, 3]) },
      },
      { name: 'With totals', props: { columns: totalColumns } },
      { name: 'With links', props: { rowHref: (tactic) => `#tactic-${tactic.id}` } },
    ],
    { columnWidth: 976 },
  ),
}

/** The columns at the start stay where others scroll. */
export const FrozenColumns: Story = {
  args: { rows: fewRows, columns: frozenColumns, onSelectedRowIdsChange: fn() },
  render: sideBySide(
    TacticTable,
    [
      { name: 'Frozen', width: 640 },
      { name: 'Narrow', width: 320 },
      { name: 'Right to left', width: 640, dir: 'rtl', props: { selectedRowIds: new Set([2]) } },
      {
        name: 'Long text',
        props: {
          rows: fewRows.map((tactic) =>
            Object.assign({}, tactic, { topic: `${LONG_NAME} ${tactic.id}` }),
          ),
          columns: frozenColumns.map((column) =>
            column.id === 'type'
              ? Object.assign({}, column, { header: 'Type of tactic in this channel' })
              : column,
          ),
        },
      },
    ],
    { columnWidth: 976 },
  ),
}

export const Comfortable: Story = {
  args: { columns: totalColumns },
  globals: { density: 'comfortable' },
}

export const WithoutRows: Story = {
  args: { rows: [], columns: storyColumns.slice(0, 2) },
  render: sideBySide(
    TacticTable,
    [
      { name: 'Loading', props: { status: 'loading', onSelectedRowIdsChange: fn() } },
      { name: 'Loading more', props: { status: 'loadingMore', rows: storyTactics(6) } },
      { name: 'Empty' },
      { name: 'The filters hide all', props: { isFiltered: true, onClearFilters: fn() } },
      { name: 'Failed', props: { status: 'error', onRetry: fn() } },
    ],
    { columnWidth: 309 },
  ),
}
