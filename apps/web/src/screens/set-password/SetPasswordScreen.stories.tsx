import type { Meta, StoryObj } from '@storybook/react-vite'
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
import { SetPasswordScreen } from './SetPasswordScreen'

const serverOf = (holds = /^no request/u) =>
  createMockNetwork({ handlers: accessHandlers(), holds })

interface SetPasswordHostProps {
  readonly server: MockNetwork
  /** Part of the link after `/set-password`. */
  readonly link: string
}

function SetPasswordHost({ server, link }: SetPasswordHostProps) {
  return (
    <PublicScreenHost
      server={server}
      path="/set-password/:token?"
      screen={<SetPasswordScreen />}
      url={`/set-password${link}`}
    />
  )
}

const PLAN_LINK = '/some-token-of-a-link?accountId=1&planId=12&route=plan'

const meta = {
  title: 'Screens/Signing in/Set password',
  component: SetPasswordHost,
  args: { server: serverOf(), link: PLAN_LINK },
  parameters: { isFullScreen: true },
} satisfies Meta<typeof SetPasswordHost>

export default meta
type Story = StoryObj<typeof meta>

const password = () => screen.findByLabelText('New Password')
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Save password' }))
const hidden = ['!autodocs', '!visual', 'no-baseline']

export const Default: Story = {}

const welcoming = serverOf()

export const SignsInAndOpensThePlan: Story = {
  tags: hidden,
  args: { server: welcoming },
  play: async ({ step }) => {
    await step('A password is asked for', async () => {
      await expect(await password()).toHaveFocus()
      await submit()
      await expect(await screen.findByText('Please complete all fields.')).toBeVisible()
    })
    await step('With it the person is in, on the plan of the invitation', async () => {
      welcoming.hold(/^POST/u)
      await enterText(await password(), 'seven gentle badgers{Enter}')
      await waitFor(() =>
        expect(screen.getByRole('button', { name: /^Save password/u })).toHaveAttribute(
          'aria-busy',
          'true',
        ),
      )
      welcoming.hold(null)
      welcoming.answer()
      await expect(
        await screen.findByText('Now at /account/1/plan/12/calendar/month'),
      ).toBeVisible()
      await expect(screen.getByText('Back leaves the page before out.')).toBeVisible()
      await expect(await toasts().findByText('Password saved.')).toBeVisible()
      await expect(welcoming.requests()).toEqual([
        'POST /user-password-with-token/some-token-of-a-link',
        'GET /me',
      ])
    })
  },
}

export const OnboardingOpensTheSetup: Story = {
  tags: hidden,
  args: { link: '/some-token-of-a-link?accountId=1&planId=12&route=onboarding' },
  play: async () => {
    await enterText(await password(), 'seven gentle badgers{Enter}')
    await expect(await screen.findByText('Now at /setup/full/1/12/')).toBeVisible()
  },
}

export const LinkWasUsed: Story = {
  tags: hidden,
  args: { link: `/${USED_TOKEN}?accountId=1&planId=12&route=plan` },
  play: async () => {
    await enterText(await password(), 'seven gentle badgers{Enter}')
    await expect(
      await screen.findByText(
        'Error saving password. Please visit the link you received via email again.',
      ),
    ).toBeVisible()
    await expect(await password()).toHaveValue('seven gentle badgers')
    // Without a password, the person cannot sign in either.
    await expect(screen.queryByRole('link', { name: 'Go to sign in' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Get a new link' }))
    await expect(await screen.findByText('Now at /forgot-password')).toBeVisible()
  },
}

export const WithoutAToken: Story = {
  tags: hidden,
  args: { link: '?accountId=1&planId=12' },
  play: async () => {
    await expect(await screen.findByText('Now at /sign-in')).toBeVisible()
  },
}
