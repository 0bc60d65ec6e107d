import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { dragCaptured, middleOf } from '@throughline/test-support/dom'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { CalendarHost } from './fixtures/CalendarHost'
import { flowBar, flowGrid, flowPlan } from './fixtures/flow-page'
import { answer } from './fixtures/month-page'
import { toasts } from '../../testing/toasts'
import {
  guide,
  openParkingLot,
  parkedBar,
  parkingLot,
  parkingTactics,
  reminder,
  tour,
} from './fixtures/parking-page'

/** Between the bars of two days. */
const BAR_GAP_PIXELS = 1

const serverOf = () => createPlanningServer({ plans: [flowPlan()], tactics: parkingTactics })

const meta = {
  title: 'Screens/Planning/Calendar/Parking lot in other views',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: serverOf(), url: 'day?date=2026-11-18', store: openParkingLot() },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

export const InTheDay: Story = {
  args: { server: serverOf(), store: openParkingLot() },
  play: async ({ args: { server }, step }) => {
    const bar = await parkedBar('Cart reminder')
    const grid = await screen.findByRole('grid')
    const inGrid = within(grid)
    await step('Dropped on the hours, a timed item is at 08:00', async () => {
      await dragCaptured(bar, middleOf(grid))
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
  args: {
    server: serverOf(),
    store: openParkingLot(),
    url: 'flow?start=2026-11-01&end=2026-11-30',
  },
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
      // The flow scrolls while the pointer is near its edges, so that any day may be there.
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
