import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button/Button'
import { EmptyState } from '../EmptyState/EmptyState'
import { ErrorState } from '../ErrorState/ErrorState'
import { budgetColumns, budgetNameColumn } from './budget-columns'
import type { TreeTablePasteResult } from './cell-entry'
import { expandableRowIds } from './expandable-row-ids'
import {
  budgetLines,
  budgetTotal,
  manyBudgetLines,
  withEstimate,
  type BudgetLine,
} from './tree-table-fixtures'
import { TreeTable } from './TreeTable'
import type { TreeTableProps } from './tree-table-props'
import { englishTreeTableLabels } from './tree-table-labels'
import type { TreeTableCommit } from './use-cell-editing'
import type { TreeTableResize } from './use-tree-resize'

const idOf = (line: BudgetLine) => line.id
const childrenOf = (line: BudgetLine) => line.lines

interface BudgetProps extends Pick<TreeTableProps<BudgetLine>, 'notice' | 'loadingRowCount'> {
  /** The lines that it begins with. */
  lines: readonly BudgetLine[]
  monthCount: number
  height: number
  width?: number
  areExpanded: boolean
  isEditable: boolean
  collapsedGroups: readonly string[]
  /** The widths that it begins with. */
  widths: Readonly<Record<string, number>>
  isResizable: boolean
  /** Adds buttons that expand and collapse everything. */
  hasButtons: boolean
  onExpandedChange: (change: { expandedRowIds: ReadonlySet<string> }) => void
  onCommitCell: (commit: TreeTableCommit) => void
  onColumnResize: (change: TreeTableResize) => void
  onPasteCells: (result: TreeTablePasteResult) => void
}

/** Holds what a caller holds: the lines, and what is expanded and collapsed. */
function Budget({
  lines: initialLines,
  monthCount,
  height,
  width,
  areExpanded,
  isEditable,
  collapsedGroups,
  hasButtons,
  onExpandedChange,
  onCommitCell,
  widths,
  isResizable,
  onColumnResize,
  ...rest
}: BudgetProps) {
  const [lines, setLines] = useState(initialLines)
  const all = useMemo(() => expandableRowIds(initialLines, idOf, childrenOf), [initialLines])
  const [expandedRowIds, setExpandedRowIds] = useState<ReadonlySet<string>>(
    areExpanded ? all : new Set<string>(),
  )
  const [collapsedGroupIds, setCollapsedGroupIds] = useState<ReadonlySet<string>>(
    new Set(collapsedGroups),
  )
  const [columnWidths, setColumnWidths] = useState(widths)
  const columns = useMemo(() => budgetColumns(budgetNameColumn, monthCount), [monthCount])
  const totalRows = useMemo(
    () => (lines.length > 0 ? [budgetTotal(lines, monthCount)] : []),
    [lines, monthCount],
  )
  const handleCommitCell = (commit: TreeTableCommit) => {
    onCommitCell(commit)
    const month = Number(commit.columnId.replace('est-', ''))
    const dollars = Number(commit.text.replaceAll(',', ''))
    setLines((current) => withEstimate(current, commit.rowId, month, dollars))
  }
  return (
    <div style={{ width }}>
      {hasButtons ? (
        <div style={{ display: 'flex', gap: 8, marginBlockEnd: 12 }}>
          <Button size="small" onClick={() => setExpandedRowIds(all)}>
            Expand all
          </Button>
          <Button size="small" onClick={() => setExpandedRowIds(new Set<string>())}>
            Collapse all
          </Button>
        </div>
      ) : null}
      <TreeTable
        label="Budget"
        columns={columns}
        rows={lines}
        totalRows={totalRows}
        getRowId={idOf}
        getChildren={childrenOf}
        expandedRowIds={expandedRowIds}
        onExpandedChange={(change) => {
          onExpandedChange(change)
          setExpandedRowIds(change.expandedRowIds)
        }}
        collapsedGroupIds={collapsedGroupIds}
        onCollapsedGroupsChange={(change) => setCollapsedGroupIds(change.collapsedGroupIds)}
        columnWidths={columnWidths}
        {...(isResizable
          ? {
              onColumnResize: (change: TreeTableResize) => {
                onColumnResize(change)
                setColumnWidths(change.columnWidths)
              },
            }
          : null)}
        labels={englishTreeTableLabels}
        {...(isEditable ? { onCommitCell: handleCommitCell } : null)}
        {...rest}
        style={{ height }}
      />
    </div>
  )
}

