import { Pencil } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { IconButton } from '../IconButton'
import { DescriptionList, type DescriptionListItem } from './DescriptionList'

const items: readonly DescriptionListItem[] = [
  { id: 'channel', term: 'Channel', description: 'Email' },
  { id: 'start', term: 'Start Date', description: '11/18/26' },
  { id: 'platform', term: 'Platform', description: null },
]
const wide = { width: 300 } as const

export const docs: ComponentDocs = {
  purpose: 'Lists the properties of one thing with their values.',
  whenToUse: [
    'The details of one thing are read: in a panel, a card, on a page.',
    'Some values can be changed one by one, by an action at the end of the row.',
  ],
  whenNotToUse: [
    { when: 'Several things are compared', use: 'Table' },
    { when: 'All values are edited', use: 'FormLayout' },
    { when: 'A text is changed by pressing it', use: 'InlineEdit' },
    { when: 'Actions and their keys are listed', use: 'ShortcutList' },
  ],
  guidance: [
    {
      do: {
        example: <DescriptionList items={items} emptyLabel="Not set" style={wide} />,
        caption: 'Keep a row without a value: its dash says that nothing was entered.',
      },
      dont: {
        example: <DescriptionList items={items.slice(0, 2)} emptyLabel="Not set" style={wide} />,
        caption:
          'Left out, nobody knows that there could be a platform, and rows jump between things.',
      },
    },
    {
      do: {
        example: (
          <DescriptionList
            emptyLabel="Not set"
            style={wide}
            items={[
              {
                id: 'owner',
                term: 'Owner',
                description: 'Maya Rios',
                action: <IconButton icon={Pencil} label="Edit owner" size="small" />,
              },
            ]}
          />
        ),
        caption: 'Name the property in the label of the action.',
      },
      dont: {
        example: (
          <DescriptionList
            emptyLabel="Not set"
            style={wide}
            items={[
              {
                id: 'owner',
                term: 'Owner of this tactic is:',
                description: 'Maya Rios (click to edit)',
              },
            ]}
          />
        ),
        caption: 'Instructions in the value, and a sentence as term: nothing can be scanned.',
      },
    },
  ],
  anatomy: {
    example: (
      <DescriptionList
        emptyLabel="Not set"
        style={wide}
        items={[
          {
            id: 'cost',
            term: 'Cost',
            description: '$4,500',
            action: <IconButton icon={Pencil} label="Edit cost" size="small" />,
          },
        ]}
      />
    ),
    parts: [
      {
        name: 'Term',
        selector: 'dt',
        description: 'The property. Above its value with `layout="stacked"`.',
      },
      {
        name: 'Value',
        selector: 'dd',
        description:
          'Text, other components, or the field that edits it. A dash when there is none.',
      },
      { name: 'Action', selector: 'button', description: 'At the end of the row. Optional.' },
    ],
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
