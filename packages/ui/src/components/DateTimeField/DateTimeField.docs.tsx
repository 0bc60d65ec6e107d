import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Checkbox } from '../Checkbox'
import { DateField, englishDateFieldLabels } from '../DateField'
import { TimeField } from '../TimeField'
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField'

const today = '2026-11-18'

/** A field that holds its value. */
function ControlledDateTimeField(props: Omit<DateTimeFieldProps, 'onChange' | 'today'>) {
  const [value, setValue] = useState(props.value)
  return (
    <DateTimeField
      style={{ width: 280 }}
      today={today}
      {...props}
      value={value}
      onChange={({ dateTime }) => {
        setValue(dateTime)
      }}
    />
  )
}

/** Day and time in two fields. */
function TwoFields() {
  const [date, setDate] = useState<string | null>(today)
  const [time, setTime] = useState<string | null>('08:00')
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <DateField
        label="Start day"
        style={{ width: 148 }}
        labels={englishDateFieldLabels}
        today={today}
        value={date}
        onChange={(change) => {
          setDate(change.date)
        }}
      />
      <TimeField
        label="Start time"
        style={{ width: 120 }}
        value={time}
        onChange={(change) => {
          setTime(change.time)
        }}
      />
    </div>
  )
}

/** A start with a box for whole days, which hides the time or writes midnight into it. */
function AllDay({ hidesTime }: { hidesTime: boolean }) {
  const [isAllDay, setIsAllDay] = useState(true)
  const [value, setValue] = useState<string | null>(
    hidesTime ? '2026-11-18T08:00:00' : '2026-11-18T00:00:00',
  )
  return (
    <div style={{ display: 'grid', gap: 8, width: 280 }}>
      <DateTimeField
        label="Start"
        today={today}
        value={value}
        isAllDay={hidesTime && isAllDay}
        onChange={({ dateTime }) => {
          setValue(dateTime)
        }}
      />
      <Checkbox
        label="All day"
        isChecked={isAllDay}
        onChange={(change) => {
          setIsAllDay(change.isChecked)
        }}
      />
    </div>
  )
}

export const docs: ComponentDocs = {
  purpose: 'Takes a day and a time as one value.',
  whenToUse: [
    'Something happens at a moment, and neither the day nor the time alone says when.',
    'Some answers are whole days: “All day” hides the time and keeps it.',
  ],
  whenNotToUse: [
    { when: 'Only the day counts', use: 'DateField' },
    { when: 'Only the time counts, on every day', use: 'TimeField' },
    { when: 'A first and a last day are asked for', use: 'DateRangeField' },
    { when: 'The moment is given by a rule', use: 'RepeatField' },
  ],
  guidance: [
    {
      do: {
        example: <ControlledDateTimeField label="Start" value="2026-11-18T08:00:00" />,
        caption:
          'One label, one value: a new day gets the usual time by itself, with `defaultTime`.',
      },
      dont: {
        example: <TwoFields />,
        caption: 'Two fields ask twice, and can be left with a day and no time.',
      },
    },
    {
      do: {
        example: <AllDay hidesTime />,
        caption: 'Hide the time with `isAllDay`. It comes back as it was.',
      },
      dont: {
        example: <AllDay hidesTime={false} />,
        caption: 'Midnight in a field looks like an answer, and is read as one.',
      },
    },
  ],
  anatomy: {
    example: (
      <ControlledDateTimeField
        label="Start"
        value="2026-11-18T08:00:00"
        help="When it begins to run."
        style={{ width: 340 }}
      />
    ),
    parts: [
      {
        name: 'Label',
        selector: 'label',
        description: 'Names day and time together; a press focuses the day.',
      },
      {
        name: 'Day',
        selector: '[id$="-date"]',
        description: 'As in a [DateField], with its calendar. Its name is “Start: Date”.',
      },
      {
        name: 'Calendar button',
        part: 'adornment-button',
        description: 'Opens and closes the calendar.',
      },
      {
        name: 'Time',
        part: 'time',
        description:
          'As in a [TimeField], with its list. Its name is “Start: Time”. Hidden while `isAllDay`; under the day where the field is narrow.',
      },
      {
        name: 'Help and error',
        selector: '[id$="-help"]',
        description: 'Under both, the error first. It says which of the two is wrong.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves from the day to the calendar button, then to the time.' },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      action: 'In the day, ↓ opens the calendar. In the time, both open the list and move in it.',
    },
    {
      keys: ['Shift+ArrowUp', 'Shift+ArrowDown'],
      action: 'In the time: steps the hours, the minutes, or AM and PM, whichever the caret is in.',
    },
    {
      keys: ['Enter'],
      action: 'Reads what was typed, or takes the day or time that arrow keys have reached.',
    },
    {
      keys: ['Escape'],
      action: 'Closes the calendar or the list; pressed again, restores the day or the time.',
    },
  ],
  accessibility: [
    'Day and time are a group named by the label; each of the two has a name of its own in it.',
    'When the date or the time is missing or invalid, only that field is marked, and the error describes it. An `error` of the product marks both.',
    'While one is missing the value is null, and `invalidPart` says which it is, for a link in an [ErrorSummary].',
    'Emptying the day empties the time as well: that is no value, and no error.',
    'Left to the product: the time zone. The value is the time on the clock, without a zone.',
  ],
  content: [
    'The label is the event, without “date” or “time”: “Start”, “Goes live”.',
    'Name the time zone in `help` where people may be in different ones.',
    'An error says which order is right: “The end is before the start.”',
  ],
  related: ['DateField', 'TimeField', 'DateRangeField', 'Checkbox'],
}
