import type { Meta, StoryObj } from '@storybook/react-vite'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import {
  buildCalendarEvent,
  buildSubscription,
  buildTactic,
} from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { CalendarHost } from './fixtures/CalendarHost'
import { answer, monthBar, pressMove, pressUndo } from './fixtures/month-page'
import { toasts } from '../../testing/toasts'

const TITLE = 'VIP early access'
const item = buildTactic({ id: 7, title: TITLE, on: '2026-11-18', at: '08:00' })
const bar = monthBar(TITLE)
const server = () => createPlanningServer({ tactics: [item] })

const meta = {
  title: 'Screens/Planning/Calendar/Page',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: server(), url: 'month?date=2026-11' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

export const LeavesUndoToTheFieldThatIsTypedInto: Story = {
  args: { server: server() },
  play: async ({ args: { server: held }, step }) => {
    await step('An item is moved', async () => {
      await bar.focus()
      await pressMove()
      await answer(held)
      await expect(await toasts().findByText(TACTIC_MESSAGES.dateUpdated)).toBeVisible()
    })
    await step('Undo in the search of the filters does not move it back', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Filters/u }))
      await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a filter' }), 'Em')
      await pressUndo()
      await expect(bar.day()).toBe(19)
    })
    await step('Undo in the title of a new tactic does not move it back', async () => {
      await bar.focus()
      await userEvent.keyboard('n')
      await userEvent.type(await screen.findByRole('textbox', { name: /^Title/u }), 'Gift')
      await pressUndo()
      await expect(bar.day()).toBe(19)
      await userEvent.keyboard('{Escape}')
    })
    await expect(held.requests().filter((name) => name.startsWith('PUT /tactics'))).toHaveLength(1)
    await step('Undo on the calendar does', async () => {
      await bar.focus()
      await pressUndo()
      await bar.expectOn(18)
      await answer(held)
      await waitFor(() => expect(held.item(item.id)?.startDate).toBe(item.startDate))
    })
  },
}

const DAYS = [
  { day: '2026-11-01', link: /^Nov 1, Sunday, November /u, title: 'First of the month' },
  { day: '2026-11-18', link: /^18, Wednesday, November /u, title: 'Middle of the month' },
  { day: '2026-11-30', link: /^30, Monday, November /u, title: 'Last of the month' },
  { day: '2026-12-04', link: /^4, Friday, December /u, title: 'Of the next month' },
] as const

const itemsOfDays = DAYS.map(({ day, title }, at) => buildTactic({ id: at + 1, title, on: day }))

export const OpensTheDayWhoseLinkIsPressed: Story = {
  args: { server: createPlanningServer({ tactics: itemsOfDays }), linkedPlanIds: [12] },
  play: async ({ step }) => {
    for (const { day, link, title } of DAYS) {
      await step(day, async () => {
        await screen.findByRole('button', { name: new RegExp(title, 'u') })
        await userEvent.click(screen.getByRole('button', { name: link }))
        await expect(await screen.findByRole('grid', { name: /^Hours of/u })).toBeVisible()
        await expect(
          await screen.findByRole('button', { name: new RegExp(title, 'u') }),
        ).toBeVisible()
        for (const other of DAYS) {
          if (other.title === title) continue
          await expect(
            screen.queryByRole('button', { name: new RegExp(other.title, 'u') }),
          ).toBeNull()
        }
        await userEvent.click(screen.getByRole('link', { name: 'Plan 12' }))
      })
    }
  },
}
export const ReadsEverythingAgainWhenTheTabIsShownAgain: Story = {
  args: { server: server() },
  play: async ({ args: { server: held }, step }) => {
    await bar.focus()
    await waitFor(() => expect(held.followerCount()).toBe(1))
    const visibility = spyOn(document, 'visibilityState', 'get')
    const show = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    try {
      await step('A hidden tab follows nothing', async () => {
        show('hidden')
        await waitFor(() => expect(held.followerCount()).toBe(0))
        held.changeByOthers(item.id, {
          startDate: '2026-11-27T08:00:00',
          endDate: '2026-11-27T08:00:00',
        })
        await expect(bar.day()).toBe(18)
      })
      await step('Shown again, it has what happened meanwhile and follows on', async () => {
        show('visible')
        await bar.expectOn(27)
        await waitFor(() => expect(held.followerCount()).toBe(1))
        held.changeByOthers(item.id, {
          startDate: '2026-11-05T08:00:00',
          endDate: '2026-11-05T08:00:00',
        })
        await bar.expectOn(5)
      })
    } finally {
      visibility.mockRestore()
    }
  },
}

const withHolidays = createPlanningServer({
  tactics: [item],
  subscriptions: [
    buildSubscription({ id: 41, name: 'US holidays' }),
    buildSubscription({ id: 42, name: 'Not selected', selected: false }),
  ],
  events: [
    buildCalendarEvent({ title: 'Thanksgiving', startDate: '2026-11-26', endDate: '2026-11-26' }),
  ],
  holds: /\/events$/u,
})

export const ShowsEventsOfSelectedCalendarsBesideItems: Story = {
  args: { server: withHolidays },
  play: async () => {
    await bar.focus()
    await waitFor(() => expect(withHolidays.waiting()).toEqual(['GET /subscriptions/41/events']))
    await answer(withHolidays)
    const event = await screen.findByRole('button', { name: /^Thanksgiving/u })
    await expect(event).toHaveAccessibleName(/US holidays/u)
    await bar.expectOn(18)
  },
}
