import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { monthArgs } from './fixtures/month-args'
import type { CalendarItem } from '../../calendar-parts'
import { tacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import { dayCell, expectToBeginWith } from './fixtures/day-cell'
import { dragBetween } from '../../calendar-core/fixtures/drag'
import { categoryRefresh, novemberFixture } from './fixtures/november'
import { OtherUsersHost } from './fixtures/OthersHost'
import { MonthCalendar } from './MonthCalendar'

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Live changes',
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
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof MonthCalendar<CalendarItem>>

const changed = (id: number, dates: Partial<CalendarItem>): readonly CalendarItem[] =>
  novemberFixture.map((item) => (item.id === id ? { ...item, ...dates } : item))

/** Other users press their button; the pointer of the drag stays at its place. */
function otherUsersChangeThePlan(canvasElement: HTMLElement): Promise<void> {
  within(canvasElement).getByText('Others change the plan').click()
  return Promise.resolve()
}

export const LivesWithWhatOthersChange: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Others move what is dragged', async () => {
      await mount(
        <OtherUsersHost
          {...args}
          after={changed(118, { startDate: '2026-11-11T08:00:00', endDate: '2026-11-13T08:00:00' })}
        />,
      )
      const bar = within(canvasElement).getByRole('button', { name: categoryRefresh })
      // From Wednesday the 11th, in the middle of it, to Monday the 16th.
      await dragBetween(bar, dayCell(canvasElement, 'November 16'), {
        beforeRelease: () => otherUsersChangeThePlan(canvasElement),
      })
      await expect(args.onMove).toHaveBeenCalledOnce()
      await expect(args.onMove).toHaveBeenCalledWith({
        item: expect.objectContaining({ id: 118, startDate: '2026-11-11T08:00:00' }),
        startDate: '2026-11-15T08:00:00',
        endDate: '2026-11-17T08:00:00',
        isAllDay: true,
      })
    })
    await step('Others add something above a drag', async () => {
      clearAllMocks()
      await mount(
        <OtherUsersHost
          {...args}
          laneMode="all"
          today="2026-11-11"
          heightPixels={420}
          after={[
            ...Array.from({ length: 6 }, (_, at) =>
              tacticFixture({ id: 900 + at, title: 'Added by others', on: '2026-11-05' }),
            ),
            ...novemberFixture,
          ]}
        />,
      )
      const bar = within(canvasElement).getByRole('button', { name: categoryRefresh })
      const target = dayCell(canvasElement, 'November 14')
      await expectToBeginWith(canvasElement, 'November 11')
      await dragBetween(bar, target, {
        beforeRelease: async () => {
          await otherUsersChangeThePlan(canvasElement)
          await expectToBeginWith(canvasElement, 'November 11')
        },
      })
      // The weeks above have grown, and the visible weeks have stayed under the pointer.
      await expect(args.onMove).toHaveBeenCalledOnce()
      await expect(args.onMove).toHaveBeenCalledWith(
        expect.objectContaining({ startDate: '2026-11-13T08:00:00' }),
      )
    })
    await step('Others delete what is dragged', async () => {
      clearAllMocks()
      await mount(
        <OtherUsersHost {...args} after={novemberFixture.filter(({ id }) => id !== 118)} />,
      )
      const bar = canvas.getByRole('button', { name: categoryRefresh })
      await dragBetween(bar, dayCell(canvasElement, 'November 16'), {
        beforeRelease: () => otherUsersChangeThePlan(canvasElement),
      })
      await expect(args.onMove).not.toHaveBeenCalled()
      await expect(args.onOpenItem).not.toHaveBeenCalled()
      await expect(canvas.queryByRole('button', { name: categoryRefresh })).toBeNull()
    })
    await step('Others change a day while its list is open', async () => {
      await mount(
        <OtherUsersHost
          {...args}
          laneMode="fit"
          after={[
            ...novemberFixture.filter(({ id }) => id !== 111),
            tacticFixture({ id: 900, title: 'Added by others', on: '2026-11-05' }),
          ]}
        />,
      )
      await userEvent.click(canvas.getByRole('button', { name: /more on 11\/05\/26$/u }))
      const list = within(canvas.getByRole('dialog', { name: /November 5/u }))
      await expect(list.getByRole('button', { name: /Paid social refresh/u })).toBeVisible()
      await otherUsersChangeThePlan(canvasElement)
      await waitFor(() =>
        expect(list.getByRole('button', { name: /Added by others/u })).toBeVisible(),
      )
      await expect(list.queryByRole('button', { name: /Paid social refresh/u })).toBeNull()
    })
    await step('Keeps the focus on what others move', async () => {
      await mount(
        <OtherUsersHost
          {...args}
          after={changed(118, { startDate: '2026-11-24T08:00:00', endDate: '2026-11-25T08:00:00' })}
        />,
      )
      const bar = () => within(canvasElement).getByRole('button', { name: categoryRefresh })
      await step('A bar that others move to another week keeps the focus', async () => {
        bar().focus()
        await otherUsersChangeThePlan(canvasElement)
        await waitFor(async () => {
          await expect(bar()).toHaveAccessibleName(/11\/24\/26/u)
        })
        await expect(bar()).toHaveFocus()
      })
      await step('The focus stays elsewhere once a person has moved it there', async () => {
        const elsewhere = within(canvasElement).getByText('Next month')
        elsewhere.focus()
        await otherUsersChangeThePlan(canvasElement)
        await waitFor(async () => {
          await expect(bar()).not.toHaveAccessibleName(/11\/24\/26/u)
        })
        await expect(elsewhere).toHaveFocus()
      })
    })
  },
}
