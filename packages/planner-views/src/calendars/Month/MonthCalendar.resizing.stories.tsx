import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fn, userEvent, within } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { editableMonthArgs } from './fixtures/month-args'
import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { dayCell } from './fixtures/day-cell'
import { dragBetween } from '../../calendar-core/fixtures/drag'

import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
import { categoryRefresh } from './fixtures/november'
import { MonthCalendar } from './MonthCalendar'

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Resizing',
  component: MonthCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: editableMonthArgs,
  render: (args) => <MonthCalendarHost {...args} />,
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

export const ResizesATactic: Story = {
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('Escape cancels resizing', async () => {
      await mount(<MonthCalendarHost {...args} />)
      await dragBetween(
        canvas.getByRole('button', { name: categoryRefresh }),
        dayCell(canvasElement, 'November 14'),
        { handle: 'right edge', beforeRelease: () => userEvent.keyboard('{Escape}') },
      )
      await expect(args.onResize).not.toHaveBeenCalled()
      await expect(canvas.getByRole('status')).toHaveTextContent('Category refresh keeps its dates')
    })
    await step('Drags the start of a tactic', async () => {
      clearAllMocks()
      await dragBetween(
        within(canvasElement).getByRole('button', { name: categoryRefresh }),
        dayCell(canvasElement, 'November 8'),
        { handle: 'left edge' },
      )
      await expectOnce(args.onResize, {
        item: expect.objectContaining({ id: 118 }),
        edge: 'start',
        startDate: '2026-11-08T08:00:00',
        endDate: '2026-11-12T08:00:00',
        isAllDay: true,
      })
      await dragBetween(
        canvas.getByRole('button', { name: categoryRefresh }),
        dayCell(canvasElement, 'November 10'),
        { handle: 'left edge' },
      )
    })
    await step('Drags the end of a tactic', async () => {
      clearAllMocks()
      await step('Its right edge goes from Thursday the 12th to Friday the 20th', async () => {
        await dragBetween(
          canvas.getByRole('button', { name: categoryRefresh }),
          dayCell(canvasElement, 'November 20'),
          { handle: 'right edge' },
        )
      })
      await expectOnce(args.onResize, {
        item: expect.objectContaining({ id: 118 }),
        edge: 'end',
        startDate: '2026-11-10T08:00:00',
        endDate: '2026-11-20T08:00:00',
        isAllDay: true,
      })
      await step('It was neither moved nor opened, and is spoken of', async () => {
        await expect(args.onMove).not.toHaveBeenCalled()
        await expect(args.onOpenItem).not.toHaveBeenCalled()
        await expect(canvas.getByRole('status')).toHaveTextContent(
          'Category refresh now lasts 11/10/26 to 11/20/26',
        )
      })
      await step('Where it only goes on there is no end to drag: it moves', async () => {
        const [first, second] = canvas.getAllByRole('button', { name: categoryRefresh })
        if (first === undefined || second === undefined) throw new Error('It spans two weeks now.')
        await dragBetween(first, dayCell(canvasElement, 'November 13'), { handle: 'right edge' })
        await expect(args.onResize).toHaveBeenCalledOnce()
        await expect(args.onMove).toHaveBeenCalledWith(
          expect.objectContaining({ startDate: '2026-11-09T08:00:00' }),
        )
      })
    })
    await step('Refuses to resize a repeating tactic', async () => {
      clearAllMocks()
      await dragBetween(
        within(canvasElement).getByRole('button', {
          name: /^8:00 Weekly deals, Paid social, 11\/10\/26/u,
        }),
        dayCell(canvasElement, 'November 12'),
        { handle: 'right edge' },
      )
      await expect(args.onResize).not.toHaveBeenCalled()
      await expectOnce(args.onMoveRefused, {
        item: expect.objectContaining({ id: 103 }),
        code: 'repeating',
      })
    })
    await step('Says that a day is the least', async () => {
      clearAllMocks()
      canvas.getByRole('button', { name: /^Postcard drop 2/u }).focus()
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
      await expect(args.onResize).not.toHaveBeenCalled()
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Postcard drop 2 cannot become shorter than a day',
      )
    })
    await step('Resizes with the keyboard', async () => {
      clearAllMocks()
      const status = canvas.getByRole('status')
      canvas.getByRole('button', { name: '8:00 Gift guide launch, Radio, 11/10/26' }).focus()
      await step('Alt and Shift with an arrow move its end, over days it is all-day', async () => {
        await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
        await expect(args.onResize).toHaveBeenLastCalledWith(
          expect.objectContaining({ edge: 'end', endDate: '2026-11-11T08:00:00', isAllDay: true }),
        )
        await expect(status).toHaveTextContent('Gift guide launch now lasts 11/10/26 to 11/11/26')
        await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
        await expect(status).toHaveTextContent('Gift guide launch now lasts 11/10/26 to 11/18/26')
      })
      await step('With Home and End its start moves, and the focus stays with it', async () => {
        await userEvent.keyboard('{Alt>}{Shift>}{Home}{Home}{End}{/Shift}{/Alt}')
        await expect(args.onResize).toHaveBeenLastCalledWith(
          expect.objectContaining({ edge: 'start', startDate: '2026-11-09T08:00:00' }),
        )
        await expect(document.activeElement).toHaveAccessibleName(
          'Gift guide launch, Radio, 11/09/26 to 11/18/26',
        )
      })
    })
    await step(
      'What lasts whole months may move and not be resized, as the host knows',
      async () => {
        clearAllMocks()
        const movePolicy = fn((_item: object, action: string) =>
          action === 'resize'
            ? ({ allowed: false, code: 'monthly' } as const)
            : ({ allowed: true } as const),
        )
        await mount(<MonthCalendarHost {...args} movePolicy={movePolicy} />)
        const bar = within(canvasElement).getByRole('button', { name: categoryRefresh })
        await dragBetween(bar, dayCell(canvasElement, 'November 20'), { handle: 'right edge' })
        await expectOnce(args.onMoveRefused, {
          item: expect.objectContaining({ id: 118 }),
          code: 'monthly',
        })
        await dragBetween(bar, dayCell(canvasElement, 'November 19'))
        await expect(args.onMove).toHaveBeenCalledOnce()
      },
    )
  },
}
