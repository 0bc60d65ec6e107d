import type { Meta, StoryObj } from '@storybook/react-vite'
import { dragCaptured, middleOf } from '@throughline/test-support/dom'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import { readToast, toasts } from '../../testing/toasts'
import { calendarMeta, calendarOf } from './fixtures/CalendarHost'
import { flowBar, flowGrid, flowPlan } from './fixtures/flow-page'
import { answer, monthBar, pressUndo } from './fixtures/month-page'
import {
  expectNotParked,
  guide,
  openParkingLot,
  parkedBar,
  parkingLot,
  parkingTactics,
  reminder,
  series,
  tour,
} from './fixtures/parking-page'

const content = { tactics: parkingTactics }

const meta = {
  ...calendarMeta,
  title: 'Screens/Planning/Calendar/Parking lot',
  tags: ['!autodocs'],
  args: calendarOf(content),
} satisfies Meta<typeof calendarMeta.component>

export default meta
type Story = StoryObj<typeof meta>

/** Gap between the bars of two days. */
const BAR_GAP_PIXELS = 1

/** The cell of a day of November 2026. */
function dayOfMonth(name: string): HTMLElement {
  const link = screen.getByRole('button', { name: new RegExp(`^${name}`, 'u') })
  const cell = link.closest<HTMLElement>('[role="gridcell"]')
  if (cell === null) throw new Error(`There is no day ${name}.`)
  return cell
}

export const DragsFromAndToTheMonth: Story = {
  args: calendarOf(content, { store: memoryStore() }),
  play: async ({ args: { server }, canvasElement, step }) => {
    await step('Closed, it is as high as what is reserved for it', async () => {
      const lot = await parkingLot()
      const region = screen.getByRole('region', { name: 'Parking Lot' })
      await expect(region.getBoundingClientRect().height).toBe(32)
      const toggle = await lot.findByRole('button', { name: 'Parking Lot 3' })
      await expect(toggle).toBeVisible()
      await expect(region.getBoundingClientRect().bottom).toBe(
        canvasElement.getBoundingClientRect().bottom,
      )
      await userEvent.click(toggle)
    })
    await step('Dropped on November 25, it is there at 08:00 and has the focus', async () => {
      const bar = await parkedBar('Autumn tour')
      await monthBar(guide.title).focus()
      // A day at the edge would scroll the month for as long as the drag takes.
      dayOfMonth('25, Wednesday, November').scrollIntoView({ block: 'center' })
      await dragCaptured(bar, middleOf(dayOfMonth('25, Wednesday, November')))
      await monthBar(tour.title).expectOn(25)
      await answer(server)
      await readToast(/Autumn tour.* scheduled on 11\/25\/26\./u)
      await expect(server.item(tour.id)).toMatchObject({
        isUnscheduled: false,
        startDate: '2026-11-25T08:00:00',
        endDate: '2026-11-25T08:00:00',
        isAllDay: true,
      })
    })
    await step('Dragged back into the parking lot', async () => {
      const lot = await parkingLot()
      await dragCaptured(
        monthBar(tour.title).get(),
        middleOf(await parkedBar('Cart reminder')),
        async () => {
          await expect(await lot.findByText(/^Let go to move/u)).toBeVisible()
        },
      )
      await expect(await parkedBar('Autumn tour')).toBeVisible()
      await answer(server)
      const toast = await toasts().findByText(/Autumn tour.* moved to the Parking Lot\./u)
      await expect(toast).toBeVisible()
      const lotTop = screen.getByRole('region', { name: 'Parking Lot' }).getBoundingClientRect().top
      await expect(toast.getBoundingClientRect().bottom).toBeLessThan(lotTop)
      await expect(server.item(tour.id)?.isUnscheduled).toBe(true)
    })
    await step('Undo brings it back to its day', async () => {
      await userEvent.click(toasts().getByRole('button', { name: 'Undo' }))
      await answer(server)
      await waitFor(() => expect(monthBar(tour.title).day()).toBe(25))
      await expectNotParked('Autumn tour')
      await waitFor(() => expect(server.item(tour.id)?.startDate).toBe('2026-11-25T08:00:00'))
    })
    await step('Undo of the first change puts it back into the parking lot', async () => {
      await pressUndo()
      await answer(server)
      await expect(await parkedBar('Autumn tour')).toBeVisible()
      await readToast(/back in the Parking Lot\./u)
      await expect(server.item(tour.id)?.isUnscheduled).toBe(true)
    })
    await step('Refused, an item comes back', async () => {
      await monthBar(guide.title).focus()
      await userEvent.keyboard('p')
      await expect(await parkedBar('Gift guide')).toBeVisible()
      await answer(server, 'lost connection')
      await waitFor(() => expect(monthBar(guide.title).day()).toBe(18))
      await readToast('The item was not moved to the Parking Lot.')
    })
  },
}

