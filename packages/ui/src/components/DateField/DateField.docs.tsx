import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { DateField, type DateFieldProps } from './DateField'
import { englishDateFieldLabels } from './index'

/** A field that holds its day. */
function ControlledDateField(props: Omit<DateFieldProps, 'onChange' | 'labels' | 'today'>) {
  const [value, setValue] = useState(props.value)
  return (
    <DateField
      style={{ width: 220 }}
      labels={englishDateFieldLabels}
      today="2026-11-18"
      {...props}
      value={value}
      onChange={({ date }) => {
        setValue(date)
      }}
    />
  )
}

/** A field that names its limits when a day is refused. */
function LimitedDateField({ outOfBounds }: { outOfBounds: string }) {
  const [value, setValue] = useState<string | null>('2026-11-18')
  return (
    <DateField
      label="Start date"
      style={{ width: 220 }}
      labels={{ ...englishDateFieldLabels, outOfBounds }}
      today="2026-11-18"
      minDate="2026-10-01"
      maxDate="2026-12-31"
      value={value}
      onChange={({ date }) => {
        setValue(date)
      }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Takes a day, typed or picked from a calendar.',
  whenToUse: [
    'A form asks for one day: the start of a tactic, a deadline.',
    'People may know the day by heart, and then type it, or need to see the week it is in.',
  ],
  whenNotToUse: [
    { when: 'Two days belong together as first and last', use: 'DateRangeField' },
    { when: 'The time counts as well', use: 'DateTimeField' },
    { when: 'Only a time of day is asked for', use: 'TimeField' },
    { when: 'A calendar moves to another month or day', use: 'PeriodPicker' },
    { when: 'The date is given by a rule, such as every second Monday', use: 'RepeatField' },
  ],
  guidance: [
    {
      do: {
        example: (
          <ControlledDateField
            label="Start date"
            value="2026-11-18"
            help="The first day it runs."
          />
        ),
        caption:
          'Say in `help` what the day means: the first one that counts, or the last one before.',
      },
      dont: {
        example: <ControlledDateField label="Start date" value="2026-11-18" help="Enter a date." />,
        caption: 'The label says that already. Help that says nothing teaches not to read help.',
      },
    },
    {
      do: {
        example: (
          <LimitedDateField outOfBounds="Choose a day from October 1 to December 31, 2026." />
        ),
        caption:
          'With `minDate` or `maxDate`, name the limits in `labels.outOfBounds`. Type 1/5/27 and press Enter.',
      },
      dont: {
        example: <LimitedDateField outOfBounds="This day is not allowed." />,
        caption: 'Which day is allowed has to be guessed, one refusal after the other.',
      },
    },
  ],
  anatomy: {
    example: (
      <ControlledDateField
        label="Start date"
        value="2026-11-18"
        help="The first day it runs."
        isRequired
      />
    ),
    parts: [
      {
        name: 'Label',
        selector: 'label',
        description: 'Names the field; a press focuses it. An asterisk marks a required field.',
      },
      {
        name: 'Text',
        selector: 'input',
        description: 'The day as `mm/dd/yy`, or what is being typed.',
      },
      {
        name: 'Calendar button',
        part: 'adornment-button',
        description: 'Opens and closes the calendar. Its name is shown on hover and focus.',
      },
      {
        name: 'Help and error',
        selector: '[id$="-help"]',
        description:
          'Under the field, the error first. The field writes its own errors for texts that are no allowed day.',
      },
      {
        name: 'Calendar',
        description:
          'A month with arrows and lists for month and year, and a button for today. Days out of bounds are disabled. `weekStartDay` and `locale` change its layout and names.',
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves from the text to the calendar button; in the calendar, among its controls.',
    },
    {
      keys: ['ArrowDown'],
      action: 'In the text: opens the calendar on the chosen day. In the calendar: goes a week on.',
    },
    { keys: ['ArrowUp'], action: 'In the calendar: goes a week back.' },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      action: 'In the calendar: goes to the next or previous day; mirrored from right to left.',
    },
    {
      keys: ['PageDown', 'PageUp'],
      action: 'In the calendar: goes a month on or back; with Shift, a year.',
    },
    {
      keys: ['Home', 'End'],
      action: 'In the calendar: goes to the first or last day of the week.',
    },
    {
      keys: ['Enter'],
      action: 'In the text: reads what was typed. In the calendar: picks the day and closes.',
    },
    { keys: ['Space'], action: 'In the calendar: picks the day and closes.' },
    {
      keys: ['Escape'],
      action: 'In the text: restores the day from before typing. In the calendar: closes it.',
    },
  ],
  accessibility: [
    'The text is a native input, so a day can be typed without ever opening the calendar. It reads `3/3`, `03-03-2026`, `03.03.26` and `030326`; a missing year is that of `today`.',
    'The calendar is a [Popover] with the role `dialog`. It takes the focus on the chosen day; after picking, the focus is back in the text.',
    'Each day is a button named in full: “Today, Wednesday, November 18, 2026”.',
    'A text that is no day stays as typed and is refused on leaving: `onChange` gets `isValid: false`, and the error is the description of the text.',
    'While somebody types, a new `value` from elsewhere does not replace the text.',
    'Left to the product: `today` as a day of the person’s time zone, and rules between several fields, as `error`.',
  ],
  content: [
    'The label ends with “date”, or is the event: “Start date”, “Goes live”.',
    'A placeholder, if any, is the form: “mm/dd/yy”.',
    'An error names a day that is possible: “Choose a day after November 18.”',
  ],
  related: ['DateRangeField', 'DateTimeField', 'TimeField', 'PeriodPicker', 'RepeatField'],
}
