import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'

import { dayCell } from './fixtures/day-cell'
import { dragBetween } from './fixtures/drag-between'
import { eventFixtures } from './fixtures/event-fixtures'
import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
import { novemberFixture } from './fixtures/november'
import {
  NATIONAL_PLAN_ID,
  channelFixtures,
  planOfAYear,
} from '../calendar-parts/fixtures/plan-fixtures'
import { MonthCalendar } from './MonthCalendar'

const meta = {
  title: 'Planner views/MonthCalendar/Editing',
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
    onOpenItem: fn(),
    onOpenEvent: fn(),
    onOpenDay: fn(),
    onCopyItem: fn(),
    onDeleteItem: fn(),
    onMonthChange: fn(),
    onRangeChange: fn(),
  },
  render: (args) => <MonthCalendarHost {...args} />,
} satisfies Meta<typeof MonthCalendar>

export default meta
type Story = StoryObj<typeof meta>

const CATEGORY_REFRESH = /^Category refresh/u

async function expectOnce(callback: unknown, request: object): Promise<void> {
  await expect(callback).toHaveBeenCalledOnce()
  await expect(callback).toHaveBeenCalledWith(request)
}

export const PullsTheEndOfATactic: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('Its right edge goes from Thursday the 12th to Friday the 20th', async () => {
      await dragBetween(
        canvas.getByRole('button', { name: CATEGORY_REFRESH }),
        dayCell(canvasElement, 'November 20'),
        { grip: 'right edge' },
      )
    })
    await expectOnce(args.onResize, {
      item: expect.objectContaining({ id: 118 }),
      edge: 'end',
      startDate: '2026-11-10T08:00:00',
      endDate: '2026-11-20T08:00:00',
      isAllDay: true,
    })
    await step('It was neither moved nor opened, and is spoken of', async () => {
      await expect(args.onMove).not.toHaveBeenCalled()
      await expect(args.onOpenItem).not.toHaveBeenCalled()
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Category refresh now lasts 11/10/26 to 11/20/26',
      )
    })
    await step('Where it only goes on there is no end to pull: it moves', async () => {
      const [first, second] = canvas.getAllByRole('button', { name: CATEGORY_REFRESH })
      if (first === undefined || second === undefined) throw new Error('It spans two weeks now.')
      await dragBetween(first, dayCell(canvasElement, 'November 13'), { grip: 'right edge' })
      await expect(args.onResize).toHaveBeenCalledOnce()
      await expect(args.onMove).toHaveBeenCalledWith(
        expect.objectContaining({ startDate: '2026-11-09T08:00:00' }),
      )
    })
  },
}

export const PullsTheStartOfATactic: Story = {
  play: async ({ args, canvasElement }) => {
    await dragBetween(
      within(canvasElement).getByRole('button', { name: CATEGORY_REFRESH }),
      dayCell(canvasElement, 'November 8'),
      { grip: 'left edge' },
    )
    await expectOnce(args.onResize, {
      item: expect.objectContaining({ id: 118 }),
      edge: 'start',
      startDate: '2026-11-08T08:00:00',
      endDate: '2026-11-12T08:00:00',
      isAllDay: true,
    })
  },
}

export const EscGivesAPulledEndBack: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await dragBetween(
      canvas.getByRole('button', { name: CATEGORY_REFRESH }),
      dayCell(canvasElement, 'November 14'),
      { grip: 'right edge', beforeRelease: () => userEvent.keyboard('{Escape}') },
    )
    await expect(args.onResize).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Category refresh keeps its dates')
  },
}

export const RefusesToResizeARepeatingTactic: Story = {
  play: async ({ args, canvasElement }) => {
    await dragBetween(
      within(canvasElement).getByRole('button', {
        name: /^8:00 Weekly deals, Paid social, 11\/10\/26/u,
      }),
      dayCell(canvasElement, 'November 12'),
      { grip: 'right edge' },
    )
    await expect(args.onResize).not.toHaveBeenCalled()
    await expectOnce(args.onMoveRefused, {
      item: expect.objectContaining({ id: 103 }),
      code: 'repeating',
    })
  },
}

