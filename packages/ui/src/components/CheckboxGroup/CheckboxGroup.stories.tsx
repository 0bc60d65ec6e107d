import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '@throughline/test-support/controlled'
import { sideBySide } from '@throughline/test-support/side-by-side'
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

export const States: Story = {
  args: { allLabel: 'All channels' },
  render: sideBySide(ControlledCheckboxGroup, [
    { name: 'With a box for all' },
    { name: 'Disabled', props: { isDisabled: true } },
    { name: 'Read only', props: { isReadOnly: true } },
    { name: 'Horizontal', props: { orientation: 'horizontal', allLabel: undefined } },
    {
      name: 'Help and reasons',
      props: {
        allLabel: undefined,
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
    },
    {
      name: 'Error',
      props: {
        allLabel: undefined,
        values: [],
        isRequired: true,
        error: 'Choose at least one channel.',
      },
    },
    {
      name: 'Long text',
      width: 220,
      props: {
        allLabel: 'Every channel of every nested plan of the family',
        options: [
          { value: 'a', label: 'Northfield spring and summer wardrobe relaunch across all stores' },
          { value: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenwerbung' },
        ],
        values: ['a'],
      },
    },
    {
      name: 'Right to left',
      dir: 'rtl',
      props: {
        label: 'القنوات',
        allLabel: 'كل القنوات',
        options: [
          { value: 'email', label: 'البريد الإلكتروني' },
          { value: 'social', label: 'التواصل الاجتماعي', help: 'يشمل كل المنصات.' },
        ],
      },
    },
  ]),
}

export const ChecksAllByKeyboard: Story = {
  args: {
    allLabel: 'All channels',
    error: 'Choose at least one channel.',
    help: 'The person sees these only.',
  },
  play: async ({ canvas, args, step }) => {
    const all = canvas.getByRole('checkbox', { name: 'All channels' })
    await step('The group has the label, the error and the help', async () => {
      const group = canvas.getByRole('group', { name: 'Channels' })
      await expect(group).toHaveAccessibleDescription(
        'Choose at least one channel. The person sees these only.',
      )
      await expect(within(group).getByRole('checkbox', { name: 'Email' })).toBeInvalid()
    })
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
