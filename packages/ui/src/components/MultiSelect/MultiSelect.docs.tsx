import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { MultiSelectProps } from './MultiSelect.types'

const stores = Array.from({ length: 60 }, (_, index) => ({
  value: `store-${index}`,
  label: `Store ${index + 1}`,
}))

const manyStores = stores.slice(0, 24).map(({ value }) => value)

const typesAndAll = ['All types', 'Display', 'Video', 'Newsletter'].map((label) => ({
  value: label,
  label,
}))

export const docs: ComponentDocs<MultiSelectProps> = {
  purpose: 'Lets people choose several of many options.',
  whenToUse: [
    'Any number of options may be chosen, and there are too many to show them all.',
    'Options are found by typing, and the chosen ones should stay in view in the field.',
    'Options come in groups that are often wanted as a whole: all stores of a region.',
    'A server searches: set `isFilteredByCaller`, answer `onQueryChange`, and give the options of what is chosen as `chosenOptions`.',
  ],
  whenNotToUse: {
    'Up to about five options fit on the page': 'Checkbox',
    'Only one can be chosen': 'Combobox',
    'The chosen filters stand in a bar above a list': 'TagList',
    'The order of the chosen things matters': 'SortableList',
  },
  exampleProps: { style: { width: 280 } },
  guidance: [
    {
      do: 'Put options into groups: the first row of each chooses the whole group, and counts it.',
      right: { values: ['display', 'video'] },
      dont: 'An option called “All” can be chosen together with others, and means nothing.',
      wrong: { values: ['All types', 'Video'], options: typesAndAll },
    },
    {
      do: 'Limit what a form shows with `maxChips`: the rest is a number, nothing is lost.',
      right: { label: 'Stores', values: manyStores, maxChips: 4, options: stores },
      dont: 'The field grows, then scrolls: the last choices are out of view, and so is the next question.',
      wrong: { label: 'Stores', values: manyStores, maxChips: 24, options: stores },
    },
    {
      do: 'Say what an empty choice means: in a filter it is often “everything”.',
      right: { label: 'Types shown', help: 'Without a choice all types are shown.', values: [] },
      dont: 'Nothing chosen: is nothing shown, or everything? People try it to find out.',
      wrong: { label: 'Types shown', values: [] },
    },
  ],
  anatomy: {
    example: {
      label: 'Tactic types',
      help: 'The calendar shows these.',
      values: ['newsletter', 'video'],
    },
    parts: {
      Label: 'Names the field; a press focuses it.',
      Chip: 'One choice with its swatch and a button that removes it. A locked one has no button.',
      Text: 'Narrows the list. The `placeholder` shows only while nothing is chosen.',
      'Clear and list buttons': 'Clear everything that is not locked; open and close the list.',
      'Help and error': 'Under the field, the error first. Optional.',
      Chips: 'All chips, in the order of choosing: at most the last `maxChips`.',
      Summary: 'Stands in for the chips where they do not fit: “3 selected”.',
      List: 'Options with checkboxes. It stays open while choosing. `hasGroupRows` adds a row for each group.',
    },
    marks: {
      Label: 'label',
      Chip: '[data-part="chip"]:last-of-type',
      Text: 'input',
      'Clear and list buttons': '[data-part="adornment-button"]',
      'Help and error': '[id$="-help"]',
      Chips: '[data-part="chips"]',
      Summary: '[data-part="summary"]',
    },
  },
  keyboard: {
    'A–Z': 'Opens the list and narrows it down.',
    'ArrowDown, ArrowUp': 'Opens the list, then moves over options and groups.',
    'PageDown, PageUp': 'Moves ten rows down or up, at most to the end.',
    Enter:
      'Chooses the highlighted option or group, or takes it back; the list stays open. On a chip: removes it.',
    Backspace: 'At the beginning of the text: removes the last chip. On a chip: removes it.',
    'ArrowLeft, ArrowRight':
      'At the beginning of the text, goes to the chips, then moves among them; mirrored from right to left.',
    Delete: 'Removes the focused chip. The focus goes to the next one, else to the one before.',
    Escape:
      'Closes the list; pressed again, empties the text; after that, closes the dialog around it.',
  },
  accessibility: [
    'The input has the role `combobox`; the list is a `listbox` with `aria-multiselectable`. The focus stays in the input while choosing.',
    'Each change is announced with the new number: “Video added. 3 selected.” After typing, the number of matches is.',
    'Locked options keep their state, also when their group or everything is cleared. Trying to change one announces why.',
    'The remove button of a chip is named after it: “Remove Video”.',
    'The clear button is no tab stop: Backspace in the empty text does the same step by step.',
    'Left to the product: with `isRequired`, show an error when nothing is chosen; the native check of a form cannot see chips.',
  ],
  content: [
    'The label is a plural: “Tactic types”.',
    'Options are short, because they become chips: one to three words.',
    'Groups are named like their options’ parent: “Paid”, “West region”.',
    'The placeholder begins with a verb: “Choose types”.',
  ],
  related: ['Checkbox', 'Combobox', 'Select', 'TagList', 'Tag'],
}
