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
  whenNotToUse: [
    { when: 'A day is chosen', use: 'DateField' },
    { when: 'A first and a last day are chosen', use: 'DateRangeField' },
    { when: 'A month is gone to', use: 'PeriodPicker' },
    { when: 'What happens on the days is shown', use: 'MonthCalendar' },
  ],
  guidance: [
    {
      do: {
        example: <Example month="2026-12-01" />,
        caption: 'Show the month of the first marked day.',
      },
      dont: {
        example: <Example month="2026-11-01" />,
        caption:
          'The current month without a mark looks as if the rule had no days: those of other months are left out.',
      },
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
    parts: [
      {
        name: 'Month',
        selector: 'caption',
        description: 'The name of the month and the year, in `locale`.',
      },
      {
        name: 'Weekdays',
        selector: 'th',
        description: 'One letter each. `weekStartDay` is the first.',
      },
      {
        name: 'Marked day',
        selector: '[data-marked]',
        description: 'Filled. `markedLabel` is read after it.',
      },
      { name: 'Today', selector: '[data-today]', description: 'With a frame.' },
    ],
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
