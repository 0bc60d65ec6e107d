import type { Channel } from '@throughline/domain/channels'
import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { ChannelList } from './ChannelList'
import { emailChannel, listedChannels } from './fixtures/channels'

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
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<number>>(new Set([emailChannel.id]))
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
  whenNotToUse: {
    'The custom fields of the whole plan are managed': 'TacticFieldsTable',
    'Tags are managed': 'TagManager',
    'Channels are chosen to filter by': 'FilterSidebar',
    'Things without parts of their own are put in order': 'SortableList',
  },
  guidance: [
    {
      do: 'Give `empty`: a new plan says what is missing and what to do first.',
      right: (
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
      dont: 'Without it nothing is shown at all, as if the list were still loading.',
      wrong: <Example first={noChannels} />,
    },
  ],
  anatomy: {
    example: <Example first={listedChannels} />,
    parts: {
      Handle: 'Dragged, or moved with keys, to put the channel elsewhere.',
      Name: 'With the color of the channel before it. A press opens the row.',
      Count: 'How many types the channel has.',
      Switches: 'The settings of an open channel. `renderSwitch` replaces them.',
      Actions:
        'Edit and delete. They are left out when `isReadOnly`. `renderEditor` draws the form for name and color.',
      Type: 'Name, platforms, custom fields and options. `renderPlatforms` and `renderFields` replace the lists of names.',
      'New type': 'A field below the types of an open channel.',
    },
    marks: {
      Handle: 'button[aria-label^="Reorder"]',
      Name: '[data-part="name"]',
      Count: '[data-part="count"]',
      Switches: '[data-part="switches"]',
      Actions: '[data-part="actions"]',
      Type: '[data-type-id]',
      'New type': '[data-part="field"]',
    },
  },
  keyboard: {
    'Enter, Space': 'On a name: opens or closes the channel.',
    'Space, Enter': 'On a handle: lifts the channel or the type, and puts it down again.',
    'ArrowUp, ArrowDown': 'While it is lifted: moves it.',
    Escape: 'Puts it back where it was, or gives up renaming.',
    'F2, Enter': 'On the pencil of a type: renames it. Enter saves, and so does leaving it.',
    Enter: 'In the field of a new type: adds it, and stays for the next.',
  },
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
