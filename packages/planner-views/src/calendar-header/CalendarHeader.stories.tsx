import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { SavedViewsButton } from '../saved-views'
import { CalendarHeader } from './CalendarHeader'

const meta = {
  title: 'Planner views/CalendarHeader',
  component: CalendarHeader<'month' | 'day'>,
  parameters: {
    isFullScreen: true,
    docs: {
      description: {
        component:
          'The 52 px line above a calendar: whose plan it is, which month or day is on show and how to page, and what can be done: another view, filters with the number in use, options of the view, and the one primary button. What the host does not offer is not there.',
      },
    },
  },
  args: {
    planName: 'National plan',
    periodMode: 'month',
    date: '2026-11-01',
    today: '2026-11-18',
    view: 'month',
    views: [
      { view: 'month', label: 'Month' },
      { view: 'day', label: 'Day' },
    ],
    filters: { activeCount: 3, isOpen: false },
    options: [
      {
        id: 'lanes',
        label: 'Rows',
        items: [
          { id: 'all', label: 'All items', isChecked: true },
          { id: 'fit', label: 'Fit the window', isChecked: false },
        ],
      },
    ],
    onDateChange: fn(),
    onViewChange: fn(),
    onToggleFilters: fn(),
    onSelectOption: fn(),
    onAddTactic: fn(),
  },
} satisfies Meta<typeof CalendarHeader<'month' | 'day'>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Day: Story = { args: { periodMode: 'day', view: 'day', date: '2026-09-23' } }

/** The host puts the saved views of the plan beside its name. */
export const WithSavedViews: Story = {
  args: { savedViews: <SavedViewsButton viewName="Holiday, email and social" /> },
}

/** In a window of 1024 px, beside the navigation, which names the plan as well. */
export const Narrow: Story = {
  args: {
    filters: { activeCount: 57, isOpen: false },
    savedViews: <SavedViewsButton viewName="Holiday, email and social" />,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 824 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'National plan' })
    const views = canvas.getByRole('button', { name: 'Saved view: Holiday, email and social' })
    const add = canvas.getByRole('button', { name: 'Add Tactic' })
    // Its whole name for whoever listens, and no part of it beside the first control.
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
    const header = canvas.getByRole('banner').getBoundingClientRect()
    await expect(views.getBoundingClientRect().left - header.left).toBe(16)
    await expect(header.right - add.getBoundingClientRect().right).toBe(16)
  },
}

/** Only what pages, for embedders that need no more. */
export const Plain: Story = {
  render: ({ planName, periodMode, date, today, onDateChange }) => (
    <CalendarHeader view="month" {...{ planName, periodMode, date, today, onDateChange }} />
  ),
}

export const LongPlanName: Story = {
  args: {
    planName: 'Omnichannel brand and performance plan for all markets of the northern region',
  },
}

export const Loading: Story = { args: { planName: '', filters: { activeCount: 0, isOpen: false } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const PagesAndSwitches: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('Paging asks the host for another month', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
      await expect(args.onDateChange).toHaveBeenLastCalledWith({ date: '2026-12-01' })
      await userEvent.click(canvas.getByRole('button', { name: 'November 2026' }))
      await userEvent.click(await screen.findByRole('button', { name: /^Mar/u }))
      await expect(args.onDateChange).toHaveBeenLastCalledWith({ date: '2026-03-01' })
    })
    await step('The switch asks for another view', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Day' }))
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ view: 'day' })
    })
    await step('Filters say how many are in use', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filters 3 filters in use' }))
      await expect(args.onToggleFilters).toHaveBeenCalledOnce()
    })
    await step('The menu of the view tells what was chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'View options' }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Fit the window' }))
      await expect(args.onSelectOption).toHaveBeenCalledWith({ id: 'fit' })
    })
    await step('The one primary button adds a tactic', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Tactic' }))
      await expect(args.onAddTactic).toHaveBeenCalledOnce()
    })
  },
}
