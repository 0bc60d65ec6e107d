import { Pencil } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { IconButton } from '../IconButton'
import type { DescriptionListItem, DescriptionListProps } from './DescriptionList'

const items: readonly DescriptionListItem[] = [
  { id: 'channel', term: 'Channel', description: 'Email' },
  { id: 'start', term: 'Start Date', description: '11/18/26' },
  { id: 'platform', term: 'Platform', description: null },
]

export const docs: ComponentDocs<DescriptionListProps> = {
  purpose: 'Lists the properties of one thing with their values.',
  whenToUse: [
    'The details of one thing are read: in a panel, a card, on a page.',
    'Some values can be changed one by one, by an action at the end of the row.',
  ],
  whenNotToUse: {
    'Several things are compared': 'Table',
    'All values are edited': 'FormLayout',
    'A text is changed by pressing it': 'InlineEdit',
    'Actions and their keys are listed': 'ShortcutList',
  },
  exampleProps: { emptyLabel: 'Not set', style: { width: 300 } },
  guidance: [
    {
      do: 'Keep a row without a value: its dash says that nothing was entered.',
      right: { items },
      dont: 'Left out, nobody knows that there could be a platform, and rows jump between things.',
      wrong: { items: items.slice(0, 2) },
    },
    {
      do: 'Name the property in the label of the action.',
      right: {
        items: [
          {
            id: 'owner',
            term: 'Owner',
            description: 'Maya Rios',
            action: <IconButton icon={Pencil} label="Edit owner" size="small" />,
          },
        ],
      },
      dont: 'Instructions in the value, and a sentence as term: nothing can be scanned.',
      wrong: {
        items: [
          {
            id: 'owner',
            term: 'Owner of this tactic is:',
            description: 'Maya Rios (click to edit)',
          },
        ],
      },
    },
  ],
  anatomy: {
    example: {
      items: [
        {
          id: 'cost',
          term: 'Cost',
          description: '$4,500',
          action: <IconButton icon={Pencil} label="Edit cost" size="small" />,
        },
      ],
    },
    parts: {
      Term: 'The property. Above its value with `layout="stacked"`.',
      Value: 'Text, other components, or the field that edits it. A dash when there is none.',
      Action: 'At the end of the row. Optional.',
    },
    marks: { Term: 'dt', Value: 'dd', Action: 'button' },
  },
  keyboard: 'It takes no focus. Links in values and the actions are reached with Tab.',
  accessibility: [
    'It is a native `dl`: screen readers pair each term with its value.',
    'The dash of a missing value is read as `emptyLabel`.',
    'Two `columns` become one where the container is narrow.',
  ],
  content: [
    'Terms are nouns without a colon, as in the form: “Start Date”.',
    'The order of the form is the order here.',
    '`emptyLabel` is “Not set” or “None”, whichever is true.',
  ],
  related: ['Table', 'FormLayout', 'InlineEdit', 'HoverCard'],
}
