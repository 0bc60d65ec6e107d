import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'

import { Badge } from '../Badge'
import { SortableList } from './SortableList'
import { sortableListStories, type Channel, channels } from './SortableList.story-host'

const meta = {
  ...sortableListStories,
  title: 'Components/Data/SortableList',
  component: SortableList<Channel>,
} satisfies Meta<typeof SortableList<Channel>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Cards: Story = { args: { variant: 'cards' } }

export const WithDisabled: Story = {
  args: {
    items: channels.map((channel) => ({ ...channel, isDisabled: channel.id === 'website' })),
  },
}

export const ReadOnly: Story = { args: { isReadOnly: true } }

export const Empty: Story = { args: { items: [], emptyText: 'This plan has no channels.' } }

export const Lifted: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Reorder Email' }).focus()
    await userEvent.keyboard(' {ArrowDown}')
  },
}

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        label: 'Northfield spring and summer wardrobe relaunch Unverhältnismäßigkeitsprüfungen',
        color: '#1CC9AA',
        types: 12,
      },
      ...channels,
    ],
    renderItem: ({ item }) => (
      <>
        {item.label} <Badge>{item.types}</Badge>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: {
    label: 'القنوات',
    items: [
      { id: 'email', label: 'البريد الإلكتروني', color: '#EF482A', types: 3 },
      { id: 'social', label: 'التواصل الاجتماعي', color: '#8249AB', types: 5 },
    ],
    renderItem: ({ item }) => item.label,
  },
  globals: { direction: 'rtl' },
}
