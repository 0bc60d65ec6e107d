import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { Link } from '../Link'
import { StrengthMeter, type StrengthScore } from '../StrengthMeter'
import { PasswordField, type PasswordFieldProps } from './PasswordField'

const words = ['', 'Weak', 'Fair', 'Good', 'Strong'] as const

/** An example of a password policy: one step for every four characters. */
function judge(password: string): StrengthScore {
  const steps: readonly StrengthScore[] = [0, 1, 2, 3, 4]
  return steps[Math.min(4, Math.ceil(password.length / 4))] ?? 0
}

function drawStrength(value: string) {
  const score = judge(value)
  return (
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
  )
}

function NewPassword(props: PasswordFieldProps) {
  const [value, setValue] = useState('')
  return (
    <PasswordField
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
        props.onChange?.(change)
      }}
      below={drawStrength(value)}
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

export const States: Story = {
  render: sideBySide(PasswordField, [
    {
      name: 'For signing in',
      props: {
        size: 'large',
        defaultValue: 'throughline-demo',
        labelAction: <Link href="#forgot">Forgot Password</Link>,
      },
    },
    {
      name: 'For choosing one',
      props: {
        label: 'New Password',
        autoComplete: 'new-password',
        value: 'open sesame',
        below: drawStrength('open sesame'),
      },
    },
    { name: 'Error', props: { error: 'Please complete all fields.' } },
    { name: 'Disabled', props: { isDisabled: true, defaultValue: 'secret' } },
  ]),
}

export const ShowsAndJudgesWhatIsTyped: Story = {
  args: { label: 'New Password', autoComplete: 'new-password' },
  render: (args) => <NewPassword {...args} />,
  play: async ({ canvas, step }) => {
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
    await step('It is hidden at first', async () => {
      await expect(field).toHaveAttribute('type', 'password')
    })
    await step('The button shows it, by keyboard, and keeps what was typed', async () => {
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(field).toHaveAttribute('type', 'text')
      await expect(field).toHaveValue('open sesame, again')
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })
  },
}
