import type { SessionDetails } from '@throughline/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ROLE_IDS, ROLE_LEVELS } from '@throughline/domain/access'
import { accessRequested, PLAN_MESSAGES } from '@throughline/domain/messages'
import { buildPerson, buildPlan, buildSession } from '@throughline/test-support/builders'
import { createPlanningServer, type PlanningServer } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { teamRoles, teamServer } from '../people/fixtures/team-server'
import { AppNavigation } from '../shell/AppNavigation'
import { AppHost } from '../testing/AppHost'
import { ScreenOfPlan } from './screen/ScreenOfPlan'
import { usePlanUrl } from './use-plan-url'
import { useVisiblePlan } from './use-visible-plan'

interface HostProps {
  readonly server: PlanningServer
  /** Account and plan in the URL. @default plan 12 of account 1 */
  readonly place?: string
  readonly session?: SessionDetails
}

function SomePlan() {
  const url = usePlanUrl(20_410)
  const { plan } = useVisiblePlan(url.planId, true)
  return (
    <ScreenOfPlan url={url} plan={plan}>
      {() =>
        plan.data === undefined ? null : (
          <>
            <AppNavigation />
            <h1>{plan.data.name}</h1>
          </>
        )
      }
    </ScreenOfPlan>
  )
}

function UnavailableHost({ place = '1/plan/12', ...rest }: HostProps) {
  return (
    <AppHost
      {...rest}
      path="/account/:accountId/plan/:planId/table"
      screen={<SomePlan />}
      url={`/account/${place}/table?sort=title`}
      hasOtherPlaces
    />
  )
}

const [northfield] = buildSession().accounts
/** A user who does not own account 1, and belongs to a second account. */
const inTwoAccounts = buildSession({
  user: buildPerson({ id: 1002 }),
  accounts:
    northfield === undefined
      ? []
      : [northfield, { ...northfield, id: 2, name: 'Southfield', ownerId: 1002 }],
})

const meta = {
  title: 'Screens/Plans/Plan that cannot be opened',
  component: UnavailableHost,
  tags: ['!autodocs', 'no-baseline'],
  args: { server: createPlanningServer() },
  parameters: { isFullScreen: true },
} satisfies Meta<typeof UnavailableHost>

export default meta
type Story = StoryObj<typeof meta>

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

export const DoesNotExist: Story = {
  args: { place: '1/plan/99' },
  play: async () => {
    await title(PLAN_MESSAGES.notFound)
    await expect(screen.getByText(PLAN_MESSAGES.askAdmin, { exact: false })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'All plans' }))
    await expect(await screen.findByText('Now at /plans')).toBeVisible()
  },
}

const requested = teamServer({ holds: /^GET \/plans\/12$/u })

export const AsksTheOwnerForAccess: Story = {
  args: { server: requested, session: buildSession({ user: buildPerson({ id: 1002 }) }) },
  play: async ({ step }) => {
    await waitFor(() => expect(requested.waiting()).toHaveLength(1))
    requested.answer('forbidden')
    await title(PLAN_MESSAGES.noAccess)
    const request = await screen.findByRole('link', { name: 'Request access' })
    const owner = requested.team.people().find(({ id }) => id === 1001)
    await step('A message to the owner is begun, which names the plan', async () => {
      await expect(request).toHaveAttribute(
        'href',
        expect.stringMatching(
          new RegExp(
            `^mailto:${owner?.emailAddress ?? 'nobody'}\\?subject=Access%20to%20plan%2012&`,
            'u',
          ),
        ),
      )
    })
    await step('Where no email program opens, the address is said', async () => {
      // The browser of the tests has no mail program, and would leave the page.
      request.addEventListener('click', (event) => {
        event.preventDefault()
      })
      await userEvent.click(request)
      await expect(screen.getByRole('status')).toHaveTextContent(
        accessRequested(owner?.emailAddress ?? ''),
      )
    })
  },
}

export const BelongsToAnotherAccount: Story = {
  args: {
    server: createPlanningServer({ plans: [buildPlan({ accountId: 2 })] }),
    session: inTwoAccounts,
  },
  play: async ({ step }) => {
    await title(PLAN_MESSAGES.inOtherAccount)
    await step('One click opens it there', async () => {
      await userEvent.click(screen.getByRole('link', { name: /^Open it in .*Southfield/u }))
      await title('National plan')
    })
  },
}

const foreign = createPlanningServer({ holds: /^GET \/plans\/12$/u })

export const OfAnAccountWithoutAccess: Story = {
  args: { server: foreign, place: '7/plan/12', session: inTwoAccounts },
  play: async ({ step }) => {
    await waitFor(() => expect(foreign.waiting()).toHaveLength(1))
    foreign.answer('not found')
    await title('This account does not exist')
    await step('Each account that one belongs to is offered', async () => {
      const names = within(document.body)
        .getAllByRole('button')
        .map(({ textContent }) => textContent.replaceAll(/[\u2068\u2069]/gu, ''))
      await expect(names).toEqual(['Plans of Northfield', 'Plans of Southfield'])
    })
    await userEvent.click(screen.getByRole('button', { name: /^Plans of .*Southfield/u }))
    await expect(await screen.findByText('Now at /plans')).toBeVisible()
  },
}

const failing = createPlanningServer({ holds: /^GET \/plans\/12$/u })

export const CouldNotBeLoaded: Story = {
  args: { server: failing },
  play: async () => {
    await waitFor(() => expect(failing.waiting()).toHaveLength(1))
    failing.answer('frozen')
    await title('The plan could not be loaded')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(failing.waiting()).toHaveLength(1))
    failing.answer()
    await title('National plan')
  },
}

const live = teamServer()

/** Another user changes the role of the user, then deletes the plan. */
export const FollowsTheAccessOfTheUser: Story = {
  args: {
    server: live,
    session: buildSession({ roles: teamRoles.filter(({ userId }) => userId === 1001) }),
  },
  play: async ({ step }) => {
    await title('National plan')
    const settings = () => screen.queryByRole('link', { name: 'Plan settings' })
    await expect(await screen.findByText('Admin')).toBeVisible()
    await expect(settings()).toBeVisible()
    await waitFor(() => expect(live.followerCount()).toBe(1))
    await step('The navigation shows the new role and what it offers', async () => {
      live.team.changeRoleByOtherUsers(501, { roleId: ROLE_IDS.viewer })
      const access = { level: ROLE_LEVELS.viewer, canAddTactics: false }
      live.changePlanByOtherUsers(12, { access: { ...buildPlan().access, ...access } })
      await expect(await screen.findByText('Viewer')).toBeVisible()
      await waitFor(() => expect(settings()).toBeNull())
    })
    await step('The plan gives way to the notice that it is gone', async () => {
      live.deletePlanByOtherUsers(12)
      await title(PLAN_MESSAGES.notFound)
      await expect(screen.getByText(PLAN_MESSAGES.draftsRetained, { exact: false })).toBeVisible()
    })
  },
}
