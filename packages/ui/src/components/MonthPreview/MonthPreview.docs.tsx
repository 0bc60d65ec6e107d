import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { MonthPreview } from './MonthPreview'

const marked = ['2026-12-02', '2026-12-09', '2026-12-16']

function Example({ month }: { month: string }) {
  return (
    <MonthPreview month={month} markedDates={marked} markedLabel="repeats" today="2026-11-18" />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Shows a small month with some days marked.',
  whenToUse: [
    'A rule or a duration is hard to imagine, and its days are easy to see: a series, a delivery.',
    'It stands beside the fields that decide about the days, and follows them.',
  ],
  whenNotToUse: {
    'A day is chosen': 'DateField',
    'A first and a last day are chosen': 'DateRangeField',
    'A month is gone to': 'PeriodPicker',
    'What happens on the days is shown': 'MonthCalendar',
  },
  guidance: [
    {
      do: 'Show the month of the first marked day.',
      right: <Example month="2026-12-01" />,
      dont: 'The current month without a mark looks as if the rule had no days: those of other months are left out.',
      wrong: <Example month="2026-11-01" />,
    },
  ],
  anatomy: {
    example: (
      <MonthPreview
        month="2026-11-01"
        markedDates={['2026-11-11', '2026-11-25']}
        markedLabel="repeats"
        today="2026-11-18"
      />
    ),
    parts: {
      Month: 'The name of the month and the year, in `locale`.',
      Weekdays: 'One letter each. `weekStartDay` is the first.',
      'Marked day': 'Filled. `markedLabel` is read after it.',
      Today: 'With a frame.',
    },
    marks: {
      Month: 'caption',
      Weekdays: 'th',
      'Marked day': '[data-marked]',
      Today: '[data-today]',
    },
  },
  keyboard: 'It takes no focus: nothing in it can be pressed.',
  accessibility: [
    'It is a table named after its month. The heads have the whole names of the weekdays for screen readers.',
    'A marked day is read with `markedLabel`: “25 repeats”. Today has `aria-current="date"`.',
    'Marks are filled in forced colors and in print.',
    'Left to the product: say the same in a sentence: “Repeats every Wednesday.”',
  ],
  content: [
    '`markedLabel` is a word that goes with a number: “repeats”, “in delivery”.',
    'Mark days of one kind only: there is one kind of mark.',
  ],
  related: ['DateField', 'DateRangeField', 'PeriodPicker', 'MonthCalendar', 'RepeatField'],
}
