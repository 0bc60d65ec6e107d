import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  accessHandlers,
  createMockNetwork,
  type MockNetwork,
} from '@throughline/test-support/network'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { PublicScreenHost } from '../../testing/PublicScreenHost'
import { toasts } from '../../testing/toasts'
import { ForgotPasswordScreen } from './ForgotPasswordScreen'

const serverOf = (holds = /^no request/u) =>
  createMockNetwork({ handlers: accessHandlers(), holds })

function ForgotPasswordHost({ server }: { readonly server: MockNetwork }) {
  return (
    <PublicScreenHost
      server={server}
      path="/forgot-password"
      screen={<ForgotPasswordScreen />}
      url="/forgot-password"
    />
  )
}

const meta = {
  title: 'Screens/Signing in/Forgot password',
  component: ForgotPasswordHost,
  args: { server: serverOf() },
  parameters: { isFullScreen: true },
} satisfies Meta<typeof ForgotPasswordHost>

export default meta
type Story = StoryObj<typeof meta>

const email = () => screen.findByRole('textbox', { name: 'Email' })

export const Default: Story = {}

const INVALID = 'Invalid email address. Confirm there are no spaces or special characters.'
const SENT = 'An email has been sent to you with a link to reset your password.'

const sending = serverOf(/forgotpassword/u)

export const SendsALink: Story = {
  tags: ['!autodocs', '!visual', 'no-baseline'],
  args: { server: sending },
  play: async ({ step }) => {
    await step('An address that cannot be one is refused at the field', async () => {
      await expect(await email()).toHaveFocus()
      await enterText(await email(), 'dana@northfield{Enter}')
      await waitFor(async () => expect(await email()).toHaveAccessibleDescription(INVALID))
      await expect(await email()).toHaveFocus()
      await expect(sending.requests()).toEqual([])
    })
    await step('The screen and a message say that the mail is on its way', async () => {
      await enterText(await email(), '.example{Enter}')
      await waitFor(() => expect(sending.waiting()).toEqual(['POST /user/forgotpassword']))
      sending.answer()
      await expect(await screen.findByText(SENT)).toBeVisible()
      await expect(await toasts().findByText('Email sent.')).toBeVisible()
    })
    await step('A failure says so, and keeps the address', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
      await waitFor(() => expect(sending.waiting()).toHaveLength(1))
      sending.answer('lost connection')
      const failures = await screen.findAllByText('Error sending email address. Please try again.')
      await expect(failures).toHaveLength(2)
      await expect(await email()).toHaveValue('dana@northfield.example')
      await expect(screen.queryByText(SENT)).toBeNull()
    })
    await step('The way back leads to the sign-in page', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Back to sign in' }))
      await expect(await screen.findByText('Now at /sign-in')).toBeVisible()
    })
  },
}
