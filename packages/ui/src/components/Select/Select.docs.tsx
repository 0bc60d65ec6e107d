import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { SelectProps } from './Select'

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

export const docs: ComponentDocs<SelectProps> = {
  purpose: 'Lets people choose one of several options from a list.',
  whenToUse: [
    'There are about five to fifteen options, and people know them: channels, types, currencies.',
    'The choice is one field among others, and the options are not needed for reading the form.',
  ],
  whenNotToUse: {
    'There are two to five short options and the change counts at once': 'SegmentedControl',
    'The options have to be compared before choosing': 'RadioGroup',
    'There are more than about fifteen options, or new ones can be created': 'Combobox',
    'More than one can be chosen': 'MultiSelect',
    'A choice starts an action instead of setting a value': 'Menu',
    'The answer is yes or no': 'Checkbox',
  },
  exampleProps: { style: { width: 240 } },
  guidance: [
    {
      do: 'Ask with `placeholder`. It is not an option, so it cannot be chosen or sent.',
      right: { label: 'Type', value: null, placeholder: 'Choose a type', options: types },
      dont: 'An option that means nothing looks like a choice and passes as one.',
      wrong: { label: 'Type', value: 'none', options: typesAndNone },
    },
    {
      do: 'Say in `disabledReason` why an option cannot be chosen.',
      right: { label: 'Channel', value: 'email', options: locked },
      dont: 'A gray option without a reason sends people to ask a colleague.',
      wrong: { label: 'Channel', value: 'email', options: silent },
      press: ['[role="combobox"]'],
    },
    {
      do: 'A choice that may be missing can be taken back with `onClear`, also by Delete.',
      right: { label: 'Channel', value: 'social', options: channels, onClear: () => undefined },
      dont: 'Chosen once by mistake, the optional field can never be empty again.',
      wrong: { label: 'Channel', value: 'social', options: channels },
    },
  ],
  anatomy: {
    example: {
      label: 'Channel',
      help: 'Colors the item in every view.',
      value: 'social',
      options: channels,
      onClear: () => undefined,
    },
    parts: {
      Label: 'Names the field; a press focuses it.',
      Swatch: 'The color of the chosen option, when it has a `swatchColor`.',
      Value:
        'The chosen option, else the `placeholder`. Cut with an ellipsis when it is too long, whole on hover.',
      'Clear button': 'Appears with `onClear`, unless the field is required. Optional.',
      Chevron: 'Says that a list opens.',
      'Help and error': 'Under the field, the error first. Optional.',
      List: 'As wide as the field or wider. Groups have a caption; an option can have a second line. A check mark stands at the chosen one.',
    },
    marks: {
      Label: 'label',
      Swatch: '[role="combobox"] > :first-child',
      Value: '[role="combobox"] > [title]',
      'Clear button': '[data-part="adornment-button"]',
      Chevron: '[data-part="chevron"]',
      'Help and error': '[id$="-help"]',
    },
  },
  keyboard: {
    'Enter, Space':
      'Opens the list. In the list: chooses the highlighted option and closes; on a disabled option, announces why.',
    'ArrowDown, ArrowUp': 'Opens the list, then moves over the options, also over disabled ones.',
    'PageDown, PageUp': 'Moves ten options down or up, at most to the end.',
    'Home, End': 'Goes to the first or last option.',
    'A–Z': 'Goes to the next option that begins with the letters typed.',
    Tab: 'Moves to the next control. With an open list, chooses the highlighted option first.',
    'Delete, Backspace': 'On the closed field: clears the choice, where it may be cleared.',
    Escape: 'Closes without choosing. A dialog around the field stays open.',
  },
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
