import type { Meta, StoryObj } from '@storybook/react-vite'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { clearAllMocks, expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { channelFixtures } from '../../calendar-parts/fixtures/plan-fixtures'
import type { CalendarItem } from '../../calendar-parts'
import { manyParkedItems, parkedItems } from './fixtures/parked-items'
import { ParkingLot } from './ParkingLot'

const meta = {
  title: 'Planner views/Calendars/ParkingLot',
  component: ParkingLot,
  args: {
    items: parkedItems,
    channels: channelFixtures,
    currentPlanId: NATIONAL_PLAN_ID,
    isOpen: true,
    onOpenChange: fn(),
    calendarRef: { current: null },
    dayOnShow: '2026-11-18',
    today: '2026-11-18',
    onSchedule: fn(),
    onOpenItem: fn(),
    onCopyItem: fn(),
    onDeleteItem: fn(),
    onMoveRefused: fn(),
    onRefused: fn(),
  },
} satisfies Meta<typeof ParkingLot<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Closed: Story = { args: { isOpen: false } }

export const Empty: Story = { args: { items: [] } }

export const NothingPassesTheFilters: Story = {
  args: { items: [], onClearFilters: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('No parked item passes the filters.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
    await expect(args.onClearFilters).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  args: { items: [], status: 'loading' },
  play: async ({ canvas, canvasElement }) => {
    // It is not known yet how many items there are.
    await expect(canvas.getByRole('button', { name: 'Parking Lot' })).toBeVisible()
    const status = within(canvasElement).getAllByRole('status')
    await expect(status.map(({ textContent }) => textContent)).toContain('Loading the Parking Lot')
  },
}

export const Failed: Story = {
  args: { items: [], status: 'error', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Many: Story = {
  args: { items: manyParkedItems },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const drawer = canvas.getByRole('region', { name: 'Parking Lot' })
    await expect(drawer.getBoundingClientRect().height).toBe(160)
    const list = canvas.getByRole('list', { name: 'Parked items' })
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
  },
}

export const OpensClosesAndWalks: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Says no dates', async () => {
      await expect(canvas.getByRole('button', { name: 'Cart reminder, Email' })).toHaveTextContent(
        /^Cart reminder$/u,
      )
      await expect(
        canvas.getByRole('button', { name: 'Regional radio spots, Radio, plan WR' }),
      ).toBeVisible()
      await expect(
        canvas.getByRole('button', { name: 'Influencer takeover, Influencers, flagged' }),
      ).toBeVisible()
      await expect(canvasElement).not.toHaveTextContent('70')
    })
    await step('Refuses items of another plan', async () => {
      clearAllMocks()
      within(canvasElement)
        .getByRole('button', { name: /^Regional radio/u })
        .focus()
      await userEvent.keyboard('p')
      await expect(args.onSchedule).not.toHaveBeenCalled()
      await expectOnce(args.onRefused, {
        action: 'host',
        item: expect.objectContaining({ id: 204 }),
        code: 'other-plan',
      })
    })
    await step('Opens and closes', async () => {
      clearAllMocks()
      const toggle = within(canvasElement).getByRole('button', { name: 'Parking Lot 6' })
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      await userEvent.click(toggle)
      await expectOnce(args.onOpenChange, { isOpen: false })
    })
  },
}

export const WalksOverItems: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    const item = (name: string) => canvas.getByRole('button', { name: new RegExp(`^${name}`, 'u') })
    await userEvent.tab()
    await userEvent.tab()
    await expect(item('Autumn tour')).toHaveFocus()
    await step('Arrows, Home and End', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(item('Cart reminder')).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(item('VIP early access')).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(item('Store window')).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(item('Autumn tour')).toHaveFocus()
    })
    await step('Enter opens, and the menu has what there is to do', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onOpenItem).toHaveBeenCalledOnce()
      await userEvent.pointer({ keys: '[MouseRight]', target: item('Autumn tour') })
      const menu = within(await screen.findByRole('menu'))
      await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Copy Tactic/u),
        expect.stringMatching(/^Open/u),
        expect.stringMatching(/^Schedule on 11\/18\/26/u),
        expect.stringMatching(/^Schedule…/u),
        expect.stringMatching(/^Delete/u),
      ])
      await userEvent.keyboard('{Escape}')
    })
    await step('Keys copy, delete and schedule', async () => {
      await waitFor(() => expect(item('Autumn tour')).toHaveFocus())
      await userEvent.keyboard('{Control>}c{/Control}')
      await expect(args.onCopyItem).toHaveBeenCalledOnce()
      await userEvent.keyboard('{Delete}')
      await expect(args.onDeleteItem).toHaveBeenCalledOnce()
      await userEvent.keyboard('p')
      await expectOnce(args.onSchedule, {
        item: expect.objectContaining({ id: 201 }),
        day: '2026-11-18',
      })
    })
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const item = canvas.getByRole('button', { name: /^Autumn tour/u })
    item.focus()
    await userEvent.keyboard('p{Delete}')
    await expect(args.onSchedule).not.toHaveBeenCalled()
    await expect(args.onDeleteItem).not.toHaveBeenCalled()
    await userEvent.pointer({ keys: '[MouseRight]', target: item })
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.queryByRole('menuitem', { name: /^Schedule/u })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

export const TargetUnderThePointer: Story = {
  args: { drop: { items: parkedItems.slice(0, 1), isOver: true } },
}

export const SlimTargetOfADrag: Story = {
  args: { isOpen: false, drop: { items: parkedItems, isOver: true } },
  render: (args) => (
    <div style={{ paddingBlockStart: 40 }}>
      <ParkingLot {...args} />
    </div>
  ),
}

/** From right to left, with two letters of the name of the channel in each bar. */
export const RightToLeft: Story = {
  args: { hasChannelMarks: true },
  render: (args) => (
    <div dir="rtl">
      <ParkingLot {...args} />
    </div>
  ),
}
