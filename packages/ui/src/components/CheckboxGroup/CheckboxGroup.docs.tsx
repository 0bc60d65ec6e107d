import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { CheckboxGroupProps } from './CheckboxGroup'

const channels = [
  { value: 'email', label: 'Email' },
  { value: 'social', label: 'Social media' },
  { value: 'signage', label: 'Signage' },
]

const channelsAndAll = [{ value: 'all', label: 'All channels' }, ...channels]

const subscriptions = { value: 'subscriptions', label: 'Subscriptions', isDisabled: true }

const explained = [...channels, { ...subscriptions, help: 'Your role cannot grant this channel.' }]

const unexplained = [...channels, subscriptions]

const longOptions = [
  { value: 'email', label: 'Newsletters and triggered mails' },
  { value: 'social', label: 'Social media, paid and organic' },
  { value: 'signage', label: 'Signage in stores' },
]

export const docs: ComponentDocs<CheckboxGroupProps> = {
  purpose: 'Lets people check any number of visible options.',
  whenToUse: [
    'One question has two to about seven options, and any number of them may be right.',
    'People should see all options, also those they do not choose: rights, channels, weekdays.',
  ],
  whenNotToUse: {
    'Exactly one option is right': 'RadioGroup',
    'There are more options than fit on the page': 'MultiSelect',
    'There is only one box': 'Checkbox',
    'Each option takes effect at once': 'Switch',
    'The options are the columns of a table': 'ColumnChooser',
  },
  guidance: [
    {
      do: 'Use `allLabel` for a box over all: it is mixed while only some are checked.',
      right: { label: 'Channels', allLabel: 'All channels', options: channels },
      dont: 'As an option, “All channels” can be checked while the others are not.',
      wrong: { label: 'Channels', options: channelsAndAll },
    },
    {
      do: 'Say in the `help` of a disabled option why it is out of reach.',
      right: { label: 'May edit', options: explained },
      dont: 'Without a reason it looks like a mistake of the product.',
      wrong: { label: 'May edit', options: unexplained },
    },
    {
      do: 'One below the other: the boxes stand in a column, and the eye goes straight down.',
      right: { label: 'Copy', options: longOptions },
      dont: 'Long labels break over several rows, and the boxes no longer stand below each other.',
      wrong: { label: 'Copy', options: longOptions, orientation: 'horizontal' },
    },
  ],
  anatomy: {
    example: {
      label: 'Channels',
      allLabel: 'All channels',
      options: channels,
      orientation: 'horizontal',
      help: 'The person sees these channels only.',
    },
    parts: {
      Label: 'The question. It names the group. An asterisk marks a required one.',
      'Box over all': 'Checks or clears all options that are not disabled. Optional, `allLabel`.',
      Options: 'A [Checkbox] each, in a column or a row that wraps. Each can have a `help`.',
      'Help and error': 'Under the options, the error first. Optional.',
    },
    marks: {
      Label: '[role="group"] > :first-child > span',
      'Box over all': 'label',
      Options: '[data-orientation="horizontal"] label',
      'Help and error': '[id$="-help"]',
    },
  },
  keyboard: {
    Tab: 'Moves to the next box: each one is a stop.',
    Space: 'Checks or unchecks the box; on the box over all, all boxes that are not disabled.',
  },
  accessibility: [
    'It has the role `group`, named by its label; error and help are the description of the group.',
    'With an error each box is announced as invalid, because a group itself cannot be.',
    'The box over all is partially checked while some are checked, also when the missing ones are disabled.',
    'Left to the product: with `isRequired` the asterisk is all that is shown. Check for at least one when the form is sent.',
  ],
  content: [
    'The label asks or names: “Channels”, “May edit”. No “Choose all that apply”: the boxes say it.',
    'All options have the same form: nouns, or verbs, not both.',
    'The label of the box over all says “All” and what: “All channels”.',
  ],
  related: ['Checkbox', 'RadioGroup', 'MultiSelect', 'Switch', 'ColumnChooser'],
}
