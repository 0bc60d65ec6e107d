import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { FlowBar } from './FlowBar'

const meta = {
  title: 'Planner views/Calendars/FlowBar',
  component: FlowBar,
  parameters: {
    isFullScreen: true,
  },
  args: {
    figures: {
      budget: { total: 480_000, actual: 312_650, startDate: '2026-01-01', endDate: '2026-12-31' },
      expenses: 117_050,
      range: { start: '2026-10-01', end: '2026-12-31' },
    },
    zoom: 'month',
    grouping: 'channel',
    colouring: 'channel',
    weekStartDay: 'sunday',
    onZoomChange: fn(),
    onGroupingChange: fn(),
    onColouringChange: fn(),
    onWeekStartChange: fn(),
  },
} satisfies Meta<typeof FlowBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const OverBudget: Story = {
  args: {
    figures: {
      budget: { total: 300_000, actual: 312_650, startDate: '2026-01-01', endDate: '2026-12-31' },
      expenses: 117_050,
      range: { start: '2026-10-01', end: '2026-12-31' },
    },
  },
  play: async ({ canvas }) => {
    const remaining = canvas.getByText('−$12,650')
    await expect(remaining).toHaveAttribute('data-sign', 'negative')
    await expect(canvas.getByRole('meter', { name: 'Spent' })).toHaveAttribute(
      'aria-valuetext',
      '$312,650 of $300,000',
    )
  },
}

export const OpenBudgetDates: Story = {
  args: {
    figures: {
      budget: { total: 480_000, actual: 12_650, startDate: '2026-07-01', endDate: null },
      expenses: 0,
      range: { start: '2026-01-01', end: '2026-12-31' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('From 07/01/26')).toHaveLength(3)
    await expect(canvas.getByText('01/01/26 – 12/31/26')).toBeVisible()
  },
}

export const NoBudgetSet: Story = {
  args: {
    figures: {
      budget: null,
      expenses: 117_050,
      range: { start: '2026-01-01', end: '2026-12-31' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not set')).toBeVisible()
    await expect(canvas.queryByText('Total Remaining')).toBeNull()
    await expect(canvas.queryByRole('meter')).toBeNull()
    await expect(canvas.getByText('$117,050')).toBeVisible()
  },
}

/** The plan uses no budgets, or the person may not see them: nothing says that there is money. */
export const WithoutFigures: Story = {
  args: { figures: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Timeline' })).toBeVisible()
    await expect(canvas.queryByText(/Total|budget/iu)).toBeNull()
  },
}

/** Figures name no plan, so other plans have to be hidden first. */
export const OtherPlansShown: Story = {
  args: { figures: null, onHideOtherPlans: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Hide the other plans to see budget figures')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Other Plans' }))
    await expect(args.onHideOtherPlans).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { figures: null, isLoading: true } }

/** What was spent of the budget is read apart from the flow, and may fail alone. */
export const BudgetFailed: Story = {
  args: {
    figures: {
      budget: { total: 480_000, actual: null, startDate: '2025-01-01', endDate: '2026-12-31' },
      expenses: 117_050,
      range: { start: '2026-10-01', end: '2026-12-31' },
    },
    onRetryBudget: fn(),
  },
  play: async ({ args, canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('What was spent of the budget could not be read.')
    await expect(canvas.getByText('$480,000')).toBeVisible()
    await expect(canvas.queryByText('Total Remaining')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryBudget).toHaveBeenCalledOnce()
  },
}

export const WithNote: Story = { args: { note: 'Not in flow: Signage, Trade shows' } }

/** In a window of 1280 px with the filters open: nothing is wider than the bar. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 776 }}>
        <Story />
      </div>
    ),
  ],
  args: { note: 'Not in flow: Signage, Trade shows' },
  play: async ({ args, canvas, step }) => {
    const bar = canvas.getByRole('group', { name: 'Timeline' }).parentElement
    await expect(bar?.scrollWidth).toBeLessThanOrEqual(bar?.clientWidth ?? 0)
    await step('The zoom is a menu', async () => {
      await expect(canvas.queryByRole('radio', { name: 'Week' })).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom: Month' }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Fit' }))
      await expect(args.onZoomChange).toHaveBeenCalledWith({ zoom: 'fit' })
    })
    await step('Everything else is another', async () => {
      const open = () => userEvent.click(canvas.getByRole('button', { name: 'Timeline options' }))
      await open()
      const groups = within(await screen.findByRole('group', { name: 'Group by' }))
      await userEvent.click(groups.getByRole('menuitemradio', { name: 'Tag category' }))
      await expect(args.onGroupingChange).toHaveBeenCalledWith({ grouping: 'tag-category' })
      await open()
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Monday' }))
      await expect(args.onWeekStartChange).toHaveBeenCalledWith({ weekStartDay: 'monday' })
    })
  },
}

export const Wide: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, step }) => {
    await step('Zooms stand side by side', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '3 years' }))
      await expect(args.onZoomChange).toHaveBeenLastCalledWith({ zoom: 'three-years' })
      await userEvent.click(canvas.getByRole('button', { name: 'Fit' }))
      await expect(args.onZoomChange).toHaveBeenLastCalledWith({ zoom: 'fit' })
    })
    await step('Each choice has a menu of its own', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Color by channel' }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Plan' }))
      await expect(args.onColouringChange).toHaveBeenCalledWith({ colouring: 'plan' })
    })
  },
}

export const WeekStartLocked: Story = {
  ...Wide,
  args: { canChangeWeekStart: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Week starts Sunday' }))
    const monday = await screen.findByRole('menuitemradio', { name: /^Monday/u })
    await expect(monday).toHaveAttribute('aria-disabled', 'true')
    await expect(monday).toHaveTextContent('Only plan admins can change it')
    await userEvent.click(monday)
    await expect(args.onWeekStartChange).not.toHaveBeenCalled()
  },
}
