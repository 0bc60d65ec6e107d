import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Link } from '../Link'
import { StrengthMeter, type StrengthScore } from '../StrengthMeter'
import { PasswordField, type PasswordFieldProps } from './PasswordField'

const words = ['', 'Weak', 'Fair', 'Good', 'Strong'] as const

/** An example of a password policy: one step for every four characters. */
function judge(password: string): StrengthScore {
  const steps: readonly StrengthScore[] = [0, 1, 2, 3, 4]
  return steps[Math.min(4, Math.ceil(password.length / 4))] ?? 0
}

function NewPassword(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value ?? '')
  const score = judge(value)
  return (
    <PasswordField
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
        props.onChange?.(change)
      }}
      below={
        <StrengthMeter
          name="Password strength"
          score={score}
          label={words[score]}
          metLabel="Done:"
          hints={[
            { text: 'At least 12 characters', isMet: value.length >= 12 },
            { text: 'More than one word', isMet: value.includes(' ') },
          ]}
        />
      }
    />
  )
}

const meta = {
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', onChange: fn() },
  argTypes: { labelAction: { control: false }, below: { control: false } },
  decorators: [
    (Story) => (
      <form style={{ width: 340 }}>
        <input type="hidden" autoComplete="username" />
        <Story />
      </form>
    ),
  ],
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

export const ForChoosingOne: Story = {
  args: { label: 'New Password', autoComplete: 'new-password', value: 'open sesame' },
  render: (args) => <NewPassword {...args} />,
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

export const JudgesWhatIsTyped: Story = {
  args: { label: 'New Password', autoComplete: 'new-password' },
  render: (args) => <NewPassword {...args} />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('New Password')
    const meter = canvas.getByRole('meter', { name: 'Password strength' })
    await step('A short one is weak', async () => {
      await userEvent.type(field, 'open')
      await expect(meter).toHaveAttribute('aria-valuetext', 'Weak')
    })
    await step('A longer one is strong, and the hints are met', async () => {
      await userEvent.type(field, ' sesame, again')
      await expect(meter).toHaveAttribute('aria-valuenow', '4')
      await expect(canvas.getByText('At least 12 characters').closest('li')).toHaveTextContent(
        'Done: At least 12 characters',
      )
    })
  },
}
