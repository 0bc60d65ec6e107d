import { PROFILE_MESSAGES, TEAM_MESSAGES } from '@throughline/domain/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText, replaceText } from '../../testing/enter-text'
import { contributorSession, ownerSession, teamServer } from '../../people/fixtures/team-server'
import { toasts } from '../../testing/toasts'
import { ProfileHost } from './fixtures/ProfileHost'

const meta = {
  title: 'Screens/Account and profile/Profile/New person',
  component: ProfileHost,
  tags: ['!autodocs', '!visual'],
  args: { server: teamServer(), userId: '' },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof ProfileHost>

export default meta
type Story = StoryObj<typeof meta>

const choose = async (label: RegExp, option: string | RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const fill = async (address: string) => {
  const texts = [
    ['First name', 'Priya'],
    ['Last name', 'Nair'],
    ['Email', address],
  ] as const
  for (const [label, text] of texts) {
    const field = await screen.findByRole('textbox', { name: new RegExp(`^${label}`, 'u') })
    await replaceText(field, text)
  }
}
const submit = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add and invite' }))
}

export const InvitesToAPlan: Story = {
  args: { server: teamServer(), session: ownerSession },
  play: async ({ args, step }) => {
    const { server } = args

    await step('What is missing is said at the fields', async () => {
      await expect(await screen.findByRole('heading', { name: 'New person' })).toBeVisible()
      await submit()
      await expect(await screen.findByText(TEAM_MESSAGES.firstNameRequired)).toBeVisible()
      await expect(screen.getByText(TEAM_MESSAGES.roleRequired)).toBeVisible()
      await expect(server.requests()).not.toContain('POST /users')
    })
    await step('Somebody is there already', async () => {
      await step('On the plan', async () => {
        await fill('lena@northfield.example')
        await choose(/^Role/u, /^Viewer/u)
        await submit()
        await expect(await screen.findByText(TEAM_MESSAGES.alreadyOnPlan)).toBeVisible()
      })
      await step('In the account', async () => {
        await fill('nadia@northfield.example')
        await submit()
        await expect(await screen.findByText(TEAM_MESSAGES.emailUsedOnCreate)).toBeVisible()
        await expect(screen.getByRole('textbox', { name: /^First name/u })).toHaveValue('Priya')
      })
    })
    await step('The plan is chosen, and a role on it', async () => {
      await fill('priya@northfield.example')
      await choose(/^Plan/u, 'West region')
      await choose(/^Role/u, /^Contributor/u)
      await submit()
    })
    await step('The person is invited, and their page opens', async () => {
      await expect(await toasts().findByText('Priya Nair was added and invited.')).toBeVisible()
      await expect(await screen.findByRole('heading', { name: 'Priya Nair' })).toBeVisible()
      const row = await screen.findByRole('row', { name: /West region/u })
      await expect(row).toHaveTextContent('Contributor')
      await expect(screen.getByRole('button', { name: 'Resend Invite' })).toBeVisible()
    })
  },
}

export const AsksBeforeItIsLost: Story = {
  args: { server: teamServer(), session: ownerSession },
  play: async () => {
    await enterText(await screen.findByRole('textbox', { name: /^First name/u }), 'Priya')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.getByText('Now at /')).toBeVisible())
  },
}

export const ContributorsInviteNobody: Story = {
  args: { server: teamServer(), session: contributorSession },
  play: async () => {
    await expect(await screen.findByText(PROFILE_MESSAGES.onlyAdminsInvite)).toBeVisible()
    await expect(screen.queryByRole('textbox')).toBeNull()
  },
}
