import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { Icon } from '../Icon'
import { TextField, type TextFieldProps } from './TextField'

function HeldTextField(props: TextFieldProps) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <TextField
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
        props.onChange?.(change)
      }}
    />
  )
}

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  args: { label: 'Title', onChange: fn() },
  argTypes: {
    below: { control: false },
    limit: { control: false },
    startAdornment: { control: false },
    endAdornment: { control: false },
    labelAction: { control: false },
  },
  render: (args) => <HeldTextField {...args} />,
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filled: Story = { args: { value: 'VIP early access' } }

export const Required: Story = { args: { isRequired: true } }

export const WithHelp: Story = {
  args: { label: 'Plan abbreviation', help: 'Two letters, shown on items of other plans.' },
}

export const WithError: Story = {
  args: {
    label: 'Email',
    value: 'maya.rios@northfield',
    error: 'Invalid email address. Confirm there are no spaces or special characters.',
  },
}

export const WithAdornments: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <HeldTextField {...args} label="Estimated cost" startAdornment="$" value="4,500" />
      <HeldTextField {...args} label="Share of budget" endAdornment="%" value="12" />
      <HeldTextField
        {...args}
        label="Search"
        type="search"
        startAdornment={<Icon icon={Search} />}
        placeholder="Summer launch"
      />
    </div>
  ),
}

export const WithCount: Story = {
  args: {
    value: 'VIP early access',
    help: 'Shown in the bar.',
    limit: {
      characters: 80,
      describe: ({ left }) => `${left} characters left`,
    },
  },
}

export const Small: Story = {
  args: { size: 'small', label: 'Tactic type', value: 'Newsletter', isLabelHidden: true },
}

export const Large: Story = { args: { size: 'large', label: 'Email', type: 'email' } }

export const Disabled: Story = { args: { isDisabled: true, value: 'VIP early access' } }

export const ReadOnly: Story = { args: { isReadOnly: true, value: 'VIP early access' } }

export const LongText: Story = {
  args: {
    label: 'The name under which this plan appears in the lists of every other plan of the family',
    help: 'A very long help text wraps under the field and pushes what follows down, so that nothing of it is lost to the reader.',
    value: 'Northfield spring and summer wardrobe relaunch across all western stores',
  },
}

export const RightToLeft: Story = {
  args: { label: 'العنوان', value: 'إطلاق الصيف', help: 'يظهر في التقويم.', startAdornment: '$' },
  globals: { direction: 'rtl' },
}

export const TakesText: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Title')
    await userEvent.type(field, 'Gift')
    await expect(field).toHaveValue('Gift')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'Gift' })
  },
}

export const ReadsErrorAndHelpWithTheField: Story = {
  args: { help: 'At most 80 characters.', error: 'Please enter a plan name.', isRequired: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Title' })
    await expect(field).toBeInvalid()
    await expect(field).toBeRequired()
    await expect(field).toHaveAccessibleDescription(
      'Please enter a plan name. At most 80 characters.',
    )
  },
}

export const FocusesFromTheSignAndTheLabel: Story = {
  args: { startAdornment: '$' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('Title')
    await step('The label', async () => {
      await userEvent.click(canvas.getByText('Title'))
      await expect(field).toHaveFocus()
    })
    await step('The sign, which is read with the field', async () => {
      await userEvent.tab()
      await userEvent.click(canvas.getByText('$'))
      await expect(field).toHaveFocus()
      await expect(field).toHaveAccessibleDescription('$')
    })
  },
}
