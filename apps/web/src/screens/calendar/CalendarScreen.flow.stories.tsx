import type { Meta, StoryObj } from '@storybook/react-vite'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import {
  buildCalendarEvent,
  buildPlan,
  buildSubscription,
} from '@throughline/test-support/builders'
import { middleOf } from '@throughline/test-support/dom'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { readToast, toasts } from '../../testing/toasts'
import { calendarMeta, calendarOf } from './fixtures/CalendarHost'
import { figure, flowBar, flowGrid, flowPlan, flowSection, flowTactics } from './fixtures/flow-page'
import { answer, pressMove, pressUndo } from './fixtures/month-page'

/** Plan 12 and its items, with the holidays that it shows. */
const content = {
  plans: [flowPlan()],
  tactics: flowTactics,
  subscriptions: [buildSubscription({ id: 41, name: 'US holidays' })],
  events: [
    buildCalendarEvent({ title: 'Thanksgiving', startDate: '2026-11-26', endDate: '2026-11-26' }),
  ],
}

const meta = {
  ...calendarMeta,
  title: 'Screens/Planning/Calendar/Flow',
  args: calendarOf(content, { url: 'flow' }),
} satisfies Meta<typeof calendarMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const firstDay = () => screen.findByRole('textbox', { name: 'Shown dates: First day' })

export const Default: Story = {
  play: async ({ step }) => {
    await step('Sections of calendars, initiatives and channels', async () => {
      await flowGrid()
      for (const name of ['Calendars of Interest', 'Initiatives', 'Website', 'Email']) {
        await expect(await flowSection(name)).toBeVisible()
      }
    })
    await step('The year of today, and what was spent in it', async () => {
      await expect(await firstDay()).toHaveValue('01/01/26')
      await waitFor(() => expect(figure('Total Actual')).toHaveTextContent('$27,600'))
      await expect(figure('Total Budget')).toHaveTextContent('$480,000')
      await expect(figure('Total Remaining')).toHaveTextContent('$452,400')
      await expect(figure('Total Expenses, shown range')).toHaveTextContent('$27,600')
    })
  },
}

export const Dark: Story = {
  // The play function only waits until everything has loaded.
  tags: ['picture'],
  globals: { theme: 'dark' },
  play: async () => {
    await expect(await flowBar('Gift guide')).toBeVisible()
    await waitFor(() => expect(figure('Total Actual')).toHaveTextContent('$27,600'))
    await screen.findByRole('button', { name: /^Parking Lot \d/u })
  },
}

export const HidesOtherPlansToShowMoney: Story = {
  tags: ['!autodocs'],
  args: calendarOf({ ...content, plans: [buildPlan({ totalBudget: 480_000 })] }, { url: 'flow' }),
  play: async ({ canvas, step }) => {
    await step('With the nested plan shown there is no figure anywhere', async () => {
      await expect(
        await canvas.findByText('Hide the other plans to see budget figures'),
      ).toBeVisible()
      await flowBar('Gift guide')
      await expect(canvas.queryByText(/^Total|Monthly Totals/u)).toBeNull()
      await expect(canvas.queryByRole('columnheader', { name: 'Estimate' })).toBeNull()
    })
    await step('One press shows them, and the filters say why', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide Other Plans' }))
      await waitFor(() => expect(figure('Total Actual')).toHaveTextContent('$27,600'))
      await expect(canvas.getByRole('button', { name: /^Filters 1/u })).toBeVisible()
      await expect(canvas.queryByText(/^Hide the other plans/u)).toBeNull()
    })
  },
}

