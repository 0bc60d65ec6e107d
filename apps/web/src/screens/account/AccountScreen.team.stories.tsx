import type { Meta, StoryObj } from '@storybook/react-vite'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { buildPerson, buildPlan, buildRole } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { accountServer, people, productTeamSession, roles } from './fixtures/account-server'
import { AccountHost } from './fixtures/AccountHost'

const meta = {
  title: 'Screens/Account and profile/Account/Team',
  component: AccountHost,
  tags: ['!autodocs', 'no-baseline'],
  args: { server: accountServer() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof AccountHost>

export default meta
type Story = StoryObj<typeof meta>

const team = async () => within(await screen.findByRole('grid', { name: 'Team' }))
const rowOf = async (name: string) =>
  within(await (await team()).findByRole('row', { name: new RegExp(name, 'u') }))
const mails = /resend-invitation/u

export const ShowsEverybodyWithTheirRoles: Story = {
  args: { server: accountServer({ holds: mails }) },
  play: async ({ args: { server }, step }) => {
    await step('Shows everybody with their roles', async () => {
      await step('One column for each plan, in the order of the plans', async () => {
        await rowOf('maya@')
        const heads = (await team()).getAllByRole('columnheader').map((head) => head.textContent)
        await expect(heads).toEqual([
          'First name',
          'Last name',
          'Email',
          'Seat type',
          'National plan',
          'East region',
          'West region',
          'Store launch Denver',
          'Actions',
        ])
        const maya = (await rowOf('maya@')).getAllByRole('gridcell')
        await expect(maya.slice(0, 6).map(({ textContent }) => textContent)).toEqual([
          'maya@northfield.example',
          'Admin / Contributor',
          'Admin',
          '–',
          'Contributor',
          '–',
        ])
      })
      await step('The actions take no room from the plans', async () => {
        const head = (await team()).getByRole('columnheader', { name: 'Actions' })
        await expect(head.getBoundingClientRect().width).toBeLessThanOrEqual(80)
      })
      await step('The owner is the Acct Owner everywhere', async () => {
        await expect((await rowOf('dana@')).getAllByText('Acct Owner')).toHaveLength(4)
      })
      await step('The mark of hidden tags is on one person', async () => {
        const mark = { name: 'Profile tags are hidden for Tom Wills' }
        await expect((await rowOf('tom@')).getByRole('button', mark)).toBeVisible()
        await expect(screen.getAllByRole('button', { name: /Profile tags/u })).toHaveLength(1)
      })
    })
    await step('Invites again', async () => {
      const button = { name: 'Resend Invite to Ines Kovač' }
      await step('One mail, however often it is pressed', async () => {
        await expect((await rowOf('ines@')).getByText('Invited')).toBeVisible()
        await userEvent.dblClick(screen.getByRole('button', button))
        await expect(server.waiting()).toEqual(['GET /users/1004/resend-invitation'])
        server.answer()
        await expect(await screen.findByText('Invite resent.')).toBeVisible()
      })
      await step('A failure says why', async () => {
        await userEvent.click(screen.getByRole('button', button))
        server.answer('forbidden')
        await expect(await screen.findByText(/^Error resending invitation\. ./u)).toBeVisible()
      })
    })
    await step('Saves a file', async () => {
      await rowOf('maya@')
      const saved: { readonly name: string; readonly href: string }[] = []
      spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
        this: HTMLAnchorElement,
      ) {
        saved.push({ name: this.download, href: this.href })
      })
      await userEvent.click(screen.getByRole('button', { name: 'CSV' }))
      await expect(saved).toHaveLength(1)
      const [{ name, href } = { name: '', href: '' }] = saved
      await expect(name).toMatch(/^Northfield-team-\d{4}-\d{2}-\d{2}\.csv$/u)
      const bytes = new Uint8Array(await (await fetch(href)).arrayBuffer())
      await expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
      const lines = new TextDecoder().decode(bytes).split('\r\n')
      await expect(lines).toHaveLength(7)
      await expect(lines[0]).toBe(
        'First name,Last name,Email,Seat type,Status,Profile tags hidden,National plan,East region,West region,Store launch Denver',
      )
      await expect(lines).toContain(
        'Ines,Kovač,ines@northfield.example,Admin / Contributor,Invited,No,,,,Contributor',
      )
    })
    await step('Leads to a person', async () => {
      const link = await screen.findByRole('link', { name: 'Edit Lena Sato' })
      await expect(link).toHaveAttribute('href', '/account/user/1003')
      await userEvent.click(link)
      await expect(await screen.findByText('Now at /account/user/1003')).toBeVisible()
    })
  },
}

export const LetsNobodyElseEditTheOwner: Story = {
  args: { server: accountServer(), session: productTeamSession },
  play: async () => {
    const dana = await rowOf('dana@')
    const reason = { name: `Dana Whitfield: ${TEAM_MESSAGES.ownerLocked}` }
    await expect(dana.getByRole('button', reason)).toBeVisible()
    await expect(dana.queryByRole('link')).toBeNull()
  },
}

const manyPlans = Array.from({ length: 40 }, (_, index) =>
  buildPlan({
    id: 100 + index,
    name: `Region ${String(index + 1).padStart(2, '0')}`,
    type: 'Individual',
    plans: [],
    isLead: false,
  }),
)
const manyPeople = Array.from({ length: 299 }, (_, index) =>
  buildPerson({
    id: 2000 + index,
    firstName: 'Person',
    lastName: String(index + 1).padStart(3, '0'),
    emailAddress: `person${index + 1}@northfield.example`,
  }),
)

export const ThreeHundredPeopleOnFortyPlans: Story = {
  args: {
    server: accountServer({
      plans: manyPlans,
      team: {
        users: [...people.slice(0, 1), ...manyPeople],
        roles: [
          ...roles.slice(0, 1),
          ...manyPeople.flatMap(({ id }) =>
            manyPlans.map((plan) =>
              buildRole({ id: id * 100 + plan.id, userId: id, planId: plan.id, roleId: 5 }),
            ),
          ),
        ],
        seats: { universal: 500, admin: 0, viewer: 0 },
      },
    }),
  },
  play: async () => {
    await rowOf('person1@')
    const grid = screen.getByRole('grid', { name: 'Team' })
    await expect(grid).toHaveAttribute('aria-rowcount', '301')
    await expect(grid).toHaveAttribute('aria-colcount', '45')
    await expect(within(grid).getAllByRole('gridcell').length).toBeLessThan(1_500)
    grid.scrollTop = grid.scrollHeight
    await waitFor(() => expect(screen.getByRole('link', { name: 'Edit Person 299' })).toBeVisible())
  },
}
