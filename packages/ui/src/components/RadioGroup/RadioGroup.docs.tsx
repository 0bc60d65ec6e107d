import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { RadioGroup, type RadioGroupProps } from './RadioGroup'

/** A group that holds its choice. */
function ControlledRadioGroup(props: Omit<RadioGroupProps, 'onChange'>) {
  const [value, setValue] = useState(props.value)
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

const kinds = [
  { value: 'lead', label: 'Lead', description: 'Its items are shown in every nested plan.' },
  { value: 'nested', label: 'Nested', description: 'Stands under a lead plan.' },
]

const bareKinds = [
  { value: 'lead', label: 'Lead' },
  { value: 'nested', label: 'Nested' },
]

const scopes = [
  { value: 'one', label: 'This tactic' },
  { value: 'following', label: 'This and the following' },
  { value: 'all', label: 'The whole series' },
]

const scopesAsPrompts = [
  { value: 'one', label: 'Apply the change to this tactic only' },
  { value: 'following', label: 'Apply the change to this and the following' },
  { value: 'all', label: 'Apply the change to the whole series' },
]

export const docs: ComponentDocs = {
  purpose: 'Lets people choose one of a few visible options.',
  whenToUse: [
    'There are two to about seven options, and people compare them before choosing.',
    'Options need a sentence each that says what they mean.',
    'The choice counts when the form is saved.',
  ],
  whenNotToUse: [
    { when: 'The names are short and the choice counts at once', use: 'SegmentedControl' },
    {
      when: 'There are more than about seven options, or people know them by heart',
      use: 'Select',
    },
    { when: 'More than one may be right', use: 'CheckboxGroup' },
    { when: 'The answer is yes or no', use: 'Checkbox' },
    { when: 'It is one of several views of the same thing', use: 'Tabs' },
  ],
  guidance: [
    {
      do: {
        example: <ControlledRadioGroup label="Kind of plan" value="lead" options={kinds} />,
        caption: 'Explain words of the product in `description`, at the moment they are needed.',
      },
      dont: {
        example: <ControlledRadioGroup label="Kind of plan" value="lead" options={bareKinds} />,
        caption: 'Whoever does not know the words has to leave the form to choose.',
      },
    },
    {
      do: {
        example: <ControlledRadioGroup label="Apply to" value="one" options={scopes} />,
        caption: 'The label asks, the options answer. Screen readers read both together.',
      },
      dont: {
        example: <ControlledRadioGroup label="Scope" value="one" options={scopesAsPrompts} />,
        caption: 'Options that begin with the same words are hard to tell apart.',
      },
    },
    {
      do: {
        example: <ControlledRadioGroup label="Apply to" value="one" options={scopes} />,
        caption:
          'Choose the harmless or usual answer from the start, so that most people just go on.',
      },
      dont: {
        example: <ControlledRadioGroup label="Apply to" value={null} options={scopes} />,
        caption:
          'Without an answer every person has to press once. Do this only where it must be deliberate.',
      },
    },
  ],
  anatomy: {
    example: (
      <ControlledRadioGroup
        label="Kind of plan"
        value="lead"
        options={kinds}
        help="It can be changed later."
      />
    ),
    parts: [
      {
        name: 'Label',
        selector: '[role="radiogroup"] > :first-child > span',
        description: 'The question. It names the group. An asterisk marks a required one.',
      },
      {
        name: 'Button',
        selector: 'input',
        description: 'A ring, filled when it is chosen. Its label belongs to its target.',
      },
      {
        name: 'Option',
        selector: 'label > span',
        description: 'The answer. It wraps, and is never cut.',
      },
      {
        name: 'Description',
        selector: '[id*="-note-"]',
        description:
          'A sentence about the option. In a disabled one, `disabledReason` takes its place. Optional.',
      },
      {
        name: 'Help and error',
        selector: '[id$="-help"]',
        description: 'Under the options, the error first. Optional.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves to the chosen option, then out of the group, which is one stop.',
    },
    {
      keys: ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'],
      action: 'Chooses the next or previous option that is not disabled, and wraps around.',
    },
    { keys: ['Space'], action: 'Chooses the focused option, when none is chosen yet.' },
  ],
  accessibility: [
    'It has the role `radiogroup`, named by its label. The options are native radio buttons.',
    'The description of an option, or why it is disabled, is read after its name.',
    'An error marks the group with `aria-invalid` and the rings with the color of errors; `isRequired` sets `aria-required`.',
    'An option that was chosen cannot be taken back. Offer “None” as an option where no answer is one.',
    'Left to the product: after an arrow key the choice is reported at once, so do not start slow work in `onChange`.',
  ],
  content: [
    'The label is what the options complete: “Apply to” … “This tactic”.',
    'Options are one to four words in the same form, without a period.',
    'A description is one whole sentence. When one option has it, all of them should.',
  ],
  related: ['SegmentedControl', 'Select', 'CheckboxGroup', 'Checkbox'],
}
