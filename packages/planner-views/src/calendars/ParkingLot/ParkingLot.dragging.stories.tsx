import type { Meta, StoryObj } from '@storybook/react-vite'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { dragCaptured, middleOf } from '@throughline/test-support/dom'
import { clearAllMocks, expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { channelFixtures } from '../../calendar-parts/fixtures/plan-fixtures'
import { dayCell } from '../Month/fixtures/day-cell'
import { parkedItems } from './fixtures/parked-items'
import { ParkingLotHost } from './fixtures/ParkingLotHost'

const meta = {
  title: 'Planner views/Calendars/ParkingLot/With a calendar',
  component: ParkingLotHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    items: parkedItems,
    channels: channelFixtures,
    currentPlanId: NATIONAL_PLAN_ID,
    isOpen: true,
    onOpenChange: fn(),
    dayOnShow: '2026-11-18',
    today: '2026-11-18',
    onSchedule: fn(),
    onPark: fn(),
    onDayUnder: fn(),
    onMoveRefused: fn(),
  },
} satisfies Meta<typeof ParkingLotHost>

export default meta
type Story = StoryObj<typeof meta>

const bar = (title: string) => screen.getByRole('button', { name: new RegExp(title, 'u') })
const lot = () => within(screen.getByRole('region', { name: 'Parking Lot' }))
const calendar = () => within(screen.getByRole('grid'))

export const SchedulesByDragging: Story = {
  play: async ({ args, canvasElement, step }) => {
    await step('Leaves it where there is no day', async () => {
      await dragCaptured(bar('Autumn tour'), middleOf(bar('VIP early access')))
      await expect(args.onSchedule).not.toHaveBeenCalled()
      await expect(lot().getByRole('button', { name: /^Autumn tour/u })).toBeVisible()
    })
    await step('Escape cancels a drag', async () => {
      clearAllMocks()
      await dragCaptured(bar('Autumn tour'), middleOf(dayCell(canvasElement, 'November 12')), () =>
        userEvent.keyboard('{Escape}'),
      )
      await expect(args.onSchedule).not.toHaveBeenCalled()
      await expect(args.onDayUnder).toHaveBeenLastCalledWith(null)
    })
    await step('Refuses a drag of another plan', async () => {
      clearAllMocks()
      await dragCaptured(bar('Regional radio'), middleOf(dayCell(canvasElement, 'November 12')))
      await expect(args.onSchedule).not.toHaveBeenCalled()
      await expectOnce(args.onMoveRefused, {
        item: expect.objectContaining({ id: 204 }),
        code: 'other-plan',
      })
    })
    await step('Asks for the day', async () => {
      clearAllMocks()
      await userEvent.pointer({ keys: '[MouseRight]', target: bar('Autumn tour') })
      await userEvent.click(await screen.findByRole('menuitem', { name: /^Schedule…/u }))
      const question = await screen.findByRole('dialog', { name: 'Schedule Autumn tour' })
      await step('Escape gives it up', async () => {
        await waitFor(() =>
          expect(within(question).getByRole('textbox', { name: 'Day' })).toHaveFocus(),
        )
        await userEvent.keyboard('{Escape}')
        await expect(screen.queryByRole('dialog')).toBeNull()
        await waitFor(() => expect(bar('Autumn tour')).toHaveFocus())
      })
      await step('A day schedules the item, which then has the focus', async () => {
        await userEvent.pointer({ keys: '[MouseRight]', target: bar('Autumn tour') })
        await userEvent.click(await screen.findByRole('menuitem', { name: /^Schedule…/u }))
        await waitFor(() => expect(screen.getByRole('textbox', { name: 'Day' })).toHaveFocus())
        await userEvent.keyboard('11/24/26{Enter}')
        await expectOnce(args.onSchedule, {
          item: expect.objectContaining({ id: 201 }),
          day: '2026-11-24',
        })
        await waitFor(() =>
          expect(calendar().getByRole('button', { name: /^Autumn tour/u })).toHaveFocus(),
        )
      })
    })
  },
}

