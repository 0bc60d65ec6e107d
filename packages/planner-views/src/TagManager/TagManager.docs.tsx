import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { TagManagerProps } from './TagManager.types'

export const docs: ComponentDocs<TagManagerProps> = {
  purpose: 'Manages the tags of a plan by category.',
  whenToUse: [
    'Tags are added, renamed, moved between categories and deleted, with a look at how often each is used.',
    'There may be hundreds: above ten they can be searched.',
  ],
  whenNotToUse: {
    'Tags are given to an item': 'DetailEditor',
    'Tags are given to several items': 'BulkChangeDialog',
    'Tags are chosen to filter by': 'FilterSidebar',
    'Tags are only shown': 'TagList',
    'Things in groups are put in order, and are no tags': 'SortableGroups',
  },
  guidance: [
    {
      do: 'When tags cannot be moved, say why in `reorderNote`, and who can.',
      right: {
        canReorder: false,
        reorderNote: 'Only administrators of the lead plan can change the order.',
      },
      dont: 'Without a word, people who know the handles look for them in vain.',
      wrong: { canReorder: false },
    },
  ],
  anatomy: {
    example: {},
    parts: {
      'New tag':
        'Category, name and a button. It keeps the category for the next tag. Left out when `isReadOnly`.',
      Category: 'The tags of a category in their order. Usual categories are there when empty.',
      Name: 'Edited in place. A tag of another plan bears its mark and cannot be changed.',
      Use: 'How many tactics carry the tag.',
      Delete: 'Asks first, and says how many tactics lose the tag.',
      Search: 'Above ten tags. While it holds a word, tags cannot be moved.',
    },
    marks: {
      'New tag': '[data-part="fields"]',
      Category: 'ul',
      Name: '[data-part="name"]',
      Use: '[data-part="details"]',
      Delete: '[data-part="delete"]',
      Search: 'input[type="search"]',
    },
  },
  keyboard: {
    Enter: 'In the form: adds the tag, and stays for the next.',
    'F2, Enter': 'On the pencil of a name: edits it. Enter saves, and so does leaving it.',
    'Space, Enter': 'On a handle: lifts the tag, and puts it down again.',
    'ArrowUp, ArrowDown': 'While it is lifted: moves it, also into the next category.',
    Escape: 'Gives up editing or a move, or empties the search.',
  },
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
