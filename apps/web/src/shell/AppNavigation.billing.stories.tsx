import type { Meta, StoryObj } from '@storybook/react-vite'
import { iriOf } from '@throughline/api-client'
import { buildSession, wirePersonOf } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import {
  contractHttp,
  createMockNetwork,
  createPlanningServer,
  type MockNetwork,
} from '@throughline/test-support/network'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { AppHost } from '../testing/AppHost'
import { WholeAppHost } from '../testing/WholeAppHost'
import { AppNavigation } from './AppNavigation'

const PORTAL_URL = 'https://billing.example/visit'

/** Returns the session of the account owner, before or after payment of the subscription. */
const ownerOf = (isActive: boolean) =>
  buildSession({
    accounts: [
      {
        id: 1,
        name: 'Northfield',
        ownerId: 1001,
        isActive,
        isBillingShown: true,
        hasTacticTypeCF: true,
      },
    ],
  })

/** Server that reports an active subscription on `GET /me`, and lists no plans. */
function payingServer(): MockNetwork {
  const { get, post } = contractHttp
  return createMockNetwork({
    handlers: [
      get('/plans', ({ response }) =>
        response(200).json({ items: [], total: 0, nextCursor: null }),
      ),
      post('/accounts/{id}/billing-portal', ({ response }) =>
        response(201).json({ url: PORTAL_URL }),
      ),
      get('/me', ({ response }) =>
        response(200).json({
          user: wirePersonOf(ownerOf(true).user),
          roles: [],
          accounts: [
            {
              id: 1,
              contactCompanyName: 'Northfield',
              owner: iriOf('users', 1001),
              ownerId: 1001,
              isActive: true,
              accountActive: true,
              isBillingShown: true,
              hasTacticTypeCF: true,
              source: null,
            },
          ],
          isProductTeam: false,
          superOwnerOfAccountIds: [],
        }),
      ),
    ],
  })
}

interface HostProps {
  readonly server: Pick<MockNetwork, 'client' | 'requests' | 'waiting' | 'answer'>
}

/** The navigation on the plans list of an account whose subscription has expired. */
function Host({ server }: HostProps) {
  return (
    <AppHost
      server={server}
      session={ownerOf(false)}
      path="/plans"
      url="/plans"
      screen={<AppNavigation />}
    />
  )
}

const meta = {
  title: 'Screens/Frame/Navigation menus/Billing portal',
  component: Host,
  tags: ['!autodocs', 'no-baseline'],
  args: { server: payingServer() },
  beforeEach: freezeNow,
} satisfies Meta<typeof Host>

export default meta
type Story = StoryObj<typeof meta>

const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Settings$/u }))
  // The first story that opens the menu also loads it.
  await screen.findByRole('menuitem', { name: 'Log Out' })
}

/** Replaces `window.open` with a mocked window that has the members that the page uses. */
function spyOnNewWindow() {
  const portal = Object.assign(Object.create(null), {
    closed: false,
    close: fn(),
    location: { replace: fn() },
  })
  return { portal, open: spyOn(globalThis, 'open').mockImplementation(() => portal) }
}

export const ReadsTheAccountAgainWhenItIsClosed: Story = {
  play: async ({ args: { server }, step }) => {
    const { portal, open } = spyOnNewWindow()
    await step('The portal opens in a window of its own', async () => {
      await openMenu()
      await expect(screen.queryByRole('menuitem', { name: 'Account Settings' })).toBeNull()
      await userEvent.click(screen.getByRole('menuitem', { name: 'Subscriptions' }))
      await waitFor(() => expect(portal.location.replace).toHaveBeenCalledWith(PORTAL_URL))
      await expect(server.requests()).not.toContain('GET /me')
    })
    await step('Once it is closed, the account is as it was paid for', async () => {
      portal.closed = true
      await waitFor(() => expect(server.requests()).toContain('GET /me'))
      await openMenu()
      await screen.findByRole('menuitem', { name: 'Account Settings' })
    })
    open.mockRestore()
  },
}

export const ReturnsToTheRequestedPageAfterTheRenewal: Story = {
  render: ({ server }) => (
    <WholeAppHost server={server} session={ownerOf(false)} url="/guides/getting-started" />
  ),
  play: async ({ step }) => {
    const { portal, open } = spyOnNewWindow()
    await step('The list of plans replaces the page while the account is inactive', async () => {
      await screen.findByRole('heading', { name: 'Plans', level: 1 })
    })
    await step('Once the owner has paid, the page is there', async () => {
      await openMenu()
      await userEvent.click(screen.getByRole('menuitem', { name: 'Subscriptions' }))
      await waitFor(() => expect(portal.location.replace).toHaveBeenCalledWith(PORTAL_URL))
      portal.closed = true
      await screen.findByRole('heading', { name: 'Getting started', level: 1 })
    })
    open.mockRestore()
  },
}

export const WarnsWhenItDoesNotOpen: Story = {
  args: { server: createPlanningServer({ holds: /billing-portal$/u }) },
  play: async ({ args: { server } }) => {
    const { portal, open } = spyOnNewWindow()
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined)
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Subscriptions' }))
    await expect(open).toHaveBeenCalledOnce()
    await waitFor(() => expect(server.waiting()).toHaveLength(1))
    server.answer('forbidden')
    await screen.findByText('Subscriptions could not be opened. Please try again later.')
    await expect(portal.close).toHaveBeenCalledOnce()
    await expect(warn).toHaveBeenCalledWith(
      'The billing portal could not be opened.',
      expect.anything(),
    )
    warn.mockRestore()
    open.mockRestore()
  },
}
