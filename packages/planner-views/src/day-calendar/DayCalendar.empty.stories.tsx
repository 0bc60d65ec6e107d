import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import type { CalendarItem } from '../calendar-parts'
import { dayArgs } from './fixtures/day-args'
import { DayCalendar } from './DayCalendar'
import { DayCalendarHost } from './fixtures/DayCalendarHost'
import { STORY_DAY } from './fixtures/wednesday'

const meta = {
  title: 'Planner views/Calendars/DayCalendar/Empty',
  component: DayCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    ...dayArgs,
    items: [],
    onCreate: fn(),
  },
  render: (args) => <DayCalendarHost {...args} />,
} satisfies Meta<typeof DayCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

export const SaysHowToBegin: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing planned on this day/u)).toBeVisible()
    await expect(canvas.getByText('Double-click a time to add a tactic.')).toBeVisible()
  },
}

export const OffersTheFirstTactic: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Tactic' }))
    await expect(args.onCreate).toHaveBeenCalledWith(
      expect.objectContaining({
        startDate: `${STORY_DAY}T08:00:00`,
        isAllDay: true,
        anchor: canvas.getAllByRole('gridcell')[0],
      }),
    )
  },
}

export const OffersToClearFilters: Story = {
  args: { onClearFilters: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Nothing on this day matches the filters.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
    await expect(args.onClearFilters).toHaveBeenCalledOnce()
  },
}
