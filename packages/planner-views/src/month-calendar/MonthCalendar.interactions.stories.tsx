import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'

import { dayCell } from './fixtures/day-cell'
import { dragBetween } from './fixtures/drag-between'
import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
import { novemberFixture } from './fixtures/november'
import {
  NATIONAL_PLAN_ID,
  channelFixtures,
  tacticFixture,
} from '../calendar-parts/fixtures/plan-fixtures'
import { MonthCalendar } from './MonthCalendar'

const meta = {
  title: 'Planner views/MonthCalendar/Behaviour',
  component: MonthCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    month: '2026-11',
    today: '2026-11-18',
    items: novemberFixture,
    channels: channelFixtures,
    currentPlanId: NATIONAL_PLAN_ID,
    onCreate: fn(),
    onMove: fn(),
    onResize: fn(),
    onMoveRefused: fn(),
    onRefused: fn(),
    onCopyItem: fn(),
    onDeleteItem: fn(),
    onOpenEvent: fn(),
    onRangeChange: fn(),
    onOpenItem: fn(),
    onOpenDay: fn(),
    onMonthChange: fn(),
    onRetry: fn(),
  },
  render: (args) => <MonthCalendarHost {...args} />,
} satisfies Meta<typeof MonthCalendar>

export default meta
type Story = StoryObj<typeof meta>

async function expectOnce(callback: unknown, request: object): Promise<void> {
  await expect(callback).toHaveBeenCalledOnce()
  await expect(callback).toHaveBeenCalledWith(request)
}

export const DoubleClickOnADayCreates: Story = {
  play: async ({ args, canvasElement, step }) => {
    const cell = dayCell(canvasElement, 'November 25')
    await step('One click only chooses the day', async () => {
      await userEvent.click(cell)
      await expect(cell).toHaveFocus()
      await expect(args.onCreate).not.toHaveBeenCalled()
    })
    await step('A second one soon after asks for a tactic at eight', async () => {
      await userEvent.click(cell)
      await expectOnce(args.onCreate, {
        startDate: '2026-11-25T08:00:00',
        endDate: '2026-11-25T08:00:00',
        isAllDay: false,
        anchor: cell,
      })
    })
  },
}

export const ClicksOnTwoDaysCreateNothing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(dayCell(canvasElement, 'November 25'))
    await userEvent.click(dayCell(canvasElement, 'November 24'))
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

export const ReadOnlyCreatesAndMovesNothing: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvasElement }) => {
    const cell = dayCell(canvasElement, 'November 25')
    await userEvent.click(cell)
    await userEvent.click(cell)
    await userEvent.keyboard('n')
    await dragBetween(
      within(canvasElement).getByRole('button', { name: /^Category refresh/u }),
      dayCell(canvasElement, 'November 18'),
    )
    await expect(args.onCreate).not.toHaveBeenCalled()
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const OpensATacticAndADay: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('button', {
      name: 'Category refresh, Out of home, 11/10/26 to 11/12/26',
    })
    await userEvent.click(bar)
    await expectOnce(args.onOpenItem, {
      item: expect.objectContaining({ id: 118 }),
      anchor: bar,
    })
    await userEvent.click(
      canvas.getByRole('button', { name: '11, Wednesday, November 2026, 3 items' }),
    )
    await expectOnce(args.onOpenDay, { day: '2026-11-11' })
  },
}

export const DragsATacticTwoDaysLater: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('Pulled from Friday the 6th to Sunday the 8th', async () => {
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
  },
}

export const DragsALongTacticFromItsMiddle: Story = {
  play: async ({ args, canvasElement }) => {
    // Grabbed on Wednesday the 11th and let go on Thursday the 19th: eight days later.
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
  },
}

export const EscGivesBack: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await dragBetween(
      canvas.getByRole('button', { name: /^Catalog in home, Radio/u }),
      dayCell(canvasElement, 'November 8'),
      { beforeRelease: () => userEvent.keyboard('{Escape}') },
    )
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Catalog in home stays where it was')
    await expect(canvas.getByRole('button', { name: /^Catalog in home, Radio/u })).toBeVisible()
  },
}

export const RefusesToMoveARepeatingTactic: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await dragBetween(
      canvas.getByRole('button', { name: /^8:00 Weekly deals, Paid social, 11\/03\/26/u }),
      dayCell(canvasElement, 'November 8'),
    )
    await expect(args.onMove).not.toHaveBeenCalled()
    await expectOnce(args.onMoveRefused, {
      item: expect.objectContaining({ id: 103 }),
      code: 'repeating',
    })
  },
}

