import { TEAM_MESSAGES } from '@throughline/domain/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { superSession, teamServer } from '../../people/fixtures/team-server'
import { toasts } from '../../testing/toasts'
import { ProfileHost } from './fixtures/ProfileHost'

const meta = {
  title: 'Screens/Account and profile/Profile/Other people',
  component: ProfileHost,
  tags: ['!autodocs', '!visual'],
  args: { server: teamServer(), userId: '1003' },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof ProfileHost>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const question = async () => within(await screen.findByRole('alertdialog'))

export const ResendsAnInvitation: Story = {
  args: { server: teamServer({ holds: /resend-invitation/u }), userId: '1004' },
  play: async ({ args }) => {
    const { server } = args
    await press('Resend Invite')
    await press('Resend Invite')
    await waitFor(() => expect(server.waiting()).toHaveLength(1))
    server.answer()
    await expect(await toasts().findByText('Invite resent.')).toBeVisible()
    await press('Resend Invite')
    await waitFor(() => expect(server.waiting()).toHaveLength(1))
    server.answer('forbidden')
    await expect(await toasts().findByText(/^Error resending invitation\. ./u)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Send password reset' })).toBeNull()
  },
}

export const SendsAPasswordResetAndRemoves: Story = {
  args: { server: teamServer({ holds: /password-reset|^DELETE \/delete-from-account/u }) },
  play: async ({ args, step }) => {
    const { server } = args
    await step('Sends a password reset', async () => {
      await press('Send password reset')
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer()
      await expect(await toasts().findByText('Password reset email sent.')).toBeVisible()
      await press('Send password reset')
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer('forbidden')
      await expect(
        await toasts().findByText(/^Error sending password reset email\. ./u),
      ).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Resend Invite' })).toBeNull()
    })
    await step('Removes from the account', async () => {
      await step('The question says what goes with the person', async () => {
        // After the removal, the guard does not ask about text typed for the removed person.
        await enterText(await screen.findByLabelText('First name'), ' Mai')
        await press('Remove from account')
        const requested = await question()
        await expect(requested.getByText('Remove Lena Sato from Northfield?')).toBeVisible()
        await expect(
          requested.getByText(
            /revokes the login credentials .* access to one plan: National plan/u,
          ),
        ).toBeVisible()
        await expect(
          requested.getByText(/Only an admin can add them back\..*One Admin \/ Contributor seat/u),
        ).toBeVisible()
      })
      await step('A refusal is said there', async () => {
        const requested = await question()
        await userEvent.click(requested.getByRole('button', { name: 'Remove from account' }))
        await waitFor(() => expect(server.waiting()).toHaveLength(1))
        server.answer('forbidden')
        await expect(
          await requested.findByText(/^User could not be removed from account\./u),
        ).toBeVisible()
      })
      await step('Once removed, the view goes back without a further question', async () => {
        const requested = await question()
        await userEvent.click(requested.getByRole('button', { name: 'Remove from account' }))
        await waitFor(() => expect(server.waiting()).toHaveLength(1))
        server.answer()
        await expect(await toasts().findByText('User removed from account.')).toBeVisible()
        await expect(await screen.findByText('Now at /')).toBeVisible()
        await expect(server.team.people().some(({ id }) => id === 1003)).toBe(false)
      })
    })
  },
}

export const TheOwnerIsLocked: Story = {
  args: { server: teamServer(), userId: '1001' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Dana Whitfield' })).toBeVisible()
    await expect(screen.getByText(TEAM_MESSAGES.ownerLocked)).toBeVisible()
    await expect(screen.getByLabelText('First name')).toHaveAttribute('readonly')
    const names = /^(?:Save|Edit|Revoke|Remove from account|Grant)/u
    await expect(screen.queryAllByRole('button', { name: names })).toEqual([])
    const account = within(screen.getByRole('region', { name: 'Account' }))
    await expect(account.getByText('Account Owner')).toBeVisible()
  },
}

export const SuperUsersSeeTheNumber: Story = {
  args: { server: teamServer(), session: superSession },
  play: async () => {
    const account = within(await screen.findByRole('region', { name: 'Account' }))
    await expect(account.getByText('User id').closest('div')).toHaveTextContent('1003')
  },
}
