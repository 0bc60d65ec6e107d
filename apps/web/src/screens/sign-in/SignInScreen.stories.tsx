import type { Meta, StoryObj } from '@storybook/react-vite'
import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import {
  accessHandlers,
  createMockNetwork,
  RIGHT_PASSWORD,
  singleSignOn,
  singleSignOnOnly,
  type MockNetwork,
} from '@throughline/test-support/network'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { enterText, replaceText } from '../../testing/enter-text'
import { PublicScreenHost } from '../../testing/PublicScreenHost'
import { SignInScreen, type SignInScreenProps } from './SignInScreen'

const serverOf = (holds = /^no request/u) =>
  createMockNetwork({ handlers: accessHandlers(), holds })

interface SignInHostProps extends Required<SignInScreenProps> {
  readonly server: MockNetwork
  readonly query: string
  /** The page that the sign-in page has replaced. */
  readonly returnTo: string | null
}

function SignInHost({ server, query, returnTo, leave }: SignInHostProps) {
  const place = { url: returnTo, state: null, returning: 'anybody' }
  return (
    <PublicScreenHost
      server={server}
      path="/sign-in"
      screen={<SignInScreen leave={leave} />}
      url={`/sign-in${query}`}
      state={returnTo === null ? null : { returnTo: place }}
    />
  )
}

const meta = {
  title: 'Screens/Signing in/Sign in/Ways',
  component: SignInHost,
  tags: ['!autodocs', '!visual', 'no-baseline'],
  args: {
    server: serverOf(),
    query: '',
    returnTo: null,
    leave: fn<SignInHostProps['leave']>(),
  },
  parameters: { isFullScreen: true },
} satisfies Meta<typeof SignInHost>

export default meta
type Story = StoryObj<typeof meta>

const email = () => screen.findByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')
const CONTINUE = 'Continue with single sign-on'
const goOn = () => screen.getByRole('button', { name: CONTINUE })
const submit = () => screen.getByRole('button', { name: 'Sign in' })

const looking = serverOf(/user_domains/u)

export const DomainSignsInElsewhere: Story = {
  args: { server: looking },
  play: async ({ args, step }) => {
    await step('Domain signs in elsewhere', async () => {
      await step('While the domain is looked up nothing can be submitted', async () => {
        await enterText(await email(), `dana@${singleSignOn.domain}`)
        await expect(submit()).not.toHaveAttribute('aria-disabled')
        await userEvent.tab()
        await waitFor(() => expect(looking.waiting()).toEqual(['GET /user_domains']))
        await expect(submit()).toHaveAttribute('aria-disabled', 'true')
      })
      await step('Then single sign-on is offered, and the browser stays', async () => {
        looking.answer()
        await waitFor(() => expect(goOn()).toHaveFocus())
        await expect(screen.queryByLabelText('Password')).toBeNull()
        await expect(args.leave).not.toHaveBeenCalled()
        await userEvent.click(goOn())
        await expect(args.leave).toHaveBeenCalledWith(singleSignOn.redirectUrl)
        await expect(looking.requests()).toEqual(['GET /user_domains'])
      })
      await step('Another domain signs in with a password', async () => {
        await userEvent.type(await email(), '{Backspace}')
        await expect(password()).toBeVisible()
        await expect(screen.queryByRole('button', { name: CONTINUE })).toBeNull()
      })
    })
    await step('A lookup that fails is no obstacle', async () => {
      await userEvent.clear(await email())
      const warn = spyOn(console, 'warn').mockImplementation(() => undefined)
      await enterText(await email(), 'dana@elsewhere.example')
      await enterText(password(), RIGHT_PASSWORD)
      await waitFor(() => expect(looking.waiting()).toHaveLength(1))
      looking.answer('lost connection')
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
      await expect(warn).toHaveBeenCalledOnce()
      await userEvent.click(submit())
      await waitFor(() => expect(looking.waiting()).toHaveLength(1))
      looking.answer()
      await expect(await screen.findByText('Now at /')).toBeVisible()
      await expect(args.leave).toHaveBeenCalledOnce()
    })
  },
}

const remembering = serverOf(/user_domains/u)

