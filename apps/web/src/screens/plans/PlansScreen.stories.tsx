import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SessionDetails } from '@throughline/api-client'
import { PLAN_ADMIN_MESSAGES, PLAN_MESSAGES } from '@throughline/domain/messages'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { labelsOf, menuOf, names, table } from './fixtures/plans-list'
import { member, owner, plansServer, productTeam } from './fixtures/plans-server'
import { PlansHost } from './fixtures/PlansHost'

const meta = {
  title: 'Screens/Plans/Plans/Roles and states',
  component: PlansHost,
  tags: ['!autodocs', '!visual'],
  args: { server: plansServer(250), session: member },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof PlansHost>

export default meta
type Story = StoryObj<typeof meta>

export const Admin: Story = {
  tags: ['picture'],
  play: async ({ step }) => {
    await step('Nested plans stand below their lead', async () => {
      await table()
      await expect(names()).toEqual([
        'National plan',
        'West region',
        'East region',
        'Store launch Denver',
      ])
    })
    await step('An admin renames and freezes, and neither adds nor deletes', async () => {
      const labels = labelsOf(await menuOf('West region'))
      await expect(labels).toHaveLength(2)
      await expect(labels[0]).toMatch(/^Rename/u)
      await expect(labels[1]).toMatch(/^Freeze plan/u)
      await expect(screen.queryByRole('button', { name: 'Add plan' })).toBeNull()
      await expect(screen.queryByRole('button', { name: 'Recently deleted' })).toBeNull()
      await userEvent.keyboard('{Escape}')
    })
    await step('Few plans are not searched', async () => {
      await expect(screen.queryByRole('searchbox')).toBeNull()
    })
  },
}

export const Viewer: Story = {
  args: { server: plansServer(350) },
  play: async ({ step }) => {
    await step('A viewer launches plans, and has no menu', async () => {
      await table()
      const link = await screen.findByRole('link', { name: 'Launch Plan, National plan' })
      await expect(link).toHaveAttribute('href', '/account/1/plan/12/calendar')
      await expect(screen.getAllByText('Viewer')).toHaveLength(4)
      await expect(screen.queryByRole('button', { name: /More actions/u })).toBeNull()
    })
    await step('F2 renames nothing', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}{F2}')
      await expect(screen.queryByRole('textbox')).toBeNull()
    })
    await step('Enter opens a plan', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(
        await screen.findByRole('heading', { name: 'Now at /account/1/plan/13/calendar' }),
      ).toBeVisible()
    })
  },
}

export const NoPlans: Story = {
  args: { server: plansServer(250, { plans: [] }), session: productTeam },
  play: async () => {
    await expect(await screen.findByText(PLAN_MESSAGES.none)).toBeVisible()
    const add = await screen.findByRole('button', { name: 'Add plan' })
    await userEvent.click(add)
    const nested = await screen.findByRole('menuitem', { name: /Nested plan/u })
    await expect(nested).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
  },
}

export const OwnerReadsHowPlansAreAdded: Story = {
  args: { server: plansServer(100), session: owner },
  play: async () => {
    await expect(await screen.findByText(PLAN_ADMIN_MESSAGES.addedBySupport)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Add plan' })).toBeNull()
  },
}

const expired = (isBillingShown: boolean, session: SessionDetails): SessionDetails => ({
  ...session,
  accounts: session.accounts.map((account) =>
    Object.assign({}, account, { isActive: false, isBillingShown }),
  ),
})

const expectNothingLaunches = async () => {
  await expect(
    await screen.findByRole('button', { name: 'Launch Plan, National plan' }),
  ).toBeDisabled()
  await expect(screen.queryByRole('link', { name: /Launch Plan/u })).toBeNull()
  await expect(screen.queryByRole('button', { name: /More actions/u })).toBeNull()
}

export const ExpiredForTheOwner: Story = {
  args: { server: plansServer(100), session: expired(true, owner) },
  play: async () => {
    const notice = await screen.findByRole('region', { name: PLAN_ADMIN_MESSAGES.expired })
    await expect(notice).toHaveTextContent('Renew it under Subscriptions in the profile menu.')
    await expect(notice).not.toHaveTextContent('account owner')
    await expectNothingLaunches()
    await expect(screen.queryByRole('button', { name: 'Recently deleted' })).toBeNull()
  },
}

export const ExpiredForOthers: Story = {
  // The billing portal is in the menu of the owner only.
  args: { server: plansServer(250), session: expired(true, member) },
  play: async () => {
    const notice = await screen.findByRole('region', { name: PLAN_ADMIN_MESSAGES.expired })
    await expect(notice).toHaveTextContent(
      'choose Help > Contact Us. Please ask your account owner.',
    )
    await expect(notice).not.toHaveTextContent('Subscriptions')
    await expectNothingLaunches()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(screen.queryByRole('heading', { name: /^Now at/u })).toBeNull()
  },
}

export const FailedAndTriedAgain: Story = {
  args: { server: plansServer(250, { holds: /^GET \/plans$/u }) },
  play: async ({ args }) => {
    await expect(await screen.findByText(PLAN_MESSAGES.loading)).toBeInTheDocument()
    await waitFor(() => expect(args.server.waiting()).toHaveLength(1))
    args.server.answer('forbidden')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(args.server.waiting()).toHaveLength(1))
    args.server.answer()
    await table()
  },
}
