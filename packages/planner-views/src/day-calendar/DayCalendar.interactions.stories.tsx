import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'

import {
  NATIONAL_PLAN_ID,
  channelFixtures,
  tacticFixture,
} from '../calendar-parts/fixtures/plan-fixtures'
import { DayCalendar } from './DayCalendar'
import { DayCalendarHost } from './fixtures/DayCalendarHost'
import { clickAt, dragTo, lowerEdgeOf, middleOf, rightEdgeOf } from './fixtures/drag-to'
import { STORY_DAY, eventFixtures, timedFixture, wednesdayFixture } from './fixtures/wednesday'

const meta = {
  title: 'Planner views/DayCalendar/Behaviour',
  component: DayCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    day: STORY_DAY,
    today: STORY_DAY,
    now: '2026-11-18T14:20:00',
    items: wednesdayFixture,
    channels: channelFixtures,
    currentPlanId: NATIONAL_PLAN_ID,
    onCreate: fn(),
    onMove: fn(),
    onResize: fn(),
    onMoveRefused: fn(),
    onRefused: fn(),
    onOpenItem: fn(),
    onOpenEvent: fn(),
    onCopyItem: fn(),
    onDeleteItem: fn(),
    onDayChange: fn(),
    onRangeChange: fn(),
    onRetry: fn(),
  },
  render: (args) => <DayCalendarHost {...args} />,
} satisfies Meta<typeof DayCalendar>

export default meta
type Story = StoryObj<typeof meta>

/** Half an hour, in pixels of the stories. */
const HALF_HOUR = 24

const cellAt = (canvasElement: HTMLElement, time: string, day = 'Wednesday'): HTMLElement =>
  within(canvasElement).getByRole('gridcell', { name: new RegExp(`^${time}, ${day}`, 'u') })

const allDayRowOf = (canvasElement: HTMLElement, day = 'Wednesday'): HTMLElement =>
  within(canvasElement).getByRole('gridcell', { name: new RegExp(`^All day, ${day}`, 'u') })

const itemNamed = (canvasElement: HTMLElement, title: string): HTMLElement =>
  within(canvasElement).getByRole('button', { name: new RegExp(title, 'u') })

const expectSaid = async (canvasElement: HTMLElement, text: string): Promise<void> => {
  await waitFor(async () => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(text)
  })
}

async function expectOnce(callback: unknown, request: object): Promise<void> {
  await expect(callback).toHaveBeenCalledOnce()
  await expect(callback).toHaveBeenCalledWith(request)
}

export const DoubleClickOnATimeCreates: Story = {
  play: async ({ args, canvasElement, step }) => {
    const cell = cellAt(canvasElement, '15:30')
    const place = middleOf(cell, { y: 6 })
    await step('One click only chooses the time', async () => {
      await clickAt(place)
      await expect(args.onCreate).not.toHaveBeenCalled()
    })
    await step('A second one soon after asks for a tactic at that quarter of an hour', async () => {
      await clickAt(place)
      await expectOnce(args.onCreate, {
        startDate: '2026-11-18T15:45:00',
        endDate: '2026-11-18T15:45:00',
        isAllDay: false,
        anchor: cell,
      })
    })
  },
}

export const DoubleClickInTheAllDayRowCreatesForTheWholeDay: Story = {
  args: { items: [] },
  play: async ({ args, canvasElement }) => {
    const cell = allDayRowOf(canvasElement)
    await clickAt(middleOf(cell))
    await clickAt(middleOf(cell))
    await expectOnce(args.onCreate, {
      startDate: '2026-11-18T08:00:00',
      endDate: '2026-11-18T08:00:00',
      isAllDay: true,
      anchor: cell,
    })
  },
}

export const PullingOverTimesCreatesARange: Story = {
  play: async ({ args, canvasElement, step }) => {
    const cell = cellAt(canvasElement, '15:00')
    await step('The marked range says its times', async () => {
      await dragTo(
        middleOf(cell, { y: -6 }),
        middleOf(cellAt(canvasElement, '16:00'), { y: 8 }),
        async () => {
          await expect(within(canvasElement).getByText('15:00–16:30')).toBeVisible()
        },
      )
    })
    await expectOnce(args.onCreate, {
      startDate: '2026-11-18T15:00:00',
      endDate: '2026-11-18T16:30:00',
      isAllDay: false,
      anchor: cell,
    })
  },
}

export const DraggingOverTheAllDayRowCreatesForSeveralDays: Story = {
  args: { items: [], dayCount: 3 },
  play: async ({ args, canvasElement }) => {
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
  },
}

