import type { Meta, StoryObj } from '@storybook/react-vite'
import { middleOf } from '@throughline/test-support/dom'
import { clearAllMocks, expect, fn, userEvent, waitFor } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { monthArgs } from './fixtures/month-args'
import { tacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import { dragTo } from '../../calendar-core/fixtures/drag'
import { dayCell } from './fixtures/day-cell'
import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
import { expectSelected } from './fixtures/selected'
import { MonthCalendar } from './MonthCalendar'

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Marquee',
  component: MonthCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    ...monthArgs,
    onSelectionChange: fn(),
    onCreate: fn(),
    onMove: fn(),
    onOpenItem: fn(),
    onOpenEvent: fn(),
    onOpenDay: fn(),
  },
  render: (args) => <MonthCalendarHost {...args} />,
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

/** A place on free ground: the line of the number of a day, beside the number. */
function headOf(canvasElement: HTMLElement, date: string) {
  const { left, top, width } = dayCell(canvasElement, date).getBoundingClientRect()
  return { x: left + width - 12, y: top + 6 }
}

/** A place in a cell, below its bars. */
function footOf(canvasElement: HTMLElement, date: string) {
  const { left, bottom, width } = dayCell(canvasElement, date).getBoundingClientRect()
  return { x: left + width - 12, y: bottom - 4 }
}

const shift = { shiftKey: true }

export const SelectsByAMarquee: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Without shift a drag still creates', async () => {
      await mount(<MonthCalendarHost {...args} />)
      await dragTo(headOf(canvasElement, 'November 6'), footOf(canvasElement, 'November 7'))
      await expect(args.onCreate).toHaveBeenCalledOnce()
      await expect(args.onSelectionChange).not.toHaveBeenCalled()
    })
    await step('Shift and a drag select what they touch', async () => {
      clearAllMocks()
      await step(
        'The rectangle shows, and what it touches is selected while it is drawn',
        async () => {
          await dragTo(headOf(canvasElement, 'November 6'), footOf(canvasElement, 'November 7'), {
            keys: shift,
            beforeRelease: async () => {
              const marquee = canvasElement.querySelector('[data-part="marquee"]')
              const { width, height } = marquee?.getBoundingClientRect() ?? { width: 0, height: 0 }
              const cell = dayCell(canvasElement, 'November 7').getBoundingClientRect()
              await expect(Math.abs(width - cell.width)).toBeLessThan(3)
              await expect(Math.abs(height - (cell.height - 10))).toBeLessThan(3)
              await expectSelected(canvasElement, [112, 113, 114])
            },
          })
          await expectSelected(canvasElement, [112, 113, 114])
          await expect(canvasElement.querySelector('[data-part="marquee"]')).toBeNull()
          await expect(canvas.getByRole('status')).toHaveTextContent('3 items selected')
        },
      )
      await step('With Ctrl it adds', async () => {
        await dragTo(headOf(canvasElement, 'November 13'), footOf(canvasElement, 'November 13'), {
          keys: { shiftKey: true, ctrlKey: true },
        })
        await expectSelected(canvasElement, [112, 113, 114, 123, 124])
      })
      await step('Without it, it begins anew', async () => {
        await dragTo(headOf(canvasElement, 'November 13'), footOf(canvasElement, 'November 13'), {
          keys: shift,
        })
        await expectSelected(canvasElement, [123, 124])
      })
      await expect(args.onCreate).not.toHaveBeenCalled()
    })
    await step('Read only months can be selected too', async () => {
      await mount(<MonthCalendarHost {...args} isReadOnly />)
      await dragTo(headOf(canvasElement, 'November 6'), footOf(canvasElement, 'November 7'), {
        keys: shift,
      })
      await expectSelected(canvasElement, [112, 113, 114])
    })
    await step('Escape gives up the marquee', async () => {
      await mount(<MonthCalendarHost {...args} selection={new Set([118])} />)
      await dragTo(headOf(canvasElement, 'November 6'), footOf(canvasElement, 'November 7'), {
        keys: shift,
        beforeRelease: async () => {
          await expectSelected(canvasElement, [112, 113, 114])
          await userEvent.keyboard('{Escape}')
        },
      })
      await expectSelected(canvasElement, [118])
    })
    await step('The marquee scrolls and finds what is not drawn', async () => {
      await mount(
        <MonthCalendarHost {...args} items={crowd} today="2026-10-20" heightPixels={420} />,
      )
      const scroller = canvasElement.querySelector('[data-part="scroll"]')
      if (scroller === null) throw new Error('The month does not scroll.')
      const start = headOf(canvasElement, 'November 2')
      const page = scroller.getBoundingClientRect()
      await step('At the edge of the page it scrolls, and the selection grows', async () => {
        await dragTo(
          start,
          { x: middleOf(dayCell(canvasElement, 'November 2')).x, y: page.bottom - 2 },
          {
            keys: shift,
            beforeRelease: async () => {
              await waitFor(async () => {
                await expect(scroller.scrollTop).toBeGreaterThan(900)
              })
            },
          },
        )
      })
      await step('The first items are not drawn any more, and still selected', async () => {
        const status = canvas.getByRole('status').textContent
        await expect(Number.parseInt(status, 10)).toBeGreaterThan(30)
      })
    })
  },
}

/** Thirty items on the first Monday: their week is higher than the page. */
const crowd = Array.from({ length: 60 }, (_, at) =>
  tacticFixture({
    id: 1000 + at,
    title: `Store ${at + 1}`,
    on: at < 30 ? '2026-11-02' : '2026-11-09',
    channelId: 1 + (at % 12),
  }),
)
