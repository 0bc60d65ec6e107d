import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { budgetLines, manyBudgetLines } from '../../fixtures/budget-lines'
import { EmptyState } from '../EmptyState'
import { ErrorState } from '../ErrorState'
import { Budget, budgetArgs, rowHeightIn } from './story-budget'

const meta = {
  title: 'Components/Data/TreeTable',
  component: Budget,
  args: budgetArgs,
  argTypes: {
    lines: { control: false },
    notice: { control: false },
    collapsedGroups: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: `A tree of rows with many columns, such as a budget. Columns can be grouped and frozen at both ends; totals stay at the foot. Only visible rows and columns are rendered, so ten thousand rows scroll like ten. For rows without a tree use a **DataTable**; for a few rows use a **Table**.

The caller computes the sums and formats the numbers. The table scrolls, so give it a height. Pass the same array of columns and the same object for every unchanged row: a row renders again only when its object changes.

The table is one tab stop. The focus is on a row or on a cell.

| Key | On a row | On a cell |
| --- | --- | --- |
| → | Expands; moves to the first cell | Next cell |
| ← | Collapses; moves to the parent | Previous cell; from the first cell to the row |
| ↓, ↑, Page Down, Page Up | Moves between rows | Moves between rows in the same column |
| Home, End | First, last row | First, last cell of the row |
| Ctrl+Home, Ctrl+End | First, last row | Top, foot of the column |
| * | Expands all siblings | Expands all siblings |
| Enter, Space | Expands or collapses | The same, on the cell with the name |
| Enter | | Presses the link or button that the cell holds |
| F2 | | Moves into a cell that holds controls; Esc leads back |
| Space, Shift+Space | | Selects the row, on the cell with the checkbox; all rows from the last one on |
| Shift with a key that moves, Shift+click, dragging | Selects rows | Selects a range, from the cell with the focus |
| Ctrl+A, Esc | Selects all; selects nothing | The same |
| Enter, F2, typing, Backspace | | Edits, where it can be edited |
| Delete | | Clears the editable cells of the range |
| Enter, Shift+Enter, Tab, Shift+Tab while editing | | Saves the text and moves down, up, to the next or the previous editable cell |
| Esc while editing | | Restores the value |
| Ctrl+C, Ctrl+X | Copies the row as it is shown | Copies the range; cuts the editable cells |
| Ctrl+V | | Pastes a block from a spreadsheet; a single text fills the range |
| ↑ from the first row | | Moves to the headers, if groups collapse or columns resize, sort, move or select |
| Enter, Shift+Enter on a header that sorts | | Sorts by the column; adds it to the others |
| Enter on another header | | Collapses the group; fits the width of the column to its content; selects all rows |
| Ctrl+Enter on a header that sorts | | Fits the width of the column to its content |
| Alt+→, Alt+← on a header | | Moves the column |
| Shift+→, Shift+← on a header | | Makes the column wider, narrower, with Ctrl in large steps |

A column can draw its own field with \`renderEditor\`, such as a **DateField** or a **Select**: it opens like the text field, and what it takes is a text too, so that pasting and editing have one parser. The caller sorts the rows (\`sorts\`), keeps the selection (\`selectedRowIds\`, of rows without children) and the order of the columns. A **ColumnChooser** hides, orders and freezes them.

A number that does not fit its column shows as ###; a tooltip and screen readers give the whole number.`,
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