export const GoesThereAndBackByKey: Story = {
  args: calendarOf(content, { store: openParkingLot() }),
  play: async ({ args: { server }, step }) => {
    await parkedBar('Autumn tour')
    const bar = monthBar(series.title)
    await step('Before a repeat is lost, a question names it, and can be cancelled', async () => {
      await bar.focus()
      await userEvent.keyboard('p')
      const question = await screen.findByRole('alertdialog', { name: /^Move .*Monthly deals/u })
      await expect(question).toHaveTextContent('It repeats: the whole series')
      await expect(question).toHaveTextContent(/It leaves the initiative .*Black Friday Promotion/u)
      await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(bar.get()).toHaveFocus())
      await expect(server.waiting()).toEqual([])
    })
    await step('Confirmed, it is parked without repeat and initiative', async () => {
      await userEvent.keyboard('p')
      await userEvent.click(await screen.findByRole('button', { name: 'Move to Parking Lot' }))
      await expect(await parkedBar('Monthly deals')).toBeVisible()
      await answer(server)
      await waitFor(() => expect(server.item(series.id)?.isUnscheduled).toBe(true))
      await expect(server.item(series.id)).toMatchObject({ rrule: null, relatedInitiativeIds: [] })
    })
    await step('Undo brings back dates, repeat and initiative', async () => {
      await readToast(/moved to the Parking Lot\./u)
      await pressUndo()
      await answer(server)
      await waitFor(() => expect(server.item(series.id)?.isUnscheduled).toBe(false))
      const { version: _version, ...before } = series
      await expect(server.item(series.id)).toMatchObject(before)
      await bar.expectOn(19)
    })
    await step('P parks an item, and something of the month has the focus', async () => {
      await monthBar(guide.title).focus()
      await userEvent.keyboard('p')
      await expect(await parkedBar('Gift guide')).toBeVisible()
      await answer(server)
      await waitFor(() => expect(server.item(guide.id)?.isUnscheduled).toBe(true))
      await waitFor(() => expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull())
    })
    await step('Shift and P goes to the parking lot, P schedules it today', async () => {
      await userEvent.keyboard('{Shift>}P{/Shift}')
      await waitFor(async () => expect(await parkedBar('Autumn tour')).toHaveFocus())
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(await parkedBar('Gift guide')).toHaveFocus()
      await userEvent.keyboard('p')
      await monthBar(guide.title).expectOn(18)
      await answer(server)
    })
    await step('Arrows then move it', async () => {
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await monthBar(guide.title).expectOn(19)
      await answer(server)
    })
    await step('Shift and P in the parking lot closes it, as the browser remembers', async () => {
      await userEvent.keyboard('{Shift>}P{/Shift}')
      await waitFor(async () =>
        expect(document.activeElement?.closest('section')).toHaveAccessibleName('Parking Lot'),
      )
      await userEvent.keyboard('{Shift>}P{/Shift}')
      await monthBar(guide.title).expectOn(19)
      const toggle = (await parkingLot()).getByRole('button', { name: 'Parking Lot 3' })
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    })
  },
}

function elementAt({ x, y }: { readonly x: number; readonly y: number }): HTMLElement | null {
  const element = document.elementFromPoint(x, y)
  return element instanceof HTMLElement ? element : null
}

