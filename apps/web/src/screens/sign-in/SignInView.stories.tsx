import type { Meta, StoryObj } from '@storybook/react-vite'
import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { expect, fn, waitFor, within } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { noProblem, useForm } from '../../forms'
import { RouterHost } from '../../testing/RouterHost'
import { SignInView, type Credentials, type DomainSignOnChoice } from './SignInView'

interface SignInState {
  /** Why the last attempt failed. */
  readonly message: string | null
  /** Whether an attempt is running. */
  readonly isBusy: boolean
  /** Whether the link to this page names a connection. */
  readonly hasSingleSignOn: boolean
  /** Choice for users whose email domain has single sign-on. */
  readonly domainSignOn: Pick<DomainSignOnChoice, 'isPasswordChosen' | 'isPasswordAllowed'> | null
  readonly onSubmit: (submission: { values: Credentials }) => Promise<void>
}

const nothing = () => undefined

function SignInInState({ message, isBusy, hasSingleSignOn, domainSignOn, onSubmit }: SignInState) {
  const form = useForm<Credentials>({
    initialValues: { emailAddress: '', password: '' },
    onSubmit,
    problemOf: () => noProblem,
  })
  return (
    <SignInView
      form={{ ...form, message, isSaving: isBusy }}
      isLookingUp={false}
      onEmailEntered={nothing}
      onSubmit={form.submit}
      onSingleSignOn={hasSingleSignOn ? nothing : null}
      domainSignOn={
        domainSignOn === null ? null : { ...domainSignOn, onStart: nothing, onUsePassword: nothing }
      }
    />
  )
}

const meta = {
  title: 'Screens/Signing in/Sign in',
  component: SignInInState,
  args: {
    message: null,
    isBusy: false,
    hasSingleSignOn: false,
    domainSignOn: null,
    onSubmit: fn(async () => undefined),
  },
  decorators: [
    (Story) => (
      <RouterHost>
        <Story />
      </RouterHost>
    ),
  ],
  parameters: {
    isFullScreen: true,
    docs: {
      description: {
        component:
          'The sign-in page. The message is above the fields and moves nothing above itself. What was typed stays when it is refused.',
      },
    },
  },
} satisfies Meta<typeof SignInInState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Mismatch: Story = { args: { message: SIGN_IN_MESSAGES.mismatch } }

export const SingleSignOn: Story = { args: { hasSingleSignOn: true } }

export const DomainWithSingleSignOn: Story = {
  args: { domainSignOn: { isPasswordChosen: false, isPasswordAllowed: true } },
}

export const DomainWithoutPasswords: Story = {
  args: { domainSignOn: { isPasswordChosen: false, isPasswordAllowed: false } },
}

export const PasswordBesideSingleSignOn: Story = {
  args: { domainSignOn: { isPasswordChosen: true, isPasswordAllowed: true } },
}

export const Busy: Story = { args: { isBusy: true } }

export const SubmitsWhatWasTyped: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
    await step('Address and password, then Enter', async () => {
      await enterText(canvas.getByLabelText('Email'), ' maya@northfield.example ')
      await enterText(canvas.getByLabelText('Password'), 'a long sentence{Enter}')
    })
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          values: { emailAddress: 'maya@northfield.example', password: 'a long sentence' },
        }),
      ),
    )
  },
}
