import type { ComponentDocs } from '@throughline/test-support/component-docs'
import type { RepeatFieldProps } from './RepeatField'

const ended = { rrule: 'FREQ=DAILY', recurrenceEndDay: '2026-11-01' }

export const docs: ComponentDocs<RepeatFieldProps> = {
  purpose: 'Says whether an item repeats, how, and until when.',
  whenToUse: [
    'An item that has a start may happen again by a rule: each week, on the third Wednesday.',
    'People should see the next days of the rule before they save it.',
  ],
  whenNotToUse: {
    'It happens once': 'DateField',
    'It lasts from one day to another': 'DateRangeField',
    'The rule is edited, but stored somewhere else': 'RecurrenceDialog',
    'The days are picked one by one': 'Several items: a rule cannot say them.',
  },
  guidance: [
    {
      do: 'Place it after the start of the item: the choices follow from that day.',
      right: {},
      dont: 'Asked before the start, it can only say that the start is missing.',
      wrong: { startDay: null, value: { rrule: null, recurrenceEndDay: null } },
    },
    {
      do: 'For a stored series set `isNew={false}`: it says that all of its days change.',
      right: { isNew: false },
      dont: 'Without the hint people expect that only the day they opened is changed.',
      wrong: { isNew: true },
    },
    {
      do: 'Name a day that is possible in `error`. It stands at the end of the series.',
      right: { value: ended, error: 'Choose an end after November 18.' },
      dont: 'Is it the rule, the end or the start? All three have to be tried.',
      wrong: { value: ended, error: 'Invalid repeat.' },
    },
  ],
  anatomy: {
    example: { isNew: false },
    parts: {
      Repeats:
        'A [Select]: never, the rules that follow from the start, the rule of the item in words, and “Custom…”.',
      Ends: 'A [DateField] for the last day. Empty is a series without end. Only shown when it repeats.',
      'Next days': 'The next three days in words, how many follow, and until when.',
      'Show days': 'Opens small months in which the days are marked.',
      Hint: 'That months are left out, or that the whole series changes.',
    },
    marks: {
      Repeats: '[role="combobox"]',
      Ends: 'input',
      'Next days': 'p',
      'Show days': 'p + span button',
      Hint: '[data-part="hint"]',
    },
  },
  keyboard: {
    Tab: 'Moves from the rule to the end, its calendar, and the days.',
    'ArrowDown, ArrowUp':
      'On the rule: opens its list and moves in it. In the end, ↓ opens the calendar.',
    'Enter, Space':
      'Opens what has the focus: the list, the calendar or the days. In the list: chooses; “Custom…” opens the [RecurrenceDialog].',
    Escape: 'Closes the list, the calendar or the days, and returns the focus.',
  },
  accessibility: [
    'The next days in words are the description of the choice, and change with it.',
    'Marked days of the small months are read as “repeats”.',
    'Without a start the choice is disabled, and its help says what is missing.',
    'Giving up the dialog keeps the rule of a stored item, and leaves a new one without a repeat.',
    'While the typed end is no day, `recurrenceEndDay` is an empty text, so that a form is not saved as a series without end.',
    'Left to the product: `id` and `endId` for links of an [ErrorSummary], and rules about how long a series may be.',
  ],
  content: [
    'Rules are said as people say them: “Monthly on the third Wednesday”.',
    'Days are written with their weekday: “Wed 11/25”, and with the year when it is another one.',
    'Texts of your own go to `labels`, which the [RecurrenceDialog] uses as well.',
  ],
  related: ['RecurrenceDialog', 'DateField', 'Select', 'MonthPreview'],
}
