import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, userEvent, within } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { editableMonthArgs } from './fixtures/month-args'
import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { dayCell } from './fixtures/day-cell'
import { dragBetween } from '../../calendar-core/fixtures/drag'
import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
import { tacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import { MonthCalendar } from './MonthCalendar'

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Behavior',
  component: MonthCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: editableMonthArgs,
  render: (args) => <MonthCalendarHost {...args} />,
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

export const OpensAndCreates: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Double click on a day creates', async () => {
      await mount(<MonthCalendarHost {...args} />)
      const cell = dayCell(canvasElement, 'November 25')
      await step('One click only chooses the day', async () => {
        await userEvent.click(cell)
        await expect(cell).toHaveFocus()
        await expect(args.onCreate).not.toHaveBeenCalled()
      })
      await step('A second one soon after asks for a tactic at eight', async () => {
        await userEvent.click(cell)
        await expectOnce(args.onCreate, {
          startDate: '2026-11-25T08:00:00',
          endDate: '2026-11-25T08:00:00',
          isAllDay: false,
          anchor: cell,
        })
      })
    })
    await step('Clicks on two days create nothing', async () => {
      clearAllMocks()
      await userEvent.click(dayCell(canvasElement, 'November 25'))
      await userEvent.click(dayCell(canvasElement, 'November 24'))
      await expect(args.onCreate).not.toHaveBeenCalled()
    })
    await step('Opens a tactic and a day', async () => {
      clearAllMocks()
      const bar = canvas.getByRole('button', {
        name: 'Category refresh, Out of home, 11/10/26 to 11/12/26',
      })
      await userEvent.click(bar)
      await expectOnce(args.onOpenItem, {
        item: expect.objectContaining({ id: 118 }),
        anchor: bar,
      })
      await userEvent.click(
        canvas.getByRole('button', { name: '11, Wednesday, November 2026, 3 items' }),
      )
      await expectOnce(args.onOpenDay, { day: '2026-11-11' })
    })
    await step('Read only creates and moves nothing', async () => {
      clearAllMocks()
      await mount(<MonthCalendarHost {...args} isReadOnly />)
      const cell = dayCell(canvasElement, 'November 25')
      await userEvent.click(cell)
      await userEvent.click(cell)
      await userEvent.keyboard('n')
      await dragBetween(
        within(canvasElement).getByRole('button', { name: /^Category refresh/u }),
        dayCell(canvasElement, 'November 18'),
      )
      await expect(args.onCreate).not.toHaveBeenCalled()
      await expect(args.onMove).not.toHaveBeenCalled()
    })
    await step('Keeps the month when a bar from before it is moved', async () => {
      clearAllMocks()
      await mount(
        <MonthCalendarHost
          {...args}
          items={[
            tacticFixture({
              id: 900,
              title: 'Autumn tour',
              on: '2026-10-20',
              to: '2026-11-04',
              channelId: 10,
            }),
          ]}
        />,
      )
      const bar = within(canvasElement).getByRole('button', { name: /^Autumn tour/u })
      await dragBetween(bar, dayCell(canvasElement, 'November 6'))
      await expect(args.onMove).toHaveBeenCalledOnce()
      await expect(args.onMonthChange).not.toHaveBeenCalled()
    })
    await step('Tries again after a failure', async () => {
      clearAllMocks()
      await mount(<MonthCalendarHost {...args} items={[]} status="error" />)
      await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledOnce()
    })
  },
}

export const ListsADay: Story = {
  args: { laneMode: 'fit' },
  render: ({ onOpenDay: _noDayView, ...args }) => <MonthCalendarHost {...args} />,
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Opens the day list', async () => {
      const more = await canvas.findByRole('button', { name: '+3 more on 11/05/26' })
      await userEvent.click(more)
      const list = within(await canvas.findByRole('dialog', { name: 'Thursday, November 5, 2026' }))
      await step('It holds every tactic of the day and begins with the first', async () => {
        await expect(list.getAllByRole('listitem')).toHaveLength(7)
        await expect(list.getByRole('button', { name: /^Postcard drop 2/u })).toHaveFocus()
      })
      await step('Esc closes it and gives the focus back', async () => {
        await userEvent.keyboard('{Escape}')
        await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
        await expect(more).toHaveFocus()
      })
      await step('A tactic that the grid hides is opened from it', async () => {
        await userEvent.keyboard('{Enter}')
        await userEvent.keyboard('{ArrowUp}{Enter}')
        await expectOnce(args.onOpenItem, {
          item: expect.objectContaining({ id: 111 }),
          anchor: more,
        })
        await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
      })
    })
    await step('The number of a day opens its list', async () => {
      const cell = within(dayCell(canvasElement, 'November 5'))
      await userEvent.click(cell.getByRole('button', { name: /^5, Thursday/u }))
      const list = await canvas.findByRole('dialog', { name: 'Thursday, November 5, 2026' })
      await expect(within(list).getAllByRole('listitem')).toHaveLength(7)
      await userEvent.keyboard('{Escape}')
    })
    await step('So does D, also on a day without anything', async () => {
      await userEvent.click(dayCell(canvasElement, 'November 25'))
      await userEvent.keyboard('d')
      const list = await canvas.findByRole('dialog', { name: 'Wednesday, November 25, 2026' })
      await expect(list).toHaveTextContent('Nothing planned on this day.')
    })
  },
}
