import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { dragCaptured, middleOf } from '@throughline/test-support/dom'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import { CalendarHost } from './fixtures/CalendarHost'
import { answer, monthBar, pressUndo } from './fixtures/month-page'
import { toasts } from '../../testing/toasts'
import {
  expectNotParked,
  guide,
  openParkingLot,
  parkedBar,
  parkingLot,
  parkingTactics,
  series,
  tour,
} from './fixtures/parking-page'

const serverOf = () => createPlanningServer({ tactics: parkingTactics })

const meta = {
  title: 'Screens/Planning/Calendar/Parking lot',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: serverOf(), url: 'month?date=2026-11', store: openParkingLot() },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

/** The cell of a day of November 2026. */
function dayOfMonth(name: string): HTMLElement {
  const link = screen.getByRole('button', { name: new RegExp(`^${name}`, 'u') })
  const cell = link.closest<HTMLElement>('[role="gridcell"]')
  if (cell === null) throw new Error(`The day ${name} stands nowhere.`)
  return cell
}

export const DragsFromAndToTheMonth: Story = {
  args: { server: serverOf(), store: openParkingLot() },
  play: async ({ args: { server }, step }) => {
    await step('Dropped on November 25, it stands there at 08:00 and has the focus', async () => {
      const bar = await parkedBar('Autumn tour')
      await monthBar(guide.title).focus()
      await dragCaptured(bar, middleOf(dayOfMonth('25, Wednesday, November')))
      await monthBar(tour.title).expectOn(25)
      await answer(server)
      await expect(
        await toasts().findByText(/Autumn tour.* scheduled on 11\/25\/26\./u),
      ).toBeVisible()
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
      await expect(
        await toasts().findByText(/Autumn tour.* moved to the Parking Lot\./u),
      ).toBeVisible()
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
      await expect(await toasts().findByText(/back in the Parking Lot\./u)).toBeVisible()
      await expect(server.item(tour.id)?.isUnscheduled).toBe(true)
    })
  },
}

export const GoesThereAndBackByKey: Story = {
  args: { server: serverOf(), store: openParkingLot() },
  play: async ({ args: { server }, step }) => {
    await parkedBar('Autumn tour')
    await step('P parks the item, and something of the month keeps the focus', async () => {
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
    await step(
      'Shift and P in the parking lot closes it, which the browser remembers',
      async () => {
        await userEvent.keyboard('{Shift>}P{/Shift}')
        await waitFor(async () =>
          expect(document.activeElement?.closest('section')).toHaveAccessibleName('Parking Lot'),
        )
        await userEvent.keyboard('{Shift>}P{/Shift}')
        await monthBar(guide.title).expectOn(19)
        const lot = await parkingLot()
        await expect(lot.getByRole('button', { name: 'Parking Lot 3' })).toHaveAttribute(
          'aria-expanded',
          'false',
        )
      },
    )
  },
}

export const AsksBeforeARepeatIsLost: Story = {
  args: { server: serverOf(), store: openParkingLot() },
  play: async ({ args: { server }, step }) => {
    await parkedBar('Autumn tour')
    const bar = monthBar(series.title)
    await step('The question names what is lost, and can be cancelled', async () => {
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
      await expect(await toasts().findByText(/moved to the Parking Lot\./u)).toBeVisible()
      await pressUndo()
      await answer(server)
      await waitFor(() => expect(server.item(series.id)?.isUnscheduled).toBe(false))
      const { version: _version, ...before } = series
      await expect(server.item(series.id)).toMatchObject(before)
      await bar.expectOn(19)
    })
  },
}

export const ComesBackWhenItIsRefused: Story = {
  args: { server: serverOf(), store: openParkingLot() },
  play: async ({ args: { server } }) => {
    await parkedBar('Autumn tour')
    await monthBar(guide.title).focus()
    await userEvent.keyboard('p')
    await expect(await parkedBar('Gift guide')).toBeVisible()
    await answer(server, 'lost connection')
    await waitFor(() => expect(monthBar(guide.title).day()).toBe(18))
    await expect(
      await toasts().findByText('The item was not moved to the Parking Lot.'),
    ).toBeVisible()
  },
}

export const HasItsPlaceFromTheStart: Story = {
  args: { server: serverOf(), store: memoryStore() },
  play: async ({ canvasElement, step }) => {
    await step('Closed, it is as high as what is reserved for it', async () => {
      const lot = await parkingLot()
      const region = screen.getByRole('region', { name: 'Parking Lot' })
      await expect(region.getBoundingClientRect().height).toBe(32)
      await expect(await lot.findByRole('button', { name: 'Parking Lot 3' })).toBeVisible()
      await expect(region.getBoundingClientRect().bottom).toBe(
        canvasElement.getBoundingClientRect().bottom,
      )
    })
  },
}
