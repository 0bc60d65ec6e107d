import type { Meta, StoryObj } from '@storybook/react-vite'
import { PLAN_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import {
  buildCalendarEvent,
  buildSubscription,
  CONTRIBUTOR,
} from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { CalendarHost } from './fixtures/CalendarHost'
import { figure, flowBar, flowGrid, flowPlan, flowTactics } from './fixtures/flow-page'
import { answer, pressMove, pressUndo } from './fixtures/month-page'
import { toasts } from '../../testing/toasts'

const server = (plan = flowPlan(), tactics = flowTactics) =>
  createPlanningServer({ plans: [plan], tactics })

const meta = {
  title: 'Screens/Planning/Calendar/Flow/States',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: server(), url: 'flow' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

export const MovesAnItemAndTakesItBack: Story = {
  args: { server: server() },
  play: async ({ args, step }) => {
    const stored = () => args.server.item(2)?.startDate.slice(0, 10)
    await step('A move is saved', async () => {
      const bar = await flowBar('Cart reminder')
      bar.focus()
      await pressMove()
      await answer(args.server)
      await expect(await toasts().findByText(TACTIC_MESSAGES.dateUpdated)).toBeVisible()
      await waitFor(() => expect(stored()).toBe('2026-11-24'))
    })
    await step('And taken back', async () => {
      await pressUndo()
      await answer(args.server)
      await waitFor(() => expect(stored()).toBe('2026-11-23'))
    })
  },
}

export const AsksBeforeAnItemChangesRows: Story = {
  args: { server: server() },
  play: async ({ args, step }) => {
    const stored = () => args.server.item(2)?.tacticTypeId
    await step('Another row is another type, and asked for', async () => {
      const bar = await flowBar('Cart reminder')
      bar.focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      const dialog = within(await screen.findByRole('alertdialog'))
      await expect(
        dialog.getByText(/^Move .*Cart reminder.* to .*Email · Newsletter.*\?$/u),
      ).toBeVisible()
      await expect(dialog.getByText(/^Its platforms are cleared/u)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
      await answer(args.server)
      await expect(await toasts().findByText(TACTIC_MESSAGES.updated)).toBeVisible()
      await waitFor(() => expect(stored()).toBe(1031))
    })
    await step('Undo gives the type back', async () => {
      await pressUndo()
      await answer(args.server)
      await waitFor(() => expect(stored()).toBe(1030))
    })
  },
}

export const FollowsAnEditInItsFiguresAtOnce: Story = {
  args: { server: server(), url: 'flow?date=2026-11&from=2026-11-01&to=2026-11-30' },
  play: async ({ args }) => {
    await waitFor(() => expect(figure('Total Expenses, shown range')).toHaveTextContent('$26,600'))
    const bar = await flowBar('Cart reminder')
    bar.focus()
    await pressMove(8)
    // The server has not answered, and the item begins in December.
    await waitFor(() => expect(figure('Total Expenses, shown range')).toHaveTextContent('$24,100'))
    await expect(figure('Total Actual')).toHaveTextContent('$27,600')
    args.server.answer()
  },
}

export const ShowsAFrozenPlanAsReadOnly: Story = {
  args: { server: server(flowPlan({ freeze: true, access: CONTRIBUTOR })) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(PLAN_MESSAGES.frozenForOthers)).toBeVisible()
    const bar = await flowBar('Cart reminder')
    bar.focus()
    await pressMove()
    await expect(await toasts().findByText(PLAN_MESSAGES.frozen)).toBeVisible()
    await expect(args.server.waiting()).toEqual([])
  },
}

export const ShowsAViewerWhatThereIs: Story = {
  args: {
    server: server(
      flowPlan({
        access: {
          level: 350,
          canAddTactics: false,
          canViewBudget: true,
          canEditAllChannels: false,
          editableChannelIds: [],
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await flowBar('Cart reminder')
    // Nothing can be created, so rows without items say nothing.
    await expect(canvas.queryByText('Newsletter')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Timeline options' }))
    const monday = await screen.findByRole('menuitemradio', { name: /^Monday/u })
    await expect(monday).toHaveTextContent('Only plan admins can change it')
  },
}

export const OffersEmptyRowsInAnEmptyPlan: Story = {
  args: { server: server(flowPlan(), []) },
  play: async () => {
    await flowGrid()
    await expect(await screen.findByRole('rowheader', { name: /^Newsletter/u })).toBeVisible()
    await waitFor(() => expect(figure('Total Actual')).toHaveTextContent('$0'))
  },
}

export const OffersToClearFiltersThatLeaveNothing: Story = {
  args: { server: server(), url: 'flow?date=2026-11&tp=1040' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/matches the filters/u)).toBeVisible()
  },
}

export const SaysThatAPlanIsUnavailable: Story = {
  args: { server: server(), planId: 99 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: PLAN_MESSAGES.notFound })).toBeVisible()
  },
}

/** The budget is of another time than the flow, so its items are read apart. */
export const ReadsTheBudgetAgainAfterAFailure: Story = {
  args: {
    server: createPlanningServer({
      plans: [flowPlan({ startDate: '2025-01-01', endDate: '2026-12-31' })],
      tactics: flowTactics,
      holds: /^GET \/tactics/u,
    }),
  },
  play: async ({ args: { server }, canvas }) => {
    // Those of the shown days first, then those of the budget.
    await waitFor(() => expect(server.waiting()).toHaveLength(2))
    server.answer()
    server.answer('forbidden')
    await flowBar('Gift guide')
    await expect(
      await canvas.findByText('What was spent of the budget could not be read.'),
    ).toBeVisible()
    await expect(figure('Total Budget')).toHaveTextContent('$480,000')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await answer(server)
    await waitFor(() => expect(figure('Total Actual')).toHaveTextContent('$27,600'))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** Items are on their way: the rows have the shape of what comes. */
export const Loading: Story = {
  args: {
    server: createPlanningServer({
      plans: [flowPlan()],
      tactics: flowTactics,
      holds: /^GET \/tactics/u,
    }),
  },
  play: async ({ args, step }) => {
    await waitFor(() => expect(args.server.waiting()).toHaveLength(1))
    await step('A failure can be tried again', async () => {
      args.server.answer('forbidden')
      const retry = await screen.findByRole('button', { name: 'Try again' })
      await userEvent.click(retry)
      await answer(args.server)
      await expect(await flowBar('Gift guide')).toBeVisible()
    })
  },
}

const withHolidays = (holds?: RegExp) =>
  createPlanningServer({
    plans: [flowPlan()],
    tactics: flowTactics,
    subscriptions: [buildSubscription({ id: 41, name: 'US holidays' })],
    events: [buildCalendarEvent({ title: 'Thanksgiving' })],
    ...(holds === undefined ? null : { holds }),
  })

const drawnSections = (): readonly string[] =>
  [...document.querySelectorAll('[data-part="section-name"]')].map(({ textContent }) => textContent)

/** How long the flow waits for calendars below, in ms: not at all before the items are there. */
let patience: number

/** Calendars of interest are the first section: drawn later, they would move all others down. */
export const CalendarsComeWithTheRest: Story = {
  args: { server: withHolidays(/tactics|\/events$/u) },
  beforeEach: () => {
    patience = 0
    const start = globalThis.setTimeout
    const timeouts = spyOn(globalThis, 'setTimeout').mockImplementation((handler, milliseconds) =>
      start(handler, milliseconds === 1000 ? patience : milliseconds),
    )
    return () => {
      timeouts.mockRestore()
    }
  },
  play: async ({ args: { server: late } }) => {
    const drawn: (readonly string[])[] = [drawnSections()]
    const observer = new MutationObserver(() => drawn.push(drawnSections()))
    observer.observe(document.body, { subtree: true, childList: true })
    await waitFor(() => expect(late.waiting().join()).toMatch(/tactics.*events/u))
    patience = 60_000
    while (/tactics/u.test(late.waiting().join())) late.answer('as usual', /tactics/u)
    await new Promise((resolve) => setTimeout(resolve, 500))
    late.answer('as usual', /events$/u)
    await expect(await flowBar('Thanksgiving')).toBeVisible()
    observer.disconnect()
    await expect(drawn.find((names) => names.length > 0)?.[0]).toContain('Calendars of Interest')
  },
}

export const CalendarThatDoesNotAnswerKeepsNothingWaiting: Story = {
  args: { server: withHolidays(/\/events$/u) },
  play: async () => {
    await expect(await flowBar('Gift guide')).toBeVisible()
    await expect(drawnSections().join()).not.toContain('Calendars of Interest')
  },
}
