import type { Meta, StoryObj } from '@storybook/react-vite'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, within } from 'storybook/test'
import { SettingsScreenHost } from '../../testing/SettingsScreenHost'
import { adminSession, people, teamRoles, teamServer } from '../../people/fixtures/team-server'
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
  title: 'Screens/Plan settings/Team/Seats',
  component: TeamHost,
  tags: ['!autodocs', '!visual'],
  args: { server: teamServer() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof TeamHost>

export default meta
type Story = StoryObj<typeof meta>

const editOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${name}` }))
  const row = document.querySelector<HTMLElement>('[data-editing]')
  if (row === null) throw new Error('No row is edited.')
  return within(row)
}

export const SaysThatSeatsAreUsedUp: Story = {
  args: {
    server: teamServer({
      team: { users: people, roles: teamRoles, seats: { universal: 0, admin: 5, viewer: 0 } },
    }),
  },
  play: async ({ step }) => {
    await step('The limit is said where seats were bought, and only there', async () => {
      const tile = (await screen.findByText('Admins and Contributors')).closest('div')
      await expect(tile).toHaveTextContent('5 of 5 seats0 left')
      await expect(tile).toHaveTextContent(TEAM_MESSAGES.seatLimitReached)
      const viewers = screen.getByText('Viewers').closest('div')
      await expect(viewers).not.toHaveTextContent(TEAM_MESSAGES.seatLimitReached)
    })
    await step('Who has a seat can change within its pool', async () => {
      const row = await editOf('Lena Sato')
      await userEvent.click(row.getByRole('combobox', { name: 'Role' }))
      const admin = await screen.findByRole('option', { name: /^Admin/u })
      await expect(admin).not.toHaveAttribute('aria-disabled', 'true')
      const viewer = screen.getByRole('option', { name: /^Viewer/u })
      await expect(viewer).toHaveAttribute('aria-disabled', 'true')
      await expect(viewer).not.toHaveTextContent(TEAM_MESSAGES.seatLimitReached)
    })
  },
}

export const CountsOnePoolOfUniversalSeats: Story = {
  args: {
    server: teamServer({
      team: { users: people, roles: teamRoles, seats: { universal: 7, admin: 0, viewer: 0 } },
    }),
  },
  play: async () => {
    const tile = (await screen.findByText('7 of 7 seats')).closest('div')
    await expect(tile).toHaveTextContent('Seats7 of 7 seats0 left')
    await expect(tile).toHaveTextContent(TEAM_MESSAGES.seatLimitReached)
    await expect(screen.queryByText('Viewers')).toBeNull()
  },
}
