import type { Meta, StoryObj } from '@storybook/react-vite'
import { reorderedTexts } from '@throughline/test-support/dom'
import { expect, fn, userEvent } from 'storybook/test'

import { BudgetTotals } from './BudgetTotals'
import { LabeledRows, rowOf } from '../testing/LabeledRows'

const meta = {
  title: 'Planner views/Tables and figures/BudgetTotals',
  component: BudgetTotals,
  args: {
    figures: {
      budget: { total: 480_000, actual: 312_650, startDate: '2026-09-01', endDate: '2027-08-31' },
      expenses: 117_050,
      range: { start: '2026-10-01', end: '2027-01-31' },
    },
    estimate: 119_200,
    today: '2026-11-18',
  },
} satisfies Meta<typeof BudgetTotals>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$167,350')).toBeVisible()
    await expect(canvas.getByText('65 % of the budget, all items')).toBeVisible()
    await expect(canvas.getByText('9 months left')).toBeVisible()
    await expect(canvas.getByText('09/01/26 – 08/31/27')).toBeVisible()
    await expect(
      canvas.getByText('10/01/26 – 01/31/27, visible items, estimate $119,200'),
    ).toBeVisible()
    await expect(canvas.getByRole('meter', { name: 'Spent' })).toHaveAttribute(
      'aria-valuetext',
      '$312,650 of $480,000',
    )
    await expect(canvas.queryByText(/Budget ID/)).toBeNull()
  },
}

/** Amounts, shares and counts keep their order in a page of another direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  args: {
    figures: {
      budget: { total: 480_000, actual: 600_000, startDate: '2026-09-01', endDate: '2027-08-31' },
      expenses: 117_050,
      range: { start: '2026-10-01', end: '2027-01-31' },
    },
  },
  play: async ({ args, canvas, canvasElement, mount }) => {
    await mount(<BudgetTotals {...args} />)
    await expect(canvas.getByText('−$120,000')).toBeVisible()
    await expect(reorderedTexts(canvasElement)).toEqual([])
    const nothing = { total: 0, actual: 0, startDate: '2026-09-01', endDate: '2027-08-31' }
    const figures = args.figures && { ...args.figures, budget: nothing }
    await mount(<BudgetTotals {...args} figures={figures} />)
    await expect(canvas.queryByText(/%/u)).toBeNull()
    await mount(<BudgetTotals {...args} isCompact />)
    await expect(canvas.getByText('−$120,000')).toBeVisible()
    await expect(reorderedTexts(canvasElement)).toEqual([])
  },
}

const onRetryBudget = fn()

export const States: Story = {
  tags: ['picture'],
  render: (args) => (
    <LabeledRows
      rows={{
        Compact: <BudgetTotals {...args} isCompact />,
        'With the number that super users see': <BudgetTotals {...args} budgetId={901} />,
        'Over budget': (
          <BudgetTotals
            {...args}
            figures={{
              budget: {
                total: 300_000,
                actual: 312_650,
                startDate: '2025-09-01',
                endDate: '2026-10-31',
              },
              expenses: 117_050,
              range: { start: '2026-10-01', end: '2027-01-31' },
            }}
          />
        ),
        'No budget set': (
          <BudgetTotals
            {...args}
            figures={{
              budget: null,
              expenses: 117_050,
              range: { start: '2026-10-01', end: '2027-01-31' },
            }}
          />
        ),
        'Budget failed': (
          <BudgetTotals
            {...args}
            figures={{
              budget: {
                total: 480_000,
                actual: null,
                startDate: '2026-09-01',
                endDate: '2027-08-31',
              },
              expenses: 117_050,
              range: { start: '2026-10-01', end: '2027-01-31' },
            }}
            onRetryBudget={onRetryBudget}
          />
        ),
        Loading: <BudgetTotals {...args} figures={null} isLoading />,
        Hidden: <BudgetTotals {...args} figures={null} />,
      }}
    />
  ),
  play: async ({ canvas, step }) => {
    await step('Compact', async () => {
      const row = rowOf(canvas, 'Compact')
      await expect(row.getByText('$167,350')).toBeVisible()
      await expect(row.getByText('Total Expenses, shown range')).toBeVisible()
      await expect(row.getByText('09/01/26 – 08/31/27, all items')).toBeVisible()
      await expect(row.getByText('10/01/26 – 01/31/27, visible items')).toBeVisible()
    })
    await step('With the number that super users see', async () => {
      const row = rowOf(canvas, 'With the number that super users see')
      await expect(row.getByText('09/01/26 – 08/31/27, Budget ID 901')).toBeVisible()
    })
    await step('Over budget', async () => {
      const row = rowOf(canvas, 'Over budget')
      await expect(row.getByText('−$12,650')).toHaveAttribute('data-sign', 'negative')
      await expect(row.getByText('The budget has ended')).toBeVisible()
    })
    await step('No budget set', async () => {
      const row = rowOf(canvas, 'No budget set')
      await expect(row.getByText('Not set')).toBeVisible()
      await expect(row.queryByText('Total Remaining')).toBeNull()
    })
    await step('Budget failed', async () => {
      const row = rowOf(canvas, 'Budget failed')
      await userEvent.click(row.getByRole('button', { name: 'Try again' }))
      await expect(onRetryBudget).toHaveBeenCalledOnce()
    })
  },
}
