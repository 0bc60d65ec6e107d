import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { WideExample } from '../calendar-parts/fixtures/WideExample'
import { ControlledTagManager, someTags } from './fixtures/ControlledTagManager'
import type { TagManagerProps } from './TagManager.types'

const done = async () => Promise.resolve(undefined)
const ignore = () => undefined

function Example(props: Partial<TagManagerProps>) {
  return (
    <WideExample minWidthPixels={480}>
      <ControlledTagManager
        tags={someTags}
        onAdd={done}
        onRename={done}
        onMove={ignore}
        onDelete={done}
        {...props}
      />
    </WideExample>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Manages the tags of a plan by category.',
  whenToUse: [
    'Tags are added, renamed, moved between categories and deleted, with a look at how often each is used.',
    'There may be hundreds: above ten they can be searched.',
  ],
  whenNotToUse: [
    { when: 'Tags are given to an item', use: 'DetailEditor' },
    { when: 'Tags are given to several items', use: 'BulkChangeDialog' },
    { when: 'Tags are chosen to filter by', use: 'FilterSidebar' },
    { when: 'Tags are only shown', use: 'TagList' },
    { when: 'Things in groups are put in order, and are no tags', use: 'SortableGroups' },
  ],
  guidance: [
    {
      do: {
        example: (
          <Example
            canReorder={false}
            reorderNote="Only administrators of the lead plan can change the order."
          />
        ),
        caption: 'When tags cannot be moved, say why in `reorderNote`, and who can.',
      },
      dont: {
        example: <Example canReorder={false} />,
        caption: 'Without a word, people who know the handles look for them in vain.',
      },
    },
  ],
  anatomy: {
    example: <Example canReorder />,
    parts: [
      {
        name: 'New tag',
        part: 'fields',
        description:
          'Category, name and a button. It keeps the category for the next tag. Left out when `isReadOnly`.',
      },
      {
        name: 'Category',
        selector: 'ul',
        description:
          'The tags of a category in their order. Usual categories are there when empty.',
      },
      {
        name: 'Name',
        part: 'name',
        description: 'Edited in place. A tag of another plan bears its mark and cannot be changed.',
      },
      { name: 'Use', part: 'details', description: 'How many tactics carry the tag.' },
      {
        name: 'Delete',
        part: 'delete',
        description: 'Asks first, and says how many tactics lose the tag.',
      },
      {
        name: 'Search',
        selector: 'input[type="search"]',
        description: 'Above ten tags. While it holds a word, tags cannot be moved.',
      },
    ],
  },
  keyboard: [
    { keys: ['Enter'], action: 'In the form: adds the tag, and stays for the next.' },
    {
      keys: ['F2', 'Enter'],
      action: 'On the pencil of a name: edits it. Enter saves, and so does leaving it.',
    },
    { keys: ['Space', 'Enter'], action: 'On a handle: lifts the tag, and puts it down again.' },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      action: 'While it is lifted: moves it, also into the next category.',
    },
    { keys: ['Escape'], action: 'Gives up editing or a move, or empties the search.' },
  ],
  accessibility: [
    'Each category is a list with its name. Buttons are named after their tag: “Delete Loyalty”.',
    'What was added is announced: “Calm was added to Mood.” What is wrong is said at its field, which gets the focus.',
    'The mark of another plan has words for screen readers that say where the tag can be changed.',
    'When somebody else deletes the tag that is being renamed, it stays and says so.',
    'After deleting, the focus moves to the tag beside it.',
    'Left to the product: warn before the page is left, with `onDraftChange`.',
  ],
  content: [
    'Tags are nouns or short phrases in the singular, without their category: “Loyalty”.',
    'The outcome of `onAdd`, `onRename` and `onDelete` is a sentence that says why it was refused.',
    'The question before deleting says what is lost and what is not: “No tactic is deleted.”',
  ],
  related: ['ChannelList', 'TagList', 'SortableGroups', 'InlineEdit', 'FilterSidebar'],
}
