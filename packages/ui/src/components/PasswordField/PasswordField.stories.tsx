import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Link } from '../Link/Link'
import { PasswordField } from './PasswordField'

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', onChange: fn() },
  argTypes: { labelAction: { control: false } },
  decorators: [
    (Story) => (
      <form style={{ width: 340 }}>
        <input type="hidden" autoComplete="username" />
        <Story />
      </form>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A password. It can be shown while it is typed; password managers are told what it is for by \`autoComplete\`.

| Key | What it does |
| --- | --- |
| Tab | From the text to the button that shows it |
| Space, Enter on the button | Shows or hides the password |`,
      },
    },
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ForSigningIn: Story = {
  args: {
    size: 'large',
    defaultValue: 'throughline-demo',
    labelAction: <Link href="#forgot">Forgot Password</Link>,
  },
}

export const WithError: Story = { args: { error: 'Please complete all fields.' } }

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'secret' } }

export const ShowsWhatIsTyped: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'open sesame')
    await step('It is hidden at first', async () => {
      await expect(field).toHaveAttribute('type', 'password')
    })
    await step('The button shows it, by keyboard, and keeps what was typed', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(field).toHaveAttribute('type', 'text')
      await expect(field).toHaveValue('open sesame')
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })
  },
}
