import type { Meta, StoryObj } from '@storybook/react-vite'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { middleOf } from '@throughline/test-support/dom'
import { expect, fn, userEvent } from 'storybook/test'

import { dragBetween, dragTo } from './fixtures/drag'
import { barIn, own, ThreeViews } from './fixtures/ThreeViews'

const meta = {
  title: 'Planner views/Calendars/Interaction/Pointer',
  component: ThreeViews,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    currentPlanId: NATIONAL_PLAN_ID,
    onCreate: fn(),
    onMove: fn(),
    onResize: fn(),
    onMoveRefused: fn(),
    onRefused: fn(),
    onOpenItem: fn(),
    onCopyItem: fn(),
    onDeleteItem: fn(),
    onMonthChange: fn(),
    onDayChange: fn(),
  },
} satisfies Meta<typeof ThreeViews>

export default meta
type Story = StoryObj<typeof meta>

/** The first of the elements of a part of the month, such as the cell of a day. */
function partOf(canvasElement: HTMLElement, selector: string): HTMLElement {
  const part = canvasElement.querySelector<HTMLElement>(selector)
  if (part === null) throw new Error(`There is no ${selector}.`)
  return part
}

const dayCellOf = (canvasElement: HTMLElement, dayOfMonth: number): HTMLElement =>
  // Days are numbered from 1 January 1970; 1 November 2026 has the number 20 758.
  partOf(canvasElement, `[data-part="day"][data-day="${20_757 + dayOfMonth}"]`)

/** A finger scrolls the view: it draws no range over free places. */
export const ScrollsByTouch: Story = {
  play: async ({ args, canvasElement, step }) => {
    await step('Month', async () => {
      const [from, to] = [dayCellOf(canvasElement, 10), dayCellOf(canvasElement, 12)]
      await dragBetween(from, to, { pointerType: 'touch' })
      await expect(args.onCreate).not.toHaveBeenCalled()
      await dragBetween(from, to)
      await expect(args.onCreate).toHaveBeenCalledOnce()
    })
    await step('Day', async () => {
      const slot = partOf(canvasElement, '[data-part="slot"][data-slot="20"]')
      slot.scrollIntoView({ block: 'center' })
      const from = middleOf(slot)
      await dragTo(from, { ...from, y: from.y + 60 }, { pointerType: 'touch' })
      await expect(args.onCreate).toHaveBeenCalledOnce()
      await dragTo(from, { ...from, y: from.y + 60 })
      await expect(args.onCreate).toHaveBeenCalledTimes(2)
    })
  },
}

/** The page turns during a drag, and the drag continues. */
export const TurnsThePageDuringADrag: Story = {
  play: async ({ args, canvasElement, step }) => {
    const turnTwice = async () => {
      await userEvent.keyboard('{PageDown}{PageUp}')
    }
    await step('Month', async () => {
      await dragBetween(barIn(canvasElement, 'Month', own), dayCellOf(canvasElement, 20), {
        beforeRelease: turnTwice,
      })
      await expect(args.onMonthChange).toHaveBeenCalledTimes(2)
      await expect(args.onMonthChange).toHaveBeenNthCalledWith(1, { month: '2026-12' })
      await expect(args.onMonthChange).toHaveBeenNthCalledWith(2, { month: '2026-10' })
      await expect(args.onMove).toHaveBeenCalledOnce()
    })
    await step('Day', async () => {
      const bar = barIn(canvasElement, 'Day', own)
      bar.scrollIntoView({ block: 'center' })
      const from = middleOf(bar)
      const { width } = bar.getBoundingClientRect()
      await dragTo(from, { ...from, x: from.x + width * 1.1 }, { beforeRelease: turnTwice })
      await expect(args.onDayChange).toHaveBeenCalledTimes(2)
      await expect(args.onDayChange).toHaveBeenNthCalledWith(1, { day: '2026-11-21' })
      await expect(args.onDayChange).toHaveBeenNthCalledWith(2, { day: '2026-11-15' })
      await expect(args.onMove).toHaveBeenCalledTimes(2)
      await expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({ startDate: '2026-11-19T08:00:00' }),
      )
    })
  },
}
