import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { fn, userEvent, within } from 'storybook/test'

import { ControlledSelect, selectStories } from './Select.story-host'
import { Select } from './index'

const meta = {
  ...selectStories,
  title: 'Components/Fields/Select',
  component: Select,
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'))
}

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(ControlledSelect, [
    { name: 'Chosen', props: { value: 'social' } },
    {
      name: 'Required, with help',
      props: { isRequired: true, help: 'Colors the item in every view.' },
    },
    { name: 'Error', props: { error: 'Choose a channel.' } },
    { name: 'Clearable', props: { value: 'social', onClear: fn() } },
    { name: 'Disabled', props: { isDisabled: true, value: 'email' } },
    { name: 'Read only', props: { isReadOnly: true, value: 'email' } },
    { name: 'Narrow', width: 140, props: { value: 'stores', onClear: fn() } },
  ]),
}

export const Open: Story = { args: { value: 'social' }, tags: ['picture'], play: open }

export const WithGroups: Story = {
  tags: ['picture'],
  args: {
    label: 'Tactic type',
    placeholder: 'Choose a type',
    options: [
      {
        label: 'Paid',
        options: [
          { value: 'display', label: 'Northfield spring and summer wardrobe relaunch banners' },
          { value: 'video', label: 'Video', description: 'Pre-roll and connected television' },
        ],
      },
      {
        label: 'Owned',
        options: [
          { value: 'newsletter', label: 'Newsletter' },
          { value: 'site', label: 'Site takeover' },
        ],
      },
    ],
  },
  play: open,
}

export const Loading: Story = {
  args: { options: [], isLoading: true },
  tags: ['picture'],
  play: open,
}

export const Empty: Story = {
  tags: ['picture'],
  args: { options: [], emptyText: 'This plan has no channels.' },
  play: open,
}

export const RightToLeft: Story = {
  tags: ['picture'],
  args: {
    label: 'القناة',
    placeholder: 'اختر قناة',
    options: [
      { value: 'email', label: 'البريد الإلكتروني', swatchColor: '#EF482A' },
      { value: 'social', label: 'التواصل الاجتماعي', swatchColor: '#8249AB' },
    ],
  },
  globals: { direction: 'rtl' },
  play: open,
}
