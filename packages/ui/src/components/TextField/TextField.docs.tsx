import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Link } from '../Link'
import { TextField } from './TextField'

const width = { width: 260 }

/** A title that is too long: counted, or cut by the browser. */
function Title({ isCut }: { isCut: boolean }) {
  const [value, setValue] = useState('Spring and summer wardrobe relaunch')
  return (
    <TextField
      label="Short title"
      style={width}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
      {...(isCut
        ? { maxLength: 35 }
        : {
            limit: {
              characters: 30,
              describe: ({ left }: { left: number }) =>
                left < 0 ? `${-left} characters too many` : `${left} characters left`,
            },
          })}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Takes one line of text: a name, a title, an email.',
  whenToUse: [
    'People type a short text that the product cannot offer as a choice.',
    'The text has a form of its own that no other field knows: a phone number, a postal code, an abbreviation.',
  ],
  whenNotToUse: [
    { when: 'The text may have several lines', use: 'TextArea' },
    { when: 'Only some answers are possible', use: 'Select' },
    { when: 'The answer is found in a long list by typing', use: 'Combobox' },
    { when: 'It is a quantity that is counted or measured', use: 'NumberField' },
    { when: 'It is an amount of money', use: 'CurrencyField' },
    { when: 'It is a day', use: 'DateField' },
    { when: 'It is a time of day', use: 'TimeField' },
    { when: 'It is a password', use: 'PasswordField' },
    { when: 'It searches a list or a page', use: 'SearchField' },
    { when: 'A name is shown most of the time and changed rarely', use: 'InlineEdit' },
  ],
  guidance: [
    {
      do: {
        example: (
          <TextField
            label="Plan abbreviation"
            help="Two letters, shown on items of other plans."
            style={width}
          />
        ),
        caption: 'Write what to enter in `help`: it stays in view and is read with the field.',
      },
      dont: {
        example: (
          <TextField
            label="Plan abbreviation"
            placeholder="Two letters, shown on items of other plans."
            style={width}
          />
        ),
        caption:
          'A placeholder is gone with the first letter, is pale, and is cut when it is long.',
      },
    },
    {
      do: {
        example: (
          <TextField
            label="Email"
            defaultValue="maya.rios@northfield"
            error="Enter the whole email, such as maya@northfield.example."
            style={width}
          />
        ),
        caption: 'The error says how to fix it, and the typed text stays so that it can be fixed.',
      },
      dont: {
        example: (
          <TextField
            label="Email"
            defaultValue="maya.rios@northfield"
            error="Invalid value."
            style={width}
          />
        ),
        caption: 'The border says already that it is wrong. What is missing is the way out.',
      },
    },
    {
      do: {
        example: <Title isCut={false} />,
        caption:
          'Count with `limit`: a pasted title arrives whole, and its author decides what to shorten.',
      },
      dont: {
        example: <Title isCut />,
        caption: '`maxLength` cuts a pasted text without a word. Try to type at the end.',
      },
    },
  ],
  anatomy: {
    example: (
      <TextField
        label="Share of budget"
        labelAction={<Link href="#shares">How it is counted</Link>}
        startAdornment="≤"
        endAdornment="%"
        defaultValue="120"
        isRequired
        help="Of the whole plan."
        error="Enter 100 or less."
        style={{ width: 340 }}
      />
    ),
    parts: [
      {
        name: 'Label',
        selector: 'label',
        description:
          'Names the field, and focuses it when pressed. `isRequired` adds a red asterisk, `isLabelHidden` hides the label from sight only.',
      },
      {
        name: 'Label action',
        selector: 'a',
        description: '`labelAction`: a link at the end of the line. Optional.',
      },
      {
        name: 'Start adornment',
        selector: '[id$="-start"]',
        description: 'A sign or an icon before the text. Optional.',
      },
      {
        name: 'Text',
        selector: 'input',
        description: 'What is typed. It scrolls within the box, whose height is `size`.',
      },
      {
        name: 'End adornment',
        selector: '[id$="-end"]',
        description: 'A unit or a button after the text. Optional.',
      },
      {
        name: 'Error',
        selector: '[id$="-error"]',
        description: 'What is wrong and how to fix it, with an icon and a red border. Optional.',
      },
      {
        name: 'Help',
        selector: '[id$="-help"]',
        description:
          'A sentence under the field. It stays when there is an error. The count of `limit` stands at its end. Optional.',
      },
      {
        name: 'Notes',
        part: 'field-note',
        description:
          'The lines of label, error and help, for styles. A field in a table cell hides them.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      action:
        'Moves into the field and out of it. A read-only field is a stop, a disabled one is not.',
    },
    { keys: ['Enter'], action: 'Submits the form around it, when it has a submit button.' },
  ],
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
