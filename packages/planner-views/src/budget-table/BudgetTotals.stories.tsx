import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { BudgetTotals } from './BudgetTotals'

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
    await expect(canvas.getByText('65 % of the budget')).toBeVisible()
    await expect(canvas.getByText('9 months left')).toBeVisible()
    await expect(canvas.getByText('09/01/26 – 08/31/27')).toBeVisible()
    await expect(canvas.getByText('10/01/26 – 01/31/27, estimate $119,200')).toBeVisible()
    await expect(canvas.getByRole('meter', { name: 'Spent' })).toHaveAttribute(
      'aria-valuetext',
      '$312,650 of $480,000',
    )
    await expect(canvas.queryByText(/Budget ID/)).toBeNull()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Compact: Story = {
  args: { isCompact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$167,350')).toBeVisible()
    await expect(canvas.getByText('Total Expenses, shown range')).toBeVisible()
  },
}

/** Super users see the number of the budget. */
export const WithBudgetId: Story = {
  args: { budgetId: 901 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('09/01/26 – 08/31/27, Budget ID 901')).toBeVisible()
  },
}

export const OverBudget: Story = {
  args: {
    figures: {
      budget: { total: 300_000, actual: 312_650, startDate: '2025-09-01', endDate: '2026-10-31' },
      expenses: 117_050,
      range: { start: '2026-10-01', end: '2027-01-31' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−$12,650')).toHaveAttribute('data-sign', 'negative')
    await expect(canvas.getByText('The budget has ended')).toBeVisible()
  },
}

export const NoBudgetSet: Story = {
  args: {
    figures: {
      budget: null,
      expenses: 117_050,
      range: { start: '2026-10-01', end: '2027-01-31' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not set')).toBeVisible()
    await expect(canvas.queryByText('Total Remaining')).toBeNull()
  },
}

export const BudgetFailed: Story = {
  args: {
    figures: {
      budget: { total: 480_000, actual: null, startDate: '2026-09-01', endDate: '2027-08-31' },
      expenses: 117_050,
      range: { start: '2026-10-01', end: '2027-01-31' },
    },
    onRetryBudget: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryBudget).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { figures: null, isLoading: true } }