/** What lasts whole months may move and not be resized, as the host knows. */
export const AsksTheHostBeforeResizing: Story = {
  args: {
    movePolicy: fn((_item: object, action: string) =>
      action === 'resize'
        ? ({ allowed: false, code: 'monthly' } as const)
        : ({ allowed: true } as const),
    ),
  },
  play: async ({ args, canvasElement }) => {
    const bar = within(canvasElement).getByRole('button', { name: CATEGORY_REFRESH })
    await dragBetween(bar, dayCell(canvasElement, 'November 20'), { grip: 'right edge' })
    await expectOnce(args.onMoveRefused, {
      item: expect.objectContaining({ id: 118 }),
      code: 'monthly',
    })
    await dragBetween(bar, dayCell(canvasElement, 'November 19'))
    await expect(args.onMove).toHaveBeenCalledOnce()
  },
}

export const ResizesWithTheKeyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const status = canvas.getByRole('status')
    canvas.getByRole('button', { name: '8:00 Gift guide launch, Radio, 11/10/26' }).focus()
    await step('Alt and Shift with an arrow move its end, over days it is all-day', async () => {
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
      await expect(args.onResize).toHaveBeenLastCalledWith(
        expect.objectContaining({ edge: 'end', endDate: '2026-11-11T08:00:00', isAllDay: true }),
      )
      await expect(status).toHaveTextContent('Gift guide launch now lasts 11/10/26 to 11/11/26')
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
      await expect(status).toHaveTextContent('Gift guide launch now lasts 11/10/26 to 11/18/26')
    })
    await step('With Home and End its start moves, and the focus stays with it', async () => {
      await userEvent.keyboard('{Alt>}{Shift>}{Home}{Home}{End}{/Shift}{/Alt}')
      await expect(args.onResize).toHaveBeenLastCalledWith(
        expect.objectContaining({ edge: 'start', startDate: '2026-11-09T08:00:00' }),
      )
      await expect(document.activeElement).toHaveAccessibleName(
        'Gift guide launch, Radio, 11/09/26 to 11/18/26',
      )
    })
  },
}

export const SaysThatADayIsTheLeast: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: /^Postcard drop 2/u }).focus()
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
    await expect(args.onResize).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Postcard drop 2 cannot become shorter than a day',
    )
  },
}

export const DragsOverDaysToCreate: Story = {
  play: async ({ args, canvasElement }) => {
    const last = dayCell(canvasElement, 'November 17')
    await dragBetween(dayCell(canvasElement, 'November 25'), last, {
      beforeRelease: async () => {
        // The days between lie in two weeks, and both are marked while choosing.
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
  },
}

export const EscGivesUpChosenDays: Story = {
  play: async ({ args, canvasElement }) => {
    await dragBetween(
      dayCell(canvasElement, 'November 24'),
      dayCell(canvasElement, 'November 25'),
      { beforeRelease: () => userEvent.keyboard('{Escape}') },
    )
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

export const ChoosesDaysWithTheKeyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
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
  },
}

export const AsksTheHostBeforeCreating: Story = {
  args: { canCreate: () => ({ allowed: false, code: 'viewer' }) },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('n')
    await expect(args.onCreate).not.toHaveBeenCalled()
    await expectOnce(args.onRefused, { action: 'create', item: null, code: 'viewer' })
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Nothing can be added here',
    )
  },
}

export const OffersAMenuUnderTheRightButton: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('button', { name: CATEGORY_REFRESH })
    await step('Copied from the menu', async () => {
      await userEvent.pointer({ keys: '[MouseRight]', target: bar })
      await userEvent.click(await canvas.findByRole('menuitem', { name: /^Copy Tactic/u }))
      await expectOnce(args.onCopyItem, { item: expect.objectContaining({ id: 118 }) })
    })
    await step('Opened by keys, and deleted from it', async () => {
      bar.focus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await userEvent.click(await canvas.findByRole('menuitem', { name: /^Delete/u }))
      await expectOnce(args.onDeleteItem, { item: expect.objectContaining({ id: 118 }) })
    })
  },
}

