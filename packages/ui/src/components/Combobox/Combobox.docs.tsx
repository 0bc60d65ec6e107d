import { Search } from 'lucide-react'
import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Combobox } from './Combobox'
import type { ComboboxProps } from './combobox-props'

/** A combobox that holds its choice, and the options that were created. */
function ControlledCombobox({
  canCreate = false,
  ...props
}: Omit<ComboboxProps, 'onChange' | 'onCreate'> & { canCreate?: boolean }) {
  const [value, setValue] = useState(props.value)
  const [created, setCreated] = useState<ComboboxProps['options']>([])
  return (
    <Combobox
      style={{ width: 260 }}
      {...props}
      options={created.length === 0 ? props.options : [...props.options, ...created]}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
      {...(canCreate
        ? {
            onCreate: ({ label }) => {
              setCreated([...created, { value: label, label }])
              setValue(label)
            },
          }
        : null)}
    />
  )
}

const stores = [
  {
    label: 'West',
    options: [
      { value: 'denver', label: 'Denver, Cherry Creek' },
      { value: 'portland', label: 'Portland, Pearl District' },
      { value: 'seattle', label: 'Seattle, Capitol Hill', description: 'Opens in March' },
      { value: 'san-jose', label: 'San José, Santana Row' },
    ],
  },
  {
    label: 'East',
    options: [
      { value: 'boston', label: 'Boston, Back Bay' },
      { value: 'new-york', label: 'New York, SoHo' },
    ],
  },
]

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

const themes = [
  { value: 'gifts', label: 'Gifts' },
  { value: 'summer', label: 'Summer' },
]

export const docs: ComponentDocs = {
  purpose: 'Finds one of many options by typing.',
  whenToUse: [
    'There are more than about fifteen options, or thousands: stores, people, products.',
    'People know what they look for, and typing three letters is faster than scrolling.',
    'A server searches: set `isFilteredByCaller` and answer `onQueryChange`.',
    'New options may be created from what was typed, with `onCreate`.',
  ],
  whenNotToUse: [
    { when: 'There are up to about fifteen known options', use: 'Select' },
    { when: 'Several can be chosen', use: 'MultiSelect' },
    { when: 'Any text is a valid answer', use: 'TextField' },
    { when: 'The typed text narrows a list or table on the page', use: 'SearchField' },
    { when: 'It finds pages and actions of the whole product', use: 'CommandPalette' },
  ],
  guidance: [
    {
      do: {
        example: (
          <ControlledCombobox
            label="Store"
            placeholder="Type to find a store"
            value={null}
            options={named}
          />
        ),
        caption: 'Begin a label with the word people type. A number belongs on the second line.',
      },
      dont: {
        example: (
          <ControlledCombobox
            label="Store"
            placeholder="Type to find a store"
            value={null}
            options={numbered}
          />
        ),
        caption: 'Names behind numbers cannot be scanned: the eye goes down the first letters.',
      },
    },
    {
      do: {
        example: <ControlledCombobox label="Theme" value="gifts" options={themes} canCreate />,
        caption:
          'Where the list may grow, offer `onCreate`. Type “Spring”: the last row creates it.',
      },
      dont: {
        example: <ControlledCombobox label="Theme" value="gifts" options={themes} />,
        caption:
          'A missing theme stops people in the middle of the form, and they take one that is not right.',
      },
    },
  ],
  anatomy: {
    example: (
      <ControlledCombobox
        label="Store"
        help="Where the window is dressed."
        icon={Search}
        value="portland"
        options={stores}
        style={{ width: 340 }}
      />
    ),
    parts: [
      { name: 'Label', selector: 'label', description: 'Names the field; a press focuses it.' },
      {
        name: 'Icon',
        part: 'mark',
        description: '`icon`, such as the glass of a search. Decorative, optional.',
      },
      {
        name: 'Text',
        selector: 'input',
        description:
          'Shows the chosen option, and takes what is typed. A swatch stands before it when the option has a color.',
      },
      {
        name: 'Clear button',
        selector: '[tabindex="-1"][title]',
        description: 'Clears choice and text. Not shown in a required field.',
      },
      {
        name: 'List button',
        part: 'adornment-button',
        selector: 'button:last-of-type',
        description: 'Opens and closes the list without typing.',
      },
      {
        name: 'Help and error',
        selector: '[id$="-help"]',
        description: 'Under the field, the error first. Optional.',
      },
      {
        name: 'List',
        description:
          'The matches, best first within their group, with what was typed highlighted. The rows to create an option and to try again are in it as well.',
      },
    ],
  },
  keyboard: [
    { keys: ['A–Z'], action: 'Opens the list and narrows it down; the best match is highlighted.' },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      action: 'Opens the list, then moves over the options and wraps around.',
    },
    { keys: ['PageDown', 'PageUp'], action: 'Moves ten options down or up, at most to the end.' },
    { keys: ['Home', 'End'], action: 'Goes to the beginning or end of the text.' },
    {
      keys: ['Enter'],
      action:
        'Chooses the highlighted option; on a disabled one, announces why it cannot be chosen.',
    },
    {
      keys: ['Tab'],
      action: 'Moves to the next control; after typing, chooses the highlighted option first.',
    },
    {
      keys: ['Escape'],
      action:
        'Closes the list; pressed again, restores the choice; after that, closes the dialog around it.',
    },
  ],
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