export const PullsATacticToAnotherTime: Story = {
  play: async ({ args, canvasElement, step }) => {
    const from = middleOf(itemNamed(canvasElement, 'Press preview'))
    await step(
      'The pulled box says where it would come to lie, in quarters of an hour',
      async () => {
        await dragTo(from, { x: from.x, y: from.y + HALF_HOUR * 2.6 }, async () => {
          await expect(within(canvasElement).getByText('11:45–13:15')).toBeVisible()
        })
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
  },
}

export const PullsATacticToAnotherDay: Story = {
  args: { dayCount: 3 },
  play: async ({ args, canvasElement }) => {
    const from = middleOf(itemNamed(canvasElement, 'Loyalty evening'))
    const friday = middleOf(cellAt(canvasElement, '18:30', 'Friday'))
    await dragTo(from, { x: friday.x, y: from.y })
    await expectOnce(args.onMove, {
      item: expect.objectContaining({ id: 18 }),
      startDate: '2026-11-20T17:30:00',
      endDate: '2026-11-20T20:00:00',
      isAllDay: false,
    })
  },
}

export const DragsBetweenTheHoursAndTheAllDayRow: Story = {
  play: async ({ args, canvasElement, step }) => {
    await step('Into the band it becomes an all-day tactic', async () => {
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
  },
}

export const ResizesATacticByItsLowerEdge: Story = {
  play: async ({ args, canvasElement }) => {
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
  },
}

export const ResizesAnAllDayTacticByItsEdge: Story = {
  args: {
    dayCount: 3,
    items: [tacticFixture({ id: 1, title: 'Catalog', on: STORY_DAY, channelId: 5 })],
  },
  play: async ({ args, canvasElement }) => {
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
  },
}

export const EscapeGivesADragBack: Story = {
  play: async ({ args, canvasElement }) => {
    const from = middleOf(itemNamed(canvasElement, 'Loyalty evening'))
    await dragTo(from, { x: from.x, y: from.y - HALF_HOUR * 3 }, async () => {
      await userEvent.keyboard('{Escape}')
    })
    await expect(args.onMove).not.toHaveBeenCalled()
    await expect(args.onOpenItem).not.toHaveBeenCalled()
    await expectSaid(canvasElement, 'Loyalty evening stays where it was')
  },
}

export const RefusesToMoveARepeatingTactic: Story = {
  play: async ({ args, canvasElement }) => {
    const from = middleOf(itemNamed(canvasElement, 'Weekly deals'))
    await dragTo(from, { x: from.x, y: from.y + HALF_HOUR * 2 })
    await expect(args.onMove).not.toHaveBeenCalled()
    await expectOnce(args.onMoveRefused, {
      item: expect.objectContaining({ id: 12 }),
      code: 'repeating',
    })
    await expectSaid(canvasElement, 'Weekly deals cannot be moved')
  },
}

export const TheHostVetoesByItsPolicies: Story = {
  args: {
    movePolicy: (_item, change) =>
      change === 'resize' ? { allowed: false, code: 'monthly' } : { allowed: true },
    canCreate: () => ({ allowed: false, code: 'viewer' }),
    deletePolicy: () => ({ allowed: false, code: 'locked' }),
  },
  play: async ({ args, canvasElement }) => {
    const edge = lowerEdgeOf(itemNamed(canvasElement, 'Loyalty evening'))
    await dragTo(edge, { x: edge.x, y: edge.y - HALF_HOUR })
    await expectOnce(args.onMoveRefused, {
      item: expect.objectContaining({ id: 18 }),
      code: 'monthly',
    })
    await dragTo(middleOf(cellAt(canvasElement, '15:00')), middleOf(cellAt(canvasElement, '16:00')))
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
  },
}

export const ReadOnlyCreatesAndMovesNothing: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvasElement }) => {
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
  },
}

export const OpensATacticAndAnEvent: Story = {
  args: { events: eventFixtures },
  play: async ({ args, canvasElement }) => {
    const item = itemNamed(canvasElement, 'Newsletter: gift guide')
    await userEvent.click(item)
    await expectOnce(args.onOpenItem, { item: expect.objectContaining({ id: 11 }), anchor: item })
    const event = within(canvasElement).getByRole('button', {
      name: '13:30 Quarterly earnings call, event of Investors, 11/18/26, read only, until 15:00',
    })
    await userEvent.click(event)
    await expectOnce(args.onOpenEvent, { event: eventFixtures[1] ?? {}, anchor: event })
    await expect(
      within(canvasElement).getByRole('button', {
        name: 'Retail forum, Chicago, event of Industry, also in Trade shows, 11/17/26 to 11/19/26, read only',
      }),
    ).toBeVisible()
  },
}

export const TellsWhichDaysAreOnShow: Story = {
  args: { dayCount: 3 },
  play: async ({ args, canvasElement }) => {
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
  },
}

export const KeysWalkTheTimes: Story = {
  args: { dayCount: 3 },
  play: async ({ args, canvasElement, step }) => {
    await step('The focus begins at eight today', async () => {
      await userEvent.tab()
      await expect(cellAt(canvasElement, '8:00')).toHaveFocus()
    })
    await step('Arrows walk half hours and days', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}')
      await expect(cellAt(canvasElement, '8:30', 'Thursday')).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
      await expect(cellAt(canvasElement, '8:00')).toHaveFocus()
    })
    await step('Home leads to the band, End to the last half hour', async () => {
      await userEvent.keyboard('{Home}')
      await expect(allDayRowOf(canvasElement)).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(cellAt(canvasElement, '0:00')).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}{End}')
      await expect(cellAt(canvasElement, '23:30')).toHaveFocus()
    })
    await step('Beyond the days the page turns', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expect(args.onDayChange).toHaveBeenLastCalledWith({ day: '2026-11-15' })
      await waitFor(async () => {
        await expect(cellAt(canvasElement, '23:30', 'Tuesday')).toHaveFocus()
      })
    })
  },
}

