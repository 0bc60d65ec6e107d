import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { TextField } from '../TextField/TextField'
import type { ColumnChoice } from './column-choice'
import { DataTable } from './DataTable'
import type { DataTableColumn, DataTableRowId } from './data-table-column'
import type { DataTableProps } from './data-table-props'
import { englishDataTableLabels } from './data-table-labels'
import type { DataTableEdit } from './DataTableBody'
import {
  DataTableColumnChooser,
  englishDataTableColumnChooserLabels,
} from './DataTableColumnChooser'
import { dollars, storyColumns, storyTactics, type StoryTactic } from './story-tactics'

type TacticTableProps = DataTableProps<StoryTactic>

function TacticTable(props: TacticTableProps) {
  const [sort, setSort] = useState(props.sort ?? null)
  const [columnWidths, setColumnWidths] = useState(props.columnWidths ?? {})
  const [selectedRowIds, setSelectedRowIds] = useState(
    props.selectedRowIds ?? new Set<DataTableRowId>(),
  )
  const { onSelectedRowIdsChange } = props
  return (
    <DataTable
      {...props}
      sort={sort}
      onSortChange={(change) => {
        setSort(change.sort)
        props.onSortChange?.(change)
      }}
      columnWidths={columnWidths}
      onColumnWidthsChange={(change) => {
        setColumnWidths(change.columnWidths)
        props.onColumnWidthsChange?.(change)
      }}
      {...(onSelectedRowIdsChange
        ? {
            selectedRowIds,
            onSelectedRowIdsChange: (change) => {
              setSelectedRowIds(change.selectedRowIds)
              onSelectedRowIdsChange(change)
            },
          }
        : null)}
    />
  )
}

const twelve = storyTactics(12)
const frozenColumns: readonly DataTableColumn<StoryTactic>[] = storyColumns.map((column) =>
  column.id === 'topic' ? { ...column, isFrozen: 'start', width: 220 } : column,
)
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
  args: {
    label: 'Tactics',
    columns: storyColumns,
    rows: twelve,
    rowId: (tactic) => tactic.id,
    rowName: (tactic) => tactic.topic,
    labels: englishDataTableLabels,
    onSortChange: fn(),
    onColumnWidthsChange: fn(),
    onOpenRow: fn(),
  },
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
      column.id === 'type' ? { ...column, header: 'Type of tactic in this channel' } : column,
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

const editableColumns = (
  draft: { topic: string; owner: string },
  onDraft: (draft: { topic: string; owner: string }) => void,
): readonly DataTableColumn<StoryTactic>[] => [
  {
    id: 'topic',
    header: 'Topic',
    isRowHeader: true,
    value: (tactic) => tactic.topic,
    renderEditor: ({ label, error, isBusy }) => (
      <TextField
        label={label}
        isLabelHidden
        value={draft.topic}
        isReadOnly={isBusy}
        {...(error === undefined ? null : { error })}
        onChange={({ value }) => {
          onDraft({ ...draft, topic: value })
        }}
      />
    ),
  },
  { id: 'channel', header: 'Channel', width: 140, value: (tactic) => tactic.channel },
  {
    id: 'owner',
    header: 'Owner',
    width: 200,
    value: (tactic) => tactic.owner,
    renderEditor: ({ label, error, isBusy }) => (
      <TextField
        label={label}
        isLabelHidden
        value={draft.owner}
        isReadOnly={isBusy}
        {...(error === undefined ? null : { error })}
        onChange={({ value }) => {
          onDraft({ ...draft, owner: value })
        }}
      />
    ),
  },
]

const nobody = { topic: '', owner: '' }

/** Holds rows and a draft, as a screen would. */
function EditableTable({
  edit: givenEdit = null,
  onEditConfirm,
  onEditCancel,
  ...props
}: TacticTableProps) {
  const [rows, setRows] = useState(storyTactics(6))
  const [edit, setEdit] = useState<DataTableEdit | null>(givenEdit)
  const [draft, setDraft] = useState(() => rows.find(({ id }) => id === givenEdit?.rowId) ?? nobody)
  return (
    <TacticTable
      {...props}
      rows={rows}
      columns={editableColumns(draft, setDraft)}
      edit={edit}
      onEditStart={({ row, rowId }) => {
        setDraft(row)
        setEdit({ rowId })
      }}
      onEditConfirm={(request) => {
        if (draft.topic.trim() === '') {
          setEdit({ rowId: request.rowId, errors: { topic: 'Enter a topic.' } })
          return
        }
        setRows(
          rows.map((row) =>
            row.id === request.rowId
              ? Object.assign({}, row, { topic: draft.topic, owner: draft.owner })
              : row,
          ),
        )
        setEdit(null)
        onEditConfirm?.(request)
      }}
      onEditCancel={(request) => {
        setEdit(null)
        onEditCancel?.(request)
      }}
    />
  )
}

