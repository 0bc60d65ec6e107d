import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { TagList, type TagListItem } from './TagList'

const tags: readonly TagListItem[] = [
  { id: 'parents', category: 'Persona', name: 'Parents' },
  { id: 'gifting', category: 'Theme', name: 'Gifting' },
  { id: 'west', category: 'Region', name: 'West' },
  { id: 'loyalty', category: 'Theme', name: 'Loyalty' },
]
const moreLabel = (count: number) => `${count} more tags`

export const docs: ComponentDocs = {
  purpose: 'Shows the tags of a thing, and how many do not fit.',
  whenToUse: [
    'A thing has several tags, in a row of a table or on a card.',
    'They are removed or pressed one by one.',
  ],
  whenNotToUse: {
    'There is a single tag': 'Tag',
    'Tags are chosen in a form': 'MultiSelect',
    'Words tell states of the product': 'Badge',
    'Tags are put in order or in categories': 'SortableGroups',
  },
  guidance: [
    {
      do: 'In a row pass its `width`: all rows keep one height, and the count opens the rest.',
      right: <TagList label="Tags of the sale" tags={tags} width={260} moreLabel={moreLabel} />,
      dont: 'Wrapped tags make one row four lines high, and push the others away.',
      wrong: (
        <div style={{ width: 160 }}>
          <TagList label="Tags of the sale, wrapped" tags={tags} />
        </div>
      ),
    },
  ],
  anatomy: {
    example: <TagList label="Tags in the example" tags={tags} width={300} moreLabel={moreLabel} />,
    parts: {
      Tag: 'A [Tag]: text, or a button with `onPressTag`; removable with `onRemoveTag`.',
      Count: 'How many do not fit; opens them in a popover.',
    },
    marks: { Tag: 'li', Count: '[data-more] button' },
  },
  keyboard: {
    Tab: 'Moves to pressable tags, their remove buttons, and the count.',
    'Enter, Space': 'On the count: shows the others.',
    Escape: 'Closes them; the focus returns to the count.',
  },
  accessibility: [
    'It is a list named by `label`.',
    'How many fit is estimated from the text and the width, so nothing is measured and nothing moves.',
    'Left to the product: `moreLabel` in words, “5 more tags”, because “+5” alone says little.',
    'Left to the product: the focus after a tag was removed.',
  ],
  content: [
    '`label` names the thing: “Tags of VIP early access”.',
    'Put the tags that people look for first; the last ones are hidden.',
  ],
  related: ['Tag', 'MultiSelect', 'Badge', 'DataTable'],
}