const meta = {
  title: 'Components/TreeTable',
  component: Budget,
  args: {
    lines: budgetLines(24),
    monthCount: 24,
    height: 560,
    areExpanded: true,
    isEditable: false,
    collapsedGroups: [],
    widths: {},
    isResizable: true,
    hasButtons: false,
    onExpandedChange: fn(),
    onCommitCell: fn(),
    onColumnResize: fn(),
    onPasteCells: fn(),
  },
  argTypes: {
    lines: { control: false },
    notice: { control: false },
    collapsedGroups: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: `A tree of rows under many columns: budgets, plans, accounts. Columns stand in groups, the first ones and totals at the end can be frozen, sums stay at the foot. Only what is seen is drawn, down and across, so ten thousand rows scroll like ten. Rows without a tree, with sorting and selection, belong into a **DataTable**; a few rows that all fit into a **Table**.

The caller makes the sums and formats the numbers: the table draws them. It scrolls in itself, so give it a height. Keep the array of columns, and the object of every row that has not changed, between renders: only new objects are drawn again.

The table is one stop for Tab. The focus is on a row as a whole, or on a cell.

| Key | On a row | On a cell |
| --- | --- | --- |
| → | Expands; goes to the first cell | Next cell |
| ← | Collapses; goes to the parent | Cell before; from the first cell to the row |
| ↓, ↑, Page Down, Page Up | Rows further | Rows further, same column |
| Home, End | First, last row | First, last cell of the row |
| Ctrl+Home, Ctrl+End | First, last row | Top, foot of the column |
| * | Expands all siblings | Expands all siblings |
| Enter, Space | Expands or collapses | The same, on the first cell |
| Shift with a key that moves, Shift+click, dragging | Selects rows | Selects a range, from the cell with the focus |
| Ctrl+A, Esc | Selects all; selects nothing | The same |
| Enter, F2, typing, Backspace | | Edits, where it can be edited |
| Delete | | Empties what of the range can be edited |
| Enter, Shift+Enter, Tab, Shift+Tab while editing | | Takes the text and goes down, up, to the next or the last cell that can be edited |
| Esc while editing | | Gives back what stood there |
| Ctrl+C, Ctrl+X | Copies the row as it is shown | Copies the range; cuts what can be edited |
| Ctrl+V | | Pastes a block from a spreadsheet; a single text fills the range |
| ↑ from the first row | | To the heads, when groups collapse or columns are resized |
| Enter on a head | | Collapses the group; makes the column as wide as its content |
| Shift+→, Shift+← on a head | | Makes the column wider, narrower, with Ctrl in large steps |

A number that does not fit its column is never cut: it shows as ###, and whole on resting the pointer and to screen readers.`,
      },
    },
  },
} satisfies Meta<typeof Budget>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Collapsed: Story = { args: { areExpanded: false, height: 360 } }

export const CollapsedGroups: Story = {
  args: { collapsedGroups: ['month-0', 'month-2', 'month-3'] },
}

export const FewColumns: Story = {
  args: { lines: budgetLines(3), monthCount: 3 },
}

export const Editable: Story = {
  args: { isEditable: true, lines: budgetLines(4), monthCount: 4, height: 400 },
}

export const Comfortable: Story = { globals: { density: 'comfortable' } }

export const Loading: Story = { args: { lines: [], loadingRowCount: 12, height: 420 } }

export const Empty: Story = {
  args: {
    lines: [],
    height: 320,
    notice: (
      <EmptyState illustration="list" title="No budget in this range">
        Choose other months, or clear the filters.
      </EmptyState>
    ),
  },
}

export const Failed: Story = {
  args: {
    lines: [],
    height: 320,
    notice: <ErrorState title="Error loading budget." retryLabel="Try again" onRetry={() => {}} />,
  },
}

