import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { DateField, englishDateFieldLabels } from '../DateField'
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField'

const today = '2026-11-18'

/** A field that holds its range. */
function ControlledDateRangeField(props: Omit<DateRangeFieldProps, 'onChange' | 'today'>) {
  const [range, setRange] = useState({ start: props.start, end: props.end })
  return (
    <DateRangeField
      style={{ width: 260 }}
      today={today}
      {...props}
      {...range}
      onChange={({ start, end }) => {
        setRange({ start, end })
      }}
    />
  )
}

/** Two fields where one would do. */
function TwoDateFields() {
  const [start, setStart] = useState<string | null>('2026-11-10')
  const [end, setEnd] = useState<string | null>('2026-11-24')
  return (
    <div style={{ display: 'grid', gap: 16, width: 220 }}>
      <DateField
        label="First day"
        labels={englishDateFieldLabels}
        today={today}
        value={start}
        onChange={({ date }) => {
          setStart(date)
        }}
      />
      <DateField
        label="Last day"
        labels={englishDateFieldLabels}
        today={today}
        value={end}
        onChange={({ date }) => {
          setEnd(date)
        }}
      />
    </div>
  )
}

const presets = [
  { id: 'month', label: 'This month', start: '2026-11-01', end: '2026-11-30' },
  { id: 'next', label: 'Next month', start: '2026-12-01', end: '2026-12-31' },
  { id: 'quarter', label: 'This quarter', start: '2026-10-01', end: '2026-12-31' },
]

export const docs: ComponentDocs = {
  purpose: 'Takes a first and a last day as one range.',
  whenToUse: [
    'The two days belong together: when a campaign runs, which days a report covers.',
    'The length matters, and people should see the whole range in the calendar before taking it.',
  ],
  whenNotToUse: [
    { when: 'Only one day is asked for', use: 'DateField' },
    { when: 'The days are far from each other and mean different things', use: 'DateField' },
    { when: 'A calendar pages through months or days', use: 'PeriodPicker' },
    { when: 'The range begins and ends at a time', use: 'DateTimeField' },
  ],
  guidance: [
    {
      do: {
        example: <ControlledDateRangeField label="Runs" start="2026-11-10" end="2026-11-24" />,
        caption:
          'One field for both ends: two presses in the calendar, and an end is never before its start.',
      },
      dont: {
        example: <TwoDateFields />,
        caption: 'Two fields open two calendars, and let the last day be before the first.',
      },
    },
    {
      do: {
        example: (
          <ControlledDateRangeField
            label="Report covers"
            start="2026-11-01"
            end="2026-11-30"
            presets={presets}
          />
        ),
        caption:
          'Offer the three to six usual ranges as `presets`: most reports need nothing else. Open it to see.',
      },
      dont: {
        example: (
          <ControlledDateRangeField label="Report covers" start="2026-11-01" end="2026-11-30" />
        ),
        caption: '“This quarter” takes two months of paging and two exact presses.',
      },
    },
    {
      do: {
        example: (
          <ControlledDateRangeField
            label="Runs"
            start="2026-11-10"
            end="2026-11-24"
            help="Both days are included."
          />
        ),
        caption: 'Say that both days count. In other products the last one often does not.',
      },
      dont: {
        example: (
          <ControlledDateRangeField
            label="Runs"
            start="2026-11-10"
            end="2026-11-24"
            help="Choose a start and an end."
          />
        ),
        caption: 'The two inputs say that. The question is what happens on the last day.',
      },
    },
  ],
  anatomy: {
    example: (
      <ControlledDateRangeField
        label="Runs"
        start="2026-11-10"
        end="2026-11-24"
        help="Both days are included."
        style={{ width: 340 }}
      />
    ),
    parts: [
      {
        name: 'Label',
        selector: 'label',
        description: 'Names the field; a press focuses the first day.',
      },
      {
        name: 'First day',
        selector: '[id$="-start"]',
        description: 'Typed as in a [DateField]. Its name is “Runs: First day”.',
      },
      {
        name: 'Last day',
        selector: '[id$="-end"]',
        description: 'The last day that is included. Its name is “Runs: Last day”.',
      },
      {
        name: 'Calendar button',
        part: 'adornment-button',
        description: 'Opens and closes the calendar.',
      },
      {
        name: 'Help and error',
        selector: '[id$="-help"]',
        description: 'Under the field, the error first. Both belong to both days.',
      },
      {
        name: 'Calendar',
        description: 'Two months, in which the range is shown before it is taken.',
      },
      {
        name: 'Presets',
        description: 'Ready-made ranges beside the calendar, one press each. Optional.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves from the first day to the last, then to the calendar button.' },
    {
      keys: ['ArrowDown'],
      action: 'In a text: opens the calendar. In the calendar: goes a week on.',
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
      action:
        'In a text: reads what was typed. In the calendar: sets one end, and pressed again the other.',
    },
    {
      keys: ['Space'],
      action: 'In the calendar: sets one end, and pressed again the other.',
    },
    {
      keys: ['Escape'],
      action:
        'In a text: restores the day from before typing. In the calendar: closes and changes nothing.',
    },
  ],
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
