import type { Meta, StoryObj } from '@storybook/react-vite'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { SettingsScreenHost } from '../../testing/SettingsScreenHost'
import { adminSession, teamWrites, teamServer } from '../../people/fixtures/team-server'
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
  title: 'Screens/Plan settings/Team/Profile tags',
  component: TeamHost,
  tags: ['!autodocs', '!visual'],
  args: { server: teamServer() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof TeamHost>

export default meta
type Story = StoryObj<typeof meta>

const openTags = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Profile Tags' }))
  return within(await screen.findByRole('dialog', { name: 'Profile Tags' }))
}
type Within = ReturnType<typeof within>
const pick = async (dialog: Within, name: RegExp) => {
  await userEvent.click(dialog.getByRole('combobox', { name: /^Person/u }))
  await userEvent.click(await screen.findByRole('option', { name }))
}
const box = (dialog: Within, name: string) => dialog.getByRole('checkbox', { name })
const hiddenOf = (server: ReturnType<typeof teamServer>, id: number) =>
  server.team.people().find((person) => person.id === id)?.blockedTagIds

export const HidesTagsFromOnePerson: Story = {
  args: { server: teamServer({ holds: teamWrites }) },
  play: async ({ args: { server }, step }) => {
    await step('Keeps what was not saved', async () => {
      const dialog = await openTags()
      await pick(dialog, /^Lena Sato/u)
      await userEvent.click(box(dialog, 'Hide Spring'))
      await step('Another person has tags of their own', async () => {
        await pick(dialog, /^Tom Wills/u)
        await expect(box(dialog, 'Hide Spring')).not.toBeChecked()
        await userEvent.click(box(dialog, 'Hide Loyalty'))
      })
      await step('The choices of both are kept', async () => {
        await pick(dialog, /^Lena Sato/u)
        await expect(box(dialog, 'Hide Spring')).toBeChecked()
        await expect(box(dialog, 'Hide Loyalty')).not.toBeChecked()
        await expect(dialog.getByText(/^Lena Sato: Hides 1 tag/u)).toBeVisible()
        await expect(dialog.getByText(/^Tom Wills: Hides 1 tag/u)).toBeVisible()
      })
      await step('A refusal says why, and keeps it', async () => {
        await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
        await waitFor(() => expect(server.waiting()).toHaveLength(1))
        server.answer('forbidden')
        await expect(await dialog.findByText(/^Error updating user\./u)).toBeVisible()
        await expect(box(dialog, 'Hide Spring')).toBeChecked()
      })
      await step('Leaving asks first', async () => {
        await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
        await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
        await waitFor(() =>
          expect(screen.queryByRole('dialog', { name: 'Profile Tags' })).toBeNull(),
        )
        await expect(hiddenOf(server, 1003)).toEqual([])
      })
    })
    await step('Hides tags from one person', async () => {
      const dialog = await openTags()
      await step(
        'It says what hiding does, and offers nobody whom the admin cannot change',
        async () => {
          await expect(dialog.getByText(TEAM_MESSAGES.profileTagsHint)).toBeVisible()
          await userEvent.click(dialog.getByRole('combobox', { name: /^Person/u }))
          await expect(screen.queryByRole('option', { name: /Maya Rios/u })).toBeNull()
          await userEvent.keyboard('{Escape}')
        },
      )
      await step('A category is mixed while some of its tags are hidden', async () => {
        await pick(dialog, /^Tom Wills/u)
        await expect(box(dialog, 'Hide Awareness')).toBeChecked()
        await expect(box(dialog, 'Hide all of Objective')).toBePartiallyChecked()
        await expect(box(dialog, 'Hide all of Season')).not.toBeChecked()
      })
      await step('The category hides all of them, and shows them again', async () => {
        await userEvent.click(box(dialog, 'Hide all of Objective'))
        await expect(box(dialog, 'Hide Loyalty')).toBeChecked()
        await userEvent.click(box(dialog, 'Hide all of Objective'))
        await expect(box(dialog, 'Hide Awareness')).not.toBeChecked()
      })
      await step('A search finds a tag', async () => {
        await enterText(dialog.getByRole('searchbox', { name: 'Search tags' }), 'spring')
        await waitFor(() => expect(dialog.queryByText('Hide Loyalty')).toBeNull())
        await userEvent.click(box(dialog, 'Hide Spring'))
      })
      await step('It says what saving does', async () => {
        const text =
          'Hides 1 tag and the tactics with it. Shows 1 tag again, and the tactics with it.'
        await expect(dialog.getByText(text)).toBeVisible()
      })
      await step('Only what is hidden is stored, of everybody with changes', async () => {
        await pick(dialog, /^Lena Sato/u)
        await userEvent.click(box(dialog, 'Hide Spring'))
        await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
        for (const id of [1003, 1005]) {
          await waitFor(() => expect(server.waiting()).toEqual([`PUT /users/${id}`]))
          server.answer()
        }
        await expect((await screen.findAllByText('User updated'))[0]).toBeVisible()
        await waitFor(() =>
          expect(screen.queryByRole('dialog', { name: 'Profile Tags' })).toBeNull(),
        )
        await expect(hiddenOf(server, 1003)).toEqual([23])
        await expect(hiddenOf(server, 1005)).toEqual([23])
      })
    })
  },
}