export const LongText: Story = {
  args: {
    lines: budgetLines(24).map((line) =>
      Object.assign({}, line, {
        name: `${line.name} with the winter clearance of the outlet stores`,
      }),
    ),
    height: 400,
  },
}

export const NumbersTooWide: Story = {
  args: { widths: { 'est-0': 48, 'act-0': 48, 'est-2': 48, 'total-est': 56 }, height: 400 },
}

export const Narrow: Story = { args: { width: 320, height: 400 } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const ManyItems: Story = {
  tags: ['stress'],
  args: { lines: manyBudgetLines(400, 24, 24), hasButtons: true },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const table = canvas.getByRole('treegrid', { name: 'Budget' })
    await step('It says how many rows there are, and draws those in view', async () => {
      // Two lines of heads, 400 sections of 24 lines, the totals.
      await expect(table).toHaveAttribute('aria-rowcount', '10003')
      await expect(table).toHaveAttribute('aria-colcount', '76')
      await expect(table.querySelectorAll('[role="row"]').length).toBeLessThan(60)
    })
    await step('The middle of it is there as soon as it is scrolled to', async () => {
      table.scrollTop = 5000 * rowHeightIn(table)
      table.scrollLeft = 2400
      await waitFor(() =>
        expect(table.querySelector('[aria-rowindex="5010"] [aria-colindex="40"]')).toBeVisible(),
      )
    })
    await step('Everything collapses and expands at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }))
      await expect(table).toHaveAttribute('aria-rowcount', '403')
      await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }))
      await expect(table).toHaveAttribute('aria-rowcount', '10003')
    })
  },
}

function rowHeightIn(table: HTMLElement): number {
  return table.querySelector<HTMLElement>('[role="rowheader"]')?.offsetHeight ?? 0
}

/** The row with a name, by its head. */
function rowNamed(canvasElement: HTMLElement, name: string): HTMLElement {
  const head = within(canvasElement).getByRole('rowheader', { name })
  const row = head.closest<HTMLElement>('[role="row"]')
  if (row === null) throw new Error(`The head ${name} stands in no row.`)
  return row
}

function cellOf(row: HTMLElement, column: number): HTMLElement {
  const cell = row.querySelector<HTMLElement>(`[aria-colindex="${column}"]`)
  if (cell === null) throw new Error(`Column ${column} is not drawn.`)
  return cell
}

export const WeighsNegativeAmountsTheSame: Story = {
  play: async ({ canvasElement, step }) => {
    const negativeIn = (kind: string) => [
      ...canvasElement.querySelectorAll<HTMLElement>(`[data-kind='${kind}'] [data-negative]`),
    ]
    for (const kind of ['section', 'item', 'total']) {
      const cells = negativeIn(kind)
      if (kind !== 'total') await expect(cells.length).toBeGreaterThan(0)
      await step(`A negative amount of a ${kind} has its sign and its weight`, async () => {
        for (const cell of cells) {
          await expect(cell).toHaveTextContent(/^−/)
          await expect(getComputedStyle(cell).fontWeight).toBe('600')
        }
      })
    }
  },
}

export const ExpandsByKeyboard: Story = {
  args: { areExpanded: false },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('Tab leads to the first row', async () => {
      await userEvent.tab()
      await expect(rowNamed(canvasElement, 'Website')).toHaveFocus()
    })
    await step('→ expands it, a second → enters its cells, ← leads back', async () => {
      await userEvent.keyboard('{ArrowRight}')
      const row = rowNamed(canvasElement, 'Website')
      await expect(row).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{ArrowRight}')
      await expect(cellOf(row, 1)).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(cellOf(row, 2)).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await expect(row).toHaveFocus()
    })
    await step('A line says where it stands, and ← leads to its section', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      const line = rowNamed(canvasElement, 'Landing pages')
      await expect(line).toHaveFocus()
      await expect(line).toHaveAttribute('aria-level', '2')
      await expect(line).toHaveAttribute('aria-posinset', '2')
      await expect(line).toHaveAttribute('aria-setsize', '3')
      await userEvent.keyboard('{ArrowLeft}')
      await expect(rowNamed(canvasElement, 'Website')).toHaveFocus()
    })
    await step('← collapses, * expands every section', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.queryByRole('rowheader', { name: 'Blog' })).toBeNull()
      await userEvent.keyboard('*')
      for (const name of ['Website', 'Email', 'Direct Mail']) {
        await expect(rowNamed(canvasElement, name)).toHaveAttribute('aria-expanded', 'true')
      }
    })
    await step('End leads to the totals, Home to the top', async () => {
      await userEvent.keyboard('{End}')
      await expect(rowNamed(canvasElement, 'Monthly Totals')).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(rowNamed(canvasElement, 'Website')).toHaveFocus()
    })
  },
}

