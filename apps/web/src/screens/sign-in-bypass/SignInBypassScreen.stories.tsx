import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  accessHandlers,
  createMockNetwork,
  USED_TOKEN,
  type MockNetwork,
} from '@throughline/test-support/network'
import { expect, screen, waitFor } from 'storybook/test'
import { PublicScreenHost } from '../../testing/PublicScreenHost'
import { toasts } from '../../testing/toasts'
import { SignInBypassScreen } from './SignInBypassScreen'

const serverOf = (holds = /^no request/u) =>
  createMockNetwork({ handlers: accessHandlers(), holds })

interface SignInBypassHostProps {
  readonly server: MockNetwork
  /** Part of the link after `/sign-in/bypass`. */
  readonly link: string
}

function SignInBypassHost({ server, link }: SignInBypassHostProps) {
  return (
    <PublicScreenHost
      server={server}
      path="/sign-in/bypass/:refreshToken?"
      screen={<SignInBypassScreen />}
      url={`/sign-in/bypass${link}`}
    />
  )
}

const meta = {
  title: 'Screens/Signing in/Bypass of single sign-on',
  component: SignInBypassHost,
  tags: ['!autodocs', '!visual', 'no-baseline'],
  args: { server: serverOf(), link: '/some-token-of-a-link' },
  parameters: { isFullScreen: true },
} satisfies Meta<typeof SignInBypassHost>

export default meta
type Story = StoryObj<typeof meta>

const entering = serverOf(/bypass/u)

export const SignsIn: Story = {
  args: { server: entering },
  play: async ({ step }) => {
    await step('The token is sent once', async () => {
      await expect(await screen.findByRole('heading', { name: 'Signing you in' })).toBeVisible()
      await waitFor(() => expect(entering.waiting()).toEqual(['POST /authenticate/bypass']))
    })
    await step('Then the plans open', async () => {
      entering.answer()
      await expect(await screen.findByText('Now at /')).toBeVisible()
      await expect(screen.getByText('Back leaves the page before out.')).toBeVisible()
      await expect(entering.requests()).toEqual(['POST /authenticate/bypass', 'GET /me'])
    })
  },
}

export const LinkWasUsed: Story = {
  args: { link: `/${USED_TOKEN}` },
  play: async () => {
    await expect(await screen.findByText('Now at /sign-in')).toBeVisible()
    await expect(screen.getByText('Back leaves the page before out.')).toBeVisible()
    await expect(await toasts().findByText('The link was used.')).toBeVisible()
  },
}

export const WithoutAToken: Story = {
  args: { link: '' },
  play: async () => {
    await expect(await screen.findByText('Now at /sign-in')).toBeVisible()
    await expect(await toasts().findByText('Refresh token not available.')).toBeVisible()
  },
}