const { onOpenRow: _opens, ...argsWithoutOpening } = meta.args

export const Editing: Story = {
  args: { edit: { rowId: 2 } },
  render: (args) => <EditableTable {...args} />,
}

export const EditingWithErrors: Story = {
  args: { edit: { rowId: 2, errors: { topic: 'Another tactic has this topic.' } } },
  render: (args) => <EditableTable {...args} />,
}

export const EditingWhileSaving: Story = {
  args: { edit: { rowId: 2, isBusy: true } },
  render: (args) => <EditableTable {...args} />,
}

function ChoosableTable(props: TacticTableProps) {
  const [choice, setChoice] = useState<ColumnChoice>({
    columnOrder: [],
    hiddenColumnIds: new Set(['platform']),
  })
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'end' }}>
      <DataTableColumnChooser
        columns={storyColumns}
        {...choice}
        onChange={setChoice}
        labels={englishDataTableColumnChooserLabels}
      />
      <TacticTable {...props} {...choice} style={{ width: '100%' }} />
    </div>
  )
}

export const WithColumnChooser: Story = {
  render: (args) => <ChoosableTable {...args} />,
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }))
    await expect(within(canvasElement).getByRole('dialog', { name: 'Columns' })).toBeVisible()
  },
}

const many = storyTactics(1000)

function topicsOf(canvasElement: HTMLElement) {
  return within(canvasElement)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)
}

export const SortsByItsHeads: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const head = canvas.getByRole('columnheader', { name: 'Topic' })
    const asItCame = topicsOf(canvasElement)
    await step('The first press sorts upwards, as people of the language expect', async () => {
      await userEvent.click(head)
      await expect(head).toHaveAttribute('aria-sort', 'ascending')
      await expect(args.onSortChange).toHaveBeenLastCalledWith({
        sort: { columnId: 'topic', direction: 'ascending' },
      })
      const sorted = topicsOf(canvasElement)
      await expect(sorted).toEqual(
        [...sorted].sort((a, b) => (a ?? '').localeCompare(b ?? '', 'en', { numeric: true })),
      )
    })
    await step('The second downwards, the third as it came', async () => {
      await userEvent.click(head)
      await expect(head).toHaveAttribute('aria-sort', 'descending')
      await userEvent.click(head)
      await expect(head).toHaveAttribute('aria-sort', 'none')
      await expect(topicsOf(canvasElement)).toEqual(asItCame)
    })
    await step('What has no value stands last both ways', async () => {
      const actual = canvas.getByRole('columnheader', { name: 'Act' })
      await userEvent.click(actual)
      await expect(actual).toHaveAttribute('aria-sort', 'descending')
      await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('–')
      await userEvent.click(actual)
      await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('–')
    })
  },
}

export const IsDrivenByKeyboard: Story = {
  args: {
    rows: many,
    height: 200,
    columns: storyColumns.slice(0, 5),
    onSelectedRowIdsChange: fn(),
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const grid = canvas.getByRole('grid', { name: 'Tactics' })
    const place = () => [
      document.activeElement?.parentElement?.getAttribute('aria-rowindex'),
      document.activeElement?.getAttribute('aria-colindex'),
    ]
    await step('Tab enters at the first row', async () => {
      await userEvent.tab()
      await expect(place()).toEqual(['2', '1'])
    })
    await step('Arrows go from cell to cell', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}')
      await expect(place()).toEqual(['3', '2'])
      await userEvent.keyboard('{End}')
      await expect(place()).toEqual(['3', '6'])
    })
    await step('Ctrl+End goes to the last of a thousand rows, and it is in view', async () => {
      await userEvent.keyboard('{Control>}{End}{/Control}')
      await expect(place()).toEqual(['1001', '6'])
      const cell = document.activeElement?.getBoundingClientRect()
      await expect(cell?.bottom).toBeLessThanOrEqual(grid.getBoundingClientRect().bottom + 1)
      await expect(grid).toHaveAttribute('aria-rowcount', '1001')
    })
    await step('Page Up goes a view further up', async () => {
      await userEvent.keyboard('{PageUp}')
      await expect(Number(place()[0])).toBeLessThan(1001 - 2)
    })
    await step('Tab leaves', async () => {
      await userEvent.tab()
      await expect(grid.contains(document.activeElement)).toBe(false)
    })
  },
}

