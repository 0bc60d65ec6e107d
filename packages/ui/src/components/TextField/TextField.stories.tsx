import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { Search } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'

import { Icon } from '../Icon'
import { TextField } from './TextField'

const ControlledTextField = controlled(TextField, ({ value }) => ({ value }))

const meta = {
  title: 'Components/Fields/TextField',
  component: TextField,
  args: { label: 'Title', value: '', onChange: fn() },
  argTypes: {
    below: { control: false },
    limit: { control: false },
    startAdornment: { control: false },
    endAdornment: { control: false },
    labelAction: { control: false },
  },
  render: (args) => <ControlledTextField {...args} />,
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

export const States: Story = {
  render: sideBySide(ControlledTextField, [
    { name: 'Filled', props: { value: 'VIP early access' } },
    { name: 'Required', props: { isRequired: true } },
    {
      name: 'Help',
      props: { label: 'Plan abbreviation', help: 'Two letters, shown on items of other plans.' },
    },
    {
      name: 'Error',
      props: {
        label: 'Email',
        value: 'maya.rios@northfield',
        error: 'Invalid email address. Confirm there are no spaces or special characters.',
      },
    },
    {
      name: 'A sign before it',
      props: { label: 'Estimated cost', startAdornment: '$', value: '4,500' },
    },
    {
      name: 'A sign after it',
      props: { label: 'Share of budget', endAdornment: '%', value: '12' },
    },
    {
      name: 'An icon and a placeholder',
      props: {
        label: 'Search',
        type: 'search',
        startAdornment: <Icon icon={Search} />,
        placeholder: 'Summer launch',
      },
    },
    {
      name: 'With a count',
      props: {
        value: 'VIP early access',
        help: 'Shown in the bar.',
        limit: { characters: 80, describe: ({ left }) => `${left} characters left` },
      },
    },
    {
      name: 'Small, label hidden',
      props: { size: 'small', label: 'Tactic type', value: 'Newsletter', isLabelHidden: true },
    },
    { name: 'Large', props: { size: 'large', label: 'Email', type: 'email' } },
    { name: 'Disabled', props: { isDisabled: true, value: 'VIP early access' } },
    { name: 'Read only', props: { isReadOnly: true, value: 'VIP early access' } },
    {
      name: 'Long text',
      props: {
        label:
          'The name under which this plan appears in the lists of every other plan of the family',
        help: 'A very long help text wraps under the field and pushes what follows down, so that nothing of it is lost to the reader.',
        value: 'Northfield spring and summer wardrobe relaunch across all western stores',
      },
    },
    {
      name: 'Right to left',
      dir: 'rtl',
      props: {
        label: 'العنوان',
        value: 'إطلاق الصيف',
        help: 'يظهر في التقويم.',
        startAdornment: '$',
      },
    },
  ]),
}

export const TakesText: Story = {
  render: (args) => (
    <>
      <ControlledTextField {...args} startAdornment="$" />
      <ControlledTextField
        {...args}
        label="Plan name"
        help="At most 80 characters."
        error="Please enter a plan name."
        isRequired
      />
    </>
  ),
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByLabelText('Title')
    await step('What is typed is the value', async () => {
      await userEvent.type(field, 'Gift')
      await expect(field).toHaveValue('Gift')
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'Gift' })
    })
    await step('The label leads to the field', async () => {
      await userEvent.tab()
      await userEvent.click(canvas.getByText('Title'))
      await expect(field).toHaveFocus()
    })
    await step('So does the sign, which is read with the field', async () => {
      await userEvent.tab()
      await userEvent.click(canvas.getByText('$'))
      await expect(field).toHaveFocus()
      await expect(field).toHaveAccessibleDescription('$')
    })
    await step('Error and help are read with the field', async () => {
      const name = canvas.getByRole('textbox', { name: 'Plan name' })
      await expect(name).toBeInvalid()
      await expect(name).toBeRequired()
      await expect(name).toHaveAccessibleDescription(
        'Please enter a plan name. At most 80 characters.',
      )
    })
  },
}
