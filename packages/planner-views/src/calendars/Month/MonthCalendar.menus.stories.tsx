import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, userEvent } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { monthArgs } from './fixtures/month-args'
import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { dayCell } from './fixtures/day-cell'
import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
import { categoryRefresh } from './fixtures/november'
import { MonthCalendar } from './MonthCalendar'

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Menus',
  component: MonthCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    ...monthArgs,
    onCreate: fn(),
    onOpenItem: fn(),
    onOpenDay: fn(),
    onCopyItem: fn(),
    onDeleteItem: fn(),
  },
  render: (args) => <MonthCalendarHost {...args} />,
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

export const OffersMenus: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Offers a menu on a day', async () => {
      await mount(<MonthCalendarHost {...args} />)
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
    })
    await step('Offers a menu under the right button', async () => {
      clearAllMocks()
      const bar = canvas.getByRole('button', { name: categoryRefresh })
      await step('Copied from the menu', async () => {
        await userEvent.pointer({ keys: '[MouseRight]', target: bar })
        await userEvent.click(await canvas.findByRole('menuitem', { name: /^Copy Tactic/u }))
        await expectOnce(args.onCopyItem, {
          item: expect.objectContaining({ id: 118 }),
        })
      })
      await step('Opened by keys, and deleted from it', async () => {
        bar.focus()
        await userEvent.keyboard('{Shift>}{F10}{/Shift}')
        await userEvent.click(await canvas.findByRole('menuitem', { name: /^Delete/u }))
        await expectOnce(args.onDeleteItem, {
          item: expect.objectContaining({ id: 118 }),
        })
      })
    })
    await step('Offers nothing new on a day that is read only', async () => {
      await mount(
        <MonthCalendarHost {...args} canCreate={() => ({ allowed: false, code: 'viewer' })} />,
      )
      dayCell(canvasElement, 'November 25').focus()
      await userEvent.keyboard('{Shift>}{F10}{/Shift}')
      await expect(await canvas.findByRole('menuitem', { name: /^Open day/u })).toBeVisible()
      await expect(canvas.queryByRole('menuitem', { name: /^Add Tactic/u })).toBeNull()
    })
  },
}
