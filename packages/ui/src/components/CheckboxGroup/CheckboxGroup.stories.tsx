import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { expect, fn, userEvent, within } from 'storybook/test'

import { CheckboxGroup } from './CheckboxGroup'

const ControlledCheckboxGroup = controlled(CheckboxGroup, ({ values }) => ({ values }))

const meta = {
  title: 'Components/Fields/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Channels',
    options: [
      { value: 'email', label: 'Email' },
      { value: 'social', label: 'Social Media' },
      { value: 'signage', label: 'Signage' },
    ],
    values: ['email'],
    onChange: fn(),
  },
  argTypes: { labelAction: { control: false } },
  render: (args) => <ControlledCheckboxGroup {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithAll: Story = { args: { allLabel: 'All channels' } }

export const Horizontal: Story = { args: { orientation: 'horizontal' } }

export const WithHelpAndReasons: Story = {
  args: {
    help: 'The person sees these channels only.',
    options: [
      { value: 'email', label: 'Email', help: 'Newsletters, promotions and triggered mails.' },
      { value: 'social', label: 'Social Media' },
      {
        value: 'subscriptions',
        label: 'Subscriptions',
        help: 'Your role cannot grant this channel.',
        isDisabled: true,
      },
    ],
  },
}

export const WithError: Story = {
  args: { values: [], isRequired: true, error: 'Choose at least one channel.' },
}

export const Disabled: Story = { args: { isDisabled: true, allLabel: 'All channels' } }

export const ReadOnly: Story = { args: { isReadOnly: true, allLabel: 'All channels' } }

export const LongText: Story = {
  args: {
    allLabel: 'Every channel of every nested plan of the family',
    options: [
      { value: 'a', label: 'Northfield spring and summer wardrobe relaunch across all stores' },
      { value: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenwerbung' },
    ],
    values: ['a'],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: {
    label: 'القنوات',
    allLabel: 'كل القنوات',
    options: [
      { value: 'email', label: 'البريد الإلكتروني' },
      { value: 'social', label: 'التواصل الاجتماعي', help: 'يشمل كل المنصات.' },
    ],
  },
  globals: { direction: 'rtl' },
}

export const ChecksAllByKeyboard: Story = {
  args: { allLabel: 'All channels' },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const all = canvas.getByRole('checkbox', { name: 'All channels' })
    await step('Some are checked', async () => {
      await expect(all).toBePartiallyChecked()
    })
    await step('Space on the box over them checks the rest', async () => {
      await userEvent.tab()
      await expect(all).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(args.onChange).toHaveBeenLastCalledWith({
        values: ['email', 'social', 'signage'],
      })
      await expect(all).toBeChecked()
    })
    await step('Taking one out makes it mixed again', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(args.onChange).toHaveBeenLastCalledWith({ values: ['email', 'signage'] })
      await expect(all).toBePartiallyChecked()
    })
  },
}

export const ReadsLabelAndErrorOfTheGroup: Story = {
  args: { error: 'Choose at least one channel.', help: 'The person sees these only.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Channels' })
    await expect(group).toHaveAccessibleDescription(
      'Choose at least one channel. The person sees these only.',
    )
    await expect(within(group).getByRole('checkbox', { name: 'Email' })).toBeInvalid()
  },
}
