import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { MultiSelect } from './MultiSelect'
import type { MultiSelectProps } from './multi-select-props'

/** A field that holds its choices. */
function ControlledMultiSelect(props: Omit<MultiSelectProps, 'onChange'>) {
  const [values, setValues] = useState(props.values)
  return (
    <MultiSelect
      style={{ width: 280 }}
      {...props}
      values={values}
      onChange={(change) => {
        setValues(change.values)
      }}
    />
  )
}

const types = [
  {
    label: 'Paid',
    options: [
      { value: 'display', label: 'Display' },
      { value: 'video', label: 'Video', description: 'Pre-roll and connected television' },
      { value: 'social-ads', label: 'Social ads' },
    ],
  },
  {
    label: 'Owned',
    options: [
      { value: 'newsletter', label: 'Newsletter' },
      { value: 'site', label: 'Site takeover' },
      {
        value: 'catalog',
        label: 'Catalog',
        isDisabled: true,
        disabledReason: 'Only the lead plan may change this.',
      },
    ],
  },
]

const stores = Array.from({ length: 60 }, (_, index) => ({
  value: `store-${index}`,
  label: `Store ${index + 1}`,
}))

const manyStores = stores.slice(0, 24).map(({ value }) => value)

const typesAndAll = [{ value: 'all', label: 'All types' }, ...types]

export const docs: ComponentDocs = {
  purpose: 'Lets people choose several of many options.',
  whenToUse: [
    'Any number of options may be chosen, and there are too many to show them all.',
    'Options are found by typing, and the chosen ones should stay in view in the field.',
    'Options come in groups that are often wanted as a whole: all stores of a region.',
    'A server searches: set `isFilteredByCaller`, answer `onQueryChange`, and give the options of what is chosen as `chosenOptions`.',
  ],
  whenNotToUse: [
    { when: 'Up to about five options fit on the page', use: 'CheckboxGroup' },
    { when: 'Only one can be chosen', use: 'Combobox' },
    { when: 'The chosen filters stand in a bar above a list', use: 'TagList' },
    { when: 'The order of the chosen things matters', use: 'SortableList' },
  ],
  guidance: [
    {
      do: {
        example: (
          <ControlledMultiSelect
            label="Tactic types"
            values={['display', 'video']}
            options={types}
          />
        ),
        caption:
          'Put options into groups: the first row of each chooses the whole group, and counts it.',
      },
      dont: {
        example: (
          <ControlledMultiSelect
            label="Tactic types"
            values={['all', 'video']}
            options={typesAndAll}
          />
        ),
        caption: 'An option called “All” can be chosen together with others, and means nothing.',
      },
    },
    {
      do: {
        example: (
          <ControlledMultiSelect label="Stores" values={manyStores} maxChips={4} options={stores} />
        ),
        caption: 'Limit what a form shows with `maxChips`: the rest is a number, nothing is lost.',
      },
      dont: {
        example: (
          <ControlledMultiSelect
            label="Stores"
            values={manyStores}
            maxChips={24}
            options={stores}
          />
        ),
        caption:
          'The field grows, then scrolls: the last choices are out of view, and so is the next question.',
      },
    },
    {
      do: {
        example: (
          <ControlledMultiSelect
            label="Types shown"
            help="Without a choice all types are shown."
            values={[]}
            placeholder="Choose types"
            options={types}
          />
        ),
        caption: 'Say what an empty choice means: in a filter it is often “everything”.',
      },
      dont: {
        example: (
          <ControlledMultiSelect
            label="Types shown"
            values={[]}
            placeholder="Choose types"
            options={types}
          />
        ),
        caption: 'Nothing chosen: is nothing shown, or everything? People try it to find out.',
      },
    },
  ],
  anatomy: {
    example: (
      <ControlledMultiSelect
        label="Tactic types"
        help="The calendar shows these."
        values={['newsletter', 'video']}
        options={types}
        style={{ width: 400 }}
      />
    ),
    parts: [
      { name: 'Label', selector: 'label', description: 'Names the field; a press focuses it.' },
      {
        name: 'Chip',
        part: 'chip',
        selector: '[data-part="chip"]:last-of-type',
        description:
          'One choice with its swatch and a button that removes it. A locked one has no button.',
      },
      {
        name: 'Text',
        selector: 'input',
        description: 'Narrows the list. The `placeholder` shows only while nothing is chosen.',
      },
      {
        name: 'Clear and list buttons',
        part: 'adornment-button',
        description: 'Clear everything that is not locked; open and close the list.',
      },
      {
        name: 'Help and error',
        selector: '[id$="-help"]',
        description: 'Under the field, the error first. Optional.',
      },
      {
        name: 'Chips',
        part: 'chips',
        description: 'All chips, in the order of choosing: at most the last `maxChips`.',
      },
      {
        name: 'Summary',
        part: 'summary',
        description: 'Stands in for the chips where they do not fit: “3 selected”.',
      },
      {
        name: 'List',
        description:
          'Options with checkboxes. It stays open while choosing. `hasGroupRows` adds a row for each group.',
      },
    ],
  },
  keyboard: [
    { keys: ['A–Z'], action: 'Opens the list and narrows it down.' },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      action: 'Opens the list, then moves over options and groups.',
    },
    { keys: ['PageDown', 'PageUp'], action: 'Moves ten rows down or up, at most to the end.' },
    {
      keys: ['Enter'],
      action:
        'Chooses the highlighted option or group, or takes it back; the list stays open. On a chip: removes it.',
    },
    {
      keys: ['Backspace'],
      action: 'At the beginning of the text: removes the last chip. On a chip: removes it.',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      action:
        'At the beginning of the text, goes to the chips, then moves among them; mirrored from right to left.',
    },
    {
      keys: ['Delete'],
      action: 'Removes the focused chip. The focus goes to the next one, else to the one before.',
    },
    {
      keys: ['Escape'],
      action:
        'Closes the list; pressed again, empties the text; after that, closes the dialog around it.',
    },
  ],
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
  related: ['CheckboxGroup', 'Combobox', 'Select', 'TagList', 'Tag'],
}
