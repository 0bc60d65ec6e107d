import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { SearchField, type SearchFieldProps } from './SearchField'

const names = ['Gift guide', 'Gift cards', 'Spring launch', 'Store windows', 'Newsletter']

/** A field that searches five names while one types. */
function ControlledSearchField({
  countsResults = false,
  ...props
}: Omit<SearchFieldProps, 'value' | 'onChange' | 'clearLabel'> & { countsResults?: boolean }) {
  const [value, setValue] = useState('gift')
  const count = names.filter((name) => name.toLowerCase().includes(value.toLowerCase())).length
  return (
    <SearchField
      style={{ width: 260 }}
      clearLabel="Clear"
      {...props}
      {...(countsResults
        ? { resultText: count === 0 ? 'No tactics' : count === 1 ? '1 tactic' : `${count} tactics` }
        : null)}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

/** An empty field. */
function EmptySearchField(props: Pick<SearchFieldProps, 'label' | 'placeholder'>) {
  const [value, setValue] = useState('')
  return (
    <SearchField
      style={{ width: 260 }}
      clearLabel="Clear"
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Takes a search text for a list or a page.',
  whenToUse: [
    'A list or a table on the page is narrowed down while people type.',
    'People search many things by words, and get a list of results on Enter.',
  ],
  whenNotToUse: [
    { when: 'The result is the value of a field', use: 'Combobox' },
    { when: 'It finds pages and actions of the whole product', use: 'CommandPalette' },
    { when: 'The list is narrowed down by known properties', use: 'FilterSidebar' },
    { when: 'The text is stored, not searched', use: 'TextField' },
  ],
  guidance: [
    {
      do: {
        example: <ControlledSearchField label="Search tactics" countsResults />,
        caption: 'Tell the number of results in `resultText`: it is shown and announced.',
      },
      dont: {
        example: <ControlledSearchField label="Search tactics" />,
        caption: 'The list changes elsewhere on the page: who does not see it, hears nothing.',
      },
    },
    {
      do: {
        example: <EmptySearchField label="Search tactics" placeholder="Search tactics" />,
        caption: 'Say in the placeholder what is searched. The hidden label says the same.',
      },
      dont: {
        example: <EmptySearchField label="Search tactics" placeholder="Search…" />,
        caption:
          'Does it search this list, the plan, or everything? People try it in the wrong place.',
      },
    },
  ],
  anatomy: {
    example: (
      <ControlledSearchField
        label="Search tactics"
        isLabelHidden={false}
        countsResults
        style={{ width: 340 }}
      />
    ),
    parts: [
      {
        name: 'Label',
        selector: 'label',
        description: 'What is searched. Hidden from sight, unless `isLabelHidden` is false.',
      },
      {
        name: 'Icon',
        selector: '[data-size] > :first-child',
        description: 'A glass. When `isBusy` lasts longer than half a second, a spinner.',
      },
      {
        name: 'Text',
        selector: 'input',
        description: 'What is searched for. The `placeholder` shows while it is empty.',
      },
      {
        name: 'Result',
        selector: '[data-size] > input + span',
        description: '`resultText`: the number of results in words. Optional.',
      },
      {
        name: 'Clear button',
        part: 'adornment-button',
        description:
          'Empties the field and returns the focus to it. While it is empty, `shortcutHint` is in its place.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['Enter'],
      action: 'Calls `onSubmit`. Without it, submits the form around it.',
    },
    {
      keys: ['Escape'],
      action: 'Empties the field; pressed again, closes the dialog or menu around it.',
    },
    { keys: ['Tab'], action: 'Moves to the button that empties it, then to the next control.' },
  ],
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
