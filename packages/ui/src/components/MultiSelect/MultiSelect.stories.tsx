import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'

import { multiSelectStories, types, twoThousand, fullLine } from './MultiSelect.story-host'
import { MultiSelect } from './index'

const meta = {
  ...multiSelectStories,
  title: 'Components/Fields/MultiSelect',
  component: MultiSelect,
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'))
}

export const Default: Story = {}

export const Chosen: Story = { args: { values: ['display', 'newsletter'] } }

export const Open: Story = {
  args: { values: ['display', 'newsletter', 'site', 'catalog'] },
  tags: ['picture'],
  play: open,
}

export const WithSwatches: Story = {
  args: {
    label: 'Channels',
    values: ['email', 'social'],
    options: [
      { value: 'email', label: 'Email', swatchColor: '#EF482A' },
      { value: 'social', label: 'Social', swatchColor: '#8249AB' },
      { value: 'search', label: 'Search', swatchColor: '#2E9E5B' },
    ],
  },
  tags: ['picture'],
  play: open,
}

export const Required: Story = {
  args: { isRequired: true, help: 'The calendar shows these.', values: ['video'] },
}

export const WithError: Story = { args: { error: 'Choose at least one type.' } }

export const Disabled: Story = { args: { isDisabled: true, values: ['display', 'video'] } }

export const ReadOnly: Story = { args: { isReadOnly: true, values: ['display', 'video'] } }

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

export const LongText: Story = {
  args: {
    values: ['long', 'display'],
    options: [
      { value: 'long', label: 'Northfield spring and summer wardrobe relaunch in western stores' },
      ...types,
    ],
  },
  tags: ['picture'],
  play: open,
}

export const ManyItems: Story = {
  args: { label: 'Stores', options: twoThousand, values: ['store-120'] },
  tags: ['stress'],
}

export const ManyChosen: Story = {
  args: {
    label: 'Stores',
    options: twoThousand,
    values: Array.from({ length: 40 }, (_, index) => `store-${index}`),
    maxChips: 5,
  },
}

export const FullLine: Story = { args: fullLine }

export const Narrow: Story = {
  args: { values: ['display', 'video', 'newsletter'] },
  decorators: [
    (Story) => (
      <div style={{ width: 190, minHeight: 60 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: {
    label: 'القنوات',
    values: ['email'],
    options: [
      { value: 'email', label: 'البريد الإلكتروني' },
      { value: 'social', label: 'التواصل الاجتماعي' },
    ],
  },
  globals: { direction: 'rtl' },
  tags: ['picture'],
  play: open,
}
