import type { Meta, StoryObj } from '@storybook/react-vite'
import { clearAllMocks, expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { editableMonthArgs } from './fixtures/month-args'
import { expectOnce } from '../../calendar-parts/fixtures/expect-once'
import { dayCell } from './fixtures/day-cell'
import { dragBetween } from '../../calendar-core/fixtures/drag'
import { eventFixtures } from './fixtures/event-fixtures'
import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
import { planOfAYear } from '../../calendar-parts/fixtures/plan-fixtures'
import { categoryRefresh } from './fixtures/november'
import { MonthCalendar } from './MonthCalendar'

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Editing',
  component: MonthCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: editableMonthArgs,
  render: (args) => <MonthCalendarHost {...args} />,
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

/** A host whose server becomes reachable when the story sets this. */
const unsteady = { isReachable: false }

export const OffersAnotherTryWhereNotesCannotBeFetched: Story = {
  args: {
    summary: {
      describeItem: () => null,
      loadNotes: () =>
        unsteady.isReachable
          ? Promise.resolve('<p>Creative due two weeks before.</p>')
          : Promise.reject(new Error('Failed to fetch')),
    },
  },
  play: async ({ canvasElement, step }) => {
    unsteady.isReachable = false
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('button', { name: categoryRefresh })
    bar.focus()
    await userEvent.keyboard('i')
    const card = await canvas.findByRole('dialog', { name: 'Category refresh' })
    await step('The failure is told in the card', async () => {
      await waitFor(() => expect(card).toHaveTextContent('Error fetching summary.'))
    })
    await step('Another try is made in it, which stays open and keeps the focus', async () => {
      unsteady.isReachable = true
      await userEvent.click(within(card).getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(card).toHaveTextContent('Creative due two weeks before.'))
      await expect(card.contains(document.activeElement)).toBe(true)
    })
    await step('Esc gives the focus back to the tactic', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(bar).toHaveFocus()
    })
  },
}

export const WorksOnItemsAndEvents: Story = {
  args: {
    events: eventFixtures,
    summary: {
      describeItem: () => ({
        initiativeNames: ['Black Friday Promotion'],
        channelName: 'Out of home',
        typeName: 'Promotional',
        platformNames: [],
      }),
      loadNotes: async () => '<p>Creative due two weeks before.</p>',
    },
  },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Tells which days are on show', async () => {
      await expect(args.onRangeChange).toHaveBeenLastCalledWith({
        startDay: '2026-11-01',
        endDay: '2026-12-05',
      })
      await userEvent.tab()
      await userEvent.keyboard('{PageDown}')
      await expect(args.onRangeChange).toHaveBeenLastCalledWith({
        startDay: '2026-11-29',
        endDay: '2027-01-02',
      })
      await userEvent.keyboard('{PageUp}')
    })
    await step('Shows what a tactic is about', async () => {
      canvas.getByRole('button', { name: categoryRefresh }).focus()
      await step('I opens it, with notes that are fetched then', async () => {
        await userEvent.keyboard('i')
        const card = await canvas.findByRole('dialog', { name: 'Category refresh' })
        await expect(card).toHaveTextContent('Black Friday Promotion')
        await waitFor(() => expect(card).toHaveTextContent('Creative due two weeks before.'))
      })
      await step('Esc closes it, and the focus is back on the tactic', async () => {
        await userEvent.keyboard('{Escape}')
        await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
        await expect(canvas.getByRole('button', { name: categoryRefresh })).toHaveFocus()
      })
    })
    clearAllMocks()
    await step('A tactic of the plan', async () => {
      canvas.getByRole('button', { name: categoryRefresh }).focus()
      await userEvent.keyboard('{Control>}c{/Control}{Delete}')
      await expectOnce(args.onCopyItem, {
        item: expect.objectContaining({ id: 118 }),
      })
      await expectOnce(args.onDeleteItem, {
        item: expect.objectContaining({ id: 118 }),
      })
      await expect(dayCell(canvasElement, 'November 10')).toHaveFocus()
    })
    await step('One of another plan stays', async () => {
      canvas.getByRole('button', { name: /^Regional radio spots.*plan WR/u }).focus()
      await userEvent.keyboard('{Delete}')
      await expect(args.onDeleteItem).toHaveBeenCalledOnce()
      await expectOnce(args.onRefused, {
        action: 'delete',
        item: expect.objectContaining({ id: 147 }),
        code: 'other-plan',
      })
    })
    await step('Events of calendars are read only', async () => {
      clearAllMocks()
      const veteransDay = {
        name: 'Veterans Day, event of US retail holidays, also in Bank holidays, 11/11/26, repeats, read only',
      }
      const event = canvas.getByRole('button', veteransDay)
      await step('It opens', async () => {
        await userEvent.click(event)
        await expectOnce(args.onOpenEvent, {
          event: expect.objectContaining({ title: 'Veterans Day' }),
          anchor: event,
        })
      })
      await step('It is not moved, resized, copied or deleted, and has no menu', async () => {
        await dragBetween(event, dayCell(canvasElement, 'November 25'))
        event.focus()
        await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}c{/Control}{Delete}')
        await fireEvent.contextMenu(event)
        await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
        for (const request of [args.onMove, args.onCreate, args.onCopyItem, args.onDeleteItem]) {
          await expect(request).not.toHaveBeenCalled()
        }
        await expect(canvas.getByRole('button', veteransDay)).toBeVisible()
      })
    })
  },
}

/**
 * Ten thousand tactics in the year: the drawn part depends on the page, and every item is
 * reachable.
 */
export const DrawsOnlyWhatIsNear: Story = {
  tags: ['stress'],
  args: { items: planOfAYear(10_000, '2026-01-01') },
  play: async ({ canvasElement, step }) => {
    const scroller = canvasElement.querySelector('[data-part="scroll"]')
    if (scroller === null) throw new Error('The month has nothing that scrolls.')
    const bars = (): readonly Element[] => [...canvasElement.querySelectorAll('[data-part="bar"]')]
    await step('At every place few bars are there, and the page is full of them', async () => {
      for (const part of [0, 0.3, 0.6, 1]) {
        scroller.scrollTop = part * (scroller.scrollHeight - scroller.clientHeight)
        await waitFor(async () => {
          const { top, bottom } = scroller.getBoundingClientRect()
          const onShow = bars().filter((bar) => {
            const box = bar.getBoundingClientRect()
            return box.bottom > top && box.top < bottom
          })
          await expect(onShow.length).toBeGreaterThan(20)
        })
        await expect(bars().length).toBeLessThan(500)
      }
    })
    await step('By keys one comes to items that were not drawn', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Control>}{Home}{/Control}{Enter}')
      for (let at = 0; at < 60; at += 1) await userEvent.keyboard('{ArrowDown}')
      const focused = document.activeElement
      await expect(focused).toHaveAttribute('data-part', 'bar')
      await expect(focused).toBeVisible()
      const { top = 0 } = focused?.getBoundingClientRect() ?? {}
      await expect(top).toBeGreaterThan(0)
      await expect(top).toBeLessThan(800)
    })
  },
}
