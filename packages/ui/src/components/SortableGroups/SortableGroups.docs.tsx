import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { SortableGroupsProps } from './SortableGroups'

const objective = {
  id: 'objective',
  label: 'Objective',
  items: [
    { id: 'awareness', label: 'Awareness' },
    { id: 'loyalty', label: 'Loyalty' },
  ],
}
const segment = { id: 'segment', label: 'Segment', items: [] }

export const docs: ComponentDocs<SortableGroupsProps> = {
  purpose: 'Lets people move rows within and between lists.',
  whenToUse: [
    'Things are sorted into named groups and put in order there: tags in categories, fields in sections.',
    'A group may be empty and still has to take something.',
  ],
  whenNotToUse: {
    'There is one list': 'SortableList',
    'Groups only open and close': 'Accordion',
    'Rows have several columns': 'TreeTable',
    'People choose from a list, without an order': 'MultiSelect',
  },
  exampleProps: { headingLevel: 4, style: { width: 260 } },
  guidance: [
    {
      do: 'Give an empty group an `emptyText` that says what it takes.',
      right: { groups: [objective, { ...segment, emptyText: 'Drop a tag here.' }] },
      dont: 'An empty group without a text looks like a heading of the next one.',
      wrong: { groups: [objective, segment] },
    },
  ],
  anatomy: {
    example: { groups: [objective] },
    parts: {
      Heading: 'The name of the group. `renderGroupAside` adds content at its end.',
      Handle: 'Lifts the row, with the pointer or by key.',
      Content: 'What `renderItem` returns.',
    },
    marks: {
      Heading: '[aria-level], h3, h4',
      Handle: 'button',
      Content: '[data-part="sortable-content"]',
    },
  },
  keyboard: {
    Tab: 'Enters on one handle and goes on into its row. While lifted, puts the row back.',
    'ArrowUp, ArrowDown':
      'Goes to another handle; moves the row while it is lifted, also into the next group.',
    'Space, Enter': 'Lifts the row; drops it when it is lifted.',
    Escape: 'Puts the lifted row back.',
  },
  accessibility: [
    'Every step is announced with group and position, by the texts of `labels`.',
    'Each group is a section with a heading of `headingLevel`.',
    'With `isLazy`, rows far from the window show their label until they come near.',
    'Left to the product: a way to move without dragging to a group far away, such as a menu “Move to…”.',
  ],
  content: [
    'Group names are nouns: “Objective”, “Target segment”.',
    '`emptyText` invites: “Drop a tag here.”',
  ],
  related: ['SortableList', 'Accordion', 'TagList'],
}