export const InTheDay: Story = {
  args: calendarOf(
    { plans: [flowPlan()], ...content },
    { store: openParkingLot(), url: 'day?date=2026-11-18' },
  ),
  play: async ({ args: { server }, step }) => {
    const bar = await parkedBar('Cart reminder')
    const grid = await screen.findByRole('grid')
    const inGrid = within(grid)
    await step('Dropped on the hours, a timed item is at 08:00', async () => {
      // The hours scroll to the morning with the first frame, and their middle is visible then.
      const noon = () => middleOf(grid)
      await waitFor(() => expect(grid).toContainElement(elementAt(noon())))
      await dragCaptured(bar, noon())
      await answer(server)
      await waitFor(() =>
        expect(server.item(reminder.id)).toMatchObject({
          isUnscheduled: false,
          isAllDay: false,
          startDate: '2026-11-18T08:00:00',
        }),
      )
      const box = await inGrid.findByRole('button', { name: /Cart reminder/u })
      await waitFor(() => expect(box).toHaveFocus())
    })
    await step('Dragged back', async () => {
      const box = inGrid.getByRole('button', { name: /Cart reminder/u })
      await dragCaptured(box, middleOf(await parkedBar('Autumn tour')))
      await answer(server)
      await waitFor(() => expect(server.item(reminder.id)?.isUnscheduled).toBe(true))
      await expect(await parkedBar('Cart reminder')).toBeVisible()
      // The focus stays at its hour, which it reaches only now.
      await waitFor(() => expect(inGrid.getByRole('gridcell', { name: /^8:00, /u })).toHaveFocus())
    })
    await step('By key, on the day on show', async () => {
      const parked = await parkedBar('Autumn tour')
      parked.focus()
      await userEvent.keyboard('p')
      await answer(server)
      await waitFor(() => expect(server.item(tour.id)?.startDate).toBe('2026-11-18T08:00:00'))
    })
  },
}

export const InTheFlow: Story = {
  args: calendarOf(
    { plans: [flowPlan()], ...content },
    { store: openParkingLot(), url: 'flow?start=2026-11-01&end=2026-11-30' },
  ),
  play: async ({ args: { server }, step }) => {
    const grid = await flowGrid()
    const bar = await parkedBar('Autumn tour')
    const anchor = await flowBar(guide.title)
    await step('Dropped in the column of a day, it gets that day', async () => {
      const at = middleOf(anchor)
      await dragCaptured(bar, at, async () => {
        await waitFor(() => expect(grid.querySelector('[data-part="marked"]')).not.toBeNull())
      })
      await answer(server)
      await waitFor(() => expect(server.item(tour.id)?.isUnscheduled).toBe(false))
      await expect(server.item(tour.id)?.startDate).toMatch(/^2026-11-\d\dT08:00:00$/u)
      // The flow scrolls while the pointer is near its edges, so the drop can hit any day.
      const { left, right } = (await flowBar(tour.title)).getBoundingClientRect()
      await expect(left - BAR_GAP_PIXELS <= at.x && at.x <= right + BAR_GAP_PIXELS).toBe(true)
      await expect(grid.querySelector('[data-part="marked"]')).toBeNull()
    })
    await step('Dragged back', async () => {
      await dragCaptured(await flowBar('Autumn tour'), middleOf(await parkedBar('Cart reminder')))
      await answer(server)
      await waitFor(() => expect(server.item(tour.id)?.isUnscheduled).toBe(true))
      await expect(await toasts().findByText(/moved to the Parking Lot\./u)).toBeVisible()
    })
    await step('By key, and Escape goes back to the flow', async () => {
      const lot = await parkingLot()
      const first = await lot.findByRole('button', { name: /^Autumn tour/u })
      first.focus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(grid).toContainElement(focused()))
      const again = await flowBar(guide.title)
      again.focus()
      await userEvent.keyboard('p')
      await answer(server)
      await waitFor(() => expect(server.item(guide.id)?.isUnscheduled).toBe(true))
    })
  },
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
