import type { Meta, StoryObj } from '@storybook/react-vite'
import { CALENDAR_MESSAGES, PLAN_MESSAGES } from '@throughline/domain/messages'
import { buildTactic } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { CalendarHost } from './fixtures/CalendarHost'

const item = buildTactic()

const meta = {
  title: 'Screens/Planning/Calendar/Failures',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: createPlanningServer({ tactics: [item] }), url: 'month?date=2026-11' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

const unknown = createPlanningServer({ holds: /^GET \/(?:plans\/12$|subscriptions)/u })

export const SaysOneThingAboutAnUnknownPlan: Story = {
  args: { server: unknown },
  play: async () => {
    await waitFor(() => expect(unknown.waiting()).toHaveLength(2))
    // The calendars of interest are refused first, and then the plan.
    unknown.answer('not found', /subscriptions/u)
    await waitFor(() => expect(unknown.waiting()).toEqual(['GET /plans/12']))
    unknown.answer('not found')
    await expect(
      await screen.findByRole('heading', { level: 1, name: PLAN_MESSAGES.notFound }),
    ).toBeVisible()
    await expect(screen.queryByText(CALENDAR_MESSAGES.eventsFailed)).toBeNull()
  },
}

const silent = createPlanningServer({ tactics: [item], holds: /\/summary$/u })

export const TellsAtOnceThatNotesCouldNotBeRead: Story = {
  args: { server: silent },
  play: async () => {
    const bar = await screen.findByRole('button', { name: /VIP early access/u })
    bar.focus()
    await userEvent.keyboard('i')
    await waitFor(() => expect(silent.waiting()).toEqual(['GET /tactics/7/summary']))
    silent.answer('lost connection')
    const card = within(await screen.findByRole('dialog', { name: 'VIP early access' }))
    await userEvent.click(await card.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(silent.waiting()).toEqual(['GET /tactics/7/summary']))
    silent.answer()
    await waitFor(() => expect(card.queryByText('Error fetching summary.')).toBeNull())
  },
}
