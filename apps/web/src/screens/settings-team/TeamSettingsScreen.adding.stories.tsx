import type { Meta, StoryObj } from '@storybook/react-vite'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { replaceText } from '../../testing/enter-text'
import { SettingsScreenHost } from '../../testing/SettingsScreenHost'
import {
  adminSession,
  people,
  teamRoles,
  teamWrites,
  teamServer,
} from '../../people/fixtures/team-server'
import { TeamSettingsScreen } from './TeamSettingsScreen'

function TeamHost({ server }: { readonly server: ReturnType<typeof teamServer> }) {
  return (
    <SettingsScreenHost
      segment="team"
      screen={<TeamSettingsScreen />}
      server={server}
      session={adminSession}
    />
  )
}

const meta = {
  title: 'Screens/Plan settings/Team/Adding',
  component: TeamHost,
  tags: ['!autodocs', '!visual'],
  args: { server: teamServer() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof TeamHost>

export default meta
type Story = StoryObj<typeof meta>

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add team member' }))
  return within(await screen.findByRole('dialog', { name: 'Add team member' }))
}
const form = () => within(screen.getByRole('dialog', { name: 'Add team member' }))
type Within = ReturnType<typeof within>
const fill = async (dialog: Within, email: string, role = 'Contributor') => {
  const texts = [
    ['First name', 'Priya'],
    ['Last name', 'Nair'],
    ['Email', email],
  ] as const
  for (const [label, text] of texts) {
    const field = dialog.getByRole('textbox', { name: new RegExp(`^${label}`, 'u') })
    await replaceText(field, text)
  }
  await userEvent.click(dialog.getByRole('combobox', { name: /^Role/u }))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${role}`, 'u') }))
}
const submit = (dialog: Within) =>
  userEvent.click(dialog.getByRole('button', { name: 'Add team member' }))

export const AddsANewPerson: Story = {
  args: { server: teamServer({ holds: teamWrites }) },
  play: async ({ args: { server }, step }) => {
    await step('Says what is missing', async () => {
      const dialog = await openForm()
      await step('Each field says so itself', async () => {
        await submit(dialog)
        for (const text of [
          TEAM_MESSAGES.firstNameRequired,
          TEAM_MESSAGES.lastNameRequired,
          TEAM_MESSAGES.emailRequired,
          TEAM_MESSAGES.roleRequired,
        ]) {
          await expect(dialog.getByText(text)).toBeVisible()
        }
        await waitFor(() =>
          expect(dialog.getByRole('textbox', { name: /^First name/u })).toHaveFocus(),
        )
      })
      await step('An address of the plan is refused before anything is sent', async () => {
        await fill(dialog, 'LENA@northfield.example')
        await submit(dialog)
        await expect(dialog.getByText(TEAM_MESSAGES.alreadyOnPlan)).toBeVisible()
        await expect(server.waiting()).toEqual([])
      })
      await step('Nothing typed is lost without a question', async () => {
        await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
        await expect(await screen.findByText('Close without saving?')).toBeVisible()
        await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
        await expect(dialog.getByRole('textbox', { name: /^First name/u })).toHaveValue('Priya')
      })
    })
    await step('Names who has a seat elsewhere', async () => {
      const dialog = form()
      await fill(dialog, 'nadia@northfield.example')
      await submit(dialog)
      server.answer()
      await expect(await dialog.findByText(TEAM_MESSAGES.emailUsedOnCreate)).toBeVisible()
    })
    await step('Adds a new person', async () => {
      const dialog = form()
      await fill(dialog, 'priya@northfield.example')
      await step('A lost connection keeps the form', async () => {
        await submit(dialog)
        server.answer('lost connection')
        await expect(await dialog.findByText(/^Error creating user/u)).toBeVisible()
        await expect(dialog.getByRole('textbox', { name: /^Last name/u })).toHaveValue('Nair')
      })
      await step('One press after the other is one person', async () => {
        await submit(dialog)
        await submit(dialog)
        await expect(server.waiting()).toEqual(['POST /users'])
        server.answer()
        await expect(await screen.findByText('Priya Nair was added and invited.')).toBeVisible()
      })
      await step('The person is in the list, invited, and takes a seat', async () => {
        const row = await screen.findByRole('row', { name: /Priya Nair/u })
        await expect(row).toHaveTextContent('ContributorAllView')
        await expect(row).toHaveTextContent('Invited')
        await expect(
          screen.getByRole('button', { name: 'Resend Invite to Priya Nair' }),
        ).toBeVisible()
        await waitFor(() =>
          expect(row).toContainHTML(document.activeElement?.outerHTML ?? 'no focus'),
        )
        await waitFor(() => expect(screen.getByText('6 of 10 seats')).toBeVisible())
      })
    })
  },
}

export const GrantsAccessToPeopleOfTheAccount: Story = {
  args: { server: teamServer({ holds: teamWrites }) },
  play: async ({ args, step }) => {
    const { server } = args
    const pick = async () => {
      await userEvent.click(await screen.findByRole('combobox', { name: 'Select From Account' }))
      await userEvent.click(await screen.findByRole('option', { name: /Nadia Brandt/u }))
    }
    const grant = () => screen.getByRole('button', { name: 'Grant Plan Access' })
    await step(
      'Only people without a role here are offered, with their role elsewhere',
      async () => {
        await userEvent.click(await screen.findByRole('combobox', { name: 'Select From Account' }))
        const options = await screen.findAllByRole('option')
        await expect(options).toHaveLength(2)
        await expect(options[0]).toHaveTextContent(/Nadia Brandt.+ · Viewer on West region$/u)
        await expect(options[1]).toHaveTextContent(/Omar Haddad.+ · Admin on West region$/u)
        await userEvent.keyboard('{Escape}')
        await expect(grant()).toBeDisabled()
      },
    )
    await step('A refusal says why', async () => {
      await pick()
      await userEvent.click(grant())
      await expect(server.waiting()).toEqual(['POST /user_roles'])
      server.answer('lost connection')
      await expect(await screen.findByText(/^Error adding user to plan: The server/u)).toBeVisible()
    })
    await step('Only the role is made', async () => {
      const people = server.team.people().length
      await userEvent.click(grant())
      server.answer()
      await expect(await screen.findByRole('row', { name: /Nadia Brandt/u })).toHaveTextContent(
        'ViewerNoneView',
      )
      await expect(server.team.people()).toHaveLength(people)
      await expect(grant()).toBeDisabled()
    })
  },
}

export const OffersNoRoleThatHasNoSeat: Story = {
  args: {
    server: teamServer({
      team: { users: people, roles: teamRoles, seats: { universal: 0, admin: 5, viewer: 15 } },
    }),
  },
  play: async () => {
    const dialog = await openForm()
    await userEvent.click(dialog.getByRole('combobox', { name: /^Role/u }))
    const contributor = await screen.findByRole('option', { name: /^Contributor/u })
    await expect(contributor).toHaveAttribute('aria-disabled', 'true')
    await expect(contributor).toHaveTextContent(TEAM_MESSAGES.seatLimitReached)
    const viewer = screen.getByRole('option', { name: /^Viewer/u })
    await expect(viewer).not.toHaveAttribute('aria-disabled', 'true')
  },
}
