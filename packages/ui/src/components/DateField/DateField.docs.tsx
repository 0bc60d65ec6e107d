import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { DateFieldProps } from './DateField'

export const docs: ComponentDocs<DateFieldProps> = {
  purpose: 'Takes a day, typed or picked from a calendar.',
  whenToUse: [
    'A form asks for one day: the start of a tactic, a deadline.',
    'People may know the day by heart, and then type it, or need to see the week it is in.',
  ],
  whenNotToUse: {
    'Two days belong together as first and last': 'DateRangeField',
    'The time counts as well': 'DateTimeField',
    'Only a time of day is asked for': 'TimeField',
    'A calendar moves to another month or day': 'PeriodPicker',
    'The date is given by a rule, such as every second Monday': 'RepeatField',
  },
  exampleProps: { style: { width: 220 } },
  guidance: [
    {
      do: 'Say in `help` what the day means: the first one that counts, or the last one before.',
      right: { label: 'Start date', value: '2026-11-18', help: 'The first day it runs.' },
      dont: 'The label says that already. Help that says nothing teaches not to read help.',
      wrong: { label: 'Start date', value: '2026-11-18', help: 'Enter a date.' },
    },
    {
      do: 'With `minDate` or `maxDate`, name the limits in `labels.outOfBounds`.',
      right: { value: '2027-01-05', error: 'Choose a day from October 1 to December 31, 2026.' },
      dont: 'Which day is allowed has to be guessed, one refusal after the other.',
      wrong: { value: '2027-01-05', error: 'This day is not allowed.' },
    },
  ],
  anatomy: {
    example: {
      label: 'Start date',
      value: '2026-11-18',
      help: 'The first day it runs.',
      isRequired: true,
    },
    parts: {
      Label: 'Names the field; a press focuses it. An asterisk marks a required field.',
      Text: 'The day as `mm/dd/yy`, or what is being typed.',
      'Calendar button': 'Opens and closes the calendar. Its name is shown on hover and focus.',
      'Help and error':
        'Under the field, the error first. The field writes its own errors for texts that are no allowed day.',
      Calendar:
        'A month with arrows and lists for month and year, and a button for today. Days out of bounds are disabled. `weekStartDay` and `locale` change its layout and names.',
    },
    marks: {
      Label: 'label',
      Text: 'input',
      'Calendar button': '[data-part="adornment-button"]',
      'Help and error': '[id$="-help"]',
    },
  },
  keyboard: {
    Tab: 'Moves from the text to the calendar button; in the calendar, among its controls.',
    ArrowDown:
      'In the text: opens the calendar on the chosen day. In the calendar: goes a week on.',
    ArrowUp: 'In the calendar: goes a week back.',
    'ArrowRight, ArrowLeft':
      'In the calendar: goes to the next or previous day; mirrored from right to left.',
    'PageDown, PageUp': 'In the calendar: goes a month on or back; with Shift, a year.',
    'Home, End': 'In the calendar: goes to the first or last day of the week.',
    Enter: 'In the text: reads what was typed. In the calendar: picks the day and closes.',
    Space: 'In the calendar: picks the day and closes.',
    Escape: 'In the text: restores the day from before typing. In the calendar: closes it.',
  },
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
