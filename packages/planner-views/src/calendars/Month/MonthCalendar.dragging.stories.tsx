import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fireEvent, userEvent, within } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { editableMonthArgs } from './fixtures/month-args'
import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { dayCell } from './fixtures/day-cell'
import { dragBetween } from '../../calendar-core/fixtures/drag'
import { novemberFixture } from './fixtures/november'
import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
import { tacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import { MonthCalendar } from './MonthCalendar'

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Dragging',
  component: MonthCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: editableMonthArgs,
  render: (args) => <MonthCalendarHost {...args} />,
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

export const DragsATactic: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Escape cancels a drag', async () => {
      await dragBetween(
        canvas.getByRole('button', { name: /^Catalog in home, Radio/u }),
        dayCell(canvasElement, 'November 8'),
        { beforeRelease: () => userEvent.keyboard('{Escape}') },
      )
      await expect(args.onMove).not.toHaveBeenCalled()
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Catalog in home stays where it was',
      )
      await expect(canvas.getByRole('button', { name: /^Catalog in home, Radio/u })).toBeVisible()
    })
    await step('Drags a tactic two days later', async () => {
      clearAllMocks()
      await step('Dragged from Friday the 6th to Sunday the 8th', async () => {
        await dragBetween(
          canvas.getByRole('button', { name: /^Catalog in home, Radio/u }),
          dayCell(canvasElement, 'November 8'),
        )
      })
      await expectOnce(args.onMove, {
        item: expect.objectContaining({ id: 112 }),
        startDate: '2026-11-08T08:00:00',
        endDate: '2026-11-08T08:00:00',
        isAllDay: true,
      })
      await step('It lies there, keeps the focus, is spoken of, and was not opened', async () => {
        const moved = canvas.getByRole('button', { name: 'Catalog in home, Radio, 11/08/26' })
        await expect(moved).toHaveFocus()
        await expect(canvas.getByRole('status')).toHaveTextContent(
          'Catalog in home moved to 11/08/26',
        )
        await expect(args.onOpenItem).not.toHaveBeenCalled()
      })
    })
    await step('Drags a long tactic from its middle', async () => {
      clearAllMocks()
      // Grabbed on Wednesday the 11th and dropped on Thursday the 19th: eight days later.
      await dragBetween(
        within(canvasElement).getByRole('button', { name: /^Category refresh/u }),
        dayCell(canvasElement, 'November 19'),
      )
      await expectOnce(args.onMove, {
        item: expect.objectContaining({ id: 118 }),
        startDate: '2026-11-18T08:00:00',
        endDate: '2026-11-20T08:00:00',
        isAllDay: true,
      })
    })
    await step('Refuses to move a repeating tactic', async () => {
      clearAllMocks()
      await dragBetween(
        canvas.getByRole('button', { name: /^8:00 Weekly deals, Paid social, 11\/03\/26/u }),
        dayCell(canvasElement, 'November 8'),
      )
      await expect(args.onMove).not.toHaveBeenCalled()
      await expectOnce(args.onMoveRefused, {
        item: expect.objectContaining({ id: 103 }),
        code: 'repeating',
      })
    })
    await step('Refuses to move tactics of another plan', async () => {
      clearAllMocks()
      const bar = within(canvasElement).getByRole('button', {
        name: /^Regional radio spots.*plan WR/u,
      })
      await dragBetween(bar, dayCell(canvasElement, 'November 25'))
      await expectOnce(args.onMoveRefused, {
        item: expect.objectContaining({ id: 147 }),
        code: 'other-plan',
      })
    })
  },
}

export const ARefusedDragChangesNothing: Story = {
  args: {
    items: [
      ...novemberFixture,
      tacticFixture({
        id: 901,
        title: 'Autumn tour',
        on: '2026-11-09',
        to: '2026-11-13',
        channelId: 10,
      }),
    ],
    movePolicy: () => ({ allowed: false, code: 'viewer' }),
  },
  play: async ({ args, canvasElement, step }) => {
    await step('Asks the host before moving', async () => {
      await dragBetween(
        within(canvasElement).getByRole('button', { name: /^Catalog in home, Radio/u }),
        dayCell(canvasElement, 'November 8'),
      )
      await expectOnce(args.onMoveRefused, {
        item: expect.objectContaining({ id: 112 }),
        code: 'viewer',
      })
    })
    await step('A refused drag opens nothing', async () => {
      clearAllMocks()
      const bar = within(canvasElement).getByRole('button', { name: /^Autumn tour/u })
      const { left, top, height } = bar.getBoundingClientRect()
      const from = { clientX: left + 10, clientY: top + height / 2 }
      const to = { ...from, clientX: left + 60 }
      const pointer = { pointerId: 1, isPrimary: true, button: 0 }
      await fireEvent.pointerDown(bar, { ...pointer, ...from, buttons: 1 })
      await fireEvent.pointerMove(bar, { ...pointer, ...to, buttons: 1 })
      await fireEvent.pointerUp(bar, { ...pointer, ...to })
      await fireEvent.click(bar, to)
      await expect(args.onMoveRefused).toHaveBeenCalledOnce()
      await expect(args.onOpenItem).not.toHaveBeenCalled()
    })
  },
}