export const OffersAMenuOnADay: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const day = dayCell(canvasElement, 'November 25')
    await step('By keys: it is opened', async () => {
      day.focus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await expect(await canvas.findByRole('menu', { name: 'Day' })).toBeVisible()
      await userEvent.click(canvas.getByRole('menuitem', { name: /^Open day/u }))
      await expectOnce(args.onOpenDay, { day: '2026-11-25' })
      await expect(day).toHaveFocus()
    })
    await step('By the menu key: Esc closes it, and the day has the focus', async () => {
      await userEvent.keyboard('{ContextMenu}')
      await canvas.findByRole('menuitem', { name: /^Add Tactic/u })
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('menu')).toBeNull()
      await expect(day).toHaveFocus()
    })
    await step('By a right click: something is added to it', async () => {
      await userEvent.pointer({ keys: '[MouseRight]', target: day })
      await userEvent.click(await canvas.findByRole('menuitem', { name: /^Add Tactic/u }))
      await expectOnce(
        args.onCreate,
        expect.objectContaining({ startDate: '2026-11-25T08:00:00', isAllDay: false }),
      )
    })
    await step('On one of several chosen days: to all of them', async () => {
      dayCell(canvasElement, 'November 3').focus()
      await userEvent.keyboard('{Shift>}{ArrowRight}{F10}{/Shift}')
      await userEvent.click(await canvas.findByRole('menuitem', { name: /^Add Tactic/u }))
      await expect(args.onCreate).toHaveBeenLastCalledWith(
        expect.objectContaining({
          startDate: '2026-11-03T08:00:00',
          endDate: '2026-11-04T08:00:00',
        }),
      )
    })
  },
}

export const OffersNothingNewOnADayThatIsReadOnly: Story = {
  args: { canCreate: () => ({ allowed: false, code: 'viewer' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    dayCell(canvasElement, 'November 25').focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect(await canvas.findByRole('menuitem', { name: /^Open day/u })).toBeVisible()
    await expect(canvas.queryByRole('menuitem', { name: /^Add Tactic/u })).toBeNull()
  },
}

export const CopiesAndDeletesByKeys: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('A tactic of the plan', async () => {
      canvas.getByRole('button', { name: CATEGORY_REFRESH }).focus()
      await userEvent.keyboard('{Control>}c{/Control}{Delete}')
      await expectOnce(args.onCopyItem, { item: expect.objectContaining({ id: 118 }) })
      await expectOnce(args.onDeleteItem, { item: expect.objectContaining({ id: 118 }) })
      await expect(dayCell(canvasElement, 'November 10')).toHaveFocus()
    })
    await step('One of another plan stays', async () => {
      canvas.getByRole('button', { name: /^Regional radio spots.*plan WR/u }).focus()
      await userEvent.keyboard('{Delete}')
      await expect(args.onDeleteItem).toHaveBeenCalledOnce()
      await expectOnce(args.onRefused, {
        action: 'delete',
        item: expect.objectContaining({ id: 147 }),
        code: 'other-plan',
      })
    })
  },
}

export const EventsOfCalendarsAreReadOnly: Story = {
  args: { events: eventFixtures },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const veteransDay = {
      name: 'Veterans Day, event of US retail holidays, also in Bank holidays, 11/11/26, repeats, read only',
    }
    const event = canvas.getByRole('button', veteransDay)
    await step('It opens', async () => {
      await userEvent.click(event)
      await expectOnce(args.onOpenEvent, {
        event: expect.objectContaining({ title: 'Veterans Day' }),
        anchor: event,
      })
    })
    await step('It is not moved, resized, copied or deleted, and has no menu', async () => {
      await dragBetween(event, dayCell(canvasElement, 'November 25'))
      event.focus()
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}c{/Control}{Delete}')
      await fireEvent.contextMenu(event)
      await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
      for (const request of [args.onMove, args.onCreate, args.onCopyItem, args.onDeleteItem]) {
        await expect(request).not.toHaveBeenCalled()
      }
      await expect(canvas.getByRole('button', veteransDay)).toBeVisible()
    })
  },
}

