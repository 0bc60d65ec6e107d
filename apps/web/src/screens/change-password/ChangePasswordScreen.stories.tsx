import type { Meta, StoryObj } from '@storybook/react-vite'
import { PASSWORD_MESSAGES } from '@throughline/domain/messages'
import {
  accessHandlers,
  createMockNetwork,
  USED_TOKEN,
  type MockNetwork,
} from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { PublicScreenHost } from '../../testing/PublicScreenHost'
import { toasts } from '../../testing/toasts'
import { ChangePasswordScreen } from './ChangePasswordScreen'

const serverOf = (holds = /^no request/u) =>
  createMockNetwork({ handlers: accessHandlers(), holds })

interface ChangePasswordHostProps {
  readonly server: MockNetwork
  readonly query: string
}

function ChangePasswordHost({ server, query }: ChangePasswordHostProps) {
  return (
    <PublicScreenHost
      server={server}
      path="/change-password"
      screen={<ChangePasswordScreen />}
      url={`/change-password${query}`}
    />
  )
}

const meta = {
  title: 'Screens/Signing in/Change password',
  component: ChangePasswordHost,
  args: { server: serverOf(), query: '?token=some-token-of-a-link' },
  parameters: { isFullScreen: true },
} satisfies Meta<typeof ChangePasswordHost>

export default meta
type Story = StoryObj<typeof meta>

const password = () => screen.findByLabelText('New Password')
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }))
const hidden = ['!autodocs', '!visual', 'no-baseline']

export const Default: Story = {}

const changing = serverOf()

export const ChangesThePassword: Story = {
  tags: hidden,
  // Neither this page nor the next one uses the other values of the link.
  args: { server: changing, query: '?token=some-token-of-a-link&route=onboarding&q=vip' },
  play: async ({ step }) => {
    await step('A password is asked for', async () => {
      await expect(await password()).toHaveFocus()
      await submit()
      await expect(await screen.findByText('Please complete all fields.')).toBeVisible()
      await expect(changing.requests()).toEqual([])
    })
    await step('While it is typed its strength is shown', async () => {
      await enterText(await password(), 'password')
      const meter = screen.getByRole('meter', { name: 'Password strength' })
      await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', 'Very weak'))
      await expect(screen.getByText('This is a heavily used password.')).toBeVisible()
      await submit()
      await expect(await screen.findByText(PASSWORD_MESSAGES.tooCommon)).toBeVisible()
      await waitFor(async () => expect(await password()).toHaveFocus())
      await expect(changing.requests()).toEqual([])
      await enterText(await password(), ' of seven gentle badgers')
      await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', 'Strong'))
    })
    await step('An empty field has no strength', async () => {
      const strength = () =>
        screen.queryByRole('meter', { name: 'Password strength' })?.getAttribute('aria-valuetext')
      await userEvent.clear(await password())
      await waitFor(() => expect(strength()).not.toBe('Strong'))
      await enterText(await password(), 'password of seven gentle badgers')
    })
    await step('Then the person signs in with it', async () => {
      await submit()
      await expect(await screen.findByText('Now at /sign-in')).toBeVisible()
      await expect(screen.getByText('Back leaves the page before out.')).toBeVisible()
      await expect(await toasts().findByText('Password changed.')).toBeVisible()
      await expect(changing.requests()).toEqual(['POST /usertoken/some-token-of-a-link'])
    })
  },
}

export const LinkWasUsed: Story = {
  tags: hidden,
  args: { query: `?token=${USED_TOKEN}` },
  play: async ({ step }) => {
    await step('It says so, and keeps what was typed', async () => {
      await enterText(await password(), 'seven gentle badgers')
      await submit()
      await expect(
        await screen.findByText('Error changing password. Please try again.'),
      ).toBeVisible()
      await expect(await password()).toHaveValue('seven gentle badgers')
    })
    await step('A new link can be asked for', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Get a new link' }))
      await expect(await screen.findByText('Now at /forgot-password')).toBeVisible()
    })
  },
}

export const WithoutAToken: Story = {
  tags: hidden,
  args: { query: '' },
  play: async () => {
    await expect(await screen.findByText('Now at /sign-in')).toBeVisible()
  },
}
