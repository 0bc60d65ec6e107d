import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, userEvent, within } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { editableMonthArgs } from './fixtures/month-args'
import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { dayCell } from './fixtures/day-cell'
import { dragBetween } from '../../calendar-core/fixtures/drag'

import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
import { MonthCalendar } from './MonthCalendar'

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Creating',
  component: MonthCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: editableMonthArgs,
  render: (args) => <MonthCalendarHost {...args} />,
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

export const CreatesOverDays: Story = {
  play: async ({ args, canvasElement, mount, step }) => {
    await step('Chooses days with the keyboard', async () => {
      await mount(<MonthCalendarHost {...args} />)
      const status = within(canvasElement).getByRole('status')
      await userEvent.tab()
      await step('Shift with arrows chooses, and Esc gives up', async () => {
        await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
        await expect(status).toHaveTextContent('11/18/26 to 11/26/26 chosen, 9 days')
        await userEvent.keyboard('{Escape}')
        await expect(status).toHaveTextContent('No days chosen')
        await expect(canvasElement.querySelector('[data-part="target"]')).toBeNull()
      })
      await step('Enter creates over all of them, also where a day has items', async () => {
        await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}')
        await expectOnce(args.onCreate, {
          startDate: '2026-11-24T08:00:00',
          endDate: '2026-11-26T08:00:00',
          isAllDay: true,
          anchor: dayCell(canvasElement, 'November 24'),
        })
      })
      await step('After that a single day is chosen again', async () => {
        await userEvent.keyboard('n')
        await expect(args.onCreate).toHaveBeenLastCalledWith(
          expect.objectContaining({ endDate: '2026-11-24T08:00:00', isAllDay: false }),
        )
      })
    })
    await step('Drags over days to create', async () => {
      clearAllMocks()
      const last = dayCell(canvasElement, 'November 17')
      await dragBetween(dayCell(canvasElement, 'November 25'), last, {
        beforeRelease: async () => {
          // The chosen days are in two weeks, and each week marks its part.
          await expect(
            canvasElement.querySelectorAll('[data-part="target"]:not([hidden])'),
          ).toHaveLength(2)
        },
      })
      await expectOnce(args.onCreate, {
        startDate: '2026-11-17T08:00:00',
        endDate: '2026-11-25T08:00:00',
        isAllDay: true,
        anchor: last,
      })
    })
    await step('Escape cancels chosen days', async () => {
      clearAllMocks()
      await dragBetween(
        dayCell(canvasElement, 'November 24'),
        dayCell(canvasElement, 'November 25'),
        { beforeRelease: () => userEvent.keyboard('{Escape}') },
      )
      await expect(args.onCreate).not.toHaveBeenCalled()
    })
    await step('Asks the host before creating', async () => {
      clearAllMocks()
      await mount(
        <MonthCalendarHost {...args} canCreate={() => ({ allowed: false, code: 'viewer' })} />,
      )
      await userEvent.tab()
      await userEvent.keyboard('n')
      await expect(args.onCreate).not.toHaveBeenCalled()
      await expectOnce(args.onRefused, {
        action: 'create',
        item: null,
        code: 'viewer',
      })
      await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
        'Nothing can be added here',
      )
    })
  },
}
