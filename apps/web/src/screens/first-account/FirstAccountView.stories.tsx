import type { Meta, StoryObj } from '@storybook/react-vite'
import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FirstAccountView } from './FirstAccountView'

const meta = {
  title: 'Screens/FirstAccount',
  component: FirstAccountView,
  args: { message: null, isBusy: false, onSubmit: fn() },
  parameters: {
    isFullScreen: true,
    docs: {
      description: {
        component:
          'What the one-time link of an empty server opens: the company, its owner, and a password.',
      },
    },
  },
} satisfies Meta<typeof FirstAccountView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const BlankFields: Story = { args: { message: SIGN_IN_MESSAGES.incomplete } }

export const SubmitsWhatWasTyped: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Company'), 'Northfield')
    await userEvent.type(canvas.getByLabelText('First name'), 'Dana')
    await userEvent.type(canvas.getByLabelText('Last name'), 'Whitfield')
    await userEvent.type(canvas.getByLabelText('Email'), 'dana@northfield.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'a long sentence{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      contactCompanyName: 'Northfield',
      firstName: 'Dana',
      lastName: 'Whitfield',
      emailAddress: 'dana@northfield.example',
      password: 'a long sentence',
    })
  },
}
