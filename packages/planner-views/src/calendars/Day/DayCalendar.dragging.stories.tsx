import type { Meta, StoryObj } from '@storybook/react-vite'
import { lowerEdgeOf, middleOf, rightEdgeOf } from '@throughline/test-support/dom'
import { clearAllMocks, expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { editableDayArgs } from './fixtures/day-args'
import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { tacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import { DayCalendar } from './DayCalendar'
import { DayCalendarHost } from './fixtures/DayCalendarHost'
import { dragTo } from '../../calendar-core/fixtures/drag'
import { HALF_HOUR, allDayRowOf, cellAt, expectSaid, itemNamed } from './fixtures/day-page'
import { STORY_DAY, timedFixture, wednesdayFixture } from './fixtures/wednesday'

const meta = {
  title: 'Planner views/Calendars/DayCalendar/Dragging',
  component: DayCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: editableDayArgs,
  render: (args) => <DayCalendarHost {...args} />,
} satisfies Meta<typeof DayCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

export const ResizesAndDrawsNothingElse: Story = {
  play: async ({ args, canvasElement, mount, step }) => {
    await step('Resizes an all day tactic by its edge', async () => {
      await mount(
        <DayCalendarHost
          {...args}
          dayCount={3}
          items={[tacticFixture({ id: 1, title: 'Catalog', on: STORY_DAY, channelId: 5 })]}
        />,
      )
      await dragTo(
        rightEdgeOf(itemNamed(canvasElement, 'Catalog')),
        middleOf(allDayRowOf(canvasElement, 'Friday')),
      )
      await expectOnce(args.onResize, {
        item: expect.objectContaining({ id: 1 }),
        edge: 'end',
        startDate: '2026-11-18T08:00:00',
        endDate: '2026-11-20T08:00:00',
        isAllDay: true,
      })
    })
    await step(
      'Nothing is drawn while the pointer moves: the boxes stay the elements that they were',
      async () => {
        await mount(
          <DayCalendarHost
            {...args}
            items={[timedFixture(1, 'Newsletter', '09:00', '10:00'), ...wednesdayFixture]}
          />,
        )
        const grid = within(canvasElement).getByRole('grid')
        const from = middleOf(itemNamed(canvasElement, 'Loyalty evening'))
        let changesOutside = 0
        const observer = new MutationObserver((records) => {
          changesOutside += records.filter(
            ({ target }) =>
              target instanceof Element && target.closest('[data-part="layer"]') === null,
          ).length
        })
        await dragTo(
          from,
          { x: from.x, y: from.y - HALF_HOUR * 2 },
          {
            beforeRelease: async () => {
              observer.observe(grid, { subtree: true, childList: true, attributes: true })
              for (const aside of [30, 60, 90]) {
                await fireEvent.pointerMove(grid, {
                  clientX: from.x,
                  clientY: from.y - aside,
                  pointerId: 1,
                  buttons: 1,
                })
              }
              observer.takeRecords()
              await expect(changesOutside).toBe(0)
            },
          },
        )
        observer.disconnect()
      },
    )
  },
}

export const DragsATactic: Story = {
  args: { dayCount: 3 },
  play: async ({ args, canvasElement, step }) => {
    await step('Escape cancels a drag', async () => {
      const from = middleOf(itemNamed(canvasElement, 'Loyalty evening'))
      await dragTo(
        from,
        { x: from.x, y: from.y - HALF_HOUR * 3 },
        {
          beforeRelease: async () => {
            await userEvent.keyboard('{Escape}')
          },
        },
      )
      await expect(args.onMove).not.toHaveBeenCalled()
      await expect(args.onOpenItem).not.toHaveBeenCalled()
      await expectSaid(canvasElement, 'Loyalty evening stays where it was')
    })
    await step('Half an hour, in pixels of the stories', async () => {
      clearAllMocks()
      const from = middleOf(itemNamed(canvasElement, 'Press preview'))
      await step(
        'The dragged box says where it would be dropped, in quarters of an hour',
        async () => {
          await dragTo(
            from,
            { x: from.x, y: from.y + HALF_HOUR * 2.6 },
            {
              beforeRelease: async () => {
                await expect(within(canvasElement).getByText('11:45–13:15')).toBeVisible()
              },
            },
          )
        },
      )
      await expectOnce(args.onMove, {
        item: expect.objectContaining({ id: 14 }),
        startDate: '2026-11-18T11:45:00',
        endDate: '2026-11-18T13:15:00',
        isAllDay: false,
      })
      await step('It keeps the focus, is spoken of, and was not opened', async () => {
        await waitFor(async () => {
          await expect(itemNamed(canvasElement, '^11:45 Press preview.*until 13:15$')).toHaveFocus()
        })
        await expectSaid(canvasElement, 'Press preview moved to 11/18/26, 11:45–13:15')
        await expect(args.onOpenItem).not.toHaveBeenCalled()
      })
    })
    clearAllMocks()
    await step('Into the all-day row it becomes an all-day tactic', async () => {
      await dragTo(
        middleOf(itemNamed(canvasElement, 'Lunch offer')),
        middleOf(allDayRowOf(canvasElement)),
      )
      await expect(args.onMove).toHaveBeenLastCalledWith({
        item: expect.objectContaining({ id: 16 }),
        startDate: '2026-11-18T08:00:00',
        endDate: '2026-11-18T08:00:00',
        isAllDay: true,
      })
    })
    await step('Out of it, one of an hour', async () => {
      await waitFor(async () => {
        await expect(itemNamed(canvasElement, '^Lunch offer')).toBeVisible()
      })
      await dragTo(
        middleOf(itemNamed(canvasElement, '^Lunch offer')),
        middleOf(cellAt(canvasElement, '15:30'), { y: -8 }),
      )
      await expect(args.onMove).toHaveBeenLastCalledWith({
        item: expect.objectContaining({ id: 16 }),
        startDate: '2026-11-18T15:30:00',
        endDate: '2026-11-18T16:30:00',
        isAllDay: false,
      })
    })
    await step('Refuses to move a repeating tactic', async () => {
      clearAllMocks()
      const from = middleOf(itemNamed(canvasElement, 'Weekly deals'))
      await dragTo(from, { x: from.x, y: from.y + HALF_HOUR * 2 })
      await expect(args.onMove).not.toHaveBeenCalled()
      await expectOnce(args.onMoveRefused, {
        item: expect.objectContaining({ id: 12 }),
        code: 'repeating',
      })
      await expectSaid(canvasElement, 'Weekly deals cannot be moved')
    })
    await step('Resizes a tactic by its lower edge', async () => {
      clearAllMocks()
      const from = lowerEdgeOf(itemNamed(canvasElement, 'Loyalty evening'))
      await dragTo(from, { x: from.x, y: from.y - HALF_HOUR })
      await expectOnce(args.onResize, {
        item: expect.objectContaining({ id: 18 }),
        edge: 'end',
        startDate: '2026-11-18T17:30:00',
        endDate: '2026-11-18T19:30:00',
        isAllDay: false,
      })
      await expectSaid(canvasElement, 'Loyalty evening now lasts 11/18/26, 17:30–19:30')
    })
    await step('Drags a tactic to another day', async () => {
      clearAllMocks()
      const from = middleOf(itemNamed(canvasElement, 'Loyalty evening'))
      const friday = middleOf(cellAt(canvasElement, '18:30', 'Friday'))
      await dragTo(from, { x: friday.x, y: from.y })
      await expectOnce(args.onMove, {
        item: expect.objectContaining({ id: 18 }),
        startDate: '2026-11-20T17:30:00',
        endDate: '2026-11-20T19:30:00',
        isAllDay: false,
      })
    })
  },
}
