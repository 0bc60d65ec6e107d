import type { Meta, StoryObj } from '@storybook/react-vite'
import { middleOf } from '@throughline/test-support/dom'
import { clearAllMocks, expect, within } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { editableDayArgs } from './fixtures/day-args'
import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { DayCalendar } from './DayCalendar'
import { DayCalendarHost } from './fixtures/DayCalendarHost'
import { clickAt, dragTo } from '../../calendar-core/fixtures/drag'
import { allDayRowOf, cellAt } from './fixtures/day-page'

const meta = {
  title: 'Planner views/Calendars/DayCalendar/Creating',
  component: DayCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: editableDayArgs,
  render: (args) => <DayCalendarHost {...args} />,
} satisfies Meta<typeof DayCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

export const CreatesByPointer: Story = {
  play: async ({ args, canvasElement, mount, step }) => {
    await step('Double click on a time creates', async () => {
      await mount(<DayCalendarHost {...args} />)
      const cell = cellAt(canvasElement, '15:30')
      const place = middleOf(cell, { y: 6 })
      await step('One click only chooses the time', async () => {
        await clickAt(place)
        await expect(args.onCreate).not.toHaveBeenCalled()
      })
      await step(
        'A second one soon after asks for a tactic at that quarter of an hour',
        async () => {
          await clickAt(place)
          await expectOnce(args.onCreate, {
            startDate: '2026-11-18T15:45:00',
            endDate: '2026-11-18T15:45:00',
            isAllDay: false,
            anchor: cell,
          })
        },
      )
    })
    await step('Dragging over times creates a range', async () => {
      clearAllMocks()
      const cell = cellAt(canvasElement, '15:00')
      await step('The marked range says its times', async () => {
        await dragTo(
          middleOf(cell, { y: -6 }),
          middleOf(cellAt(canvasElement, '16:00'), { y: 8 }),
          {
            beforeRelease: async () => {
              await expect(within(canvasElement).getByText('15:00–16:30')).toBeVisible()
            },
          },
        )
      })
      await expectOnce(args.onCreate, {
        startDate: '2026-11-18T15:00:00',
        endDate: '2026-11-18T16:30:00',
        isAllDay: false,
        anchor: cell,
      })
    })
    await step('Double click in the all day row creates for the whole day', async () => {
      clearAllMocks()
      await mount(<DayCalendarHost {...args} items={[]} />)
      const cell = allDayRowOf(canvasElement)
      await clickAt(middleOf(cell))
      await clickAt(middleOf(cell))
      await expectOnce(args.onCreate, {
        startDate: '2026-11-18T08:00:00',
        endDate: '2026-11-18T08:00:00',
        isAllDay: true,
        anchor: cell,
      })
    })
    await step('Dragging over the all day row creates for several days', async () => {
      clearAllMocks()
      await mount(<DayCalendarHost {...args} items={[]} dayCount={3} />)
      await dragTo(
        middleOf(allDayRowOf(canvasElement, 'Friday')),
        middleOf(allDayRowOf(canvasElement, 'Thursday')),
      )
      await expectOnce(args.onCreate, {
        startDate: '2026-11-19T08:00:00',
        endDate: '2026-11-20T08:00:00',
        isAllDay: true,
        anchor: allDayRowOf(canvasElement, 'Friday'),
      })
    })
  },
}