export const ActsByKeyboard: Story = {
  args: {
    rows: many,
    height: 200,
    columns: storyColumns.slice(0, 3),
    onSelectedRowIdsChange: fn(),
  },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await step('Space selects, Shift with arrows selects on the way', async () => {
      await userEvent.keyboard('[Space]')
      await expect(args.onSelectedRowIdsChange).toHaveBeenLastCalledWith({
        selectedRowIds: new Set([1]),
      })
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
      await expect(args.onSelectedRowIdsChange).toHaveBeenLastCalledWith({
        selectedRowIds: new Set([1, 2, 3]),
      })
    })
    await step('Enter opens the row', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}')
      await expect(args.onOpenRow).toHaveBeenLastCalledWith({ row: many[2], rowId: 3 })
    })
    await step('Enter on a head sorts, Shift with arrows resizes', async () => {
      await userEvent.keyboard('{Control>}{ArrowUp}{/Control}{ArrowRight}')
      const head = canvas.getByRole('columnheader', { name: 'Channel' })
      await expect(head).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(head).toHaveAttribute('aria-sort', 'ascending')
      const before = head.offsetWidth
      await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
      await expect(head.offsetWidth).toBe(before + 16)
    })
  },
}

export const SelectsRows: Story = {
  args: { columns: storyColumns.slice(0, 2), onSelectedRowIdsChange: fn(), onOpenRow: fn() },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
    const box = (id: number) =>
      canvas.getByRole('checkbox', { name: `Select ${twelve[id - 1]?.topic ?? ''}` })
    await step('A checkbox selects its row and opens nothing', async () => {
      await userEvent.click(box(2))
      await expect(box(2)).toBeChecked()
      await expect(box(2).closest('[role="row"]')).toHaveAttribute('aria-selected', 'true')
      await expect(args.onOpenRow).not.toHaveBeenCalled()
      await expect(all.indeterminate).toBe(true)
    })
    await step('Shift selects all up to it', async () => {
      // One keyboard: each call of the plain functions begins with all keys up.
      const user = userEvent.setup()
      await user.keyboard('{Shift>}')
      await user.click(box(5))
      await user.keyboard('{/Shift}')
      await expect(args.onSelectedRowIdsChange).toHaveBeenLastCalledWith({
        selectedRowIds: new Set([2, 3, 4, 5]),
      })
    })
    await step('The one over the rows selects all, then none', async () => {
      await userEvent.click(all)
      await expect(all).toBeChecked()
      await expect(box(12)).toBeChecked()
      await userEvent.click(all)
      await expect(box(12)).not.toBeChecked()
    })
  },
}

export const OpensRows: Story = {
  args: { rowHref: (tactic) => `#tactic-${tactic.id}`, onOpenRow: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByText('Homepage')[0] ?? canvasElement)
    await expect(args.onOpenRow).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('link', { name: twelve[0]?.topic ?? '' }))
    await expect(args.onOpenRow).toHaveBeenLastCalledWith({ row: twelve[0], rowId: 1 })
    await expect(location.hash).toBe('')
  },
}

export const KeepsOnlyWhatIsInView: Story = {
  args: { rows: many, height: 240, columns: storyColumns.slice(0, 3) },
  play: async ({ canvasElement, step }) => {
    const grid = within(canvasElement).getByRole('grid')
    const rowsThere = () => within(canvasElement).getAllByRole('row').length
    await step('Some dozens of a thousand rows are there', async () => {
      await expect(rowsThere()).toBeLessThan(50)
    })
    await step('Scrolled far down, the rows in view are there', async () => {
      const [, firstRow] = within(canvasElement).getAllByRole('row')
      grid.scrollTop = 500 * (firstRow?.offsetHeight ?? 0)
      await waitFor(() =>
        expect(
          within(canvasElement).getByText(many[502]?.topic ?? '', { exact: true }),
        ).toBeVisible(),
      )
      await expect(rowsThere()).toBeLessThan(52)
    })
  },
}

export const EditsInPlace: Story = {
  args: { ...argsWithoutOpening, onEditConfirm: fn(), onEditCancel: fn() },
  render: ({ onOpenRow: _none, ...args }) => <EditableTable {...args} />,
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await step('F2 on a cell edits it', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{F2}')
      const topic = canvas.getByRole('textbox', { name: 'Topic' })
      await expect(topic).toHaveFocus()
      await userEvent.clear(topic)
      await userEvent.keyboard('Gifts')
    })
    await step('Tab goes through the editors of the row', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: 'Owner' })).toHaveFocus()
      await userEvent.keyboard('Ana')
    })
    await step('Enter saves, and the focus is back on the cell', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onEditConfirm).toHaveBeenCalledTimes(1)
      await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Gifts' })).toBeVisible())
      await expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent('Gifts')
    })
    await step('Esc gives back', async () => {
      await userEvent.keyboard('{Home}{F2}')
      await userEvent.keyboard('No')
      await userEvent.keyboard('{Escape}')
      await expect(args.onEditCancel).toHaveBeenCalledTimes(1)
      await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Gifts' })).toHaveFocus())
    })
    await step('What is wrong stands at its cell', async () => {
      await userEvent.keyboard('{F2}')
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Topic' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await expect(canvas.getByRole('textbox', { name: 'Topic' })).toBeInvalid()
      await expect(canvas.getByText('Enter a topic.')).toBeVisible()
    })
  },
}

