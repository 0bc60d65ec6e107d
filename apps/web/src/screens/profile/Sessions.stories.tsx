import { PROFILE_MESSAGES } from '@throughline/domain/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { freezeNow } from '@throughline/test-support/clock'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { teamServer } from '../../people/fixtures/team-server'
import { toasts } from '../../testing/toasts'
import { ProfileHost, sessionsOfMaya } from './fixtures/ProfileHost'

const meta = {
  title: 'Screens/Account and profile/Profile/Sessions',
  component: ProfileHost,
  tags: ['!autodocs', '!visual'],
  args: { server: teamServer() },
  parameters: { isFullScreen: true },
  beforeEach: freezeNow,
} satisfies Meta<typeof ProfileHost>

export default meta
type Story = StoryObj<typeof meta>

export const EndsSessions: Story = {
  args: { server: teamServer({ userSessions: sessionsOfMaya }) },
  play: async ({ args, step }) => {
    const { server } = args
    const list = within(await screen.findByRole('list', { name: 'Active sessions' }))
    // A button that goes with its session would leave the focus to the top of the page.
    const expectFocusOnList = () =>
      waitFor(() => expect(screen.getByRole('list', { name: 'Active sessions' })).toHaveFocus())
    await step('This browser is named, and cannot be ended here', async () => {
      await expect(list.getByText('This browser')).toBeVisible()
      await expect(list.getAllByRole('button', { name: /^End session/u })).toHaveLength(2)
    })
    await step('One ends', async () => {
      await userEvent.click(list.getByRole('button', { name: 'End session: Firefox on Windows' }))
      await expect(await toasts().findByText(PROFILE_MESSAGES.sessionEnded)).toBeVisible()
      await waitFor(() => expect(list.queryByText('Firefox on Windows')).toBeNull())
      await expectFocusOnList()
    })
    await step('All others end, after a question', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'End all others' }))
      const question = within(await screen.findByRole('alertdialog'))
      await expect(question.getByText('End 1 other session?')).toBeVisible()
      await userEvent.click(question.getByRole('button', { name: 'End all others' }))
      await waitFor(() => expect(server.userSessions()).toHaveLength(1))
      await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
      await expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull()
      await expectFocusOnList()
    })
  },
}
