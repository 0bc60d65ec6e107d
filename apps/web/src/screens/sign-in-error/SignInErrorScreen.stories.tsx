import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { accessHandlers, createMockNetwork } from '@throughline/test-support/network'
import { PublicScreenHost } from '../../testing/PublicScreenHost'
import { SignInErrorScreen } from './SignInErrorScreen'

const server = createMockNetwork({ handlers: accessHandlers() })

function SignInErrorHost() {
  return (
    <PublicScreenHost
      server={server}
      path="/sign-in/error"
      screen={<SignInErrorScreen />}
      url="/sign-in/error/"
    />
  )
}

const meta = {
  title: 'Screens/Signing in/Sign-in error',
  component: SignInErrorHost,
  parameters: { isFullScreen: true },
} satisfies Meta<typeof SignInErrorHost>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LeadsBack: Story = {
  tags: ['!autodocs', '!visual', 'no-baseline'],
  play: async () => {
    await expect(
      await screen.findByText(
        'The email and password you entered do not match our records. Please double-check and try again.',
      ),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Back to sign in' }))
    await expect(await screen.findByText('Now at /sign-in')).toBeVisible()
  },
}