export const ShowsWhatATacticIsAbout: Story = {
  args: {
    summary: {
      describeItem: () => ({
        initiativeNames: ['Black Friday Promotion'],
        channelName: 'Out of home',
        typeName: 'Promotional',
        platformNames: [],
      }),
      loadNotes: async () => '<p>Creative due two weeks before.</p>',
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: CATEGORY_REFRESH }).focus()
    await step('I opens it, with notes that are fetched then', async () => {
      await userEvent.keyboard('i')
      const card = await canvas.findByRole('dialog', { name: 'Category refresh' })
      await expect(card).toHaveTextContent('Black Friday Promotion')
      await waitFor(() => expect(card).toHaveTextContent('Creative due two weeks before.'))
    })
    await step('Esc closes it, and the focus is back on the tactic', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
      await expect(canvas.getByRole('button', { name: CATEGORY_REFRESH })).toHaveFocus()
    })
  },
}

/** A host whose server comes back when the story says so. */
const unsteady = { isReachable: false }

export const OffersAnotherTryWhereNotesCannotBeFetched: Story = {
  args: {
    summary: {
      describeItem: () => null,
      loadNotes: () =>
        unsteady.isReachable
          ? Promise.resolve('<p>Creative due two weeks before.</p>')
          : Promise.reject(new Error('Failed to fetch')),
    },
  },
  play: async ({ canvasElement, step }) => {
    unsteady.isReachable = false
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('button', { name: CATEGORY_REFRESH })
    bar.focus()
    await userEvent.keyboard('i')
    const card = await canvas.findByRole('dialog', { name: 'Category refresh' })
    await step('The failure is told in the card', async () => {
      await waitFor(() => expect(card).toHaveTextContent('Error fetching summary.'))
    })
    await step('Another try is made in it, which stays open and keeps the focus', async () => {
      unsteady.isReachable = true
      await userEvent.click(within(card).getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(card).toHaveTextContent('Creative due two weeks before.'))
      await expect(card.contains(document.activeElement)).toBe(true)
    })
    await step('Esc gives the focus back to the tactic', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(bar).toHaveFocus()
    })
  },
}

export const TellsWhichDaysAreOnShow: Story = {
  play: async ({ args }) => {
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({
      startDay: '2026-11-01',
      endDay: '2026-12-05',
    })
    await userEvent.tab()
    await userEvent.keyboard('{PageDown}')
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({
      startDay: '2026-11-29',
      endDay: '2027-01-02',
    })
  },
}

/** Ten thousand tactics in the year: what is drawn depends on the page, and everything is reached. */
export const DrawsOnlyWhatIsNear: Story = {
  tags: ['stress'],
  args: { items: planOfAYear(10_000, '2026-01-01') },
  play: async ({ canvasElement, step }) => {
    const scroller = canvasElement.querySelector('[data-part="scroll"]')
    if (scroller === null) throw new Error('The month has nothing that scrolls.')
    const bars = (): readonly Element[] => [...canvasElement.querySelectorAll('[data-part="bar"]')]
    await step('At every place few bars are there, and the page is full of them', async () => {
      for (const part of [0, 0.3, 0.6, 1]) {
        scroller.scrollTop = part * (scroller.scrollHeight - scroller.clientHeight)
        await waitFor(async () => {
          const { top, bottom } = scroller.getBoundingClientRect()
          const onShow = bars().filter((bar) => {
            const box = bar.getBoundingClientRect()
            return box.bottom > top && box.top < bottom
          })
          await expect(onShow.length).toBeGreaterThan(20)
        })
        await expect(bars().length).toBeLessThan(500)
      }
    })
    await step('By keys one comes to items that were not drawn', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Control>}{Home}{/Control}{Enter}')
      for (let at = 0; at < 60; at += 1) await userEvent.keyboard('{ArrowDown}')
      const focused = document.activeElement
      await expect(focused).toHaveAttribute('data-part', 'bar')
      await expect(focused).toBeVisible()
      const { top = 0 } = focused?.getBoundingClientRect() ?? {}
      await expect(top).toBeGreaterThan(0)
      await expect(top).toBeLessThan(800)
    })
  },
}
