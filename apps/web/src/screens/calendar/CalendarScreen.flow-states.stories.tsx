import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import {
  buildCalendarEvent,
  buildChannel,
  buildPlan,
  buildSubscription,
  contributor,
  planChannels,
  viewer,
} from '@throughline/test-support/builders'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import { readToast } from '../../testing/toasts'
import { calendarMeta, calendarOf } from './fixtures/CalendarHost'
import { figure, flowBar, flowPlan, flowSection, flowTactics } from './fixtures/flow-page'
import { answer, pressMove } from './fixtures/month-page'

const FLOW_URL = 'flow'

const meta = {
  ...calendarMeta,
  title: 'Screens/Planning/Calendar/Flow/States',
  tags: ['!autodocs'],
  args: calendarOf({ plans: [flowPlan()], tactics: flowTactics }, { url: FLOW_URL }),
} satisfies Meta<typeof calendarMeta.component>

export default meta
type Story = StoryObj<typeof meta>

function storeWith(key: string, value: string) {
  const store = memoryStore()
  store.setItem(key, value)
  return store
}

/** Channels of which Website is hidden from the flow. */
const withoutWebsite = planChannels.map((channel) =>
  channel.id === 102 ? buildChannel({ ...channel, hideInFlow: true }) : channel,
)

export const LeavesOutWhatIsClosedAndWhatThePlanHides: Story = {
  args: calendarOf(
    {
      plans: [flowPlan({ channels: withoutWebsite, freeze: true, access: contributor })],
      tactics: flowTactics,
    },
    { url: FLOW_URL, store: storeWith('flow-closed12', '["channel:103"]') },
  ),
  play: async ({ args: { server }, canvas, step }) => {
    await step(
      'A channel that the plan hides is named, and is in the budget all the same',
      async () => {
        await expect(await canvas.findByText('Not in flow: Website')).toBeVisible()
        await flowBar('Holiday gifting')
        await expect(canvas.queryByRole('button', { name: /Hero swap/u })).toBeNull()
        await waitFor(() => expect(figure('Total Actual')).toHaveTextContent('$27,600'))
        await expect(figure('Total Expenses, shown range')).toHaveTextContent('$10,700')
      },
    )
    await step('A section that was closed before is closed', async () => {
      await expect(await flowSection('Email')).toBeVisible()
      await expect(canvas.queryByRole('button', { name: /Gift guide/u })).toBeNull()
    })
    await step('Items of a frozen plan stay', async () => {
      await expect(await canvas.findByText(PLAN_MESSAGES.frozenForOtherUsers)).toBeVisible()
      const bar = await flowBar('Holiday gifting')
      bar.focus()
      await pressMove()
      await readToast(PLAN_MESSAGES.frozen)
      await expect(server.waiting()).toEqual([])
    })
  },
}

export const ForAViewerWithoutTheBudget: Story = {
  args: calendarOf(
    {
      plans: [buildPlan({ totalBudget: 480_000, access: { ...viewer, canViewBudget: false } })],
      tactics: flowTactics,
    },
    { url: FLOW_URL },
  ),
  play: async ({ canvas, step }) => {
    await step('Nothing is said of money', async () => {
      await flowBar('Cart reminder')
      await expect(canvas.queryByText(/budget|Total|Expenses/iu)).toBeNull()
      await expect(canvas.queryByRole('columnheader', { name: 'Estimate' })).toBeNull()
    })
    await step('Nothing can be created, so there are no rows without items', async () => {
      await expect(canvas.queryByText('Newsletter')).toBeNull()
    })
    await step('The start of the week is for plan admins', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Timeline options' }))
      const monday = await screen.findByRole('menuitemradio', { name: /^Monday/u })
      await expect(monday).toHaveTextContent('Only plan admins can change it')
    })
  },
}

