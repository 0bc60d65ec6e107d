import type { Meta, StoryObj } from '@storybook/react-vite'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dismissToasts } from '../../testing/toasts'
import { SettingsScreenHost, type SettingsScreenHostProps } from '../../testing/SettingsScreenHost'
import {
  adminSession,
  contributorSession,
  contributorServer,
  teamWrites,
  teamServer,
} from '../../people/fixtures/team-server'
import { TeamSettingsScreen } from './TeamSettingsScreen'

type HostProps = Pick<SettingsScreenHostProps, 'session' | 'fragment'> & {
  readonly server: ReturnType<typeof teamServer>
}

function TeamHost({ server, session = adminSession, fragment = '' }: HostProps) {
  return (
    <SettingsScreenHost
      segment="team"
      screen={<TeamSettingsScreen />}
      {...{ server, session, fragment }}
    />
  )
}

const meta = {
  title: 'Screens/Plan settings/Team',
  component: TeamHost,
  tags: ['!autodocs', '!visual'],
  args: { server: teamServer() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof TeamHost>

export default meta
type Story = StoryObj<typeof meta>

const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name, 'u') })
const tiles = () => screen.findByText('Admins and Contributors')

export const EditsOnWhileOthersChangeTheTeam: Story = {
  args: { server: teamServer() },
  play: async ({ args: { server }, step }) => {
    await step('Shows the team and the seats', async () => {
      await step(
        'The account owner is not in the list, everybody else of the plan is',
        async () => {
          await findRow('Lena Sato')
          await expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5')
          await expect(screen.queryByRole('row', { name: /Dana Whitfield/u })).toBeNull()
        },
      )
      await step('Seats are counted by person', async () => {
        const tile = (await tiles()).closest('div')
        await expect(tile).toHaveTextContent('5 of 10 seats5 left')
        const viewers = screen.getByText('Viewers').closest('div')
        await expect(viewers).toHaveTextContent('2 of 15 seats13 left')
      })
      await step('Admins cannot change themselves', async () => {
        await expect(screen.queryByRole('button', { name: 'Edit Maya Rios' })).toBeNull()
        const reason = `Maya Rios: ${TEAM_MESSAGES.selfLocked}`
        await expect(screen.getByRole('button', { name: reason })).toBeVisible()
      })
    })
    await step('Asks before a row is lost', async () => {
      const row = await editOf('Lena Sato')
      await chooseRole(row, 'Admin')
      await userEvent.click(screen.getByRole('link', { name: 'Tags' }))
      await expect(await screen.findByText('Close without saving?')).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
      await waitFor(() => expect(screen.queryByText('Close without saving?')).toBeNull())
      await expect(row.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Admin')
      await userEvent.click(row.getByRole('button', { name: 'Cancel' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    })
    await step('Asks when others changed the row', async () => {
      await waitFor(() => expect(server.followerCount()).toBe(1))
      const row = await editOf('Lena Sato')
      await userEvent.click(row.getByRole('combobox', { name: 'Budget' }))
      await userEvent.click(await screen.findByRole('option', { name: 'Hide' }))
      await step('What was chosen stays, and theirs is beside it', async () => {
        server.team.changeRoleByOtherUsers(503, { roleId: 6, channelIds: [] })
        const title = 'Somebody else changed Lena Sato before you.'
        await expect(await screen.findByText(title)).toBeVisible()
        await expect(screen.getByText('Theirs: Viewer, no channels, budget View.')).toBeVisible()
        await expect(row.getByRole('combobox', { name: 'Budget' })).toHaveTextContent('Hide')
      })
      await step('It is saved once the person has chosen', async () => {
        await userEvent.click(row.getByRole('button', { name: 'Save' }))
        await expect(server.team.role(503)).toMatchObject({ roleId: 6 })
        await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
        await userEvent.click(row.getByRole('button', { name: 'Save' }))
        await waitFor(() =>
          expect(server.team.role(503)).toMatchObject({ roleId: 5, canViewBudget: false }),
        )
      })
    })
    await step('Others remove who is edited', async () => {
      await waitFor(() => expect(server.followerCount()).toBe(1))
      await editOf('Lena Sato')
      server.team.deleteRoleByOtherUsers(503)
      const gone = 'Lena Sato no longer has access to this plan.'
      await expect(await screen.findByText(gone)).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'OK' }))
      await waitFor(() => expect(screen.queryByText(gone)).toBeNull())
    })
  },
}

export const ContributorsLook: Story = {
  args: { server: contributorServer(), session: contributorSession },
  play: async ({ args }) => {
    await findRow('Tom Wills')
    await expect(screen.getByText(TEAM_MESSAGES.manageRefused)).toBeVisible()
    const names = /Edit|Remove|Add team member|Profile Tags|Grant|Resend/u
    await expect(screen.queryAllByRole('button', { name: names })).toEqual([])
    await expect(args.server.requests()).not.toContain('GET /accounts/1')
  },
}

export const TriesAgain: Story = {
  args: { server: teamServer({ holds: /^GET \/(?:user_roles|accounts)/u }) },
  play: async ({ args }) => {
    const { server } = args

    await waitFor(() => expect(server.waiting()).toHaveLength(2))
    await expect(screen.getByText('Loading')).toBeInTheDocument()
    server.answer('forbidden', /user_roles/u)
    server.answer('as usual', /accounts/u)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(server.waiting()).toHaveLength(1))
    server.answer()
    await findRow('Lena Sato')
  },
}

const editOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${name}` }))
  const row = document.querySelector<HTMLElement>('[data-editing]')
  if (row === null) throw new Error('No row is edited.')
  return within(row)
}
const chooseRole = async (row: ReturnType<typeof within>, role: string) => {
  await userEvent.click(row.getByRole('combobox', { name: 'Role' }))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${role}`, 'u') }))
}

export const ChangesTheTeam: Story = {
  args: { server: teamServer({ holds: teamWrites }) },
  play: async ({ args: { server }, step }) => {
    await step('Mails members', async () => {
      const resend = await screen.findByRole('button', { name: 'Resend Invite to Ines Kovač' })
      await userEvent.click(resend)
      await userEvent.click(resend)
      await expect(server.waiting()).toEqual(['GET /users/1004/resend-invitation'])
      server.answer()
      await expect(await screen.findByText('Invite resent.')).toBeVisible()
      await userEvent.click(resend)
      server.answer('lost connection')
      await expect(
        await screen.findByText(/^Error resending invitation\. The server/u),
      ).toBeVisible()
      await step('A row is busy until its own request ends', async () => {
        const reset = screen.getByRole('button', { name: 'Send password reset to Tom Wills' })
        await userEvent.click(resend)
        await userEvent.click(reset)
        await expect(server.waiting()).toHaveLength(2)
        server.answer('as usual', /resend-invitation/u)
        await waitFor(() => expect(resend).toHaveAttribute('aria-disabled', 'false'))
        await expect(reset).toHaveAttribute('aria-disabled', 'true')
        server.answer()
        await expect(await screen.findByText('Password reset email sent.')).toBeVisible()
        await waitFor(() => expect(reset).toHaveAttribute('aria-disabled', 'false'))
      })
    })
    await step('Changes a role', async () => {
      await step('Nothing is sent for a row that is saved as it was', async () => {
        const row = await editOf('Lena Sato')
        await userEvent.click(row.getByRole('button', { name: 'Save' }))
        await expect(server.waiting()).toEqual([])
      })
      await step('A press is one save, however often it is pressed', async () => {
        const row = await editOf('Lena Sato')
        await chooseRole(row, 'Admin')
        await userEvent.click(row.getByRole('button', { name: 'Save' }))
        await userEvent.click(row.getByRole('button', { name: 'Save' }))
        await expect(server.waiting()).toEqual(['PUT /user_roles/503'])
        server.answer()
        await expect(await screen.findByText('User updated')).toBeVisible()
        await waitFor(async () => expect(await findRow('Lena Sato')).toHaveTextContent('Admin'))
        await expect(server.team.role(503)).toMatchObject({ roleId: 4, canEditAllChannels: true })
      })
      await step('A refusal says why, and what was chosen stays', async () => {
        const row = await editOf('Tom Wills')
        await chooseRole(row, 'Contributor')
        await userEvent.click(row.getByRole('button', { name: 'Save' }))
        server.answer('forbidden')
        await expect(await screen.findByText(/^Error editing user details\./u)).toBeVisible()
        await expect(row.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Contributor')
      })
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
      await dismissToasts()
    })
    await step('Removes somebody', async () => {
      const remove = 'Remove Tom Wills from the plan'
      await userEvent.click(await screen.findByRole('button', { name: remove }))
      const dialog = within(await screen.findByRole('alertdialog'))
      await expect(dialog.getByText(TEAM_MESSAGES.confirmRevoke)).toBeVisible()
      await step('A refusal stays in the question', async () => {
        await userEvent.click(dialog.getByRole('button', { name: 'Remove from plan' }))
        server.answer('lost connection')
        await expect(await dialog.findByText(/^Error removing user from plan\./u)).toBeVisible()
      })
      await step('Then the person and the seat are gone', async () => {
        await userEvent.click(dialog.getByRole('button', { name: 'Remove from plan' }))
        server.answer()
        await expect(await screen.findByText('User removed from plan.')).toBeVisible()
        await waitFor(() => expect(screen.queryByRole('row', { name: /Tom Wills/u })).toBeNull())
        await waitFor(() => expect(screen.getByText('1 of 15 seats')).toBeVisible())
        await expect(server.team.role(505)).toBeUndefined()
      })
      await step('Tom was the last: the focus is on the row before', async () => {
        const focused = () => document.activeElement?.closest('[role="row"]')
        await waitFor(() => expect(focused()).toHaveTextContent('Maya Rios'))
      })
    })
  },
}