export const ChoosesColumns: Story = {
  args: { rows: storyTactics(2) },
  render: (args) => <ChoosableTable {...args} />,
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const heads = () => canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await step('A checked column comes back', async () => {
      await expect(heads()).not.toContain('Platform')
      await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Platform' }))
      await expect(heads()).toContain('Platform')
    })
    await step('Alt with ↑ moves it, and the focus stays on it', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await expect(heads().indexOf('Platform')).toBe(2)
      await expect(canvas.getByRole('checkbox', { name: 'Platform' })).toHaveFocus()
      await expect(canvas.getByText('Platform, 3 of 8')).toBeInTheDocument()
    })
    await step('What the table cannot do without stays', async () => {
      await expect(canvas.getByRole('checkbox', { name: 'Topic' })).toBeDisabled()
    })
    await step('Reset brings back the columns as they came', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
      await expect(heads().indexOf('Platform')).toBe(3)
    })
  },
}

export const TenThousandRows: Story = {
  tags: ['stress'],
  // The cells of the other stories by the hundred: the checks would take longer than anything here.
  parameters: { a11y: { test: 'off' } },
  args: {
    rows: storyTactics(10_000),
    height: 640,
    onSelectedRowIdsChange: fn(),
    columns: [
      ...frozenColumns,
      { id: 'owner', header: 'Owner', width: 120, value: (tactic) => tactic.owner },
      {
        id: 'variance',
        header: 'Var',
        width: 88,
        isNumeric: true,
        value: (tactic) => (tactic.actual === null ? null : tactic.estimated - tactic.actual),
      },
      { id: 'number', header: 'Number', width: 88, isNumeric: true, value: (tactic) => tactic.id },
    ],
  },
}

const monthColumns: readonly DataTableColumn<StoryTactic>[] = Array.from(
  { length: 58 },
  (_, index) => ({
    id: `month-${index + 1}`,
    header: `Month ${index + 1}`,
    width: 96,
    isNumeric: true,
    value: (tactic) => (tactic.estimated * (index + 3)) % 9973,
  }),
)

export const SixtyColumns: Story = {
  tags: ['stress'],
  // The cells of the other stories by the hundred: the checks would take longer than anything here.
  parameters: { a11y: { test: 'off' } },
  args: {
    rows: storyTactics(10_000),
    height: 640,
    columns: [
      ...frozenColumns.filter(({ isFrozen }) => isFrozen === 'start'),
      ...monthColumns,
      { id: 'owner', header: 'Owner', width: 120, isFrozen: 'end', value: ({ owner }) => owner },
    ],
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const grid = canvas.getByRole('grid')
    const numbers = () =>
      canvas.getAllByRole('columnheader').map((head) => Number(head.getAttribute('aria-colindex')))
    await step('It says how many columns there are, and draws those near the view', async () => {
      await expect(grid).toHaveAttribute('aria-colcount', '60')
      await waitFor(() => expect(numbers().length).toBeLessThan(30))
      await expect(numbers()).toContain(60)
    })
    await step('Scrolled across, the columns in view are there, and the frozen ones', async () => {
      grid.scrollLeft = 2880
      await waitFor(() =>
        expect(canvas.getByRole('columnheader', { name: 'Month 32' })).toBeVisible(),
      )
      await expect(numbers()).toContain(1)
      await expect(canvas.queryByRole('columnheader', { name: 'Month 2' })).toBeNull()
      const head = canvas.getByRole('columnheader', { name: 'Month 32' }).getBoundingClientRect()
      const cell = grid.querySelector('[aria-rowindex="2"] > [aria-colindex="33"]')
      await expect(cell?.getBoundingClientRect().left).toBe(head.left)
    })
    await step('End leads to the last one, Home back to the first', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(document.activeElement).toHaveAttribute('aria-colindex', '3')
      await userEvent.keyboard('{End}{ArrowLeft}')
      await expect(document.activeElement).toHaveAttribute('aria-colindex', '59')
      await expect(document.activeElement).toBeVisible()
    })
  },
}