export const OffersEmptyRowsInAnEmptyPlan: Story = {
  args: calendarOf({ plans: [flowPlan()] }, { url: FLOW_URL }),
  play: async () => {
    await expect(await flowSection('Newsletter')).toBeVisible()
    await waitFor(() => expect(figure('Total Actual')).toHaveTextContent('$0'))
  },
}

/** The budget covers other days than the flow, so the app reads its items separately. */
export const ReadsAgainAfterAFailure: Story = {
  args: calendarOf(
    {
      plans: [flowPlan({ startDate: '2025-01-01', endDate: '2026-12-31' })],
      tactics: flowTactics,
      holds: /^GET \/tactics/u,
    },
    { url: FLOW_URL },
  ),
  play: async ({ args: { server }, canvas, step }) => {
    const tryAgain = () => userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await step('Items that could not be read', async () => {
      // First the items of the visible days, then those of the budget.
      await waitFor(() => expect(server.waiting()).toHaveLength(2))
      server.answer('forbidden')
      await canvas.findByRole('button', { name: 'Try again' })
      await tryAgain()
      await waitFor(() => expect(server.waiting()).toHaveLength(2))
    })
    await step('What was spent of the budget', async () => {
      server.answer('forbidden')
      server.answer()
      await expect(await flowBar('Gift guide')).toBeVisible()
      await expect(
        await canvas.findByText('What was spent of the budget could not be read.'),
      ).toBeVisible()
      await expect(figure('Total Budget')).toHaveTextContent('$480,000')
      await tryAgain()
      await answer(server)
      await waitFor(() => expect(figure('Total Actual')).toHaveTextContent('$27,600'))
      await expect(canvas.queryByRole('alert')).toBeNull()
    })
  },
}

const withHolidays = (holds: RegExp) =>
  calendarOf(
    {
      plans: [flowPlan()],
      tactics: flowTactics,
      subscriptions: [buildSubscription({ id: 41, name: 'US holidays' })],
      events: [buildCalendarEvent({ title: 'Thanksgiving' })],
      holds,
    },
    { url: FLOW_URL },
  )

const drawnSections = (): readonly string[] =>
  [...document.querySelectorAll('[data-part="section-name"]')].map(({ textContent }) => textContent)

/** Time for which the flow waits for calendars in the stories below, in milliseconds. */
let patience: number

function controlPatience(): () => void {
  patience = 0
  const start = globalThis.setTimeout
  const timeouts = spyOn(globalThis, 'setTimeout').mockImplementation((handler, milliseconds) =>
    start(handler, milliseconds === 1000 ? patience : milliseconds),
  )
  return () => {
    timeouts.mockRestore()
  }
}

/** Calendars of interest are the first section. A later rendering would move all others down. */
export const CalendarsComeWithTheRest: Story = {
  args: withHolidays(/tactics|\/events$/u),
  beforeEach: controlPatience,
  play: async ({ args: { server: late } }) => {
    const drawn: (readonly string[])[] = [drawnSections()]
    const observer = new MutationObserver(() => drawn.push(drawnSections()))
    observer.observe(document.body, { subtree: true, childList: true })
    await waitFor(() => expect(late.waiting().join()).toMatch(/tactics.*events/u))
    patience = 60_000
    late.hold(/\/events$/u)
    while (/tactics/u.test(late.waiting().join())) late.answer('as usual', /tactics/u)
    // The parking lot loads later, when the browser is idle.
    await screen.findByRole('button', { name: /^Parking Lot \d/u })
    late.answer('as usual', /events$/u)
    await expect(await flowBar('Thanksgiving')).toBeVisible()
    observer.disconnect()
    await expect(drawn.find((names) => names.length > 0)?.[0]).toContain('Calendars of Interest')
  },
}

export const CalendarThatDoesNotAnswerKeepsNothingWaiting: Story = {
  args: withHolidays(/\/events$/u),
  beforeEach: controlPatience,
  play: async () => {
    await expect(await flowBar('Gift guide')).toBeVisible()
    await expect(drawnSections().join()).not.toContain('Calendars of Interest')
  },
}