export const KeepsTheFocusWhileScrolled: Story = {
  args: { lines: manyBudgetLines(40, 24, 24), height: 400 },
  play: async ({ canvasElement, step }) => {
    const table = within(canvasElement).getByRole('treegrid')
    await userEvent.tab()
    await step('A cell that the keys lead to is brought into view', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
      const cell = document.activeElement
      await expect(cell).toHaveAttribute('aria-colindex', '73')
      const end = cell?.closest('[role="row"]')?.querySelector('[data-part="end"]')
      const box = cell?.getBoundingClientRect()
      // Not under the totals, which stay at the end.
      await expect(box?.right).toBeLessThanOrEqual(end?.getBoundingClientRect().left ?? 0)
    })
    await step(
      'Scrolled out of view it keeps the focus, and goes on from where it was',
      async () => {
        const cell = document.activeElement
        table.scrollTop = 625 * rowHeightIn(table)
        table.scrollLeft = 0
        await waitFor(() => expect(table.querySelector('[aria-rowindex="640"]')).toBeVisible())
        await expect(cell).toHaveFocus()
        await userEvent.keyboard('{ArrowDown}')
        await expect(document.activeElement).toHaveAttribute('aria-colindex', '73')
        await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute(
          'aria-rowindex',
          '4',
        )
        await expect(table.scrollTop).toBeLessThan(100)
      },
    )
  },
}

export const EditsByKeyboard: Story = {
  args: { isEditable: true, lines: budgetLines(4), monthCount: 4 },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const field = () => canvas.getByRole('textbox')
    await step('Enter opens the field with what stands there, selected', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}')
      await expect(field()).toHaveFocus()
    })
    await step('Enter takes the text, goes down, and the sums follow', async () => {
      await userEvent.keyboard('12345{Enter}')
      await expect(args.onCommitCell).toHaveBeenLastCalledWith({
        rowId: 'Website/Homepage',
        columnId: 'est-0',
        text: '12345',
      })
      await expect(cellOf(rowNamed(canvasElement, 'Homepage'), 2)).toHaveTextContent('12,345')
      await expect(cellOf(rowNamed(canvasElement, 'Landing pages'), 2)).toHaveFocus()
    })
    await step('Typing replaces, Tab takes it and goes to the next cell to edit', async () => {
      await userEvent.keyboard('77{Tab}')
      await expect(cellOf(rowNamed(canvasElement, 'Landing pages'), 2)).toHaveTextContent('77')
      await expect(cellOf(rowNamed(canvasElement, 'Landing pages'), 5)).toHaveFocus()
    })
    await step('Esc gives back what stood there', async () => {
      const cell = cellOf(rowNamed(canvasElement, 'Landing pages'), 5)
      const before = cell.textContent
      await userEvent.keyboard('999{Escape}')
      await expect(cell).toHaveFocus()
      await expect(cell).toHaveTextContent(before)
    })
    await step('What cannot be taken stays, with the reason', async () => {
      await userEvent.keyboard('abc{Enter}')
      await expect(field()).toHaveValue('abc')
      await expect(field()).toHaveAccessibleDescription('Enter whole dollars: digits only.')
      await userEvent.keyboard('{Escape}')
    })
    await step('Sums cannot be edited', async () => {
      await userEvent.keyboard('{Home}{ArrowRight}{ArrowUp}{ArrowUp}5')
      await expect(cellOf(rowNamed(canvasElement, 'Website'), 2)).toHaveFocus()
      await expect(canvas.queryByRole('textbox')).toBeNull()
      await expect(cellOf(rowNamed(canvasElement, 'Website'), 2)).toHaveAttribute(
        'aria-readonly',
        'true',
      )
    })
  },
}

