import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
import { userEvent, within } from 'storybook/test'

import { Badge } from '../Badge'
import { SortableList } from './SortableList'
import {
  ControlledList,
  sortableListStories,
  type Channel,
  channels,
} from './SortableList.story-host'

const meta = {
  ...sortableListStories,
  title: 'Components/Data/SortableList',
  component: SortableList<Channel>,
} satisfies Meta<typeof SortableList<Channel>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: sideBySide(
    ControlledList,
    [
      { name: 'Cards', props: { variant: 'cards' } },
      {
        name: 'With a disabled one',
        props: {
          items: channels.map((channel) => ({ ...channel, isDisabled: channel.id === 'website' })),
        },
      },
      { name: 'Read only', props: { isReadOnly: true } },
      { name: 'Empty', props: { items: [], emptyText: 'This plan has no channels.' } },
      {
        name: 'Long text',
        width: 260,
        props: {
          items: [
            {
              id: 'long',
              label:
                'Northfield spring and summer wardrobe relaunch Unverhältnismäßigkeitsprüfungen',
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
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        props: {
          label: 'القنوات',
          items: [
            { id: 'email', label: 'البريد الإلكتروني', color: '#EF482A', types: 3 },
            { id: 'social', label: 'التواصل الاجتماعي', color: '#8249AB', types: 5 },
          ],
          renderItem: ({ item }) => item.label,
        },
      },
    ],
    { columnWidth: 309 },
  ),
}

export const Lifted: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Reorder Email' }).focus()
    await userEvent.keyboard(' {ArrowDown}')
  },
}