export const PasswordOfAPasswordManager: Story = {
  args: { server: remembering },
  play: async ({ args }) => {
    await enterText(await email(), `dana@${singleSignOn.domain}`)
    await enterText(password(), RIGHT_PASSWORD)
    await waitFor(() => expect(remembering.waiting()).toHaveLength(1))
    remembering.answer()
    await expect(await screen.findByRole('button', { name: CONTINUE })).toBeVisible()
    await expect(password()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Now at /')).toBeVisible()
    await expect(args.leave).not.toHaveBeenCalled()
  },
}

export const DomainAllowsNoPassword: Story = {
  args: { returnTo: '/account/1/plan/12/table' },
  play: async ({ args, step }) => {
    await step('Single sign-on leads back to the place that was left', async () => {
      await enterText(await email(), `dana@${singleSignOnOnly.domain}{Enter}`)
      await userEvent.click(await screen.findByRole('button', { name: CONTINUE }))
      await expect(args.leave).toHaveBeenCalledWith(
        expect.stringMatching(/sso=southfield&relayState=%2Faccount%2F1%2Fplan%2F12%2Ftable$/u),
      )
    })
    await step('A password of others than the account owner is refused in words', async () => {
      await userEvent.click(
        screen.getByRole('button', { name: 'Use a password as the account owner' }),
      )
      await enterText(password(), 'wrong{Enter}')
      await expect(await screen.findByText(SIGN_IN_MESSAGES.singleSignOnOnly)).toBeVisible()
      await expect(password()).toHaveValue('wrong')
      await expect(goOn()).toBeVisible()
    })
  },
}

export const PasswordInsteadOfSingleSignOn: Story = {
  play: async ({ args, step }) => {
    await step('Enter after the address offers single sign-on', async () => {
      await enterText(await email(), `dana@${singleSignOn.domain}{Enter}`)
      await expect(await screen.findByRole('button', { name: CONTINUE })).toBeVisible()
      await expect(screen.queryByText('Please complete all fields.')).toBeNull()
    })
    await step('A password is a press away, and single sign-on stays at hand', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Use a password' }))
      await expect(password()).toHaveFocus()
      await expect(goOn()).toBeVisible()
      await enterText(password(), `${RIGHT_PASSWORD}{Enter}`)
      await expect(await screen.findByText('Now at /')).toBeVisible()
      await expect(args.leave).not.toHaveBeenCalled()
    })
  },
}

const slow = serverOf(/user_domains/u)

export const EnterDuringTheLookupIsNotLost: Story = {
  args: { server: slow },
  play: async ({ step }) => {
    await step('It waits for the answer, however often it is pressed', async () => {
      await enterText(await email(), 'dana@elsewhere.example')
      await enterText(password(), RIGHT_PASSWORD)
      await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'true'))
      await userEvent.keyboard('{Enter}{Enter}')
      await expect(slow.requests()).toEqual(['GET /user_domains'])
    })
    await step('Then the person is signed in, once', async () => {
      slow.answer()
      await expect(await screen.findByText('Now at /')).toBeVisible()
      await expect(slow.requests().filter((request) => request.startsWith('POST'))).toHaveLength(1)
    })
  },
}

const wrongLink = serverOf(/saml\/metadata/u)

export const LinkNamesAConnection: Story = {
  args: { query: '?sso=northfield', returnTo: '/account/1/plan/12/table' },
  play: async ({ args, step }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with SAML' }))
    await expect(args.leave).toHaveBeenCalledWith(
      '/api/saml/login?sso=northfield&relayState=%2Faccount%2F1%2Fplan%2F12%2Ftable',
    )
    await step('Forgotten password', async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Forgot Password' }))
      await expect(await screen.findByText('Now at /forgot-password')).toBeVisible()
    })
  },
}

export const LinkNamesNoConnection: Story = {
  args: { query: '?sso=wrong&sso-problem=unknown', server: wrongLink },
  play: async ({ args, step }) => {
    await step('Link names no connection', async () => {
      await expect(await screen.findByText(SIGN_IN_MESSAGES.singleSignOnUnknown)).toBeVisible()
      await waitFor(() => expect(wrongLink.waiting()).toEqual(['GET /saml/metadata']))
      wrongLink.answer()
      // The lookup of a domain ends after that of the link.
      await enterText(await email(), `dana@${singleSignOn.domain}{Enter}`)
      await expect(await screen.findByRole('button', { name: CONTINUE })).toBeVisible()
      await expect(screen.queryByRole('button', { name: 'Sign in with SAML' })).toBeNull()
    })
    await step('With a password', async () => {
      await userEvent.clear(await email())
      await step('A wrong one says so, and keeps what was typed', async () => {
        await enterText(await email(), 'dana@elsewhere.example')
        await enterText(password(), 'wrong{Enter}')
        await expect(await screen.findByText(/do not match our records/u)).toBeVisible()
        await expect(await email()).toHaveValue('dana@elsewhere.example')
      })
      await step('The right one opens the plans', async () => {
        await replaceText(password(), `${RIGHT_PASSWORD}{Enter}`)
        await expect(await screen.findByText('Now at /')).toBeVisible()
        await expect(args.leave).not.toHaveBeenCalled()
      })
    })
  },
}
