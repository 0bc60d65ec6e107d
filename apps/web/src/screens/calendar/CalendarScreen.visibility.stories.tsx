import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Channel } from '@throughline/domain/channels'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import {
  buildPlan,
  buildTactic,
  CONTRIBUTOR,
  planChannels,
} from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer } from '@throughline/test-support/network'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../../preferences/browser-store'
import { CalendarHost } from './fixtures/CalendarHost'
import { answer, monthBar } from './fixtures/month-page'

const on = '2026-11-18'
const gift = buildTactic({ id: 1, title: 'Gift guide', on })
const hero = buildTactic({ id: 2, title: 'Hero swap', on, channelId: 102, tacticTypeId: 1020 })

const meta = {
  title: 'Screens/Planning/Calendar/Visibility',
  component: CalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  beforeEach: () => freezeNow(),
  args: { server: createPlanningServer({ tactics: [gift, hero] }), url: 'month?date=2026-11' },
} satisfies Meta<typeof CalendarHost>

export default meta
type Story = StoryObj<typeof meta>

const expectNoPlan = async () => {
  const name = PLAN_MESSAGES.notFound
  await expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  await expect(monthBar(gift.title).query()).toBeNull()
}

export const HidesAPlanOfAnotherAccount: Story = {
  args: {
    server: createPlanningServer({ plans: [buildPlan({ accountId: 2 })], tactics: [gift] }),
  },
  play: expectNoPlan,
}

const revoking = createPlanningServer({ tactics: [gift], holds: /^GET \/plans\/12$/u })

/** The person lost their role on the plan while the tab was in the background. */
export const HidesAPlanWhoseRightWasRevoked: Story = {
  args: { server: revoking },
  play: async () => {
    await answer(revoking)
    await monthBar(gift.title).focus()
    const visibility = spyOn(document, 'visibilityState', 'get')
    try {
      for (const state of ['hidden', 'visible'] as const) {
        visibility.mockReturnValue(state)
        document.dispatchEvent(new Event('visibilitychange'))
      }
      await answer(revoking, 'not found')
      await expectNoPlan()
    } finally {
      visibility.mockRestore()
    }
  },
}

function withHiddenTypes(channel: Channel, typeId: number): Channel {
  const tacticTypes = channel.tacticTypes.map((type) =>
    type.id === typeId ? { ...type, shouldHideTacticsFromNestedPlans: true } : type,
  )
  return { ...channel, tacticTypes }
}

/** The lead plan keeps items of its type Homepage to itself. */
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

export const HidesWhatALeadPlanKeepsToItself: Story = {
  args: {
    server: createPlanningServer({ plans: [nestedPlan], tactics: [gift, hero] }),
    planId: 13,
  },
  play: async () => {
    await waitFor(() => expect(monthBar(gift.title).get()).toBeVisible())
    await expect(monthBar(hero.title).query()).toBeNull()
  },
}

export const ShowsEverythingAgainWithoutFilters: Story = {
  args: {
    server: createPlanningServer({ tactics: [gift] }),
    store: (() => {
      const store = memoryStore()
      store.setItem('tp12', '[1040]')
      return store
    })(),
  },
  play: async () => {
    const text = await screen.findByText('Nothing of this month matches the filters.')
    const notice = text.closest<HTMLElement>('[data-part="notice"]')
    // The chips above the calendar have a button of the same name.
    await userEvent.click(within(notice ?? text).getByRole('button', { name: 'Clear Filters' }))
    await waitFor(() => expect(monthBar(gift.title).get()).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull()
  },
}

export const LetsOnlyAdminsChangeTheWeekStart: Story = {
  args: {
    server: createPlanningServer({ plans: [buildPlan({ access: CONTRIBUTOR })], tactics: [gift] }),
  },
  play: async () => {
    await monthBar(gift.title).focus()
    await userEvent.click(screen.getByRole('button', { name: 'View options' }))
    await expect(await screen.findByRole('menuitemradio', { name: /^Monday/u })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