export const KeysGoIntoItemsAndBack: Story = {
  play: async ({ args, canvasElement, step }) => {
    const cell = cellAt(canvasElement, '10:30')
    cell.focus()
    await step('Enter goes into the item of that time, and opens it', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(itemNamed(canvasElement, 'Press preview')).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onOpenItem).toHaveBeenCalledOnce()
    })
    await step('Arrows go from item to item in the order of time', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(itemNamed(canvasElement, 'Influencer takeover')).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await expect(itemNamed(canvasElement, 'Homepage hero swap')).toHaveFocus()
    })
    await step('Escape goes back to its time', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(cellAt(canvasElement, '9:00')).toHaveFocus()
    })
    await step('Enter at an empty time asks for a new tactic', async () => {
      cellAt(canvasElement, '16:00').focus()
      await userEvent.keyboard('{Enter}')
      await expectOnce(args.onCreate, {
        startDate: '2026-11-18T16:00:00',
        endDate: '2026-11-18T16:00:00',
        isAllDay: false,
        anchor: cellAt(canvasElement, '16:00'),
      })
    })
  },
}

export const ShiftAndArrowsMarkARange: Story = {
  play: async ({ args, canvasElement, step }) => {
    const cell = cellAt(canvasElement, '15:00')
    cell.focus()
    await step('Each step is spoken', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
      await expectSaid(canvasElement, '11/18/26, 15:00–16:30 marked')
    })
    await step('N makes a tactic of it', async () => {
      await userEvent.keyboard('n')
      await expectOnce(args.onCreate, {
        startDate: '2026-11-18T15:00:00',
        endDate: '2026-11-18T16:30:00',
        isAllDay: false,
        anchor: cellAt(canvasElement, '16:00'),
      })
    })
    await step('Escape gives it up', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Escape}')
      await expectSaid(canvasElement, 'Nothing marked')
      await userEvent.keyboard('n')
      await expect(args.onCreate).toHaveBeenLastCalledWith(
        expect.objectContaining({
          startDate: '2026-11-18T16:30:00',
          endDate: '2026-11-18T16:30:00',
        }),
      )
    })
  },
}

