import type { SessionDetails } from '@throughline/api-client'
import { PASSWORD_MESSAGES, PROFILE_MESSAGES, TEAM_MESSAGES } from '@throughline/domain/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildSession } from '@throughline/test-support/builders'
import { freezeNow } from '@throughline/test-support/clock'
import { RIGHT_PASSWORD } from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText, replaceText } from '../../testing/enter-text'
import {
  adminSession,
  contributorSession,
  teamServer,
  viewerSession,
} from '../../people/fixtures/team-server'
import { dismissToasts, toasts } from '../../testing/toasts'
import { ProfileHost } from './fixtures/ProfileHost'

const meta = {
  title: 'Screens/Account and profile/Profile',
  component: ProfileHost,
  tags: ['!autodocs', '!visual'],
  args: { server: teamServer() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof ProfileHost>

export default meta
type Story = StoryObj<typeof meta>

const field = (label: string) => screen.getByLabelText(label)
const labelOf = (input: HTMLInputElement) => input.labels?.[0]?.textContent ?? input.ariaLabel
const retype = async (label: string, text: string) => {
  await replaceText(field(label), text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

export const ShowsOneselfAndChangesThePassword: Story = {
  args: { server: teamServer() },
  play: async ({ args, step }) => {
    await step('Shows oneself', async () => {
      await step('Photo, names, address and password are one’s own to change', async () => {
        await expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible()
        await expect(await screen.findByLabelText('First name')).toHaveValue('Maya')
        await expect(field('Email')).toHaveValue('maya@northfield.example')
        await expect(field('New password')).toHaveValue('')
      })
      await step('The account says role and seat, and no internal number', async () => {
        const account = within(screen.getByRole('region', { name: 'Account' }))
        await expect(account.getByText('Northfield')).toBeVisible()
        await expect(account.getByText('Admin / Contributor')).toBeVisible()
        await expect(account.queryByText('User id')).toBeNull()
        await expect(account.queryByRole('button')).toBeNull()
      })
      await step('One’s own role is not one’s own to change', async () => {
        const reason = new RegExp(TEAM_MESSAGES.selfLocked, 'u')
        await expect(screen.getByRole('button', { name: reason })).toBeVisible()
        await expect(screen.queryByRole('button', { name: /^Edit/u })).toBeNull()
      })
    })
    await step('Asks for the password twice', async () => {
      await screen.findByLabelText('First name')
      await enterText(field('New password'), 'a long sentence of mine')
      await step('It says that other sessions end', async () => {
        await expect(screen.getByText(PROFILE_MESSAGES.passwordEndsSessions)).toBeVisible()
      })
      await step('Another confirmation is refused at its field, and nothing is sent', async () => {
        const before = args.server.team.personChanges().length
        await enterText(field('Confirm password'), 'another sentence')
        await enterText(field('Current password'), 'not mine')
        await save()
        await expect(await screen.findByText('confirm password must match')).toBeVisible()
        await waitFor(() => expect(field('Confirm password')).toHaveFocus())
        await expect(args.server.team.personChanges()).toHaveLength(before)
      })
      await step(
        'A wrong current password is refused at its field, and the new one stays',
        async () => {
          await retype('Confirm password', 'a long sentence of mine')
          await save()
          await expect(await screen.findByText(PASSWORD_MESSAGES.currentWrong)).toBeVisible()
          await waitFor(() => expect(field('Current password')).toHaveFocus())
          await expect(field('New password')).toHaveValue('a long sentence of mine')
        },
      )
      await step('With the right one it is saved, and the fields are empty again', async () => {
        await retype('Current password', RIGHT_PASSWORD)
        await save()
        await expect(await toasts().findByText('User updated')).toBeVisible()
        await expect(args.server.team.personChanges().at(-1)).toMatchObject({
          password: 'a long sentence of mine',
          currentPassword: RIGHT_PASSWORD,
        })
        await expect(field('New password')).toHaveValue('')
        await expect(field('Confirm password')).toHaveValue('')
        await expect(screen.queryByLabelText('Current password')).toBeNull()
      })
    })
  },
}

export const ChangesNamesAndAddress: Story = {
  args: { server: teamServer() },
  play: async ({ args: { server }, step }) => {
    await step('Says what is wrong with an address', async () => {
      await screen.findByLabelText('First name')
      await step('No address', async () => {
        await retype('Email', 'maya at home')
        await save()
        await expect(await screen.findByText(TEAM_MESSAGES.emailInvalid)).toBeVisible()
      })
      await step('The address of somebody else', async () => {
        await retype('Email', 'lena@northfield.example')
        await expect(screen.getByText(PROFILE_MESSAGES.addressIsMailed)).toBeVisible()
        await save()
        await expect(await screen.findByText(TEAM_MESSAGES.emailUsed)).toBeVisible()
        await expect(field('Email')).toHaveValue('lena@northfield.example')
      })
      await retype('Email', 'maya@northfield.example')
    })
    await step('Keeps what was typed', async () => {
      server.hold(/^PUT \/users\/1002/u)

      await screen.findByLabelText('First name')
      await retype('First name', 'Maia')
      await step('A failure says so, and can be tried again', async () => {
        await save()
        await waitFor(() => expect(server.waiting()).toHaveLength(1))
        await save()
        await expect(server.waiting()).toHaveLength(1)
        server.answer('lost connection')
        await expect(await screen.findByText(/^Error updating user\./u)).toBeVisible()
        await expect(field('First name')).toHaveValue('Maia')
      })
      await step('Leaving asks first', async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Close' }))
        const question = within(await screen.findByRole('alertdialog'))
        await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
        await expect(field('First name')).toHaveValue('Maia')
      })
      await step('The next save goes through', async () => {
        await save()
        await waitFor(() => expect(server.waiting()).toHaveLength(1))
        server.answer()
        await expect(await toasts().findByText('User updated')).toBeVisible()
      })
      server.hold(null)
      await dismissToasts()
    })
    await step('Saves names without a password', async () => {
      await screen.findByLabelText('First name')
      await step('The whole person is sent, and no password', async () => {
        await retype('Last name', 'Rios Vega')
        await save()
        await expect(await toasts().findByText('User updated')).toBeVisible()
        const [sent] = server.team.personChanges().slice(-1)
        await expect(sent).toMatchObject({
          id: 1002,
          firstName: 'Maia',
          lastName: 'Rios Vega',
          emailAddress: 'maya@northfield.example',
          mostRecentView: 'calendar',
        })
        await expect(sent).not.toHaveProperty('password')
      })
      await step('The form goes on with what is stored', async () => {
        await expect(field('Last name')).toHaveValue('Rios Vega')
        await userEvent.click(screen.getByRole('button', { name: 'Close' }))
        await expect(await screen.findByText('Now at /')).toBeVisible()
      })
    })
  },
}

/** Opens the own profile of a user without rights on other users, and changes it. */
async function changeOwnProfile(
  { args: { server }, step }: Parameters<NonNullable<Story['play']>>[0],
  { user: { id, firstName, emailAddress } }: SessionDetails,
  role: string,
): Promise<void> {
  await step('They open nobody else', async () => {
    await expect(await screen.findByText(PROFILE_MESSAGES.onlyAdminsSeePeople)).toBeVisible()
    await expect(server.requests()).not.toContain('GET /accounts/1')
    await userEvent.click(screen.getByRole('link', { name: 'Open your profile' }))
    await waitFor(() => expect(field('First name')).toHaveValue(firstName))
    await expect(screen.getByRole('heading', { name: 'Profile' })).toBeVisible()
  })
  await step('Names, address and password are theirs to change', async () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type="file"])')]
    const names = fields.map((input) => input.matches(':read-write') && labelOf(input))
    await expect(names).toEqual([
      'First name',
      'Last name',
      'Email',
      'New password',
      'Confirm password',
    ])
    await expect(screen.getByRole('row', { name: /National plan/u })).toHaveTextContent(role)
  })
  await step('Their roles and their account are not', async () => {
    const names = /^(?:Edit|Revoke|Remove from account|Grant|Resend|Send)/u
    const usable = screen
      .queryAllByRole('button', { name: names })
      .filter((button) => !button.matches(':disabled, [aria-disabled="true"]'))
    await expect(usable).toEqual([])
  })
  await step('A save changes the typed names, and leaves the rest', async () => {
    const stored = server.team.people().find((person) => person.id === id)
    await retype('First name', ' Robin ')
    await retype('Last name', 'Grey')
    await save()
    await expect(await toasts().findByText('User updated')).toBeVisible()
    await expect(server.team.people().find((person) => person.id === id)).toEqual({
      ...stored,
      firstName: 'Robin',
      lastName: 'Grey',
    })
    await expect(server.team.personChanges()).toEqual([
      expect.objectContaining({ id, firstName: 'Robin', lastName: 'Grey', emailAddress }),
    ])
  })
  await step('A password goes with the other values', async () => {
    await enterText(field('New password'), 'a long sentence of mine')
    await enterText(field('Confirm password'), 'a long sentence of mine')
    await enterText(field('Current password'), RIGHT_PASSWORD)
    await dismissToasts()
    await save()
    await expect(await toasts().findByText('User updated')).toBeVisible()
    await expect(server.team.personChanges().at(-1)).toMatchObject({
      id,
      firstName: 'Robin',
      lastName: 'Grey',
      emailAddress,
      password: 'a long sentence of mine',
      currentPassword: RIGHT_PASSWORD,
    })
  })
}

