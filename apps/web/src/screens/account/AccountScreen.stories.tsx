import type { Meta, StoryObj } from '@storybook/react-vite'
import { ACCOUNT_MESSAGES, TEAM_MESSAGES } from '@throughline/domain/messages'
import { buildSession } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText, replaceText } from '../../testing/enter-text'
import { accountServer, adminSession, ownerSession, people, roles } from './fixtures/account-server'
import { AccountHost } from './fixtures/AccountHost'

const meta = {
  title: 'Screens/Account and profile/Account',
  component: AccountHost,
  tags: ['!autodocs', 'no-baseline'],
  args: { server: accountServer() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof AccountHost>

export default meta
type Story = StoryObj<typeof meta>

const read = /^GET \/accounts/u
const table = (name: string) => screen.findByRole('table', { name })
const lines = (element: HTMLElement) =>
  within(element)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))

export const ShowsTheAccount: Story = {
  args: { server: accountServer() },
  play: async ({ step }) => {
    await step('Its name is the heading', async () => {
      await expect(
        await screen.findByRole('heading', { level: 1, name: 'Northfield' }),
      ).toBeVisible()
      await expect(screen.getByText('Account Settings')).toBeVisible()
    })
    await step('The owner, and how somebody else comes to own it', async () => {
      const management = await table('Account Management')
      await waitFor(() =>
        expect(lines(management)).toEqual([
          ['Dana', 'Whitfield', 'dana@northfield.example', 'Account Owner'],
        ]),
      )
      const section = screen.getByRole('region', { name: 'Account Management' })
      await expect(section).toHaveTextContent(
        'To transfer the ownership of this account, contact support.',
      )
      const mail = within(section).getByRole('link', { name: 'contact support' })
      await expect(mail).toHaveAttribute(
        'href',
        'mailto:support@throughline.example?subject=Transfer%20the%20ownership%20of%20Northfield',
      )
    })
    await step('Plans and seats begin on one line', async () => {
      const tops = await Promise.all(
        ['Plans', 'Seats'].map(async (name) => (await table(name)).getBoundingClientRect().top),
      )
      await expect(tops[1]).toBe(tops[0])
    })
    await step('The support deletes it', async () => {
      const section = screen.getByRole('region', { name: 'Delete Account' })
      const mail = within(section).getByRole('link', { name: 'contact support' })
      await expect(mail).toHaveAttribute(
        'href',
        'mailto:support@throughline.example?subject=Delete%20the%20account%20Northfield',
      )
      await expect(within(section).queryByRole('button')).toBeNull()
    })
    await step('An invitation begins with the choice of a plan', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Invite person' }))
      await expect(await screen.findByRole('menuitem', { name: 'National plan' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
    })
    await step('The owner changes the name of the company', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Edit Company name: Northfield' }))
      const field = screen.getByRole('textbox', { name: 'Company name' })
      await replaceText(field, '{Enter}')
      await expect(await screen.findByText(ACCOUNT_MESSAGES.nameRequired)).toBeVisible()
      await enterText(field, 'Northfield Group{Enter}')
      await expect(
        await screen.findByRole('heading', { level: 1, name: 'Northfield Group' }),
      ).toBeVisible()
    })
    await step('Seats by type', async () => {
      await expect(lines(await table('Seats'))).toEqual([
        ['Admin / Contributor', '4', '10', '6'],
        ['Viewer', '1', '15', '14'],
      ])
      await expect(screen.queryByText('Limit reached')).toBeNull()
    })
  },
}

export const SaysWhereTheSeatLimitIsReached: Story = {
  args: {
    server: accountServer({
      team: { users: people, roles, seats: { universal: 0, admin: 4, viewer: 0 } },
    }),
  },
  play: async () => {
    await waitFor(async () =>
      expect(lines(await table('Seats'))).toEqual([
        ['Admin / ContributorLimit reached', '4', '4', '0'],
        // Seats that the account has not bought have no limit.
        ['Viewer', '1', 'Not bought', '–'],
      ]),
    )
    await expect(screen.getByText(TEAM_MESSAGES.seatLimitReached)).toBeVisible()
  },
}

export const HasOnePoolOfUniversalSeats: Story = {
  args: {
    server: accountServer({
      team: { users: people, roles, seats: { universal: 20, admin: 0, viewer: 0 } },
    }),
  },
  play: async () => {
    await waitFor(async () =>
      expect(lines(await table('Seats'))).toEqual([['Universal', '5', '20', '15']]),
    )
    await expect(screen.getByText(ACCOUNT_MESSAGES.seatsUniversal)).toBeVisible()
    await expect(await screen.findAllByRole('gridcell', { name: 'Universal' })).toHaveLength(5)
  },
}

export const HasFreeSeatsInDevelopmentMode: Story = {
  args: {
    server: accountServer({
      team: {
        users: people,
        roles,
        seats: { universal: 0, admin: 2, viewer: 2 },
        isDevMode: true,
      },
    }),
  },
  play: async () => {
    await waitFor(async () =>
      expect(lines(await table('Seats'))).toEqual([
        ['Admin / Contributor', '4', '2', '100'],
        ['Viewer', '1', '2', '100'],
      ]),
    )
    await expect(screen.getByText(ACCOUNT_MESSAGES.seatsFreeInDevMode)).toBeVisible()
  },
}

export const IsClosedToEverybodyElse: Story = {
  args: { server: accountServer(), session: adminSession },
  play: async ({ args, step }) => {
    await step('It says why, and nothing is read', async () => {
      await screen.findByRole('heading', { level: 1, name: ACCOUNT_MESSAGES.refused })
      await expect(args.server.requests()).not.toContain('GET /accounts/1')
    })
    await step('And leads on', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'All plans' }))
      await expect(await screen.findByText('Now at /plans')).toBeVisible()
    })
  },
}

export const LeadsAnInactiveAccountToItsPlans: Story = {
  args: {
    server: accountServer(),
    session: buildSession({
      ...ownerSession,
      accounts: ownerSession.accounts.map((account) =>
        Object.assign({}, account, { isActive: false }),
      ),
    }),
  },
  play: async ({ args }) => {
    await expect(await screen.findByText('Now at /plans')).toBeVisible()
    await expect(args.server.requests()).not.toContain('GET /accounts/1')
  },
}

export const WaitsForTheAccount: Story = {
  args: { server: accountServer({ holds: read }) },
  play: async ({ args, step }) => {
    const { server } = args

    await step('The name is known, and the tables keep their places', async () => {
      await expect(
        await screen.findByRole('heading', { level: 1, name: 'Northfield' }),
      ).toBeVisible()
      for (const name of ['Account Management', 'Plans', 'Seats']) {
        await expect(await table(name)).toHaveAttribute('aria-busy', 'true')
      }
      await expect(screen.getByRole('button', { name: 'CSV' })).toBeDisabled()
    })

    await step('Tries again', async () => {
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer('lost connection')
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer('lost connection')
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer('lost connection')
      await expect(await screen.findByText('The account could not be loaded')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer('as usual')
      await expect(await screen.findByRole('row', { name: /Lena Sato/u })).toBeVisible()
    })
  },
}

export const IsClosedOnceTheServerSaysSo: Story = {
  args: { server: accountServer({ holds: read }) },
  play: async ({ args }) => {
    const { server } = args
    await waitFor(() => expect(server.waiting()).toHaveLength(1))
    server.answer('forbidden')
    await expect(await screen.findByText(ACCOUNT_MESSAGES.refused)).toBeVisible()
    await expect(screen.getByRole('link', { name: 'All plans' })).toBeVisible()
  },
}