export const KeysMoveAndResize: Story = {
  play: async ({ args, canvasElement, step }) => {
    itemNamed(canvasElement, 'Search budget review').focus()
    const press = async (keys: string, said: string): Promise<void> => {
      await userEvent.keyboard(keys)
      await expectSaid(canvasElement, said)
      await waitFor(async () => {
        await expect(itemNamed(canvasElement, 'Search budget review')).toHaveFocus()
      })
    }
    await step('Alt and arrows move by a quarter of an hour', async () => {
      await press('{Alt>}{ArrowDown}{/Alt}', 'Search budget review moved to 11/18/26, 13:15–14:00')
      await press('{Alt>}{ArrowUp}{/Alt}', 'Search budget review moved to 11/18/26, 13:00–13:45')
    })
    await step('With Shift the end moves', async () => {
      await press(
        '{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}',
        'Search budget review now lasts 11/18/26, 13:00–14:00',
      )
    })
    await step('With Home and End the start does', async () => {
      await press(
        '{Alt>}{Shift>}{Home}{/Shift}{/Alt}',
        'Search budget review now lasts 11/18/26, 12:45–14:00',
      )
      await press(
        '{Alt>}{Shift>}{End}{/Shift}{/Alt}',
        'Search budget review now lasts 11/18/26, 13:00–14:00',
      )
    })
    await step('A takes it for the whole day and back', async () => {
      await press('a', 'Search budget review moved to 11/18/26, all day')
      await press('a', 'Search budget review moved to 11/18/26, 8:00–9:00')
    })
    await step('Alt and an arrow to the side take it to the next day, with the focus', async () => {
      await press('{Alt>}{ArrowRight}{/Alt}', 'Search budget review moved to 11/19/26, 8:00–9:00')
      await expect(args.onDayChange).toHaveBeenLastCalledWith({ day: '2026-11-19' })
    })
  },
}

export const KeysResizeAnAllDayTactic: Story = {
  args: {
    dayCount: 3,
    items: [tacticFixture({ id: 1, title: 'Catalog', on: STORY_DAY, channelId: 5 })],
  },
  play: async ({ canvasElement }) => {
    itemNamed(canvasElement, 'Catalog').focus()
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    await expectSaid(canvasElement, 'Catalog now lasts 11/18/26 to 11/19/26, all day')
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expectSaid(canvasElement, 'Catalog moved to 11/19/26 to 11/20/26, all day')
    await waitFor(async () => {
      await expect(itemNamed(canvasElement, 'Catalog')).toHaveFocus()
    })
  },
}

export const CopiesAndDeletesByKeysAndMenu: Story = {
  play: async ({ args, canvasElement, step }) => {
    const body = within(canvasElement.ownerDocument.body)
    await step('Keys', async () => {
      itemNamed(canvasElement, 'Press preview').focus()
      await userEvent.keyboard('{Control>}c{/Control}{Delete}')
      await expectOnce(args.onCopyItem, { item: expect.objectContaining({ id: 14 }) })
      await expectOnce(args.onDeleteItem, { item: expect.objectContaining({ id: 14 }) })
    })
    await step('The menu of the right button', async () => {
      await fireEvent.contextMenu(itemNamed(canvasElement, 'Loyalty evening'), {
        clientX: 200,
        clientY: 500,
      })
      await userEvent.click(await body.findByRole('menuitem', { name: /^Copy Tactic/u }))
      await expect(args.onCopyItem).toHaveBeenLastCalledWith({
        item: expect.objectContaining({ id: 18 }),
      })
    })
  },
}

export const OffersAMenuOnATime: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('By keys on a half hour', async () => {
      cellAt(canvasElement, '16:00').focus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await expect(await canvas.findByRole('menu', { name: 'Day' })).toBeVisible()
      await userEvent.click(canvas.getByRole('menuitem', { name: /^Add Tactic/u }))
      await expect(args.onCreate).toHaveBeenLastCalledWith(
        expect.objectContaining({ startDate: '2026-11-18T16:00:00', isAllDay: false }),
      )
    })
    await step('By a right click on the band', async () => {
      await userEvent.pointer({ keys: '[MouseRight]', target: allDayRowOf(canvasElement) })
      await userEvent.click(await canvas.findByRole('menuitem', { name: /^Add Tactic/u }))
      await expect(args.onCreate).toHaveBeenLastCalledWith(
        expect.objectContaining({ startDate: '2026-11-18T08:00:00', isAllDay: true }),
      )
    })
  },
}

export const OffersNoMenuOnATimeThatIsReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const isOurs = !(await fireEvent.contextMenu(cellAt(canvasElement, '16:00')))
    await expect(isOurs).toBe(false)
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

export const ErrorOffersAnotherTry: Story = {
  args: { items: [], status: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Nothing is drawn while the pointer moves: the boxes stay the elements that they were. */
export const PullingDrawsNothingButTheGhost: Story = {
  args: { items: [timedFixture(1, 'Newsletter', '09:00', '10:00'), ...wednesdayFixture] },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    const from = middleOf(itemNamed(canvasElement, 'Loyalty evening'))
    let changesOutside = 0
    const observer = new MutationObserver((records) => {
      changesOutside += records.filter(
        ({ target }) => target instanceof Element && target.closest('[data-part="layer"]') === null,
      ).length
    })
    await dragTo(from, { x: from.x, y: from.y - HALF_HOUR * 2 }, async () => {
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
    })
    observer.disconnect()
  },
}
