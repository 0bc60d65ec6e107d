import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { NumberFieldProps } from './NumberField.types'

export const docs: ComponentDocs<NumberFieldProps> = {
  purpose: 'Takes a number that is counted or measured.',
  whenToUse: [
    'The answer is a quantity: stores, days, impressions, a share in percent.',
    'Small numbers are stepped: the buttons, the arrow keys and typing all work.',
  ],
  whenNotToUse: {
    'It is an amount of money': 'CurrencyField',
    'It is made of digits but nobody counts with it: a phone or postal number': 'TextField',
    'Only a few numbers are possible': 'Select',
    'It is a time of day': 'TimeField',
    'The number is only shown': 'Text, or a [Meter] for a share of a whole.',
  },
  exampleProps: { style: { width: 220 } },
  guidance: [
    {
      do: 'Write what is counted with `unit`: it stands beside the number and is read with it.',
      right: { label: 'Share of budget', value: 12, min: 0, max: 100, unit: '%' },
      dont: 'A unit in the label is far from the number, and read before anybody has typed.',
      wrong: { label: 'Share of budget (%)', value: 12, min: 0, max: 100 },
    },
    {
      do: 'Leave the buttons out where nobody steps: a million is typed. Arrow keys still work.',
      right: { label: 'Impressions', value: 1_250_000, isWithoutButtons: true },
      dont: 'Buttons that change a million by one take space and invite to be held.',
      wrong: { label: 'Impressions', value: 1_250_000 },
    },
    {
      do: 'Set `min` and `max`, and say where the limit comes from.',
      right: { value: 12, min: 1, max: 9, error: 'This plan has 9 stores. Enter at most 9.' },
      dont: 'Without bounds 12 is taken here, and refused later, where it is hard to find.',
      wrong: { value: 12 },
    },
  ],
  anatomy: {
    example: {
      label: 'Runs for',
      value: 14,
      min: 1,
      max: 31,
      unit: 'days',
      help: 'At most a month.',
    },
    parts: {
      Label: 'Names the field; a press focuses it.',
      Number: 'At the end of its box, with the separators of `locale` once it is left.',
      Unit: 'What is counted. A press on it focuses the number. Optional.',
      'Step buttons':
        'One `step` less or more, again and again while held. `isWithoutButtons` leaves them out; a read-only field has none.',
      'Help and error':
        'Under the field, the error first. The field writes its own errors for texts that are no allowed number.',
    },
    marks: {
      Label: 'label',
      Number: 'input',
      Unit: '[id$="-unit"]',
      'Step buttons': '[data-part="adornment-button"]',
      'Help and error': '[id$="-help"]',
    },
  },
  keyboard: {
    Tab: 'Moves to the number, then to the next field, past the buttons.',
    'ArrowUp, ArrowDown': 'Goes a `step` up or down.',
    'PageUp, PageDown': 'Goes ten steps up or down, or a `pageStep`.',
    'Home, End': 'Goes to `min` or `max`. Without a bound, to the beginning or end of the text.',
    Enter: 'Reads what was typed, and submits the form around it.',
    Escape: 'Restores the number from before typing; pressed again, closes the dialog around it.',
  },
  accessibility: [
    'The input has the role `spinbutton` with the value, `min` and `max`; the number is read with its separators.',
    'The step buttons are no tab stops, because the arrow keys do the same; at a bound they have `aria-disabled`.',
    'What is typed stays as typed, wrong or right, until the field is left. Then it is rounded to `fractionDigits` or gets an error.',
    'The wheel of the mouse scrolls the page and changes nothing.',
    'On touch screens it opens a keyboard with digits only, where no sign and no fraction is allowed.',
    'Left to the product: `locale`, and rules between several fields, as `error`.',
  ],
  content: [
    'The label names what is counted or asked: “Stores”, “Runs for”.',
    'A unit is one word in lower case, or a sign: “days”, “%”.',
    'Bounds are named in the errors as the field writes them: “Enter 1,000 or less.”',
  ],
  related: ['CurrencyField', 'TextField', 'Select', 'TimeField'],
}
