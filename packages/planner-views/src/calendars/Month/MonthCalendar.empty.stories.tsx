import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, userEvent } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { monthArgs } from './fixtures/month-args'
import { dayCell } from './fixtures/day-cell'
import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
import { MonthCalendar } from './MonthCalendar'

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Empty',
  component: MonthCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    ...monthArgs,
    items: [],
    onCreate: fn(),
  },
  render: (args) => <MonthCalendarHost {...args} />,
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

export const SaysWhyItIsEmpty: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Says how to begin', async () => {
      await mount(<MonthCalendarHost {...args} />)
      await expect(await canvas.findByText(/^Nothing planned in November 2026/u)).toBeVisible()
      await expect(canvas.getByText('Double-click a day to add a tactic.')).toBeVisible()
    })
    await step('Offers the first tactic', async () => {
      clearAllMocks()
      await userEvent.click(await canvas.findByRole('button', { name: 'Add Tactic' }))
      const anchor = dayCell(canvasElement, 'November 18')
      await expect(args.onCreate).toHaveBeenCalledWith(
        expect.objectContaining({ startDate: '2026-11-18T08:00:00', anchor }),
      )
    })
    await step('Offers nothing to viewers', async () => {
      await mount(<MonthCalendarHost {...args} isReadOnly />)
      await expect(await canvas.findByText(/^Nothing planned/u)).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Add Tactic' })).toBeNull()
      await expect(canvas.queryByText(/^Double-click/u)).toBeNull()
    })
    await step('Offers to clear filters', async () => {
      const onClearFilters = fn()
      await mount(<MonthCalendarHost {...args} onClearFilters={onClearFilters} />)
      await expect(
        await canvas.findByText('Nothing of this month matches the filters.'),
      ).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Add Tactic' })).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
      await expect(onClearFilters).toHaveBeenCalledOnce()
    })
    await step('Everything of the month lasts and stands in the overstory above', async () => {
      await mount(<MonthCalendarHost {...args} hasItemsElsewhere />)
      await expect(dayCell(canvasElement, 'November 18')).toBeVisible()
      await expect(canvas.queryByText(/^Nothing planned/u)).not.toBeInTheDocument()
    })
  },
}
