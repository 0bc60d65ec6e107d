import type { Meta, StoryObj } from '@storybook/react-vite'
import { lowerEdgeOf, middleOf } from '@throughline/test-support/dom'
import { clearAllMocks, expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { editableDayArgs } from './fixtures/day-args'
import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { tacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import { DayCalendar } from './DayCalendar'
import { DayCalendarHost } from './fixtures/DayCalendarHost'
import { clickAt, dragTo } from '../../calendar-core/fixtures/drag'
import { HALF_HOUR, allDayRowOf, cellAt, itemNamed } from './fixtures/day-page'
import { STORY_DAY, eventFixtures, nightFair } from './fixtures/wednesday'

const meta = {
  title: 'Planner views/Calendars/DayCalendar/Behavior',
  component: DayCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: editableDayArgs,
  render: (args) => <DayCalendarHost {...args} />,
} satisfies Meta<typeof DayCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

export const ChangesNothingThatIsRefused: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Read only creates and moves nothing', async () => {
      await mount(<DayCalendarHost {...args} isReadOnly />)
      const cell = cellAt(canvasElement, '15:30')
      await clickAt(middleOf(cell))
      await clickAt(middleOf(cell))
      cell.focus()
      await userEvent.keyboard('n')
      const from = middleOf(itemNamed(canvasElement, 'Press preview'))
      await dragTo(from, { x: from.x, y: from.y + HALF_HOUR * 2 })
      itemNamed(canvasElement, 'Press preview').focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Delete}')
      await expect(args.onCreate).not.toHaveBeenCalled()
      await expect(args.onMove).not.toHaveBeenCalled()
      await expect(args.onDeleteItem).not.toHaveBeenCalled()
    })
    await step('Offers no menu on a time that is read only', async () => {
      const isOurs = !(await fireEvent.contextMenu(cellAt(canvasElement, '16:00')))
      await expect(isOurs).toBe(false)
    })
    await step('Half an hour, in pixels of the stories', async () => {
      clearAllMocks()
      await mount(
        <DayCalendarHost
          {...args}
          movePolicy={(_item, change) =>
            change === 'resize' ? { allowed: false, code: 'monthly' } : { allowed: true }
          }
          canCreate={() => ({ allowed: false, code: 'viewer' })}
          deletePolicy={() => ({ allowed: false, code: 'locked' })}
        />,
      )
      const edge = lowerEdgeOf(itemNamed(canvasElement, 'Loyalty evening'))
      await dragTo(edge, { x: edge.x, y: edge.y - HALF_HOUR })
      await expectOnce(args.onMoveRefused, {
        item: expect.objectContaining({ id: 18 }),
        code: 'monthly',
      })
      await dragTo(
        middleOf(cellAt(canvasElement, '15:00')),
        middleOf(cellAt(canvasElement, '16:00')),
      )
      await expect(args.onRefused).toHaveBeenLastCalledWith({
        action: 'create',
        item: null,
        code: 'viewer',
      })
      itemNamed(canvasElement, 'Press preview').focus()
      await userEvent.keyboard('{Delete}')
      await expect(args.onRefused).toHaveBeenLastCalledWith({
        action: 'delete',
        item: expect.objectContaining({ id: 14 }),
        code: 'locked',
      })
      await expect(args.onCreate).not.toHaveBeenCalled()
      await expect(args.onDeleteItem).not.toHaveBeenCalled()
    })
    await step('Error offers another try', async () => {
      clearAllMocks()
      await mount(<DayCalendarHost {...args} items={[]} status="error" />)
      await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledOnce()
    })
  },
}

export const OpensWhatIsPressed: Story = {
  args: {
    events: [...eventFixtures, nightFair],
    dayCount: 3,
  },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Tells which days are on show', async () => {
      await expect(args.onRangeChange).toHaveBeenLastCalledWith({
        startDay: '2026-11-18',
        endDay: '2026-11-20',
      })
      cellAt(canvasElement, '8:00').focus()
      await userEvent.keyboard('{PageDown}')
      await expect(args.onDayChange).toHaveBeenLastCalledWith({ day: '2026-11-21' })
      await waitFor(async () => {
        await expect(args.onRangeChange).toHaveBeenLastCalledWith({
          startDay: '2026-11-21',
          endDay: '2026-11-23',
        })
      })
      await expect(cellAt(canvasElement, '8:00', 'Saturday')).toHaveFocus()
      await userEvent.keyboard('{PageUp}')
    })
    await step('Opens a tactic and an event', async () => {
      clearAllMocks()
      const item = itemNamed(canvasElement, 'Newsletter: gift guide')
      await userEvent.click(item)
      await expectOnce(args.onOpenItem, {
        item: expect.objectContaining({ id: 11 }),
        anchor: item,
      })
      const event = within(canvasElement).getByRole('button', {
        name: '13:30 Quarterly earnings call, event of Investors, 11/18/26, read only, until 15:00',
      })
      await userEvent.click(event)
      await expectOnce(args.onOpenEvent, {
        event: eventFixtures[1] ?? {},
        anchor: event,
      })
      await expect(
        within(canvasElement).getByRole('button', {
          name: 'Retail forum, Chicago, event of Industry, also in Trade shows, 11/17/26 to 11/19/26, read only',
        }),
      ).toBeVisible()
      await expect(
        within(canvasElement).getByRole('button', { name: /^Night fair/u }),
      ).toHaveTextContent(/^Night fair$/u)
    })
    clearAllMocks()
    await step('By keys on a half hour', async () => {
      cellAt(canvasElement, '16:00').focus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await expect(await canvas.findByRole('menu', { name: 'Day' })).toBeVisible()
      await userEvent.click(canvas.getByRole('menuitem', { name: /^Add Tactic/u }))
      await expect(args.onCreate).toHaveBeenLastCalledWith(
        expect.objectContaining({ startDate: '2026-11-18T16:00:00', isAllDay: false }),
      )
    })
    await step('By a right click on the all-day row', async () => {
      await userEvent.pointer({ keys: '[MouseRight]', target: allDayRowOf(canvasElement) })
      await userEvent.click(await canvas.findByRole('menuitem', { name: /^Add Tactic/u }))
      await expect(args.onCreate).toHaveBeenLastCalledWith(
        expect.objectContaining({ startDate: '2026-11-18T08:00:00', isAllDay: true }),
      )
    })
  },
}

export const MoreOpensTheWholeAllDayRow: Story = {
  args: {
    items: Array.from({ length: 9 }, (_, at) =>
      tacticFixture({
        id: 1 + at,
        title: `Tactic ${at + 1}`,
        on: STORY_DAY,
        channelId: 1 + at,
      }),
    ),
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('By keys the line is reached after the shown items', async () => {
      allDayRowOf(canvasElement).focus()
      await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowDown}')
      await expect(
        canvas.getByRole('button', { name: '+6 more all day on 11/18/26' }),
      ).toHaveFocus()
    })
    await step('It opens the rest, and the focus goes on there', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getAllByRole('button', { name: /^Tactic/u })).toHaveLength(9)
      await expect(canvas.getByRole('button', { name: /^Tactic 4/u })).toHaveFocus()
    })
    await step('And closes again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }))
      await expect(allDayRowOf(canvasElement)).toHaveFocus()
      await expect(canvas.getAllByRole('button', { name: /^Tactic/u })).toHaveLength(3)
    })
  },
}
