import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { englishSortableListLabels } from '../../internal/sortable/sortable-labels'
import type { SortableItem } from '../../internal/sortable/use-sortable'
import { SortableList } from './SortableList'

const channels: readonly SortableItem[] = [
  { id: 'email', label: 'Email' },
  { id: 'website', label: 'Website' },
  { id: 'stores', label: 'Stores' },
]

/** A list that can be put in order. */
function LiveList({
  label,
  items: first,
  isReadOnly = false,
}: {
  label: string
  items: readonly SortableItem[]
  isReadOnly?: boolean
}) {
  const [items, setItems] = useState(first)
  return (
    <SortableList
      label={label}
      items={items}
      isReadOnly={isReadOnly}
      renderItem={({ item }) => item.label}
      labels={englishSortableListLabels}
      onReorder={({ ids }) => {
        setItems(ids.flatMap((id) => items.find((item) => item.id === id) ?? []))
      }}
      style={{ width: 260 }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Lets people put a list in their own order.',
  whenToUse: [
    'The order means something and people choose it: channels of a plan, steps of a process.',
    'The list has up to some dozens of rows, so that a row can be carried to its place.',
  ],
  whenNotToUse: [
    { when: 'Rows also move between lists', use: 'SortableGroups' },
    { when: 'The order follows from a value, such as a date', use: 'DataTable' },
    { when: 'The columns of a table are put in order', use: 'ColumnChooser' },
    { when: 'Nothing can be moved', use: 'Table' },
  ],
  guidance: [
    {
      do: {
        example: <LiveList label="Channels" items={channels} />,
        caption: 'Short rows that start with their name: the place to drop is found at a glance.',
      },
      dont: {
        example: (
          <LiveList
            label="Channels with numbers"
            items={channels.map(({ id, label }, index) => ({
              id,
              label: `${index + 1}. ${label}`,
            }))}
          />
        ),
        caption: 'Numbers in the text are wrong as soon as a row has moved.',
      },
    },
    {
      do: {
        example: <LiveList label="Channels to read" items={channels} isReadOnly />,
        caption: 'Set `isReadOnly` for people who may not change the order: the handles go.',
      },
      dont: {
        example: (
          <LiveList
            label="Channels that stay"
            items={channels.map((item) => ({ id: item.id, label: `${item.label} (locked)` }))}
          />
        ),
        caption: 'Handles that promise to move what is then put back make people try again.',
      },
    },
  ],
  anatomy: {
    example: <LiveList label="Example of a list" items={channels} />,
    parts: [
      {
        name: 'Handle',
        selector: 'button',
        description:
          'Lifts the row, with the pointer or by key. With `canDragRow` the mouse can drag anywhere in the row.',
      },
      { name: 'Content', part: 'sortable-content', description: 'What `renderItem` returns.' },
      { name: 'Line', description: 'Shows where the row would land while it is dragged.' },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Enters on one handle and goes on into its row. While lifted, puts the row back.',
    },
    {
      keys: ['ArrowUp', 'ArrowDown', 'Home', 'End'],
      action: 'Goes to another handle; moves the row while it is lifted.',
    },
    { keys: ['Space', 'Enter'], action: 'Lifts the row; drops it when it is lifted.' },
    { keys: ['Escape'], action: 'Puts the lifted row back.' },
  ],
  accessibility: [
    'Every step is announced with the position, by the texts of `labels`.',
    'The handles are one tab stop together.',
    'The list scrolls while a row is dragged near its edge.',
    'Left to the product: keep the new order at once and offer “Undo” in a [ToastRegion].',
  ],
  content: [
    '`label` says what is put in order: “Channels”.',
    'The `label` of an item is its name, because announcements repeat it.',
    '`emptyText` is a short sentence: “This plan has no channels.”',
  ],
  related: ['SortableGroups', 'ColumnChooser', 'DataTable'],
}
