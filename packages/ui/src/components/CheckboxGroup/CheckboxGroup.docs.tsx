import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup'

/** A group that holds its choices. */
function ControlledCheckboxGroup(props: Omit<CheckboxGroupProps, 'values' | 'onChange'>) {
  const [values, setValues] = useState<readonly string[]>(['email'])
  return (
    <CheckboxGroup
      {...props}
      values={values}
      onChange={(change) => {
        setValues(change.values)
      }}
    />
  )
}

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

export const docs: ComponentDocs = {
  purpose: 'Lets people check any number of visible options.',
  whenToUse: [
    'One question has two to about seven options, and any number of them may be right.',
    'People should see all options, also those they do not choose: rights, channels, weekdays.',
  ],
  whenNotToUse: [
    { when: 'Exactly one option is right', use: 'RadioGroup' },
    { when: 'There are more options than fit on the page', use: 'MultiSelect' },
    { when: 'There is only one box', use: 'Checkbox' },
    { when: 'Each option takes effect at once', use: 'Switch' },
    { when: 'The options are the columns of a table', use: 'ColumnChooser' },
  ],
  guidance: [
    {
      do: {
        example: (
          <ControlledCheckboxGroup label="Channels" allLabel="All channels" options={channels} />
        ),
        caption: 'Use `allLabel` for a box over all: it is mixed while only some are checked.',
      },
      dont: {
        example: <ControlledCheckboxGroup label="Channels" options={channelsAndAll} />,
        caption: 'As an option, “All channels” can be checked while the others are not.',
      },
    },
    {
      do: {
        example: <ControlledCheckboxGroup label="May edit" options={explained} />,
        caption: 'Say in the `help` of a disabled option why it is out of reach.',
      },
      dont: {
        example: <ControlledCheckboxGroup label="May edit" options={unexplained} />,
        caption: 'Without a reason it looks like a mistake of the product.',
      },
    },
    {
      do: {
        example: <ControlledCheckboxGroup label="Copy" options={longOptions} />,
        caption:
          'One below the other: the boxes stand in a column, and the eye goes straight down.',
      },
      dont: {
        example: (
          <ControlledCheckboxGroup label="Copy" options={longOptions} orientation="horizontal" />
        ),
        caption:
          'Long labels break over several rows, and the boxes no longer stand below each other.',
      },
    },
  ],
  anatomy: {
    example: (
      <ControlledCheckboxGroup
        label="Channels"
        allLabel="All channels"
        options={channels}
        orientation="horizontal"
        help="The person sees these channels only."
      />
    ),
    parts: [
      {
        name: 'Label',
        selector: '[role="group"] > :first-child > span',
        description: 'The question. It names the group. An asterisk marks a required one.',
      },
      {
        name: 'Box over all',
        selector: 'label',
        description: 'Checks or clears all options that are not disabled. Optional, `allLabel`.',
      },
      {
        name: 'Options',
        selector: '[data-orientation="horizontal"] label',
        description: 'A [Checkbox] each, in a column or a row that wraps. Each can have a `help`.',
      },
      {
        name: 'Help and error',
        selector: '[id$="-help"]',
        description: 'Under the options, the error first. Optional.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the next box: each one is a stop.' },
    {
      keys: ['Space'],
      action: 'Checks or unchecks the box; on the box over all, all boxes that are not disabled.',
    },
  ],
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
