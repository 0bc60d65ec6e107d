import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

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
} satisfies Meta<typeof Budget>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['picture'],
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

export const Collapsed: Story = {
  args: { areExpanded: false, height: 360, collapsedGroups: ['month-0', 'month-2', 'month-3'] },
}

export const FewColumns: Story = {
  args: { lines: budgetLines(3), monthCount: 3 },
}

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

export const Narrow: Story = { args: { width: 320, height: 400 } }

export const TooLittleRoom: Story = {
  args: {
    lines: budgetLines(24).map((line) =>
      Object.assign({}, line, {
        name: `${line.name} with the winter clearance of the outlet stores`,
      }),
    ),
    widths: { 'est-0': 48, 'act-0': 48, 'est-2': 48, 'total-est': 56 },
    height: 400,
  },
}

export const ComfortableFromRightToLeft: Story = {
  globals: { direction: 'rtl', density: 'comfortable' },
}

export const ManyItems: Story = {
  tags: ['stress'],
  args: { lines: manyBudgetLines(400, 24, 24), hasButtons: true, height: 400 },
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('treegrid', { name: 'Budget' })
    await step('It says how many rows there are, and draws those in view', async () => {
      // Two lines of heads, 400 sections of 24 lines, the totals.
      await expect(table).toHaveAttribute('aria-rowcount', '10003')
      await expect(table).toHaveAttribute('aria-colcount', '76')
      await expect(table.querySelectorAll('[role="row"]').length).toBeLessThan(60)
    })
    await step('A cell that the keys lead to is brought into view', async () => {
      // Past the two buttons.
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.tab()
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