export const RefusesToMoveTacticsOfAnotherPlan: Story = {
  play: async ({ args, canvasElement }) => {
    const bar = within(canvasElement).getByRole('button', {
      name: /^Regional radio spots.*plan WR/u,
    })
    await dragBetween(bar, dayCell(canvasElement, 'November 25'))
    await expectOnce(args.onMoveRefused, {
      item: expect.objectContaining({ id: 147 }),
      code: 'other-plan',
    })
  },
}

export const AsksTheHostBeforeMoving: Story = {
  args: { movePolicy: () => ({ allowed: false, code: 'viewer' }) },
  play: async ({ args, canvasElement }) => {
    await dragBetween(
      within(canvasElement).getByRole('button', { name: /^Catalog in home, Radio/u }),
      dayCell(canvasElement, 'November 8'),
    )
    await expectOnce(args.onMoveRefused, {
      item: expect.objectContaining({ id: 112 }),
      code: 'viewer',
    })
  },
}

export const ARefusedDragOpensNothing: Story = {
  args: {
    items: [
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
  play: async ({ args, canvasElement }) => {
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
  },
}

export const MovesWithTheKeyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('Tab leads to today, arrows to the 12th, Enter into its tactics', async () => {
      await userEvent.tab()
      await expect(dayCell(canvasElement, 'November 18')).toHaveFocus()
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
      await expect(canvas.getByRole('status')).toHaveTextContent('Cart reminder moved to 11/20/26')
    })
    await expect(args.onMove).toHaveBeenCalledTimes(2)
    await step('Esc backs out to the day', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(dayCell(canvasElement, 'November 20')).toHaveFocus()
    })
  },
}

export const FollowsATacticIntoTheNextMonth: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: /^Store window reset, Direct mail, 12\/05\/26/u }).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expectOnce(args.onMonthChange, { month: '2026-12' })
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: 'Store window reset, Direct mail, 12/12/26' }),
      ).toHaveFocus(),
    )
  },
}

export const WalksOverDaysAndMonths: Story = {
  play: async ({ args, canvasElement, step }) => {
    await userEvent.tab()
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
  },
}

export const CreatesAndOpensDaysWithTheKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
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
  },
}

export const TabLeavesTheGrid: Story = {
  render: (args) => (
    <>
      <MonthCalendarHost {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    // Both tactics of the 18th, one of them across three days, and then out.
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'After' })).toHaveFocus()
  },
}

export const OpensTheDayList: Story = {
  args: { laneMode: 'fit' },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const more = await canvas.findByRole('button', { name: '+3 more on 11/05/26' })
    await userEvent.click(more)
    const list = within(await canvas.findByRole('dialog', { name: 'Thursday, November 5, 2026' }))
    await step('It holds every tactic of the day and begins with the first', async () => {
      await expect(list.getAllByRole('listitem')).toHaveLength(7)
      await expect(list.getByRole('button', { name: /^Postcard drop 2/u })).toHaveFocus()
    })
    await step('Esc closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
      await expect(more).toHaveFocus()
    })
    await step('A tactic that the grid hides is opened from it', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard('{ArrowUp}{Enter}')
      await expectOnce(args.onOpenItem, {
        item: expect.objectContaining({ id: 111 }),
        anchor: more,
      })
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    })
  },
}

export const ListsADayWhereThereIsNoDayView: Story = {
  render: ({ onOpenDay: _noDayView, ...args }) => <MonthCalendarHost {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('The number of a day opens its list', async () => {
      const cell = within(dayCell(canvasElement, 'November 5'))
      await userEvent.click(cell.getByRole('button', { name: /^5, Thursday/u }))
      const list = await canvas.findByRole('dialog', { name: 'Thursday, November 5, 2026' })
      await expect(within(list).getAllByRole('listitem')).toHaveLength(7)
      await userEvent.keyboard('{Escape}')
    })
    await step('So does D, also on a day without anything', async () => {
      await userEvent.click(dayCell(canvasElement, 'November 25'))
      await userEvent.keyboard('d')
      const list = await canvas.findByRole('dialog', { name: 'Wednesday, November 25, 2026' })
      await expect(list).toHaveTextContent('Nothing planned on this day.')
    })
  },
}

export const KeepsTheMonthWhenABarFromBeforeItIsMoved: Story = {
  args: {
    items: [
      tacticFixture({
        id: 900,
        title: 'Autumn tour',
        on: '2026-10-20',
        to: '2026-11-04',
        channelId: 10,
      }),
    ],
  },
  play: async ({ args, canvasElement }) => {
    const bar = within(canvasElement).getByRole('button', { name: /^Autumn tour/u })
    await dragBetween(bar, dayCell(canvasElement, 'November 6'))
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMonthChange).not.toHaveBeenCalled()
  },
}

export const TriesAgainAfterAFailure: Story = {
  args: { items: [], status: 'error' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
