import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { SortableGroups, type SortableGroup } from './SortableGroups'
import { englishSortableGroupsLabels } from './sortable-groups-labels'

/** Groups whose rows can be moved. */
function LiveGroups({ groups: first }: { groups: readonly SortableGroup[] }) {
  const [groups, setGroups] = useState(first)
  return (
    <SortableGroups
      groups={groups}
      headingLevel={4}
      renderItem={({ item }) => item.label}
      labels={englishSortableGroupsLabels}
      onMove={({ groups: moved }) => {
        const items = new Map(groups.flatMap((group) => group.items.map((item) => [item.id, item])))
        const idsOf = new Map(moved.map((group) => [group.id, group.itemIds]))
        setGroups(
          groups.map((group) =>
            Object.assign({}, group, {
              items: (idsOf.get(group.id) ?? []).flatMap((itemId) => items.get(itemId) ?? []),
            }),
          ),
        )
      }}
      style={{ width: 260 }}
    />
  )
}

const objective: SortableGroup = {
  id: 'objective',
  label: 'Objective',
  items: [
    { id: 'awareness', label: 'Awareness' },
    { id: 'loyalty', label: 'Loyalty' },
  ],
}

export const docs: ComponentDocs = {
  purpose: 'Lets people move rows within and between lists.',
  whenToUse: [
    'Things are sorted into named groups and put in order there: tags in categories, fields in sections.',
    'A group may be empty and still has to take something.',
  ],
  whenNotToUse: [
    { when: 'There is one list', use: 'SortableList' },
    { when: 'Groups only open and close', use: 'Accordion' },
    { when: 'Rows have several columns', use: 'TreeTable' },
    { when: 'People choose from a list, without an order', use: 'MultiSelect' },
  ],
  guidance: [
    {
      do: {
        example: (
          <LiveGroups
            groups={[
              objective,
              { id: 'segment', label: 'Segment', items: [], emptyText: 'Drop a tag here.' },
            ]}
          />
        ),
        caption: 'Give an empty group an `emptyText` that says what it takes.',
      },
      dont: {
        example: (
          <LiveGroups groups={[objective, { id: 'segment', label: 'Segment', items: [] }]} />
        ),
        caption: 'An empty group without a text looks like a heading of the next one.',
      },
    },
  ],
  anatomy: {
    example: <LiveGroups groups={[objective]} />,
    parts: [
      {
        name: 'Heading',
        selector: '[aria-level], h3, h4',
        description: 'The name of the group. `renderGroupAside` adds content at its end.',
      },
      {
        name: 'Handle',
        selector: 'button',
        description: 'Lifts the row, with the pointer or by key.',
      },
      { name: 'Content', part: 'sortable-content', description: 'What `renderItem` returns.' },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Enters on one handle and goes on into its row. While lifted, puts the row back.',
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      action: 'Goes to another handle; moves the row while it is lifted, also into the next group.',
    },
    { keys: ['Space', 'Enter'], action: 'Lifts the row; drops it when it is lifted.' },
    { keys: ['Escape'], action: 'Puts the lifted row back.' },
  ],
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
