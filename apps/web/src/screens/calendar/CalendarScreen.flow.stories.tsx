import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  buildCalendarEvent,
  buildChannel,
  buildPlan,
  buildSubscription,
  planChannels,
} from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import { CalendarHost } from './fixtures/CalendarHost'
import { figure, flowBar, flowGrid, flowPlan, flowSection, flowTactics } from './fixtures/flow-page'

const server = (plan = flowPlan(), tactics = flowTactics) =>
  createPlanningServer({
    plans: [plan],
    tactics,
    subscriptions: [buildSubscription({ id: 41, name: 'US holidays' })],
    events: [
      buildCalendarEvent({ title: 'Thanksgiving', startDate: '2026-11-26', endDate: '2026-11-26' }),
    ],
  })

const meta = {
  title: 'Screens/Planning/Calendar/Flow',
  component: CalendarHost,
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: server(), url: 'flow' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

const firstDay = () => screen.findByRole('textbox', { name: 'Shown dates: First day' })

export const Default: Story = {
  args: { server: server() },
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
  // Driven only so far that all of it is there.
  tags: ['picture'],
  args: { server: server() },
  globals: { theme: 'dark' },
  play: async () => {
    await expect(await flowBar('Gift guide')).toBeVisible()
    await waitFor(() => expect(figure('Total Actual')).toHaveTextContent('$27,600'))
    await screen.findByRole('button', { name: /^Parking Lot \d/u })
  },
}

export const SumsTheBudgetOverItsOwnDates: Story = {
  tags: ['!autodocs'],
  args: { server: server(), url: 'flow?date=2026-11&from=2026-11-01&to=2026-11-30' },
  play: async () => {
    await waitFor(() => expect(figure('Total Actual')).toHaveTextContent('$27,600'))
    await expect(figure('Total Actual')).toHaveTextContent('01/01/26 – 12/31/26')
    await expect(figure('Total Expenses, shown range')).toHaveTextContent('$26,600')
    await expect(figure('Total Expenses, shown range')).toHaveTextContent('11/01/26 – 11/30/26')
  },
}

const family = (access = {}) => buildPlan({ totalBudget: 480_000, access })

export const HidesOtherPlansToShowMoney: Story = {
  tags: ['!autodocs'],
  args: { server: server(family()) },
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

export const SaysNothingOfMoneyToThoseWhoMayNotSeeIt: Story = {
  tags: ['!autodocs'],
  args: { server: server(family({ canViewBudget: false })) },
  play: async ({ canvas }) => {
    await flowBar('Gift guide')
    await expect(canvas.queryByText(/budget|Total|Expenses/iu)).toBeNull()
    await expect(canvas.queryByRole('columnheader', { name: 'Estimate' })).toBeNull()
  },
}

export const SaysWhichChannelsThePlanKeepsOut: Story = {
  tags: ['!autodocs'],
  args: {
    server: server(
      flowPlan({
        channels: planChannels.map((channel) =>
          channel.id === 102 ? buildChannel({ ...channel, hideInFlow: true }) : channel,
        ),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not in flow: Website')).toBeVisible()
    await flowBar('Gift guide')
    await expect(canvas.queryByRole('button', { name: /Hero swap/u })).toBeNull()
    // What is not in the flow is in the budget all the same.
    await waitFor(() => expect(figure('Total Actual')).toHaveTextContent('$27,600'))
    await expect(figure('Total Expenses, shown range')).toHaveTextContent('$10,700')
  },
}

export const RemembersClosedSections: Story = {
  tags: ['!autodocs'],
  args: { server: server(), store: storeWith('flow-closed12', '["channel:103"]') },
  play: async ({ canvas }) => {
    await flowBar('Hero swap')
    await expect(await flowSection('Email')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Gift guide/u })).toBeNull()
  },
}

function storeWith(key: string, value: string) {
  const store = memoryStore()
  store.setItem(key, value)
  return store
}

export const SwitchesViewsAndKeepsTheDate: Story = {
  tags: ['!autodocs'],
  args: { server: server(), url: 'month?date=2026-03' },
  play: async ({ canvas, step }) => {
    await step('From a month of another season into its year', async () => {
      await canvas.findByRole('button', { name: 'March 2026' })
      await userEvent.click(canvas.getByRole('radio', { name: 'Flow' }))
      await flowGrid()
      await expect(await firstDay()).toHaveValue('01/01/26')
      await expect(await flowBar('Spring launch')).toBeVisible()
    })
    await step('And back', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Month' }))
      await expect(await canvas.findByRole('button', { name: 'March 2026' })).toBeVisible()
    })
  },
}

export const FindsFromAnywhereOnThePage: Story = {
  tags: ['!autodocs'],
  args: { server: server() },
  play: async ({ canvas, canvasElement }) => {
    await flowBar('Gift guide')
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect(await canvas.findByRole('searchbox', { name: 'Find in flow' })).toHaveFocus()
    await userEvent.keyboard('gift')
    await waitFor(() => expect(canvasElement.querySelector('[data-found]')).toBeVisible())
  },
}

export const GoesToADate: Story = {
  tags: ['!autodocs'],
  args: { server: server() },
  play: async ({ canvas, step }) => {
    await flowBar('Gift guide')
    const goTo = async (date: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go to date' }))
      await screen.findByRole('textbox', { name: 'Date' })
      await userEvent.keyboard(`${date}{Enter}`)
    }
    await step('One on show is scrolled to', async () => {
      await goTo('03/10/26')
      await expect(await flowBar('Spring launch')).toBeVisible()
      await expect(await firstDay()).toHaveValue('01/01/26')
      await expect(canvas.getByText('Timeline at 03/10/26')).toBeInTheDocument()
    })
    await step('One elsewhere shows its year', async () => {
      await goTo('05/20/27')
      await waitFor(async () => expect(await firstDay()).toHaveValue('01/01/27'))
      await expect(await canvas.findByText('May 2027')).toBeVisible()
    })
  },
}

export const MarksThePlaceOfANewItem: Story = {
  tags: ['!autodocs'],
  args: { server: server() },
  play: async ({ canvasElement, step }) => {
    const marked = () => canvasElement.querySelector('[data-part="marked"]')
    const bar = await flowBar('Gift guide')
    await expect(marked()).toBeNull()
    await step('While its form is open', async () => {
      bar.focus()
      await userEvent.keyboard('n')
      await screen.findByRole('dialog')
      await expect(marked()).toBeVisible()
      const row = bar.closest('[data-row]')?.getBoundingClientRect()
      await expect(marked()?.getBoundingClientRect().top).toBe(row?.top)
    })
    await step('And no longer', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(marked()).toBeNull())
    })
  },
}

export const PagesByYears: Story = {
  tags: ['!autodocs'],
  args: { server: server() },
  play: async ({ canvas, step }) => {
    await flowGrid()
    await step('To next year and back to today', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Later dates' }))
      await waitFor(async () => expect(await firstDay()).toHaveValue('01/01/27'))
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
      await waitFor(async () => expect(await firstDay()).toHaveValue('01/01/26'))
      await expect(await flowBar('Gift guide')).toBeVisible()
    })
    await step('Three years widen the range', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom: Month' }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name: '3 years' }))
      await waitFor(async () => expect(await firstDay()).toHaveValue('01/01/25'))
    })
    await step('Rows of plans', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Timeline options' }))
      const groups = within(await screen.findByRole('group', { name: 'Group by' }))
      await userEvent.click(groups.getByRole('menuitemradio', { name: 'Plan' }))
      await expect(await flowSection('National plan')).toBeVisible()
    })
  },
}
