import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { SortableItem } from '../../internal/sortable/use-sortable'
import type { SortableListProps } from './SortableList'

const renderItem: SortableListProps['renderItem'] = ({ item }) => item.label

const channels: readonly SortableItem[] = [
  { id: 'email', label: 'Email' },
  { id: 'website', label: 'Website' },
  { id: 'stores', label: 'Stores' },
]

export const docs: ComponentDocs<SortableListProps> = {
  purpose: 'Lets people put a list in their own order.',
  whenToUse: [
    'The order means something and people choose it: channels of a plan, steps of a process.',
    'The list has up to some dozens of rows, so that a row can be carried to its place.',
  ],
  whenNotToUse: {
    'Rows also move between lists': 'SortableGroups',
    'The order follows from a value, such as a date': 'DataTable',
    'The columns of a table are put in order': 'ColumnChooser',
    'Nothing can be moved': 'Table',
  },
  exampleProps: { style: { width: 260 } },
  guidance: [
    {
      do: 'Short rows that start with their name: the place to drop is found at a glance.',
      right: { label: 'Channels', renderItem, items: channels },
      dont: 'Numbers in the text are wrong as soon as a row has moved.',
      wrong: {
        label: 'Channels with numbers',
        renderItem,
        items: channels.map(({ id, label }, index) => ({
          id,
          label: `${index + 1}. ${label}`,
        })),
      },
    },
    {
      do: 'Set `isReadOnly` for people who may not change the order: the handles go.',
      right: { label: 'Channels to read', renderItem, items: channels, isReadOnly: true },
      dont: 'Handles that promise to move what is then put back make people try again.',
      wrong: {
        label: 'Channels that stay',
        renderItem,
        items: channels.map((item) => ({ id: item.id, label: `${item.label} (locked)` })),
      },
    },
  ],
  anatomy: {
    example: { label: 'Example of a list', renderItem, items: channels },
    parts: {
      Handle:
        'Lifts the row, with the pointer or by key. With `canDragRow` the mouse can drag anywhere in the row.',
      Content: 'What `renderItem` returns.',
      Line: 'Shows where the row would land while it is dragged.',
    },
    marks: { Handle: 'button', Content: '[data-part="sortable-content"]' },
  },
  keyboard: {
    Tab: 'Enters on one handle and goes on into its row. While lifted, puts the row back.',
    'ArrowUp, ArrowDown, Home, End': 'Goes to another handle; moves the row while it is lifted.',
    'Space, Enter': 'Lifts the row; drops it when it is lifted.',
    Escape: 'Puts the lifted row back.',
  },
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
