import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, userEvent } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
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

export const SaysWhyItIsEmpty: Story = {
  play: async ({ args, canvas, mount, step }) => {
    await step('Says how to begin', async () => {
      await mount(<DayCalendarHost {...args} />)
      await expect(await canvas.findByText(/^Nothing planned on this day/u)).toBeVisible()
      await expect(canvas.getByText('Double-click a time to add a tactic.')).toBeVisible()
    })
    await step('Offers the first tactic', async () => {
      clearAllMocks()
      await userEvent.click(await canvas.findByRole('button', { name: 'Add Tactic' }))
      await expect(args.onCreate).toHaveBeenCalledWith(
        expect.objectContaining({
          startDate: `${STORY_DAY}T08:00:00`,
          isAllDay: true,
          anchor: canvas.getAllByRole('gridcell')[0],
        }),
      )
    })
    await step('Offers to clear filters', async () => {
      const onClearFilters = fn()
      await mount(<DayCalendarHost {...args} onClearFilters={onClearFilters} />)
      await expect(
        await canvas.findByText('Nothing on this day matches the filters.'),
      ).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
      await expect(onClearFilters).toHaveBeenCalledOnce()
    })
  },
}