export const AContributorsOwnProfile: Story = {
  args: { server: teamServer(), session: contributorSession, userId: '1005' },
  play: (context) => changeOwnProfile(context, contributorSession, 'Contributor'),
}

export const AViewersOwnProfile: Story = {
  args: { server: teamServer(), session: viewerSession, userId: '1003' },
  play: (context) => changeOwnProfile(context, viewerSession, 'Viewer'),
}

export const NobodyOfThatNumber: Story = {
  args: { server: teamServer(), userId: '4711' },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'This person is not in your account' }),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Go to your plans' }))
    await expect(await screen.findByText('Now at /plans')).toBeVisible()
  },
}

export const AnExpiredAccountLeadsToThePlans: Story = {
  args: {
    server: teamServer(),
    session: buildSession({
      ...adminSession,
      accounts: adminSession.accounts.map((account) =>
        Object.assign({}, account, { isActive: false }),
      ),
    }),
  },
  play: async () => {
    await expect(await screen.findByText('Now at /plans')).toBeVisible()
  },
}

export const WaitsForTheAccount: Story = {
  args: { server: teamServer({ holds: /^GET \/accounts\/1$/u }) },
  play: async ({ args, step }) => {
    const { server } = args
    await step('Skeletons stand where the fields will be', async () => {
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      await expect(screen.getByText('Loading')).toBeInTheDocument()
    })
    const page = screen.getByRole('dialog')
    await waitFor(() => expect(page).toHaveFocus())
    await step('A failure can be tried again', async () => {
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      server.answer('frozen')
      await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(server.waiting()).toHaveLength(1))
      // Close has the focus while the person loads.
      screen.getByRole('button', { name: 'Close' }).focus()
      server.answer()
      await waitFor(() => expect(field('First name')).toHaveValue('Maya'))
    })
    await step('It is the same page still, and the focus has not moved', async () => {
      await expect(screen.getByRole('dialog')).toBe(page)
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    })
  },
}
