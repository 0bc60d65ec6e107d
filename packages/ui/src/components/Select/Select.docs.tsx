import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Select, type SelectProps } from './Select'

const style = { width: 240 }

/** A select that holds its choice. */
function ControlledSelect({
  isClearable = false,
  ...props
}: Omit<SelectProps, 'onChange'> & { isClearable?: boolean }) {
  const [value, setValue] = useState(props.value)
  return (
    <Select
      style={style}
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
      {...(isClearable
        ? {
            onClear: () => {
              setValue(null)
            },
          }
        : null)}
    />
  )
}

const channels = [
  { value: 'email', label: 'Email', swatchColor: '#EF482A' },
  { value: 'social', label: 'Social', swatchColor: '#8249AB' },
  { value: 'search', label: 'Search', swatchColor: '#2E9E5B' },
  { value: 'events', label: 'Events', swatchColor: '#E359AD' },
]

const windows = { value: 'windows', label: 'Store windows', swatchColor: '#2F6FED' }

const locked = [
  ...channels,
  { ...windows, isDisabled: true, disabledReason: 'Only the lead plan may use it.' },
]

const silent = [...channels, { ...windows, isDisabled: true }]

const types = [
  { value: 'display', label: 'Display' },
  { value: 'newsletter', label: 'Newsletter' },
  { value: 'site', label: 'Site takeover' },
  { value: 'video', label: 'Video' },
]

const typesAndNone = [{ value: 'none', label: 'Please choose a type' }, ...types]

export const docs: ComponentDocs = {
  purpose: 'Lets people choose one of several options from a list.',
  whenToUse: [
    'There are about five to fifteen options, and people know them: channels, types, currencies.',
    'The choice is one field among others, and the options are not needed for reading the form.',
  ],
  whenNotToUse: [
    {
      when: 'There are two to five short options and the change counts at once',
      use: 'SegmentedControl',
    },
    { when: 'The options have to be compared before choosing', use: 'RadioGroup' },
    {
      when: 'There are more than about fifteen options, or new ones can be created',
      use: 'Combobox',
    },
    { when: 'More than one can be chosen', use: 'MultiSelect' },
    { when: 'A choice starts an action instead of setting a value', use: 'Menu' },
    { when: 'The answer is yes or no', use: 'Checkbox' },
  ],
  guidance: [
    {
      do: {
        example: (
          <ControlledSelect label="Type" value={null} placeholder="Choose a type" options={types} />
        ),
        caption: 'Ask with `placeholder`. It is not an option, so it cannot be chosen or sent.',
      },
      dont: {
        example: <ControlledSelect label="Type" value="none" options={typesAndNone} />,
        caption: 'An option that means nothing looks like a choice and passes as one.',
      },
    },
    {
      do: {
        example: <ControlledSelect label="Channel" value="email" options={locked} />,
        caption: 'Say in `disabledReason` why an option cannot be chosen. Open it to see.',
      },
      dont: {
        example: <ControlledSelect label="Channel" value="email" options={silent} />,
        caption: 'A gray option without a reason sends people to ask a colleague.',
      },
    },
    {
      do: {
        example: <ControlledSelect label="Channel" value="social" options={channels} isClearable />,
        caption: 'A choice that may be missing can be taken back with `onClear`, also by Delete.',
      },
      dont: {
        example: <ControlledSelect label="Channel" value="social" options={channels} />,
        caption: 'Chosen once by mistake, the optional field can never be empty again.',
      },
    },
  ],
  anatomy: {
    example: (
      <ControlledSelect
        label="Channel"
        help="Colors the item in every view."
        value="social"
        options={channels}
        isClearable
        style={{ width: 320 }}
      />
    ),
    parts: [
      { name: 'Label', selector: 'label', description: 'Names the field; a press focuses it.' },
      {
        name: 'Swatch',
        selector: '[role="combobox"] > :first-child',
        description: 'The color of the chosen option, when it has a `swatchColor`.',
      },
      {
        name: 'Value',
        selector: '[role="combobox"] > [title]',
        description:
          'The chosen option, else the `placeholder`. Cut with an ellipsis when it is too long, whole on hover.',
      },
      {
        name: 'Clear button',
        part: 'adornment-button',
        description: 'Appears with `onClear`, unless the field is required. Optional.',
      },
      { name: 'Chevron', part: 'chevron', description: 'Says that a list opens.' },
      {
        name: 'Help and error',
        selector: '[id$="-help"]',
        description: 'Under the field, the error first. Optional.',
      },
      {
        name: 'List',
        description:
          'As wide as the field or wider. Groups have a caption; an option can have a second line. A check mark stands at the chosen one.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      action:
        'Opens the list. In the list: chooses the highlighted option and closes; on a disabled option, announces why.',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      action: 'Opens the list, then moves over the options, also over disabled ones.',
    },
    { keys: ['PageDown', 'PageUp'], action: 'Moves ten options down or up, at most to the end.' },
    { keys: ['Home', 'End'], action: 'Goes to the first or last option.' },
    { keys: ['A–Z'], action: 'Goes to the next option that begins with the letters typed.' },
    {
      keys: ['Tab'],
      action: 'Moves to the next control. With an open list, chooses the highlighted option first.',
    },
    {
      keys: ['Delete', 'Backspace'],
      action: 'On the closed field: clears the choice, where it may be cleared.',
    },
    { keys: ['Escape'], action: 'Closes without choosing. A dialog around the field stays open.' },
  ],
  accessibility: [
    'The field has the role `combobox` and opens a `listbox`. The focus stays on the field while the highlight moves.',
    'Disabled options can be highlighted and read with their reason. Trying to choose one announces it.',
    'Groups of options have the role `group` and are named by their caption.',
    'The clear button is no tab stop, because Delete does the same.',
    'Only the visible rows are rendered; each says its position and how many there are.',
    'A press elsewhere or in another window closes the list without choosing.',
    'Left to the product: `emptyText`, and the reason of every disabled option.',
  ],
  content: [
    'Options are nouns in the same form, short enough for one line: “Newsletter”, “Site takeover”.',
    'Order them as people count them (small to large, first to last), else by the alphabet.',
    'The placeholder begins with a verb: “Choose a channel”.',
    'A reason is a whole sentence: “Only the lead plan may use it.”',
  ],
  related: ['Combobox', 'MultiSelect', 'RadioGroup', 'SegmentedControl', 'Menu'],
}
