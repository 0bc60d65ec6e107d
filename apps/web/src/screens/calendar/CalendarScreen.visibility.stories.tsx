import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Channel } from '@throughline/domain/channels'
import { CALENDAR_MESSAGES, PLAN_MESSAGES } from '@throughline/domain/messages'
import { buildPlan, buildTactic, planChannels } from '@throughline/test-support/builders'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { calendarMeta, calendarOf } from './fixtures/CalendarHost'
import { answer, monthBar, vip } from './fixtures/month-page'

const ON = '2026-11-18'
const gift = buildTactic({ id: 1, title: 'Gift guide', on: ON })
const hero = buildTactic({ id: 2, title: 'Hero swap', on: ON, channelId: 102, tacticTypeId: 1020 })

const meta = {
  ...calendarMeta,
  title: 'Screens/Planning/Calendar/Visibility',
  tags: ['!autodocs'],
  args: calendarOf({ tactics: [gift, hero] }),
} satisfies Meta<typeof calendarMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const goTo = (id: number) => userEvent.click(screen.getByRole('link', { name: `Plan ${id}` }))

const expectNoPlan = async () => {
  const name = PLAN_MESSAGES.notFound
  await expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  await expect(monthBar(gift.title).query()).toBeNull()
}

function withHiddenTypes(channel: Channel, typeId: number): Channel {
  const tacticTypes = channel.tacticTypes.map((type) =>
    type.id === typeId ? { ...type, shouldHideTacticsFromNestedPlans: true } : type,
  )
  return { ...channel, tacticTypes }
}

/** The lead plan hides the items of its type Homepage from nested plans. */
const nestedPlan = buildPlan({
  id: 13,
  name: 'West region',
  type: 'Sub',
  parentId: 12,
  parent: { id: 12, name: 'National plan', abbreviatedName: 'NP', roleId: 4 },
  plans: [],
  isLead: false,
  isNested: true,
  channels: planChannels.map((channel) => withHiddenTypes(channel, hero.tacticTypeId)),
})

export const HidesPlansAndItemsOfOthers: Story = {
  args: calendarOf(
    {
      plans: [buildPlan(), nestedPlan, buildPlan({ id: 14, accountId: 2 })],
      tactics: [gift, hero],
      holds: /^GET \/plans\/12$/u,
    },
    { planId: 13, linkedPlanIds: [12, 14] },
  ),
  play: async ({ args: { server }, step }) => {
    await step('Items that a lead plan hides from nested plans', async () => {
      await waitFor(() => expect(monthBar(gift.title).get()).toBeVisible())
      await expect(monthBar(hero.title).query()).toBeNull()
    })
    await step('A plan of another account', async () => {
      await goTo(14)
      await expectNoPlan()
    })
    await step('A plan whose role was lost while the tab was in the background', async () => {
      await goTo(12)
      await answer(server)
      await monthBar(gift.title).focus()
      const visibility = spyOn(document, 'visibilityState', 'get')
      try {
        for (const state of ['hidden', 'visible'] as const) {
          visibility.mockReturnValue(state)
          document.dispatchEvent(new Event('visibilitychange'))
        }
        await answer(server, 'not found')
        await expectNoPlan()
      } finally {
        visibility.mockRestore()
      }
    })
  },
}

export const SaysWhatCannotBeRead: Story = {
  args: calendarOf(
    { tactics: [vip], holds: /^GET \/(?:plans\/99$|subscriptions|.*summary$)/u },
    { linkedPlanIds: [99] },
  ),
  play: async ({ args: { server }, step }) => {
    const waits = (...names: readonly string[]) =>
      waitFor(() => expect(server.waiting()).toEqual(names))
    await step('Notes of an item, which are tried again', async () => {
      await waits('GET /subscriptions')
      server.answer()
      await monthBar(vip.title).focus()
      await userEvent.keyboard('i')
      await waits('GET /tactics/7/summary')
      server.answer('lost connection')
      const card = within(await screen.findByRole('dialog', { name: vip.title }))
      await userEvent.click(await card.findByRole('button', { name: 'Try again' }))
      await waits('GET /tactics/7/summary')
      server.answer()
      await waitFor(() => expect(card.queryByText('Error fetching summary.')).toBeNull())
    })
    await step('One thing is said about an unknown plan', async () => {
      await goTo(99)
      await waitFor(() => expect(server.waiting()).toHaveLength(2))
      // The calendars of interest are refused first, and then the plan.
      server.answer('not found', /subscriptions/u)
      await waits('GET /plans/99')
      server.answer('not found')
      await expectNoPlan()
      await expect(screen.queryByText(CALENDAR_MESSAGES.eventsFailed)).toBeNull()
    })
  },
}
