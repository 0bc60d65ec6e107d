import type { SessionDetails } from '@throughline/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPerson, buildPlan, buildRole, buildSession } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer, type PlanningServer } from '@throughline/test-support/network'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../testing/enter-text'
import { memoryStore } from '../preferences/browser-store'
import { createPreferences } from '../preferences/preferences'
import { createRecentPlans } from '../preferences/recent-choices'
import { applyTheme } from '../preferences/theme'
import { AppHost } from '../testing/AppHost'
import { AppNavigation } from './AppNavigation'

interface HostProps {
  readonly server?: PlanningServer
  readonly session?: SessionDetails
  /** @default '/account/1/plan/12/calendar/month' */
  readonly url?: string
  readonly isCollapsed?: boolean
  /** Ids of previously opened plans, the latest first. @default 12 and 14 */
  readonly recentIds?: readonly string[]
}

const plans = [
  buildPlan({ id: 12, name: 'National plan' }),
  buildPlan({ id: 13, name: 'West region', type: 'Sub', parentId: 12, plans: [] }),
  buildPlan({ id: 14, name: 'Store launch Denver', type: 'Individual', plans: [] }),
]

const recentPlanIds: readonly string[] = ['12', '14']

/** The navigation, beside a page that shows its URL. */
function Host({
  server = createPlanningServer({ plans }),
  session = buildSession(),
  url = '/account/1/plan/12/calendar/month',
  isCollapsed = false,
  recentIds = recentPlanIds,
}: HostProps) {
  const store = memoryStore()
  createPreferences(store).setNavigationCollapsed(isCollapsed)
  for (const id of recentIds.toReversed()) createRecentPlans(store, session.user.id).add(id)
  return (
    <AppHost
      server={server}
      session={session}
      store={store}
      path="/account/:accountId/plan/:planId/calendar/month"
      url={url}
      hasOtherPlaces
      screen={
        <div style={{ display: 'flex', blockSize: '100vh' }}>
          <AppNavigation />
        </div>
      }
    />
  )
}

const meta = {
  title: 'Screens/Frame/Navigation menus',
  component: Host,
  tags: ['!autodocs', 'no-baseline'],
  beforeEach: freezeNow,
} satisfies Meta<typeof Host>

export default meta
type Story = StoryObj<typeof meta>

const account = {
  id: 1,
  name: 'Northfield',
  ownerId: 1001,
  isActive: true,
  isBillingShown: true,
  hasTacticTypeCF: true,
}
const sessionOf = (userId: number, roleId: number, fields: Partial<typeof account> = {}) =>
  buildSession({
    user: buildPerson({ id: userId, isSuperUser: userId < 1000 }),
    roles: [buildRole({ userId, roleId })],
    accounts: [{ ...account, ...fields }],
  })
const owner = sessionOf(1001, 1)

const open = async (name: RegExp | string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
}
const itemNames = () => screen.getAllByRole('menuitem').map((item) => item.textContent)
const openSettings = async () => {
  await open(/Settings$/u)
  // The first story that opens the menu also loads it.
  await screen.findByRole('menuitem', { name: 'Log Out' })
}
/** Each kind of user, and the pages in their menu. */
const people: readonly {
  readonly who: string
  readonly session: SessionDetails
  readonly pages: readonly string[]
}[] = [
  { who: 'The owner', session: owner, pages: ['Account Settings', 'Subscriptions', 'Profile'] },
  {
    who: 'User 3',
    session: sessionOf(3, 1),
    pages: ['Account Settings', 'Subscriptions', 'Profile'],
  },
  { who: 'An admin', session: sessionOf(1002, 4), pages: ['Profile'] },
  { who: 'A viewer', session: sessionOf(1003, 6), pages: ['Profile'] },
  {
    who: 'The owner without billing',
    session: sessionOf(1001, 1, { isBillingShown: false }),
    pages: ['Account Settings', 'Profile'],
  },
  {
    who: 'The owner of an inactive account',
    session: sessionOf(1001, 1, { isActive: false }),
    pages: ['Subscriptions'],
  },
  {
    who: 'An admin of an inactive account',
    session: sessionOf(1002, 4, { isActive: false }),
    pages: [],
  },
]

