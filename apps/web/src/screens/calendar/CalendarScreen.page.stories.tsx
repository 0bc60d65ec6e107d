import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  buildCalendarEvent,
  buildSubscription,
  buildTactic,
} from '@throughline/test-support/builders'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { calendarMeta, calendarOf } from './fixtures/CalendarHost'
import { answer, monthBar, onNovember, vip } from './fixtures/month-page'

const bar = monthBar(vip.title)

const meta = {
  ...calendarMeta,
  title: 'Screens/Planning/Calendar/Page',
  tags: ['!autodocs'],
  args: calendarOf({ tactics: [vip] }),
} satisfies Meta<typeof calendarMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const days = [
  { day: '2026-11-18', link: /^18, Wednesday, November /u, title: 'Middle of the month' },
  { day: '2026-12-04', link: /^4, Friday, December /u, title: 'Of the next month' },
] as const

const itemsOfDays = days.map(({ day, title }, at) => buildTactic({ id: at + 1, title, on: day }))

export const OpensTheDayWhoseLinkIsPressed: Story = {
  args: calendarOf({ tactics: itemsOfDays }, { linkedPlanIds: [12] }),
  play: async ({ step }) => {
    for (const { day, link, title } of days) {
      await step(day, async () => {
        await screen.findByRole('button', { name: new RegExp(title, 'u') })
        await userEvent.click(screen.getByRole('button', { name: link }))
        await expect(await screen.findByRole('grid', { name: /^Hours of/u })).toBeVisible()
        await expect(
          await screen.findByRole('button', { name: new RegExp(title, 'u') }),
        ).toBeVisible()
        for (const other of days) {
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

/** Plan 12 with one selected and one other calendar of interest. */
const withHolidays = {
  tactics: [vip],
  subscriptions: [
    buildSubscription({ id: 41, name: 'US holidays' }),
    buildSubscription({ id: 42, name: 'Not selected', selected: false }),
  ],
  events: [
    buildCalendarEvent({ title: 'Thanksgiving', startDate: '2026-11-26', endDate: '2026-11-26' }),
  ],
  holds: /\/events$/u,
}

export const FollowsWhatHappensElsewhere: Story = {
  args: calendarOf(withHolidays),
  play: async ({ args: { server }, step }) => {
    await step('Events of selected calendars come beside items', async () => {
      await bar.focus()
      await waitFor(() => expect(server.waiting()).toEqual(['GET /subscriptions/41/events']))
      await answer(server)
      const event = await screen.findByRole('button', { name: /^Thanksgiving/u })
      await expect(event).toHaveAccessibleName(/US holidays/u)
      await bar.expectOn(18)
      await waitFor(() => expect(server.followerCount()).toBe(1))
    })
    const visibility = spyOn(document, 'visibilityState', 'get')
    const show = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    try {
      await step('A hidden tab follows nothing', async () => {
        show('hidden')
        await waitFor(() => expect(server.followerCount()).toBe(0))
        server.changeByOtherUsers(vip.id, onNovember(27))
        await expect(bar.day()).toBe(18)
      })
      await step('Visible again, it has what happened meanwhile and follows on', async () => {
        show('visible')
        await bar.expectOn(27)
        await waitFor(() => expect(server.followerCount()).toBe(1))
        server.changeByOtherUsers(vip.id, onNovember(5))
        await bar.expectOn(5)
      })
    } finally {
      visibility.mockRestore()
    }
  },
}
