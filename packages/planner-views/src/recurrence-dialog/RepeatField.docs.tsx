import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { RepeatFieldHost } from './fixtures/RepeatFieldHost'
import type { RepeatFieldProps } from './RepeatField'

const today = dayNumberOf('2026-11-18')

const weekly = { rrule: 'FREQ=WEEKLY;BYDAY=WE', recurrenceEndDay: '2026-12-30' }

const ended = { rrule: 'FREQ=DAILY', recurrenceEndDay: '2026-11-01' }

function Example(props: Partial<RepeatFieldProps>) {
  return (
    <div style={{ width: '100%', maxWidth: 420 }}>
      <RepeatFieldHost
        value={weekly}
        startDay={today}
        today={today}
        weekStartDay="sunday"
        isNew
        onChange={() => undefined}
        {...props}
      />
    </div>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Says whether an item repeats, how, and until when.',
  whenToUse: [
    'An item that has a start may happen again by a rule: each week, on the third Wednesday.',
    'People should see the next days of the rule before they save it.',
  ],
  whenNotToUse: [
    { when: 'It happens once', use: 'DateField' },
    { when: 'It lasts from one day to another', use: 'DateRangeField' },
    { when: 'The rule is edited, but stored somewhere else', use: 'RecurrenceDialog' },
    { when: 'The days are picked one by one', use: 'Several items: a rule cannot say them.' },
  ],
  guidance: [
    {
      do: {
        example: <Example />,
        caption: 'Place it after the start of the item: the choices follow from that day.',
      },
      dont: {
        example: <Example startDay={null} value={{ rrule: null, recurrenceEndDay: null }} />,
        caption: 'Asked before the start, it can only say that the start is missing.',
      },
    },
    {
      do: {
        example: <Example isNew={false} />,
        caption: 'For a stored series set `isNew={false}`: it says that all of its days change.',
      },
      dont: {
        example: <Example isNew />,
        caption: 'Without the hint people expect that only the day they opened is changed.',
      },
    },
    {
      do: {
        example: <Example value={ended} error="Choose an end after November 18." />,
        caption: 'Name a day that is possible in `error`. It stands at the end of the series.',
      },
      dont: {
        example: <Example value={ended} error="Invalid repeat." />,
        caption: 'Is it the rule, the end or the start? All three have to be tried.',
      },
    },
  ],
  anatomy: {
    example: <Example isNew={false} />,
    parts: [
      {
        name: 'Repeats',
        selector: '[role="combobox"]',
        description:
          'A [Select]: never, the rules that follow from the start, the rule of the item in words, and “Custom…”.',
      },
      {
        name: 'Ends',
        selector: 'input',
        description:
          'A [DateField] for the last day. Empty is a series without end. Only shown when it repeats.',
      },
      {
        name: 'Next days',
        selector: 'p',
        description: 'The next three days in words, how many follow, and until when.',
      },
      {
        name: 'Show days',
        selector: 'p + span button',
        description: 'Opens small months in which the days are marked.',
      },
      {
        name: 'Hint',
        part: 'hint',
        description: 'That months are left out, or that the whole series changes.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves from the rule to the end, its calendar, and the days.' },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      action: 'On the rule: opens its list and moves in it. In the end, ↓ opens the calendar.',
    },
    {
      keys: ['Enter', 'Space'],
      action:
        'Opens what has the focus: the list, the calendar or the days. In the list: chooses; “Custom…” opens the [RecurrenceDialog].',
    },
    {
      keys: ['Escape'],
      action: 'Closes the list, the calendar or the days, and returns the focus.',
    },
  ],
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
