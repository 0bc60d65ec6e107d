import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { FlowBar } from './FlowBar'
import { LabeledRows, rowOf } from '../testing/LabeledRows'

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

const onHideOtherPlans = fn()
const onRetryBudget = fn()

export const Figures: Story = {
  tags: ['picture'],
  render: (args) => (
    <LabeledRows
      rows={{
        'Over budget': (
          <FlowBar
            {...args}
            figures={{
              budget: {
                total: 300_000,
                actual: 312_650,
                startDate: '2026-01-01',
                endDate: '2026-12-31',
              },
              expenses: 117_050,
              range: { start: '2026-10-01', end: '2026-12-31' },
            }}
          />
        ),
        'Open budget dates': (
          <FlowBar
            {...args}
            figures={{
              budget: { total: 480_000, actual: 12_650, startDate: '2026-07-01', endDate: null },
              expenses: 0,
              range: { start: '2026-01-01', end: '2026-12-31' },
            }}
          />
        ),
        'Without a total': (
          <FlowBar
            {...args}
            figures={{
              budget: null,
              expenses: 117_050,
              range: { start: '2026-01-01', end: '2026-12-31' },
            }}
          />
        ),
        'Without figures': <FlowBar {...args} figures={null} />,
        'Other plans shown': (
          <FlowBar {...args} figures={null} onHideOtherPlans={onHideOtherPlans} />
        ),
        'The actual cost could not be read': (
          <FlowBar
            {...args}
            figures={{
              budget: {
                total: 480_000,
                actual: null,
                startDate: '2025-01-01',
                endDate: '2026-12-31',
              },
              expenses: 117_050,
              range: { start: '2026-10-01', end: '2026-12-31' },
            }}
            onRetryBudget={onRetryBudget}
          />
        ),
        Loading: <FlowBar {...args} figures={null} isLoading />,
        'With a note': <FlowBar {...args} note="Not in flow: Signage, Trade shows" />,
      }}
    />
  ),
  play: async ({ canvas, step }) => {
    await step('Over budget', async () => {
      const row = rowOf(canvas, 'Over budget')
      const remaining = row.getByText('−$12,650')
      await expect(remaining).toHaveAttribute('data-sign', 'negative')
      await expect(row.getByRole('meter', { name: 'Spent' })).toHaveAttribute(
        'aria-valuetext',
        '$312,650 of $300,000',
      )
    })
    await step('Open budget dates', async () => {
      const row = rowOf(canvas, 'Open budget dates')
      await expect(row.getAllByText('From 07/01/26')).toHaveLength(2)
      await expect(row.getByText('From 07/01/26, all items')).toBeVisible()
      await expect(row.getByText('01/01/26 – 12/31/26, visible items')).toBeVisible()
    })
    await step('Without a total', async () => {
      const row = rowOf(canvas, 'Without a total')
      await expect(row.getByText('Not set')).toBeVisible()
      await expect(row.queryByText('Total Remaining')).toBeNull()
      await expect(row.queryByRole('meter')).toBeNull()
      await expect(row.getByText('$117,050')).toBeVisible()
    })
    await step('Without figures', async () => {
      const row = rowOf(canvas, 'Without figures')
      await expect(row.getByRole('group', { name: 'Timeline' })).toBeVisible()
      await expect(row.queryByText(/Total|budget/iu)).toBeNull()
    })
    await step('Other plans shown', async () => {
      const row = rowOf(canvas, 'Other plans shown')
      await expect(row.getByText('Hide the other plans to see budget figures')).toBeVisible()
      await userEvent.click(row.getByRole('button', { name: 'Hide Other Plans' }))
      await expect(onHideOtherPlans).toHaveBeenCalledOnce()
    })
    await step('The actual cost could not be read', async () => {
      const row = rowOf(canvas, 'The actual cost could not be read')
      const alert = row.getByRole('alert')
      await expect(alert).toHaveTextContent('What was spent of the budget could not be read.')
      await expect(row.getByText('$480,000')).toBeVisible()
      await expect(row.queryByText('Total Remaining')).toBeNull()
      await userEvent.click(row.getByRole('button', { name: 'Try again' }))
      await expect(onRetryBudget).toHaveBeenCalledOnce()
    })
  },
}

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

export const FiguresLieUnderNoControl: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('The sum of other days is gone while these load', async () => {
      await mount(<FlowBar key="loading" {...args} isLoading />)
      await expect(canvas.getByText('$480,000')).toBeVisible()
      await expect(canvas.queryByText('$117,050')).toBeNull()
    })
    for (const pixels of [480, 600, 776, 824, 960, 1100]) {
      await step(`In ${pixels} pixels`, async () => {
        await mount(
          <div key={pixels} style={{ inlineSize: pixels }}>
            <FlowBar {...args} />
          </div>,
        )
        const controls = canvas.getByRole('group', { name: 'Timeline' })
        const bar = controls.parentElement
        const ends = [...canvasElement.querySelectorAll('dl > *')].map(
          (figure) => figure.getBoundingClientRect().right,
        )
        await expect(ends).not.toEqual([])
        await expect(Math.max(...ends)).toBeLessThanOrEqual(controls.getBoundingClientRect().left)
        await expect(bar?.scrollHeight).toBeLessThanOrEqual(bar?.clientHeight ?? 0)
      })
    }
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
