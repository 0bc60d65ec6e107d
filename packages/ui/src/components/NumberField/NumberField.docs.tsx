import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { englishNumberFieldLabels } from './english-number-field-labels'
import { NumberField } from './NumberField'
import type { NumberFieldProps } from './number-field-props'

/** A field that holds its number. */
function ControlledNumberField(props: Omit<NumberFieldProps, 'onChange' | 'labels'>) {
  const [value, setValue] = useState(props.value)
  return (
    <NumberField
      style={{ width: 220 }}
      labels={englishNumberFieldLabels}
      {...props}
      value={value}
      onChange={(change) => {
        setValue(change.value)
      }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Takes a number that is counted or measured.',
  whenToUse: [
    'The answer is a quantity: stores, days, impressions, a share in percent.',
    'Small numbers are stepped: the buttons, the arrow keys and typing all work.',
  ],
  whenNotToUse: [
    { when: 'It is an amount of money', use: 'CurrencyField' },
    {
      when: 'It is made of digits but nobody counts with it: a phone or postal number',
      use: 'TextField',
    },
    { when: 'Only a few numbers are possible', use: 'Select' },
    { when: 'It is a time of day', use: 'TimeField' },
    { when: 'The number is only shown', use: 'Text, or a [Meter] for a share of a whole.' },
  ],
  guidance: [
    {
      do: {
        example: (
          <ControlledNumberField label="Share of budget" value={12} min={0} max={100} unit="%" />
        ),
        caption:
          'Write what is counted with `unit`: it stands beside the number and is read with it.',
      },
      dont: {
        example: <ControlledNumberField label="Share of budget (%)" value={12} min={0} max={100} />,
        caption: 'A unit in the label is far from the number, and read before anybody has typed.',
      },
    },
    {
      do: {
        example: <ControlledNumberField label="Impressions" value={1_250_000} isWithoutButtons />,
        caption:
          'Leave the buttons out where nobody steps: a million is typed. Arrow keys still work.',
      },
      dont: {
        example: <ControlledNumberField label="Impressions" value={1_250_000} />,
        caption: 'Buttons that change a million by one take space and invite to be held.',
      },
    },
    {
      do: {
        example: (
          <ControlledNumberField
            label="Stores"
            value={4}
            min={1}
            max={9}
            help="This plan has 9 stores."
          />
        ),
        caption:
          'Set `min` and `max`, and say where the limit comes from. Type 12 and leave the field.',
      },
      dont: {
        example: <ControlledNumberField label="Stores" value={4} help="This plan has 9 stores." />,
        caption: 'Without bounds 12 is taken here, and refused later, where it is hard to find.',
      },
    },
  ],
  anatomy: {
    example: (
      <ControlledNumberField
        label="Runs for"
        value={14}
        min={1}
        max={31}
        unit="days"
        help="At most a month."
        style={{ width: 300 }}
      />
    ),
    parts: [
      { name: 'Label', selector: 'label', description: 'Names the field; a press focuses it.' },
      {
        name: 'Number',
        selector: 'input',
        description: 'At the end of its box, with the separators of `locale` once it is left.',
      },
      {
        name: 'Unit',
        selector: '[id$="-unit"]',
        description: 'What is counted. A press on it focuses the number. Optional.',
      },
      {
        name: 'Step buttons',
        part: 'adornment-button',
        description:
          'One `step` less or more, again and again while held. `isWithoutButtons` leaves them out; a read-only field has none.',
      },
      {
        name: 'Help and error',
        selector: '[id$="-help"]',
        description:
          'Under the field, the error first. The field writes its own errors for texts that are no allowed number.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves to the number, then to the next field, past the buttons.' },
    { keys: ['ArrowUp', 'ArrowDown'], action: 'Goes a `step` up or down.' },
    { keys: ['PageUp', 'PageDown'], action: 'Goes ten steps up or down, or a `pageStep`.' },
    {
      keys: ['Home', 'End'],
      action: 'Goes to `min` or `max`. Without a bound, to the beginning or end of the text.',
    },
    { keys: ['Enter'], action: 'Reads what was typed, and submits the form around it.' },
    {
      keys: ['Escape'],
      action: 'Restores the number from before typing; pressed again, closes the dialog around it.',
    },
  ],
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
