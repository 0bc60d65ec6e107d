import type { Meta, StoryObj } from '@storybook/react-vite'
import { middleOf } from '@throughline/test-support/dom'
import { clearAllMocks, expect, fn, userEvent, waitFor, within } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { monthArgs } from './fixtures/month-args'
import { tacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import { dragTo } from '../../calendar-core/fixtures/drag'
import { dayCell } from './fixtures/day-cell'
import { novemberFixture } from './fixtures/november'
import { OtherUsersHost } from './fixtures/OthersHost'
import { MonthCalendar } from './MonthCalendar'

const restored = tacticFixture({ id: 900, title: 'Restored', on: '2026-11-25' })
const afterRestoring = [...novemberFixture, restored]

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Focus',
  component: MonthCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    ...monthArgs,
    onCreate: fn(),
    onMove: fn(),
    onResize: fn(),
    onOpenItem: fn(),
  },
  render: (args) => (
    <OtherUsersHost {...args} after={afterRestoring} itemToReveal={{ itemId: restored.id }} />
  ),
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

const categoryRefresh = /^Category refresh/u
const restoredMessage = /^Restored/u

/** Presses a button of the host without moving the focus to it, and lets React render. */
async function press(canvasElement: HTMLElement, text: string): Promise<void> {
  within(canvasElement).getByText(text).click()
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

export const LeavesTheFocusToAPerson: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Focuses what is revealed once it is there', async () => {
      await mount(
        <OtherUsersHost {...args} after={afterRestoring} itemToReveal={{ itemId: restored.id }} />,
      )
      canvas.getByRole('button', { name: categoryRefresh }).focus()
      await press(canvasElement, 'Reveal an item')
      await press(canvasElement, 'Others change the plan')
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: restoredMessage })).toHaveFocus(),
      )
    })
    await step('Whoever has gone on working is not called back by what arrives later', async () => {
      await mount(
        <OtherUsersHost {...args} after={afterRestoring} itemToReveal={{ itemId: restored.id }} />,
      )
      const bar = canvas.getByRole('button', { name: categoryRefresh })
      await step('To another item', async () => {
        dayCell(canvasElement, 'November 25').focus()
        await press(canvasElement, 'Reveal an item')
        bar.focus()
        await press(canvasElement, 'Others change the plan')
        await expect(await canvas.findByRole('button', { name: restoredMessage })).toBeVisible()
        await expect(bar).toHaveFocus()
      })
    })
    await step('A third click on a day begins anew: it takes a fourth to ask again', async () => {
      clearAllMocks()
      const cell = dayCell(canvasElement, 'November 25')
      // Without waiting in between, so that they count as fast on any machine.
      for (let clicks = 0; clicks < 3; clicks += 1) cell.click()
      await expect(args.onCreate).toHaveBeenCalledOnce()
      cell.click()
      await expect(args.onCreate).toHaveBeenCalledTimes(2)
    })
    await step('Leaves the focus outside', async () => {
      await mount(
        <OtherUsersHost {...args} after={afterRestoring} itemToReveal={{ itemId: restored.id }} />,
      )
      await step('On something else, while an item is on its way', async () => {
        canvas.getByRole('button', { name: categoryRefresh }).focus()
        await press(canvasElement, 'Reveal an item')
        const elsewhere = canvas.getByText('Next month')
        elsewhere.focus()
        await press(canvasElement, 'Others change the plan')
        await expect(await canvas.findByRole('button', { name: restoredMessage })).toBeVisible()
        await expect(elsewhere).toHaveFocus()
      })
      await step('On nothing, where a person has pressed beside the calendar', async () => {
        canvas.getByRole('button', { name: restoredMessage }).focus()
        await userEvent.click(document.body)
        await expect(document.body).toHaveFocus()
        await press(canvasElement, 'Others change the plan')
        await waitFor(() =>
          expect(canvas.queryByRole('button', { name: restoredMessage })).toBeNull(),
        )
        await expect(document.body).toHaveFocus()
      })
    })
    await step('Scrolls while a drag is near its edge', async () => {
      await mount(
        <OtherUsersHost
          {...args}
          laneMode="all"
          today="2026-11-02"
          heightPixels={420}
          after={novemberFixture}
        />,
      )
      const scroller = canvasElement.querySelector('[data-part="scroll"]')
      if (scroller === null) throw new Error('The month has nothing that scrolls.')
      const bar = within(canvasElement).getByRole('button', { name: /^Catalog in home, Radio/u })
      const from = middleOf(bar)
      const before = scroller.scrollTop
      await dragTo(
        from,
        { ...from, y: scroller.getBoundingClientRect().bottom - 4 },
        { beforeRelease: () => waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(before)) },
      )
      const after = scroller.scrollTop
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await expect(scroller.scrollTop).toBe(after)
    })
  },
}
