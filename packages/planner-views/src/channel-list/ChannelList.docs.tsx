import type { Channel } from '@throughline/domain/channels'
import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { ChannelList } from './ChannelList'
import { EMAIL, listedChannels } from './fixtures/channels'

const done = async () => Promise.resolve(undefined)
const ignore = () => undefined
const noChannels: readonly Channel[] = []

/** A list that opens its rows, and deletes and reorders channels. */
function Example({
  first,
  empty,
}: {
  first: readonly Channel[]
  empty?: (onAdd: () => void) => ReactNode
}) {
  const [channels, setChannels] = useState(first)
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<number>>(new Set([EMAIL.id]))
  return (
    <WideExample minWidthPixels={empty === undefined && first.length === 0 ? 0 : 720}>
      <ChannelList
        channels={channels}
        expandedIds={expandedIds}
        canHideFromNestedPlans
        empty={empty?.(() => {
          setChannels(listedChannels)
        })}
        onExpandedChange={({ channel, isExpanded }) => {
          const others = [...expandedIds].filter((id) => id !== channel.id)
          setExpandedIds(new Set(isExpanded ? [...others, channel.id] : others))
        }}
        onEdit={ignore}
        onDelete={({ channel }) => {
          setChannels((before) => before.filter(({ id }) => id !== channel.id))
        }}
        onReorder={({ ids }) => {
          setChannels((before) => before.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)))
        }}
        onSettingChange={({ channel, setting, isOn }) => {
          setChannels((before) =>
            before.map((one) =>
              one.id === channel.id ? Object.assign({}, one, { [setting]: isOn }) : one,
            ),
          )
        }}
        onAddType={done}
        onRenameType={done}
        onReorderTypes={ignore}
        onTypeOptionChange={ignore}
        onDeleteType={ignore}
      />
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Manages the channels of a plan with their tactic types.',
  whenToUse: [
    'An administrator arranges a plan: the order of channels, their switches, their types with platforms and fields.',
    'Several people may change the same settings at the same time.',
  ],
  whenNotToUse: [
    { when: 'The custom fields of the whole plan are managed', use: 'TacticFieldsTable' },
    { when: 'Tags are managed', use: 'TagManager' },
    { when: 'Channels are chosen to filter by', use: 'FilterSidebar' },
    { when: 'Things without parts of their own are put in order', use: 'SortableList' },
  ],
  guidance: [
    {
      do: {
        example: (
          <Example
            first={noChannels}
            empty={(onAdd) => (
              <EmptyState
                size="small"
                illustration="list"
                title="No channels yet"
                actions={
                  <Button icon={Plus} onClick={onAdd}>
                    Add usual channels
                  </Button>
                }
              >
                A plan needs a channel before tactics can be added.
              </EmptyState>
            )}
          />
        ),
        caption: 'Give `empty`: a new plan says what is missing and what to do first.',
      },
      dont: {
        example: <Example first={noChannels} />,
        caption: 'Without it nothing is shown at all, as if the list were still loading.',
      },
    },
  ],
  anatomy: {
    example: <Example first={listedChannels} />,
    parts: [
      {
        name: 'Handle',
        selector: 'button[aria-label^="Reorder"]',
        description: 'Dragged, or moved with keys, to put the channel elsewhere.',
      },
      {
        name: 'Name',
        part: 'name',
        description: 'With the color of the channel before it. A press opens the row.',
      },
      { name: 'Count', part: 'count', description: 'How many types the channel has.' },
      {
        name: 'Switches',
        part: 'switches',
        description: 'The settings of an open channel. `renderSwitch` replaces them.',
      },
      {
        name: 'Actions',
        part: 'actions',
        description:
          'Edit and delete. They are left out when `isReadOnly`. `renderEditor` draws the form for name and color.',
      },
      {
        name: 'Type',
        selector: '[data-type-id]',
        description:
          'Name, platforms, custom fields and options. `renderPlatforms` and `renderFields` replace the lists of names.',
      },
      {
        name: 'New type',
        part: 'field',
        description: 'A field below the types of an open channel.',
      },
    ],
  },
  keyboard: [
    { keys: ['Enter', 'Space'], action: 'On a name: opens or closes the channel.' },
    {
      keys: ['Space', 'Enter'],
      action: 'On a handle: lifts the channel or the type, and puts it down again.',
    },
    { keys: ['ArrowUp', 'ArrowDown'], action: 'While it is lifted: moves it.' },
    { keys: ['Escape'], action: 'Puts it back where it was, or gives up renaming.' },
    {
      keys: ['F2', 'Enter'],
      action: 'On the pencil of a type: renames it. Enter saves, and so does leaving it.',
    },
    { keys: ['Enter'], action: 'In the field of a new type: adds it, and stays for the next.' },
  ],
  accessibility: [
    'It is a list named “Channels”. A name is a button with `aria-expanded`; a closed row renders nothing of its content.',
    'The hints of the switches are their tooltips, and are read with them. A switch that is off for the whole plan says so.',
    'Every move is announced with its new position.',
    'A row that somebody types in stays when others delete its channel, and says that it is gone.',
    'The last type of a channel has no button to delete it: a channel needs one.',
    'Left to the product: ask before deleting, with a [ConfirmDialog]. `onDelete` and `onDeleteType` report the press.',
    'Left to the product: warn before the page is left, with `onUnsavedChange`.',
  ],
  content: [
    'Names of channels are one or two words; names of types are nouns in the singular: “Newsletter”.',
    'What `onAddType` and `onRenameType` resolve with is a sentence that says why it was refused.',
  ],
  related: ['TacticFieldsTable', 'TagManager', 'SortableList', 'Accordion', 'InlineEdit'],
}
