import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { controlled } from '@throughline/test-support/controlled'
import { englishNumberFieldLabels, NumberField } from '../NumberField'
import type { CurrencyFieldProps } from './CurrencyField'

/** Money in a field for numbers. */
const MoneyAsNumber = controlled(NumberField, ({ value }) => ({ value }))

export const docs: ComponentDocs<CurrencyFieldProps> = {
  purpose: 'Takes an amount of money in whole dollars.',
  whenToUse: [
    'People enter a budget, a cost or a price, and cents do not matter.',
    'Amounts are pasted from spreadsheets and mails: `$1,234.56` is taken as it is.',
  ],
  whenNotToUse: {
    'The number is no money': 'NumberField',
    'The amount is only shown': 'Amount',
    'Amounts may be negative, or need cents': 'NumberField',
    'Many amounts stand in rows and columns': 'TreeTable',
  },
  exampleProps: { style: { width: 220 } },
  guidance: [
    {
      do: 'The sign says that it is money, and in which currency.',
      right: { label: 'Estimated cost', value: 4500 },
      dont: 'Steps of one dollar, and no sign: is it dollars, thousands, or hours?',
      wrong: (
        <MoneyAsNumber
          onChange={() => undefined}
          label="Estimated cost"
          value={4500}
          labels={englishNumberFieldLabels}
        />
      ),
    },
    {
      do: 'Name the limit and its reason.',
      right: { value: 600_000, error: 'Enter at most $500,000, which is left of the year.' },
      dont: 'How much is allowed is known to the product, and kept from the person.',
      wrong: { value: 600_000, error: 'The amount is too large.' },
    },
    {
      do: 'Begin empty while the amount is not known: no amount is not the same as $0.',
      right: { label: 'Estimated cost', value: null },
      dont: 'A zero from the start is added up with the others, and looks like a promise.',
      wrong: { label: 'Estimated cost', value: 0 },
    },
  ],
  anatomy: {
    example: { label: 'Estimated cost', value: 4500, help: 'In whole dollars.', isRequired: true },
    parts: {
      Label: 'Names the field; a press focuses it.',
      Sign: '`sign`, read with the field. A press on it focuses the amount.',
      Amount:
        'At the end of its box, so that amounts below each other line up. At rest `4,500.00`, while editing `4500`.',
      'Help and error':
        'Under the field, the error first. The field shows why `read` refuses what was typed.',
    },
    marks: {
      Label: 'label',
      Sign: '[id$="-start"]',
      Amount: 'input',
      'Help and error': '[id$="-help"]',
    },
  },
  keyboard: {
    Tab: 'Moves into the field and selects the amount. Moving out rounds and formats it.',
    Enter: 'Rounds and formats the amount, and submits the form around it.',
    Escape: 'Restores the amount from before typing; pressed again, closes the dialog around it.',
  },
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
  changes: {
    '0.2.0': ['`read` replaces `maxDollars` and `tooLargeText`; no typed character is dropped.'],
    '0.1.0': ['First release.'],
  },
  related: ['NumberField', 'Amount', 'TreeTable', 'TextField'],
}
