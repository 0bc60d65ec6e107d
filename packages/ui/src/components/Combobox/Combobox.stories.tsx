import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { fn, userEvent, within } from 'storybook/test'

import { comboboxStories, stores, twoThousand } from './Combobox.story-host'
import { Combobox } from './index'

const meta = {
  ...comboboxStories,
  title: 'Components/Fields/Combobox',
  component: Combobox,
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'))
}

const typing =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), text)
  }

export const Default: Story = {}

export const Chosen: Story = { args: { value: 'portland' } }

export const Open: Story = { args: { value: 'portland' }, tags: ['picture'], play: open }

export const Filtered: Story = { tags: ['picture'], play: typing('po') }

export const AsASearch: Story = {
  args: {
    label: 'Search settings',
    isLabelHidden: true,
    icon: Search,
    placeholder: 'Search settings',
  },
}

export const WithSwatches: Story = {
  args: {
    label: 'Channel',
    value: 'social',
    options: [
      { value: 'email', label: 'Email', swatchColor: '#EF482A' },
      { value: 'social', label: 'Social', swatchColor: '#8249AB' },
      { value: 'search', label: 'Search', swatchColor: '#2E9E5B' },
    ],
  },
}

export const CanCreate: Story = {
  args: { onCreate: fn() },
  tags: ['picture'],
  play: typing('Reno'),
}

export const Required: Story = {
  args: { isRequired: true, value: 'denver', help: 'Where the window is dressed.' },
}

export const WithError: Story = { args: { error: 'Choose a store.' } }

export const Disabled: Story = { args: { isDisabled: true, value: 'denver' } }

export const ReadOnly: Story = { args: { isReadOnly: true, value: 'denver' } }

export const Loading: Story = {
  args: { options: [], status: 'loading' },
  tags: ['picture'],
  play: open,
}

export const Failed: Story = {
  args: { options: [], status: 'failed', onRetry: fn() },
  tags: ['picture'],
  play: open,
}

export const Empty: Story = { args: { options: [] }, tags: ['picture'], play: open }

export const NoMatches: Story = { tags: ['picture'], play: typing('Reno') }

export const LongText: Story = {
  args: {
    value: 'long',
    options: [
      { value: 'long', label: 'Northfield spring and summer wardrobe relaunch in western stores' },
      ...stores,
    ],
  },
  tags: ['picture'],
  play: open,
}

export const ManyItems: Story = {
  args: { options: twoThousand, value: 'store-120' },
  tags: ['stress'],
}

export const Narrow: Story = {
  args: { value: 'portland' },
  decorators: [
    (Story) => (
      <div style={{ width: 140, minHeight: 60 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: {
    label: 'المتجر',
    placeholder: 'اكتب للبحث',
    options: [
      { value: 'riyadh', label: 'الرياض' },
      { value: 'jeddah', label: 'جدة', description: 'يفتح في مارس' },
    ],
  },
  globals: { direction: 'rtl' },
  tags: ['picture'],
  play: open,
}
