import { Search } from 'lucide-react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { ComboboxProps } from './Combobox.types'

const numbered = [
  { value: 'denver', label: '0017 Denver' },
  { value: 'portland', label: '0042 Portland' },
  { value: 'seattle', label: '0108 Seattle' },
]

const named = [
  { value: 'denver', label: 'Denver', description: 'Store 0017' },
  { value: 'portland', label: 'Portland', description: 'Store 0042' },
  { value: 'seattle', label: 'Seattle', description: 'Store 0108' },
]

export const docs: ComponentDocs<ComboboxProps> = {
  purpose: 'Finds one of many options by typing.',
  whenToUse: [
    'There are more than about fifteen options, or thousands: stores, people, products.',
    'People know what they look for, and typing three letters is faster than scrolling.',
    'A server searches: set `isFilteredByCaller` and answer `onQueryChange`.',
    'New options may be created from what was typed, with `onCreate`: a missing one then stops nobody in the middle of the form.',
  ],
  whenNotToUse: {
    'There are up to about fifteen known options': 'Select',
    'Several can be chosen': 'MultiSelect',
    'Any text is a valid answer': 'TextField',
    'The typed text narrows a list or table on the page': 'SearchField',
    'It finds pages and actions of the whole product': 'CommandPalette',
  },
  exampleProps: { style: { width: 260 } },
  guidance: [
    {
      do: 'Begin a label with the word people type. A number belongs on the second line.',
      right: { options: named },
      dont: 'Names behind numbers cannot be scanned: the eye goes down the first letters.',
      wrong: { options: numbered },
      press: ['[role="combobox"]'],
    },
  ],
  anatomy: {
    example: {
      label: 'Store',
      help: 'Where the window is dressed.',
      icon: Search,
      value: 'portland',
    },
    parts: {
      Label: 'Names the field; a press focuses it.',
      Icon: '`icon`, such as the glass of a search. Decorative, optional.',
      Text: 'Shows the chosen option, and takes what is typed. A swatch stands before it when the option has a color.',
      'Clear button': 'Clears choice and text. Not shown in a required field.',
      'List button': 'Opens and closes the list without typing.',
      'Help and error': 'Under the field, the error first. Optional.',
      List: 'The matches, best first within their group, with what was typed highlighted. The rows to create an option and to try again are in it as well.',
    },
    marks: {
      Label: 'label',
      Icon: '[data-part="mark"]',
      Text: 'input',
      'Clear button': '[tabindex="-1"][title]',
      'List button': 'button:last-of-type',
      'Help and error': '[id$="-help"]',
    },
  },
  keyboard: {
    'A–Z': 'Opens the list and narrows it down; the best match is highlighted.',
    'ArrowDown, ArrowUp': 'Opens the list, then moves over the options and wraps around.',
    'PageDown, PageUp': 'Moves ten options down or up, at most to the end.',
    'Home, End': 'Goes to the beginning or end of the text.',
    Enter: 'Chooses the highlighted option; on a disabled one, announces why it cannot be chosen.',
    Tab: 'Moves to the next control; after typing, chooses the highlighted option first.',
    Escape:
      'Closes the list; pressed again, restores the choice; after that, closes the dialog around it.',
  },
  accessibility: [
    'The input has the role `combobox`. The focus stays in it; the highlighted option is its `aria-activedescendant`.',
    'After typing, the number of matches is announced, and so is the reason of a disabled option when people try to choose it.',
    'Case, accents and the order of words do not matter: “jose san” finds “San José”.',
    'Typed text alone is never a choice. On leaving, the field shows the choice again; an emptied field has none.',
    'The clear button is no tab stop, because emptying the text does the same.',
    'Left to the product: `status` while a server searches, `onRetry` when it failed, and `valueLabel` for a choice that is not among the options.',
  ],
  content: [
    'The placeholder says what is searched: “Type to find a store”.',
    'Labels begin with the word that tells options apart. Details go to `description`.',
    'Say in `noMatches` what was looked for: “Nothing matches “Reno””.',
    'The row that creates names the result: “Create “Spring””.',
  ],
  related: ['Select', 'MultiSelect', 'SearchField', 'CommandPalette', 'TextField'],
}