/** The navigation of one user after the other. */
function EachPerson() {
  const [at, setAt] = useState(0)
  const person = people[at]
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setAt(at + 1)
        }}
      >
        Next person
      </button>
      {person === undefined ? null : <Host key={at} session={person.session} />}
    </>
  )
}

export const ListsThePagesOfEachPerson: Story = {
  render: () => <EachPerson />,
  play: async ({ step }) => {
    for (const { who, pages } of people) {
      await step(who, async () => {
        await openSettings()
        await expect(itemNames()).toEqual([...pages, 'Appearance', 'Log Out'])
        await expect(screen.getByText('Northfield')).toBeVisible()
        await userEvent.keyboard('{Escape}')
        await userEvent.click(await screen.findByRole('button', { name: 'Next person' }))
      })
    }
  },
}

export const SwitchesAccounts: Story = {
  args: {
    session: buildSession({ accounts: [account, { ...account, id: 2, name: 'Harbour and Pine' }] }),
  },
  play: async () => {
    await openSettings()
    await expect(
      screen.getByRole('menuitemradio', { name: /Northfield/u, checked: true }),
    ).toBeVisible()
    const other = screen.getByRole('menuitemradio', { name: /Harbour and Pine/u })
    await expect(within(other).getByRole('img', { name: 'Switch to this account' })).toBeVisible()
    await userEvent.click(other)
    await screen.findByRole('heading', { name: 'Now at /plans' })
  },
}

export const LeadsToTheProfileAndChangesTheAppearance: Story = {
  args: { session: owner },
  play: async ({ step }) => {
    await step('Changes the appearance', async () => {
      await openSettings()
      await userEvent.click(screen.getByRole('menuitem', { name: 'Appearance' }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark theme' }))
      await expect(document.documentElement.dataset['theme']).toBe('dark')
      applyTheme('auto')
    })
    await step('Leads to the profile', async () => {
      await openSettings()
      await userEvent.click(screen.getByRole('menuitem', { name: 'Profile' }))
      await screen.findByRole('heading', { name: 'Now at /account/user/1001' })
    })
  },
}

export const HelpsByKeyboardWhileCollapsed: Story = {
  args: { isCollapsed: true },
  play: async () => {
    const help = await screen.findByRole('button', { name: 'Help' })
    help.focus()
    await userEvent.keyboard('{ArrowUp}')
    const version = await screen.findByRole('menuitem', { name: 'Version 1.7.9' })
    await waitFor(() => expect(version).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(help).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Guides' }))
    await screen.findByRole('heading', { name: 'Now at /guides' })
  },
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent)

const manyPlans = createPlanningServer({
  plans: [
    ...plans,
    ...Array.from({ length: 200 }, (_, index) =>
      buildPlan({ id: 1000 + index, name: `Store ${index + 1}`, plans: [] }),
    ),
  ],
  holds: /^GET \/plans$/u,
})

export const SwitchesPlansByKeyboard: Story = {
  args: { server: manyPlans },
  play: async ({ step }) => {
    await step('A failed load is tried again', async () => {
      await open(/Change plan$/u)
      await screen.findByRole('combobox', { name: 'Find a plan' })
      await waitFor(() => expect(manyPlans.waiting()).toHaveLength(1))
      manyPlans.answer('forbidden')
      await screen.findByText('The plans could not be loaded.')
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(manyPlans.waiting()).toHaveLength(1))
      manyPlans.answer('as usual')
      await screen.findByRole('option', { name: /West region/u })
    })
    await step('Switches plans by keyboard', async () => {
      await step('Recent plans come first, then families', async () => {
        await expect(options()[0]).toMatch(/^Store launch Denver/u)
        await expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible()
        const lead = options().findIndex((name) => name.startsWith('National plan'))
        await expect(options()[lead + 1]).toMatch(/^West region/u)
      })
      await step('Letters find one of two hundred plans', async () => {
        const field = screen.getByRole('combobox', { name: 'Find a plan' })
        await enterText(field, 'store 177')
        await expect(options()).toHaveLength(1)
        await expect(options()[0]).toMatch(/^Store 177/u)
        await userEvent.clear(field)
      })
      await step('Enter goes to the plan that was found', async () => {
        await userEvent.keyboard('west{Enter}')
        await screen.findByRole('heading', { name: 'Now at /account/1/plan/13/calendar' })
      })
    })
  },
}
