import type { SessionFacts } from '@throughline/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPerson, buildPlan, buildRole, buildSession } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { createPlanningServer, type PlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { memoryStore } from '../preferences/browser-store'
import { createPreferences } from '../preferences/preferences'
import { createRecentPlans } from '../preferences/recent-choices'
import { applyTheme } from '../preferences/theme'
import { AppHost } from '../testing/AppHost'
import { AppNavigation } from './AppNavigation'

interface HostProps {
  readonly server?: PlanningServer
  readonly session?: SessionFacts
  /** @default '/account/1/plan/12/calendar/month' */
  readonly url?: string
  readonly isCollapsed?: boolean
  /** Ids of the plans that were open before, the latest first. @default 12 and 14 */
  readonly recentIds?: readonly string[]
}

const PLANS = [
  buildPlan({ id: 12, name: 'National plan' }),
  buildPlan({ id: 13, name: 'West region', type: 'Sub', parentId: 12, plans: [] }),
  buildPlan({ id: 14, name: 'Store launch Denver', type: 'Individual', plans: [] }),
]

const RECENT_IDS: readonly string[] = ['12', '14']

/** The navigation, beside a page that says where it is. */
function Host({
  server = createPlanningServer({ plans: PLANS }),
  session = buildSession(),
  url = '/account/1/plan/12/calendar/month',
  isCollapsed = false,
  recentIds = RECENT_IDS,
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

const ACCOUNT = {
  id: 1,
  name: 'Northfield',
  ownerId: 1001,
  isActive: true,
  isBillingShown: true,
  hasTacticTypeCF: true,
}
const sessionOf = (userId: number, roleId: number, fields: Partial<typeof ACCOUNT> = {}) =>
  buildSession({
    user: buildPerson({ id: userId, isSuperUser: userId < 1000 }),
    roles: [buildRole({ userId, roleId })],
    accounts: [{ ...ACCOUNT, ...fields }],
  })
const OWNER = sessionOf(1001, 1)

const open = async (name: RegExp | string) => {
  await userEvent.click(await screen.findByRole('button', { name }))
}
const itemNames = () => screen.getAllByRole('menuitem').map((item) => item.textContent)
const openSettings = async () => {
  await open(/Settings$/u)
  // The first story that opens it loads it.
  await screen.findByRole('menuitem', { name: 'Log Out' })
}
/** A menu of the person that lists exactly these pages. */
const listing = (session: SessionFacts, ...pages: readonly string[]): Story => ({
  args: { session },
  play: async () => {
    await openSettings()
    await expect(itemNames()).toEqual([...pages, 'Appearance', 'Log Out'])
    await expect(screen.getByText('Northfield')).toBeVisible()
  },
})

export const OfTheOwner = listing(OWNER, 'Account Settings', 'Subscriptions', 'Profile')
export const OfUser3 = listing(sessionOf(3, 1), 'Account Settings', 'Subscriptions', 'Profile')
export const OfAnAdmin = listing(sessionOf(1002, 4), 'Profile')
export const OfAViewer = listing(sessionOf(1003, 6), 'Profile')
export const OfTheOwnerWithoutBilling = listing(
  sessionOf(1001, 1, { isBillingShown: false }),
  'Account Settings',
  'Profile',
)
export const OfTheOwnerOfAnInactiveAccount = listing(
  sessionOf(1001, 1, { isActive: false }),
  'Subscriptions',
)
export const OfAnAdminOfAnInactiveAccount = listing(sessionOf(1002, 4, { isActive: false }))

export const LeadsToTheProfile: Story = {
  args: { session: OWNER },
  play: async () => {
    await openSettings()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Profile' }))
    await screen.findByRole('heading', { name: 'Now at /account/user/1001' })
  },
}

export const SwitchesAccounts: Story = {
  args: {
    session: buildSession({ accounts: [ACCOUNT, { ...ACCOUNT, id: 2, name: 'Harbour and Pine' }] }),
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

export const ChangesTheAppearance: Story = {
  play: async () => {
    await openSettings()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Appearance' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark theme' }))
    await expect(document.documentElement.dataset['theme']).toBe('dark')
    applyTheme('auto')
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
const openSwitcher = async () => {
  await open(/Change plan$/u)
  await screen.findByRole('option', { name: /West region/u })
}

export const SwitchesPlansByKeyboard: Story = {
  play: async ({ step }) => {
    await openSwitcher()
    await step('Recent plans come first, then families', async () => {
      await expect(options()).toHaveLength(3)
      await expect(options()[0]).toMatch(/^Store launch Denver/u)
      await expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible()
      await expect(options()[2]).toMatch(/^West region/u)
    })
    await step('Letters find a plan, and Enter goes to it', async () => {
      await userEvent.keyboard('west{Enter}')
      await screen.findByRole('heading', { name: 'Now at /account/1/plan/13/calendar' })
    })
  },
}

export const FindsOneOfTwoHundredPlans: Story = {
  args: {
    server: createPlanningServer({
      plans: [
        ...PLANS,
        ...Array.from({ length: 200 }, (_, index) =>
          buildPlan({ id: 1000 + index, name: `Store ${index + 1}`, plans: [] }),
        ),
      ],
    }),
  },
  play: async () => {
    await openSwitcher()
    await userEvent.keyboard('store 177')
    await expect(options()).toHaveLength(1)
    await expect(options()[0]).toMatch(/^Store 177/u)
  },
}

export const SaysThatThePlansAreMissing: Story = {
  args: { server: createPlanningServer({ plans: PLANS, holds: /^GET \/plans$/u }) },
  play: async ({ args }) => {
    await open(/Change plan$/u)
    await screen.findByRole('combobox', { name: 'Find a plan' })
    await waitFor(() => expect(args.server?.waiting()).toHaveLength(1))
    args.server?.answer('forbidden')
    await screen.findByText('The plans could not be loaded.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(args.server?.waiting()).toHaveLength(1))
    args.server?.answer('as usual')
    await screen.findByRole('option', { name: /West region/u })
  },
}
