import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Link } from '../Link'
import type { TextFieldProps } from './TextField'

const title = { label: 'Short title', value: 'Spring and summer wardrobe relaunch' }

const limit = {
  characters: 30,
  describe: ({ left }: { left: number }) =>
    left < 0 ? `${-left} characters too many` : `${left} characters left`,
}

export const docs: ComponentDocs<TextFieldProps> = {
  purpose: 'Takes one line of text: a name, a title, an email.',
  whenToUse: [
    'People type a short text that the product cannot offer as a choice.',
    'The text has a form of its own that no other field knows: a phone number, a postal code, an abbreviation.',
  ],
  whenNotToUse: {
    'The text may have several lines': 'TextArea',
    'Only some answers are possible': 'Select',
    'The answer is found in a long list by typing': 'Combobox',
    'It is a quantity that is counted or measured': 'NumberField',
    'It is an amount of money': 'CurrencyField',
    'It is a day': 'DateField',
    'It is a time of day': 'TimeField',
    'It is a password': 'PasswordField',
    'It searches a list or a page': 'SearchField',
    'A name is shown most of the time and changed rarely': 'InlineEdit',
  },
  exampleProps: { style: { width: 260 } },
  guidance: [
    {
      do: 'Write what to enter in `help`: it stays in view and is read with the field.',
      right: { label: 'Plan abbreviation', help: 'Two letters, shown on items of other plans.' },
      dont: 'A placeholder is gone with the first letter, is pale, and is cut when it is long.',
      wrong: {
        label: 'Plan abbreviation',
        placeholder: 'Two letters, shown on items of other plans.',
      },
    },
    {
      do: 'The error says how to fix it, and the typed text stays so that it can be fixed.',
      right: {
        label: 'Email',
        value: 'maya.rios@northfield',
        error: 'Enter the whole email, such as maya@northfield.example.',
      },
      dont: 'The border says already that it is wrong. What is missing is the way out.',
      wrong: { label: 'Email', value: 'maya.rios@northfield', error: 'Invalid value.' },
    },
    {
      do: 'Count with `limit`: a pasted title arrives whole, and its author decides what to shorten.',
      right: { ...title, limit },
      dont: '`maxLength` cuts a pasted text without a word. Try to type at the end.',
      wrong: { ...title, maxLength: 35 },
    },
  ],
  anatomy: {
    example: {
      label: 'Share of budget',
      labelAction: <Link href="#shares">How it is counted</Link>,
      startAdornment: '≤',
      endAdornment: '%',
      value: '120',
      isRequired: true,
      help: 'Of the whole plan.',
      error: 'Enter 100 or less.',
    },
    parts: {
      Label:
        'Names the field, and focuses it when pressed. `isRequired` adds a red asterisk, `isLabelHidden` hides the label from sight only.',
      'Label action': '`labelAction`: a link at the end of the line. Optional.',
      'Start adornment': 'A sign or an icon before the text. Optional.',
      Text: 'What is typed. It scrolls within the box, whose height is `size`.',
      'End adornment': 'A unit or a button after the text. Optional.',
      Error: 'What is wrong and how to fix it, with an icon and a red border. Optional.',
      Help: 'A sentence under the field. It stays when there is an error. The count of `limit` stands at its end. Optional.',
      Notes: 'The lines of label, error and help, for styles. A field in a table cell hides them.',
    },
    marks: {
      Label: 'label',
      'Label action': 'a',
      'Start adornment': '[id$="-start"]',
      Text: 'input',
      'End adornment': '[id$="-end"]',
      Error: '[id$="-error"]',
      Help: '[id$="-help"]',
      Notes: '[data-part="field-note"]',
    },
  },
  keyboard: {
    Tab: 'Moves into the field and out of it. A read-only field is a stop, a disabled one is not.',
    Enter: 'Submits the form around it, when it has a submit button.',
  },
  accessibility: [
    'It is a native `<input>` with a `<label>`. Attributes such as `name`, `autoComplete`, `inputMode` and `type` go to the input.',
    'Error and help are its description, the error first; an error sets `aria-invalid`, and `isRequired` the native `required`.',
    'An adornment that is text is read with the field, so a unit does not have to be repeated in the label. A press on it focuses the text.',
    'The count is silent until a tenth of the limit is left, at least ten characters. Then a pause in typing announces the words of `describe`.',
    'In forced colors an invalid field has a thick border and a read-only one a dashed border.',
    'Left to the product: set `autoComplete` for data about the person, and move the focus to the first wrong field after a refused submit; an [ErrorSummary] does it for long forms.',
  ],
  content: [
    'The label is a noun of one to three words in sentence case, without a colon: “Plan name”.',
    'Help is a whole sentence that is true before and after typing: “Shown on items of other plans.”',
    'A placeholder is at most an example of a form: “mm/dd/yy”. Never put anything there that is needed.',
    'An error says what to do: “Enter a name.” Neither “Error” nor “please” is needed.',
  ],
  related: [
    'TextArea',
    'NumberField',
    'CurrencyField',
    'SearchField',
    'PasswordField',
    'FormLayout',
  ],
}