export const EditsByPointer: Story = {
  args: { isEditable: true, lines: budgetLines(4), monthCount: 4 },
  play: async ({ canvasElement, args }) => {
    const cell = cellOf(rowNamed(canvasElement, 'Blog'), 5)
    await userEvent.dblClick(cell)
    const field = within(canvasElement).getByRole('textbox', { name: 'Est' })
    await userEvent.clear(field)
    await userEvent.type(field, '4,200')
    await userEvent.click(cellOf(rowNamed(canvasElement, 'Email'), 2))
    await expect(args.onCommitCell).toHaveBeenLastCalledWith({
      rowId: 'Website/Blog',
      columnId: 'est-1',
      text: '4,200',
    })
    await expect(cell).toHaveTextContent('4,200')
    await expect(cellOf(rowNamed(canvasElement, 'Email'), 2)).toHaveFocus()
  },
}

export const ExpandsByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const row = rowNamed(canvasElement, 'Website')
    const toggle = row.querySelector<HTMLElement>('[data-part="toggle"]')
    if (toggle === null) throw new Error('The section has no toggle.')
    await userEvent.click(toggle)
    await expect(row).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onExpandedChange).toHaveBeenCalledTimes(1)
    await expect(within(canvasElement).queryByRole('rowheader', { name: 'Homepage' })).toBeNull()
  },
}

export const CollapsesGroups: Story = {
  args: { isResizable: false },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const table = canvas.getByRole('treegrid')
    const october = () => canvas.getByRole('button', { name: 'Oct 2026' })
    await step('By pointer', async () => {
      await userEvent.click(october())
      await expect(october()).toHaveAttribute('aria-expanded', 'false')
      await expect(table).toHaveAttribute('aria-colcount', '74')
    })
    await step('By keyboard, from the cells below', async () => {
      await userEvent.click(cellOf(rowNamed(canvasElement, 'Website'), 2))
      await userEvent.keyboard('{ArrowUp}')
      await expect(october()).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(october()).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('button', { name: 'Nov 2026' })).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(cellOf(rowNamed(canvasElement, 'Website'), 5)).toHaveFocus()
    })
  },
}

/** What stands in the clipboard after copying. */
function copied(): string {
  const clipboardData = new DataTransfer()
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
  )
  return clipboardData.getData('text/plain')
}

function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

export const SelectsRanges: Story = {
  args: { isEditable: true, lines: budgetLines(4), monthCount: 4 },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    const selected = () =>
      [...canvasElement.querySelectorAll('[aria-selected="true"]')].map((cell) => cell.textContent)
    const first = () => cellOf(rowNamed(canvasElement, 'Homepage'), 2)
    await step('Shift with arrows selects from the cell with the focus', async () => {
      await user.click(first())
      await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
      await expect(selected()).toHaveLength(4)
      await expect(first()).toHaveFocus()
      await expect(canvas.getByRole('status')).toHaveTextContent('2 rows by 2 columns selected')
    })
    await step('Copying gives what is shown, for a spreadsheet', async () => {
      const [one, two, three, four] = selected()
      await expect(copied()).toBe(`${one}\t${two}\n${three}\t${four}`)
    })
    await step('Shift with a click moves the other corner', async () => {
      await user.keyboard('{Shift>}')
      await user.click(cellOf(rowNamed(canvasElement, 'Blog'), 2))
      await user.keyboard('{/Shift}')
      await expect(selected()).toHaveLength(3)
    })
    await step('Delete empties what can be edited, and the selection stays', async () => {
      await user.keyboard('{Delete}')
      await expect(selected()).toEqual(['0', '0', '0'])
      await expect(args.onCommitCell).toHaveBeenCalledTimes(3)
    })
    await step('A block goes in from the first cell on, past what cannot be edited', async () => {
      paste('1\t2\n3\t4\n')
      await waitFor(() => expect(first()).toHaveTextContent('1'))
      await expect(cellOf(rowNamed(canvasElement, 'Landing pages'), 2)).toHaveTextContent('3')
      await expect(args.onPasteCells).toHaveBeenLastCalledWith({
        takenCount: 2,
        readOnlyCount: 2,
        refusedCount: 0,
        outsideCount: 0,
      })
      await expect(canvas.getByRole('status')).toHaveTextContent(
        '2 cells pasted. 2 skipped: they cannot be edited.',
      )
    })
    await step('A single text fills the range', async () => {
      await user.keyboard('{Escape}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
      paste('70')
      await waitFor(() => expect(selected()).toEqual(['70', '70', '70']))
    })
    await step('Going on ends the selection', async () => {
      await user.keyboard('{ArrowDown}')
      await expect(selected()).toEqual([])
      await user.keyboard('{Control>}a{/Control}')
      await expect(selected().length).toBeGreaterThan(100)
      await user.keyboard('{Escape}')
      await expect(selected()).toEqual([])
    })
  },
}

