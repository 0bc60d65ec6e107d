import type { Meta, StoryObj } from '@storybook/react-vite'
import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { accessHandlers, createMockNetwork } from '@throughline/test-support/network'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { enterText } from '../../testing/enter-text'
import { PublicScreenHost } from '../../testing/PublicScreenHost'
import { noProblem, useForm } from '../../forms'
import { FirstAccountScreen } from './FirstAccountScreen'
import { FirstAccountView, type FirstAccountValues } from './FirstAccountView'

interface FirstAccountState {
  /** Why the last attempt failed. */
  readonly message: string | null
  readonly onSubmit: (submission: { values: FirstAccountValues }) => Promise<void>
}

function FirstAccountInState({ message, onSubmit }: FirstAccountState) {
  const form = useForm<FirstAccountValues>({
    initialValues: {
      contactCompanyName: '',
      firstName: '',
      lastName: '',
      emailAddress: '',
      password: '',
    },
    onSubmit,
    problemOf: () => noProblem,
  })
  return <FirstAccountView form={{ ...form, message }} />
}

const meta = {
  title: 'Screens/Signing in/First account',
  component: FirstAccountInState,
  args: { message: null, onSubmit: fn(async () => undefined) },
  parameters: {
    isFullScreen: true,
    docs: {
      description: {
        component:
          'The page that the one-time link of an empty server opens: the company, its owner, and a password.',
      },
    },
  },
} satisfies Meta<typeof FirstAccountInState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const BlankFields: Story = { args: { message: SIGN_IN_MESSAGES.incomplete } }

async function fillAndSubmit(canvasElement: HTMLElement, password: string) {
  const canvas = within(canvasElement)
  await enterText(canvas.getByLabelText('Company'), 'Northfield')
  await enterText(canvas.getByLabelText('First name'), 'Dana')
  await enterText(canvas.getByLabelText('Last name'), 'Whitfield')
  await enterText(canvas.getByLabelText('Email'), 'dana@northfield.example')
  await enterText(canvas.getByLabelText('Password'), `${password}{Enter}`)
}

const emptyServer = createMockNetwork({ handlers: accessHandlers() })

/** The link works once, so that Back must not lead to it. */
export const OpensThePlansInPlaceOfTheLink: Story = {
  render: () => (
    <PublicScreenHost
      server={emptyServer}
      path="/first-account/:token"
      screen={<FirstAccountScreen />}
      url="/first-account/some-token-of-a-link"
    />
  ),
  play: async ({ canvasElement }) => {
    await fillAndSubmit(canvasElement, 'seven gentle badgers')
    await expect(await screen.findByText('Now at /')).toBeVisible()
    await expect(screen.getByText('Back leaves the page before out.')).toBeVisible()
    await expect(emptyServer.requests()).toEqual(['POST /first-account', 'GET /me'])
  },
}

export const SubmitsWhatWasTyped: Story = {
  play: async ({ args, canvasElement }) => {
    await fillAndSubmit(canvasElement, 'a long sentence')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          values: {
            contactCompanyName: 'Northfield',
            firstName: 'Dana',
            lastName: 'Whitfield',
            emailAddress: 'dana@northfield.example',
            password: 'a long sentence',
          },
        }),
      ),
    )
  },
}
