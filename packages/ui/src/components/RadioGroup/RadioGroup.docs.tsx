import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { RadioGroupProps } from './RadioGroup'

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

export const docs: ComponentDocs<RadioGroupProps> = {
  purpose: 'Lets people choose one of a few visible options.',
  whenToUse: [
    'There are two to about seven options, and people compare them before choosing.',
    'Options need a sentence each that says what they mean.',
    'The choice counts when the form is saved.',
  ],
  whenNotToUse: {
    'The names are short and the choice counts at once': 'SegmentedControl',
    'There are more than about seven options, or people know them by heart': 'Select',
    'More than one may be right': 'Checkbox',
    'The answer is yes or no': 'Checkbox',
    'It is one of several views of the same thing': 'Tabs',
  },
  guidance: [
    {
      do: 'Explain words of the product in `description`, at the moment they are needed.',
      right: { label: 'Kind of plan', value: 'lead', options: kinds },
      dont: 'Whoever does not know the words has to leave the form to choose.',
      wrong: { label: 'Kind of plan', value: 'lead', options: bareKinds },
    },
    {
      do: 'The label asks, the options answer. Screen readers read both together.',
      right: { label: 'Apply to', value: 'one', options: scopes },
      dont: 'Options that begin with the same words are hard to tell apart.',
      wrong: { label: 'Scope', value: 'one', options: scopesAsPrompts },
    },
    {
      do: 'Choose the harmless or usual answer from the start, so that most people just go on.',
      right: { label: 'Apply to', value: 'one', options: scopes },
      dont: 'Without an answer every person has to press once. Do this only where it must be deliberate.',
      wrong: { label: 'Apply to', value: null, options: scopes },
    },
  ],
  anatomy: {
    example: {
      label: 'Kind of plan',
      value: 'lead',
      options: kinds,
      help: 'It can be changed later.',
    },
    parts: {
      Label: 'The question. It names the group. An asterisk marks a required one.',
      Button: 'A ring, filled when it is chosen. Its label belongs to its target.',
      Option: 'The answer. It wraps, and is never cut.',
      Description:
        'A sentence about the option. In a disabled one, `disabledReason` takes its place. Optional.',
      'Help and error': 'Under the options, the error first. Optional.',
    },
    marks: {
      Label: '[role="radiogroup"] > :first-child > span',
      Button: 'input',
      Option: 'label > span',
      Description: '[id*="-note-"]',
      'Help and error': '[id$="-help"]',
    },
  },
  keyboard: {
    Tab: 'Moves to the chosen option, then out of the group, which is one stop.',
    'ArrowDown, ArrowUp, ArrowRight, ArrowLeft':
      'Chooses the next or previous option that is not disabled, and wraps around.',
    Space: 'Chooses the focused option, when none is chosen yet.',
  },
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
  related: ['SegmentedControl', 'Select', 'Checkbox'],
}