export const SelectedRange: Story = {
  tags: ['picture'],
  args: { isEditable: true, height: 400 },
  play: async ({ canvasElement }) => {
    const user = userEvent.setup()
    await user.click(cellOf(rowNamed(canvasElement, 'Homepage'), 2))
    await user.keyboard(
      '{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}',
    )
    await expect(canvasElement.querySelectorAll('[aria-selected="true"]')).toHaveLength(12)
  },
}

export const ResizesByKeyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const widthOf = (column: number) =>
      cellOf(rowNamed(canvasElement, 'Website'), column).offsetWidth
    await userEvent.click(cellOf(rowNamed(canvasElement, 'Website'), 3))
    await step('The heads are above the first row', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(document.activeElement).toHaveAccessibleName('Act')
      await userEvent.keyboard('{ArrowUp}')
      await expect(canvas.getByRole('button', { name: 'Oct 2026' })).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}{ArrowRight}')
      await expect(document.activeElement).toHaveAttribute('aria-colindex', '3')
    })
    await step('Shift with arrows makes the column wider, and its group with it', async () => {
      const group = canvas.getByRole('columnheader', { name: 'Oct 2026' })
      const before = { column: widthOf(3), group: group.offsetWidth }
      await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
      await expect(widthOf(3)).toBe(before.column + 16)
      await expect(group.offsetWidth).toBe(before.group + 16)
      await expect(args.onColumnResize).toHaveBeenLastCalledWith({
        columnId: 'act-0',
        width: before.column + 16,
        columnWidths: { 'act-0': before.column + 16 },
      })
      await expect(canvas.getByRole('status')).toHaveTextContent('Act, 88 pixels wide')
    })
    await step('Too narrow for its numbers it says so, and never below its bound', async () => {
      await userEvent.keyboard('{Shift>}{Control>}{ArrowLeft}{ArrowLeft}{/Control}{/Shift}')
      await expect(widthOf(3)).toBe(48)
      const cell = cellOf(rowNamed(canvasElement, 'Website'), 3)
      await waitFor(() => expect(cell).toHaveTextContent('###'))
      await expect(cell.title).toMatch(/^[\d,]{6}$/)
      await expect(cell).toHaveAccessibleName(cell.title)
    })
    await step('Enter makes it as wide as its content', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() =>
        expect(cellOf(rowNamed(canvasElement, 'Website'), 3)).not.toHaveTextContent('###'),
      )
      const total = cellOf(rowNamed(canvasElement, 'Monthly Totals'), 3)
      await expect(total).not.toHaveTextContent('###')
      await expect(total.scrollWidth).toBe(total.clientWidth)
    })
    await step('The frozen first column, too', async () => {
      await userEvent.keyboard('{ArrowUp}{Home}')
      await expect(document.activeElement).toHaveAccessibleName('Channel and type')
      const before = widthOf(1)
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
      await expect(widthOf(1)).toBe(before - 8)
    })
  },
}