export const GoesThroughTime: Story = {
  tags: ['!autodocs'],
  args: calendarOf(content, {
    url: 'month?date=2026-03',
    links: { 'Filtered flow': 'flow?date=2026-11&tp=1040' },
  }),
  play: async ({ canvas, canvasElement, step }) => {
    const goTo = async (date: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go to date' }))
      await screen.findByRole('textbox', { name: 'Date' })
      await userEvent.keyboard(`${date}{Enter}`)
    }
    const firstDayIs = (day: string) =>
      waitFor(async () => expect(await firstDay()).toHaveValue(day))
    await step('From a month of another season into its year', async () => {
      await canvas.findByRole('button', { name: 'March 2026' })
      await userEvent.click(canvas.getByRole('radio', { name: 'Flow' }))
      await flowGrid()
      await expect(await firstDay()).toHaveValue('01/01/26')
      await expect(await flowBar('Spring launch')).toBeVisible()
    })
    await step('A find from anywhere on the page', async () => {
      await userEvent.keyboard('{Control>}f{/Control}')
      await expect(await canvas.findByRole('searchbox', { name: 'Find in flow' })).toHaveFocus()
      await userEvent.keyboard('gift')
      await waitFor(() => expect(canvasElement.querySelector('[data-found]')).toBeVisible())
      await userEvent.keyboard('{Escape}')
    })
    await step('To a date on show, which is scrolled to, and to one of another year', async () => {
      await goTo('03/10/26')
      await expect(await flowBar('Spring launch')).toBeVisible()
      await expect(await firstDay()).toHaveValue('01/01/26')
      await expect(canvas.getByText('Timeline at 03/10/26')).toBeInTheDocument()
      await goTo('05/20/27')
      await firstDayIs('01/01/27')
      await expect(await canvas.findByText('May 2027')).toBeVisible()
    })
    await step('To the year after, and back to today', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Later dates' }))
      await firstDayIs('01/01/28')
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
      await firstDayIs('01/01/26')
      await expect(await flowBar('Gift guide')).toBeVisible()
    })
    const zoomTo = async (from: string, to: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Zoom: ${from}` }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name: to }))
    }
    await step('After a zoom around the pointer, the menu zooms around the middle', async () => {
      const guide = await flowBar('Gift guide')
      const { left: clientX, top: clientY } = guide.getBoundingClientRect()
      const pinch = { deltaY: 120, ctrlKey: true, clientX, clientY, bubbles: true }
      guide.dispatchEvent(new WheelEvent('wheel', { ...pinch, cancelable: true }))
      await canvas.findByRole('button', { name: 'Zoom: Quarter' })
      await goTo('03/10/26')
      const middle = () => middleOf(canvasElement).x
      const launch = await flowBar('Spring launch')
      launch.scrollIntoView({ inline: 'center' })
      await expect(Math.abs(middleOf(launch).x - middle())).toBeLessThan(300)
      await zoomTo('Quarter', 'Month')
      await canvas.findByRole('button', { name: 'Zoom: Month' })
      const zoomed = await flowBar('Spring launch')
      await expect(Math.abs(middleOf(zoomed).x - middle())).toBeLessThan(300)
    })
    await step('Three years widen the range', async () => {
      await zoomTo('Month', '3 years')
      await firstDayIs('01/01/25')
    })
    await step('Rows of plans', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Timeline options' }))
      const groups = within(await screen.findByRole('group', { name: 'Group by' }))
      await userEvent.click(groups.getByRole('menuitemradio', { name: 'Plan' }))
      await expect(await flowSection('National plan')).toBeVisible()
    })
    const toggle = async () => within(await flowSection('National plan')).getByRole('button')
    await step('And back to the month, with a closed section', async () => {
      await userEvent.click(await toggle())
      await expect(await toggle()).toHaveAttribute('aria-expanded', 'false')
      await userEvent.click(canvas.getByRole('radio', { name: 'Month' }))
      await expect(await canvas.findByRole('grid', { name: /2026/u })).toBeVisible()
    })
    await step('The section is still closed in the flow', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Flow' }))
      await expect(await toggle()).toHaveAttribute('aria-expanded', 'false')
    })
    await step('Filters that leave nothing can be cleared there', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Filtered flow' }))
      await expect(await canvas.findByText(/matches the filters/u)).toBeVisible()
    })
  },
}

export const ChangesItemsAndTheirFigures: Story = {
  tags: ['!autodocs'],
  args: calendarOf(content, { url: 'flow?date=2026-11&from=2026-11-01&to=2026-11-30' }),
  play: async ({ args: { server }, canvasElement, step }) => {
    const expenses = () => figure('Total Expenses, shown range')
    const startOf = (id: number) => server.item(id)?.startDate.slice(0, 10)
    await step('The budget is summed over its own dates, expenses over those shown', async () => {
      await waitFor(() => expect(figure('Total Actual')).toHaveTextContent('$27,600'))
      await expect(figure('Total Actual')).toHaveTextContent('01/01/26 – 12/31/26')
      await expect(expenses()).toHaveTextContent('$26,600')
      await expect(expenses()).toHaveTextContent('11/01/26 – 11/30/26')
    })
    await step('Another row is another type, and a question', async () => {
      const bar = await flowBar('Cart reminder')
      bar.focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      const dialog = within(await screen.findByRole('alertdialog'))
      await expect(
        dialog.getByText(/^Move .*Cart reminder.* to .*Email · Newsletter.*\?$/u),
      ).toBeVisible()
      await expect(dialog.getByText(/^Its platforms are cleared/u)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
      await answer(server)
      await readToast(TACTIC_MESSAGES.updated)
      await waitFor(() => expect(server.item(2)?.tacticTypeId).toBe(1031))
    })
    await step('Undo gives the type back', async () => {
      await pressUndo()
      await answer(server)
      await waitFor(() => expect(server.item(2)?.tacticTypeId).toBe(1030))
    })
    await step('A new item begins with the type of its row, which is marked', async () => {
      const marked = () => canvasElement.querySelector('[data-part="marked"]')
      const bar = await flowBar('Gift guide')
      await expect(marked()).toBeNull()
      bar.focus()
      await userEvent.keyboard('n')
      const dialog = within(await screen.findByRole('dialog'))
      await expect(dialog.getByRole('combobox', { name: /^Channel/u })).toHaveTextContent('Email')
      await expect(dialog.getByRole('combobox', { name: /type/iu })).toHaveTextContent(
        'Promotional',
      )
      await expect(marked()).toBeVisible()
      const row = bar.closest('[data-row]')?.getBoundingClientRect()
      await expect(marked()?.getBoundingClientRect().top).toBe(row?.top)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(marked()).toBeNull())
    })
    await step(
      'A move into December is out of the expenses before the server answers',
      async () => {
        const bar = await flowBar('Cart reminder')
        bar.focus()
        await pressMove(8)
        await waitFor(() => expect(expenses()).toHaveTextContent('$24,100'))
        await expect(figure('Total Actual')).toHaveTextContent('$27,600')
        for (let day = 24; day <= 30; day += 1) {
          await answer(server)
          await waitFor(() => expect(startOf(2)).toBe(`2026-11-${day}`))
        }
        await answer(server)
        await waitFor(() => expect(startOf(2)).toBe('2026-12-01'))
        await expect(await toasts().findByText(TACTIC_MESSAGES.dateUpdated)).toBeVisible()
      },
    )
    await step('Undo brings it back to the day before', async () => {
      await pressUndo()
      await answer(server)
      await waitFor(() => expect(startOf(2)).toBe('2026-11-30'))
      await waitFor(() => expect(expenses()).toHaveTextContent('$26,600'))
    })
  },
}
