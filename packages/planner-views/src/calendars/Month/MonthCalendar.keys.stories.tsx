import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, userEvent, waitFor, within } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { editableMonthArgs } from './fixtures/month-args'
import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { dayCell } from './fixtures/day-cell'

import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
import { MonthCalendar } from './MonthCalendar'

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Keys',
  component: MonthCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: editableMonthArgs,
  render: (args) => <MonthCalendarHost {...args} />,
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

export const IsWorkedByKeys: Story = {
  render: (args) => (
    <>
      <MonthCalendarHost {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Tab leads to today and out of the grid', async () => {
      await userEvent.tab()
      await expect(dayCell(canvasElement, 'November 18')).toHaveFocus()
      // Both tactics of the 18th, one of them across three days, and then out.
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.tab()
      await expect(within(canvasElement).getByRole('button', { name: 'After' })).toHaveFocus()
    })
    await step('Moves with the keyboard', async () => {
      clearAllMocks()
      await step('Arrows lead to the 12th, Enter into its tactics', async () => {
        dayCell(canvasElement, 'November 18').focus()
        await userEvent.keyboard('{ArrowUp}{ArrowRight}')
        await expect(dayCell(canvasElement, 'November 12')).toHaveFocus()
        await userEvent.keyboard('{Enter}{ArrowDown}')
        await expect(
          canvas.getByRole('button', { name: /^Cart reminder, Out of home/u }),
        ).toHaveFocus()
      })
      await step('Alt with an arrow moves it by a day, then by a week', async () => {
        await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
        const aDayLater = { name: 'Cart reminder, Out of home, 11/13/26' }
        await expect(canvas.getByRole('button', aDayLater)).toHaveFocus()
        await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
        const aWeekLater = { name: 'Cart reminder, Out of home, 11/20/26' }
        await expect(canvas.getByRole('button', aWeekLater)).toHaveFocus()
        await expect(canvas.getByRole('status')).toHaveTextContent(
          'Cart reminder moved to 11/20/26',
        )
      })
      await expect(args.onMove).toHaveBeenCalledTimes(2)
      await step('Esc backs out to the day', async () => {
        await userEvent.keyboard('{Escape}')
        await expect(dayCell(canvasElement, 'November 20')).toHaveFocus()
      })
    })
    await step('Creates and opens days with the keyboard', async () => {
      clearAllMocks()
      dayCell(canvasElement, 'November 18').focus()
      await userEvent.keyboard('n')
      await expect(args.onCreate).toHaveBeenLastCalledWith(
        expect.objectContaining({ startDate: '2026-11-18T08:00:00' }),
      )
      await userEvent.keyboard('d')
      await expect(args.onOpenDay).toHaveBeenLastCalledWith({ day: '2026-11-18' })
      // The 25th is empty, so Enter has nothing to go into.
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(dayCell(canvasElement, 'November 25')).toHaveFocus()
      await expect(args.onCreate).toHaveBeenLastCalledWith(
        expect.objectContaining({ startDate: '2026-11-25T08:00:00' }),
      )
    })
    await step('Follows a tactic into the next month', async () => {
      clearAllMocks()
      canvas.getByRole('button', { name: /^Store window reset, Direct mail, 12\/05\/26/u }).focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await expectOnce(args.onMonthChange, { month: '2026-12' })
      await waitFor(() =>
        expect(
          canvas.getByRole('button', { name: 'Store window reset, Direct mail, 12/12/26' }),
        ).toHaveFocus(),
      )
    })
    await step('Walks over days and months', async () => {
      await userEvent.keyboard('{Escape}{PageUp}')
      dayCell(canvasElement, 'November 18').focus()
      clearAllMocks()
      await step('Home and End go to the ends of the week, with Ctrl of the month', async () => {
        await userEvent.keyboard('{Home}')
        await expect(dayCell(canvasElement, 'November 15')).toHaveFocus()
        await userEvent.keyboard('{End}')
        await expect(dayCell(canvasElement, 'November 21')).toHaveFocus()
        await userEvent.keyboard('{Control>}{End}{/Control}')
        await expect(dayCell(canvasElement, 'November 30')).toHaveFocus()
      })
      await step('Page Down turns to the same day of the next month', async () => {
        await userEvent.keyboard('{PageDown}')
        await expectOnce(args.onMonthChange, { month: '2026-12' })
        await expect(dayCell(canvasElement, 'December 30')).toHaveFocus()
      })
      await step('An arrow beyond the shown weeks turns the page as well', async () => {
        await userEvent.keyboard('{ArrowDown}')
        await expect(args.onMonthChange).toHaveBeenLastCalledWith({ month: '2027-01' })
        await expect(dayCell(canvasElement, 'January 6')).toHaveFocus()
      })
    })
  },
}
