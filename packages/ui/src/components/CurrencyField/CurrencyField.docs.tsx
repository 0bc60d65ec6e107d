import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { readDollars } from '../../fixtures/read-dollars'
import { englishNumberFieldLabels, NumberField } from '../NumberField'
import { CurrencyField, type CurrencyFieldProps } from './CurrencyField'

const readUpTo = (tooLarge: string) => (text: string) =>
  readDollars(text, { maxDollars: 500_000, tooLarge })

/** A field that holds its amount. */
function ControlledCurrencyField(
  props: Omit<CurrencyFieldProps, 'onChange' | 'read'> & Partial<Pick<CurrencyFieldProps, 'read'>>,
) {
  const [value, setValue] = useState(props.value)
  return (
    <CurrencyField
      style={{ width: 220 }}
      read={readDollars}
      {...props}
      value={value}
      onChange={({ amountDollars }) => {
        setValue(amountDollars)
      }}
    />
  )
}

/** Money in a field for numbers. */
function MoneyAsNumber() {
  const [value, setValue] = useState<number | null>(4500)
  return (
    <NumberField
      label="Estimated cost"
      style={{ width: 220 }}
      labels={englishNumberFieldLabels}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Takes an amount of money in whole dollars.',
  whenToUse: [
    'People enter a budget, a cost or a price, and cents do not matter.',
    'Amounts are pasted from spreadsheets and mails: `$1,234.56` is taken as it is.',
  ],
  whenNotToUse: [
    { when: 'The number is no money', use: 'NumberField' },
    { when: 'The amount is only shown', use: 'Amount' },
    { when: 'Amounts may be negative, or need cents', use: 'NumberField' },
    { when: 'Many amounts stand in rows and columns', use: 'TreeTable' },
  ],
  guidance: [
    {
      do: {
        example: <ControlledCurrencyField label="Estimated cost" value={4500} />,
        caption: 'The sign says that it is money, and in which currency.',
      },
      dont: {
        example: <MoneyAsNumber />,
        caption: 'Steps of one dollar, and no sign: is it dollars, thousands, or hours?',
      },
    },
    {
      do: {
        example: (
          <ControlledCurrencyField
            label="Budget of the year"
            value={250_000}
            read={readUpTo('Enter at most {max}, which is left of the year.')}
          />
        ),
        caption: 'Name the limit and its reason. Type 600000 and leave the field to see it.',
      },
      dont: {
        example: (
          <ControlledCurrencyField
            label="Budget of the year"
            value={250_000}
            read={readUpTo('The amount is too large.')}
          />
        ),
        caption: 'How much is allowed is known to the product, and kept from the person.',
      },
    },
    {
      do: {
        example: <ControlledCurrencyField label="Estimated cost" value={null} />,
        caption: 'Begin empty while the amount is not known: no amount is not the same as $0.',
      },
      dont: {
        example: <ControlledCurrencyField label="Estimated cost" value={0} />,
        caption: 'A zero from the start is added up with the others, and looks like a promise.',
      },
    },
  ],
  anatomy: {
    example: (
      <ControlledCurrencyField
        label="Estimated cost"
        value={4500}
        help="In whole dollars."
        isRequired
        style={{ width: 300 }}
      />
    ),
    parts: [
      { name: 'Label', selector: 'label', description: 'Names the field; a press focuses it.' },
      {
        name: 'Sign',
        selector: '[id$="-start"]',
        description: '`sign`, read with the field. A press on it focuses the amount.',
      },
      {
        name: 'Amount',
        selector: 'input',
        description:
          'At the end of its box, so that amounts below each other line up. At rest `4,500.00`, while editing `4500`.',
      },
      {
        name: 'Help and error',
        selector: '[id$="-help"]',
        description:
          'Under the field, the error first. The field shows why `read` refuses what was typed.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves into the field and selects the amount. Moving out rounds and formats it.',
    },
    { keys: ['Enter'], action: 'Rounds and formats the amount, and submits the form around it.' },
    {
      keys: ['Escape'],
      action: 'Restores the amount from before typing; pressed again, closes the dialog around it.',
    },
  ],
  accessibility: [
    'It is a native text input that opens a keyboard with digits on touch screens. The sign is part of its description.',
    'What is typed stays as it is, and is never turned into another amount: `read` takes it or refuses it with a reason.',
    'The value is an integer or null, and changes while typing. `isValid` is false for a text that is refused.',
    'The error comes on leaving; what was typed stays.',
    'While somebody types, a new `value` from elsewhere does not replace the text.',
    'Left to the product: `read`, its limits and sentences, and `sign` for another currency. The separators that it shows are always those of US English.',
  ],
  content: [
    'The label says what the money is for: “Estimated cost”. The sign is enough; leave “in dollars” out.',
    'Write limits with the sign: “Enter at most $500,000.00.”',
  ],
  changes: [
    {
      version: '0.2.0',
      changes: ['`read` replaces `maxDollars` and `tooLargeText`; no typed character is dropped.'],
    },
    { version: '0.1.0', changes: ['First release.'] },
  ],
  related: ['NumberField', 'Amount', 'TreeTable', 'TextField'],
}
