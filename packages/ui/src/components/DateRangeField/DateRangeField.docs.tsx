import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { controlled } from '@throughline/test-support/controlled'
import { DateField, englishDateFieldLabels } from '../DateField'
import type { DateRangeFieldProps } from './DateRangeField'

const ControlledDateField = controlled(DateField, ({ date }) => ({ value: date }))

/** Two fields where one would do. */
function TwoDateFields() {
  const props = { labels: englishDateFieldLabels, today: '2026-11-18', onChange: () => undefined }
  return (
    <div style={{ display: 'grid', gap: 16, width: 220 }}>
      <ControlledDateField {...props} label="First day" value="2026-11-10" />
      <ControlledDateField {...props} label="Last day" value="2026-11-24" />
    </div>
  )
}

const presets = [
  { id: 'month', label: 'This month', start: '2026-11-01', end: '2026-11-30' },
  { id: 'next', label: 'Next month', start: '2026-12-01', end: '2026-12-31' },
  { id: 'quarter', label: 'This quarter', start: '2026-10-01', end: '2026-12-31' },
]

export const docs: ComponentDocs<DateRangeFieldProps> = {
  purpose: 'Takes a first and a last day as one range.',
  whenToUse: [
    'The two days belong together: when a campaign runs, which days a report covers.',
    'The length matters, and people should see the whole range in the calendar before taking it.',
  ],
  whenNotToUse: {
    'Only one day is asked for': 'DateField',
    'The days are far from each other and mean different things': 'DateField',
    'A calendar pages through months or days': 'PeriodPicker',
    'The range begins and ends at a time': 'DateTimeField',
  },
  exampleProps: { style: { width: 260 } },
  guidance: [
    {
      do: 'One field for both ends: two presses in the calendar, and an end is never before its start.',
      right: { label: 'Runs', start: '2026-11-10', end: '2026-11-24' },
      dont: 'Two fields open two calendars, and let the last day be before the first.',
      wrong: <TwoDateFields />,
    },
    {
      do: 'Offer the three to six usual ranges as `presets`: most reports need nothing else.',
      right: { label: 'Report covers', start: '2026-11-01', end: '2026-11-30', presets },
      dont: '“This quarter” takes two months of paging and two exact presses.',
      wrong: { label: 'Report covers', start: '2026-11-01', end: '2026-11-30' },
      press: ['[data-part="adornment-button"]'],
    },
    {
      do: 'Say that both days count. In other products the last one often does not.',
      right: {
        label: 'Runs',
        start: '2026-11-10',
        end: '2026-11-24',
        help: 'Both days are included.',
      },
      dont: 'The two inputs say that. The question is what happens on the last day.',
      wrong: {
        label: 'Runs',
        start: '2026-11-10',
        end: '2026-11-24',
        help: 'Choose a start and an end.',
      },
    },
  ],
  anatomy: {
    example: {
      label: 'Runs',
      start: '2026-11-10',
      end: '2026-11-24',
      help: 'Both days are included.',
    },
    parts: {
      Label: 'Names the field; a press focuses the first day.',
      'First day': 'Typed as in a [DateField]. Its name is “Runs: First day”.',
      'Last day': 'The last day that is included. Its name is “Runs: Last day”.',
      'Calendar button': 'Opens and closes the calendar.',
      'Help and error': 'Under the field, the error first. Both belong to both days.',
      Calendar: 'Two months, in which the range is shown before it is taken.',
      Presets: 'Ready-made ranges beside the calendar, one press each. Optional.',
    },
    marks: {
      Label: 'label',
      'First day': '[id$="-start"]',
      'Last day': '[id$="-end"]',
      'Calendar button': '[data-part="adornment-button"]',
      'Help and error': '[id$="-help"]',
    },
  },
  keyboard: {
    Tab: 'Moves from the first day to the last, then to the calendar button.',
    ArrowDown: 'In a text: opens the calendar. In the calendar: goes a week on.',
    ArrowUp: 'In the calendar: goes a week back.',
    'ArrowRight, ArrowLeft':
      'In the calendar: goes to the next or previous day; mirrored from right to left.',
    'PageDown, PageUp': 'In the calendar: goes a month on or back; with Shift, a year.',
    'Home, End': 'In the calendar: goes to the first or last day of the week.',
    Enter:
      'In a text: reads what was typed. In the calendar: sets one end, and pressed again the other.',
    Space: 'In the calendar: sets one end, and pressed again the other.',
    Escape:
      'In a text: restores the day from before typing. In the calendar: closes and changes nothing.',
  },
  accessibility: [
    'Both ends are native inputs named by the label and by `labels.start` and `labels.end`.',
    'After the first press the range follows the focus as it follows the pointer, with `aria-selected` on its days; nothing is reported before the second press.',
    'The order of the two presses does not matter.',
    'When a typed end passes the other, `correctRange` decides; without it the other end moves along to the same day.',
    'A preset that matches the range has `aria-pressed`. The list of presets is named by `labels.presets`.',
    'Left to the product: a longest or shortest range, as `error`.',
  ],
  content: [
    'The label is what happens in that time: “Runs”, “Report covers”. Not “Date range”.',
    'Presets are two words as people say them: “This month”, “Next quarter”.',
    'An error names the limit: “Choose at most a year.”',
  ],
  related: ['DateField', 'PeriodPicker', 'DateTimeField'],
}
