import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { SearchFieldProps } from './SearchField'

export const docs: ComponentDocs<SearchFieldProps> = {
  purpose: 'Takes a search text for a list or a page.',
  whenToUse: [
    'A list or a table on the page is narrowed down while people type.',
    'People search many things by words, and get a list of results on Enter.',
  ],
  whenNotToUse: {
    'The result is the value of a field': 'Combobox',
    'It finds pages and actions of the whole product': 'CommandPalette',
    'The list is narrowed down by known properties': 'FilterSidebar',
    'The text is stored, not searched': 'TextField',
  },
  exampleProps: { style: { width: 260 } },
  guidance: [
    {
      do: 'Tell the number of results in `resultText`: it is shown and announced.',
      right: { value: 'gift', resultText: '2 tactics' },
      dont: 'The list changes elsewhere on the page: who does not see it, hears nothing.',
      wrong: { value: 'gift' },
    },
    {
      do: 'Say in the placeholder what is searched. The hidden label says the same.',
      right: {},
      dont: 'Does it search this list, the plan, or everything? People try it in the wrong place.',
      wrong: { placeholder: 'Search…' },
    },
  ],
  anatomy: {
    example: { value: 'gift', resultText: '2 tactics', isLabelHidden: false },
    parts: {
      Label: 'What is searched. Hidden from sight, unless `isLabelHidden` is false.',
      Icon: 'A glass. When `isBusy` lasts longer than half a second, a spinner.',
      Text: 'What is searched for. The `placeholder` shows while it is empty.',
      Result: '`resultText`: the number of results in words. Optional.',
      'Clear button':
        'Empties the field and returns the focus to it. While it is empty, `shortcutHint` is in its place.',
    },
    marks: {
      Label: 'label',
      Icon: '[data-size] > :first-child',
      Text: 'input',
      Result: '[data-size] > input + span',
      'Clear button': '[data-part="adornment-button"]',
    },
  },
  keyboard: {
    Enter: 'Calls `onSubmit`. Without it, submits the form around it.',
    Escape: 'Empties the field; pressed again, closes the dialog or menu around it.',
    Tab: 'Moves to the button that empties it, then to the next control.',
  },
  accessibility: [
    'It is a native `<input type="search">` with a label that is always read.',
    '`resultText` is announced when it changes, but not while `isBusy`, so that no old number is read.',
    'A search in progress sets `aria-busy`.',
    '`shortcutHint` only shows the shortcut; it does not listen for it.',
    'Left to the product: the shortcut itself, a landmark with the role `search` around it, and a pause in typing before a server is asked.',
  ],
  content: [
    'Label and placeholder begin with the verb: “Search tactics”, with the plural of what is found.',
    'Results are a number and a noun: “12 tactics”; none are “No tactics”.',
    'Where nothing is found, say in an [EmptyState] how to go on.',
  ],
  related: ['Combobox', 'CommandPalette', 'FilterSidebar', 'EmptyState', 'TextField'],
}
