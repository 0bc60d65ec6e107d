import type { Meta, StoryObj } from '@storybook/react-vite'
import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SignInView } from './SignInView'

const meta = {
  title: 'Screens/SignIn',
  component: SignInView,
  args: { message: null, isBusy: false, onSubmit: fn() },
  parameters: {
    isFullScreen: true,
    docs: {
      description: {
        component:
          'Where a person says who they are. The message stands above the fields and moves nothing above itself; what was typed stays when it is refused.',
      },
    },
  },
} satisfies Meta<typeof SignInView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const BlankFields: Story = { args: { message: SIGN_IN_MESSAGES.incomplete } }

export const Mismatch: Story = { args: { message: SIGN_IN_MESSAGES.mismatch } }

export const TooManyAttempts: Story = {
  args: { message: 'Too many attempts. Please wait 2 minutes and try again.' },
}

export const NoConnection: Story = {
  args: {
    message: 'The server could not be reached. Check your connection and try again.',
  },
}

export const Busy: Story = { args: { isBusy: true } }

export const SubmitsWhatWasTyped: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await step('Address and password, then Enter', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), ' maya@northfield.example ')
      await userEvent.type(canvas.getByLabelText('Password'), 'a long sentence{Enter}')
    })
    await expect(args.onSubmit).toHaveBeenCalledWith({
      emailAddress: 'maya@northfield.example',
      password: 'a long sentence',
    })
  },
}
