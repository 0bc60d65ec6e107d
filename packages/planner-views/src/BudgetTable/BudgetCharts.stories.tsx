import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { BudgetCharts } from './BudgetCharts'
import { budgetItems, manyDetails, treeOf } from './fixtures/budget-plan'

const meta = {
  title: 'Planner views/Tables and figures/BudgetCharts',
  component: BudgetCharts,
  args: { tree: treeOf(budgetItems(140)) },
} satisfies Meta<typeof BudgetCharts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const months = canvas.getByRole('img', { name: /^Estimate and actual by month\. Oct 2026 to/ })
    await expect(months.querySelectorAll('[data-part="category"]')).toHaveLength(4)
    const most = Math.max(...args.tree.months.map(({ estimate }) => estimate))
    const highest = args.tree.months.find(({ estimate }) => estimate === most)?.name
    await expect(months).toHaveAccessibleName(
      expect.stringContaining(`Highest estimate in ${highest}.`),
    )
    await expect(canvas.getByRole('img', { name: /^Actual by channel\./ })).toBeVisible()
    const bars = [...months.querySelectorAll<HTMLElement>('[data-series="actual"]')]
    // January has no actual costs yet.
    await expect(bars.map(({ offsetHeight }) => offsetHeight > 0)).toEqual([
      true,
      true,
      true,
      false,
    ])
  },
}

export const HighContrast: Story = { globals: { theme: 'high-contrast' } }

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

export const AsTableAndEmpty: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, mount, step }) => {
    await step('As table', async () => {
      await mount(<BudgetCharts {...args} />)
      const button = canvas.getByRole('button', { name: 'As table: Estimate and actual by month' })
      button.focus()
      await userEvent.keyboard('{Enter}')
      const table = within(canvas.getByRole('table', { name: 'Estimate and actual by month' }))
      await expect(table.getByRole('rowheader', { name: 'Jan 2027' })).toBeInTheDocument()
      await expect(table.getAllByRole('row')).toHaveLength(5)
      await expect(
        canvas.getByRole('button', { name: 'As chart: Estimate and actual by month' }),
      ).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: 'As table: Actual by channel' }))
      await expect(canvas.getByRole('table', { name: 'Actual by channel' })).toBeVisible()
      await userEvent.click(
        canvas.getByRole('button', { name: 'As chart: Estimate and actual by month' }),
      )
      await expect(canvas.getByRole('img', { name: /^Estimate and actual by month/ })).toBeVisible()
    })
    await step('Empty', async () => {
      await mount(<BudgetCharts {...args} tree={treeOf([])} />)
      await expect(canvas.getByText('No costs on these days.')).toBeVisible()
      await expect(canvas.getByText('Nothing was spent on these days.')).toBeVisible()
      await expect(canvas.queryByRole('img')).toBeNull()
    })
  },
}

export const Loading: Story = { args: { isLoading: true } }

const years = { start: '2025-01-01', end: '2027-12-31' }

/** Three years of months, and more channels than have a bar. */
export const Stress: Story = {
  args: {
    tree: treeOf(budgetItems(10_000, manyDetails, years), { details: manyDetails, range: years }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 other channels')).toBeVisible()
  },
}
