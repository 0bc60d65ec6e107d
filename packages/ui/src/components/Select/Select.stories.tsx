import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'

import { selectStories, channels, twoThousand } from './Select.story-host'
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

export const Chosen: Story = { args: { value: 'social' } }

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
          { value: 'display', label: 'Display' },
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

export const Required: Story = {
  args: { isRequired: true, help: 'Colors the item in every view.' },
}

export const WithError: Story = { args: { error: 'Choose a channel.' } }

export const Clearable: Story = { args: { value: 'social', onClear: fn() } }

export const Disabled: Story = { args: { isDisabled: true, value: 'email' } }

export const ReadOnly: Story = { args: { isReadOnly: true, value: 'email' } }

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

export const ManyItems: Story = {
  args: { label: 'Store', options: twoThousand, value: 'store-120' },
  tags: ['stress'],
}

export const LongText: Story = {
  tags: ['picture'],
  args: {
    value: 'long',
    options: [
      {
        value: 'long',
        label: 'Northfield spring and summer wardrobe relaunch across all western stores',
        swatchColor: '#1CC9AA',
      },
      ...channels,
    ],
  },
  play: open,
}

export const Narrow: Story = {
  args: { value: 'stores', onClear: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 140, minHeight: 60 }}>
        <Story />
      </div>
    ),
  ],
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