export const ParksByDragging: Story = {
  play: async ({ args, canvasElement, step }) => {
    await step('Does not take what may not move', async () => {
      const region = screen.getByRole('region', { name: 'Parking Lot' })
      await dragCaptured(bar('Weekly deals'), middleOf(region))
      await expect(args.onPark).not.toHaveBeenCalled()
      await expectOnce(args.onMoveRefused, {
        item: expect.objectContaining({ id: 2 }),
        code: 'repeating',
      })
    })
    await step('Escape cancels a drag of the calendar', async () => {
      clearAllMocks()
      const region = screen.getByRole('region', { name: 'Parking Lot' })
      await dragCaptured(bar('Gift guide'), middleOf(region), () => userEvent.keyboard('{Escape}'))
      await expect(args.onPark).not.toHaveBeenCalled()
      await waitFor(() => expect(lot().queryByText(/^Let go/u)).toBeNull())
    })
    await step('Takes an item from the calendar', async () => {
      clearAllMocks()
      const region = screen.getByRole('region', { name: 'Parking Lot' })
      await dragCaptured(bar('Gift guide'), middleOf(region), async () => {
        await step('It shows that it takes the item', async () => {
          await expect(
            await lot().findByText('Let go to move Gift guide to the Parking Lot'),
          ).toBeVisible()
        })
      })
      await expectOnce(args.onPark, {
        items: [expect.objectContaining({ id: 1 })],
      })
      await expect(await lot().findByRole('button', { name: /^Gift guide/u })).toBeVisible()
      await expect(lot().queryByText(/^Let go/u)).toBeNull()
    })
    await step('Drags an item to a day', async () => {
      clearAllMocks()
      const day = dayCell(canvasElement, 'November 12')
      await dragCaptured(bar('Autumn tour'), middleOf(day), async () => {
        await step('The day is marked, and a copy of the bar is there', async () => {
          await waitFor(() =>
            expect(args.onDayUnder).toHaveBeenLastCalledWith({
              item: expect.objectContaining({ id: 201 }),
              day: '2026-11-12',
            }),
          )
          const ghost = canvasElement.querySelector('[data-part="ghost"]')
          const { left, right, top, bottom } = ghost?.getBoundingClientRect() ?? new DOMRect()
          const { x, y } = middleOf(day)
          await expect(left <= x && x <= right && top <= y && y <= bottom).toBe(true)
        })
      })
      await expectOnce(args.onSchedule, {
        item: expect.objectContaining({ id: 201 }),
        day: '2026-11-12',
      })
      await expect(args.onDayUnder).toHaveBeenLastCalledWith(null)
      await waitFor(() =>
        expect(calendar().getByRole('button', { name: /^Autumn tour/u })).toHaveFocus(),
      )
      await expect(lot().queryByRole('button', { name: /^Autumn tour/u })).toBeNull()
    })
  },
}

export const ParksByKeyAndMenu: Story = {
  play: async ({ args, mount, step }) => {
    await step('Goes there and back by key', async () => {
      await mount(<ParkingLotHost {...args} />)
      await step('P parks the item, and the calendar keeps the focus', async () => {
        bar('Gift guide').focus()
        await userEvent.keyboard('p')
        await expect(args.onPark).toHaveBeenCalledOnce()
        await waitFor(() =>
          expect(lot().getByRole('button', { name: /^Gift guide/u })).toBeVisible(),
        )
        await expect(screen.getByRole('grid')).toContainElement(
          document.activeElement instanceof HTMLElement ? document.activeElement : null,
        )
      })
      await step('P in the parking lot schedules it on the day on show', async () => {
        lot()
          .getByRole('button', { name: /^Gift guide/u })
          .focus()
        await userEvent.keyboard('p')
        await expectOnce(args.onSchedule, {
          item: expect.objectContaining({ id: 1 }),
          day: '2026-11-18',
        })
        await waitFor(() =>
          expect(calendar().getByRole('button', { name: /^Gift guide/u })).toHaveFocus(),
        )
      })
    })
    await step('Parks from the menu', async () => {
      clearAllMocks()
      await mount(<ParkingLotHost {...args} />)
      await userEvent.pointer({ keys: '[MouseRight]', target: bar('Gift guide') })
      const entry = await screen.findByRole('menuitem', { name: /^Move to Parking Lot/u })
      await expect(entry).toHaveTextContent(/P$/u)
      await userEvent.click(entry)
      await expect(args.onPark).toHaveBeenCalledOnce()
    })
    await step('Opens as a slim target', async () => {
      clearAllMocks()
      await mount(<ParkingLotHost {...args} isOpen={false} />)
      const region = screen.getByRole('region', { name: 'Parking Lot' })
      const { x, y } = middleOf(region)
      await step('Above its bar, where it was calendar before', async () => {
        await dragCaptured(bar('Gift guide'), { x, y: y - 30 }, async () => {
          await expect(await lot().findByText(/^Let go/u)).toBeVisible()
        })
      })
      await expect(args.onPark).toHaveBeenCalledOnce()
      await expect(lot().getByRole('button', { name: 'Parking Lot 7' })).toBeVisible()
    })
  },
}
