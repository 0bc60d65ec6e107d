import type { Meta } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { fn } from 'storybook/test'

import type { SortableSlot } from '../../internal/sortable/SortableRows'
import { englishSortableListLabels } from '../../internal/sortable/sortable.labels'
import type { SortableItem } from '../../internal/sortable/use-sortable'
import { SortableList, type SortableListProps } from './SortableList'

export interface Channel extends SortableItem {
  readonly color: string
  readonly types: number
}

export const channels: readonly Channel[] = [
  { id: 'website', label: 'Website', color: '#2F6FED', types: 4 },
  { id: 'email', label: 'Email', color: '#EF482A', types: 3 },
  { id: 'social', label: 'Social Media', color: '#8249AB', types: 5 },
  { id: 'signage', label: 'Signage', color: '#8B3F03', types: 2 },
  { id: 'mail', label: 'Direct Mail', color: '#E3B47D', types: 2 },
]

function drawChannel({ item }: SortableSlot<Channel>): ReactNode {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <span
        style={{
          flex: 'none',
          width: 12,
          height: 12,
          borderRadius: 3,
          background: 'var(--tl-swatch-color)',
          '--tl-swatch-color': item.color,
        }}
      />
      <span style={{ fontWeight: 600 }}>{item.label}</span>
      <span style={{ color: 'var(--tl-color-ink-faint)' }}>{item.types} tactic types</span>
    </span>
  )
}

export function ControlledList({ items: itemsFirst, ...rest }: SortableListProps<Channel>) {
  const [items, setItems] = useState(itemsFirst)
  return (
    <SortableList
      {...rest}
      items={items}
      onReorder={(change) => {
        setItems((before) =>
          change.ids.flatMap((id) => before.find((item) => item.id === id) ?? []),
        )
        rest.onReorder(change)
      }}
    />
  )
}

export const sortableListStories = {
  args: {
    label: 'Channels',
    items: channels,
    renderItem: drawChannel,
    onReorder: fn(),
    labels: englishSortableListLabels,
  },
  argTypes: { items: { control: false }, labels: { control: false } },
  render: (args) => <ControlledList {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SortableList<Channel>>
