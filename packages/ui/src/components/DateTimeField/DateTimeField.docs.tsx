import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { controlled } from '@throughline/test-support/controlled'
import { Checkbox } from '../Checkbox'
import { DateField, englishDateFieldLabels } from '../DateField'
import { TimeField } from '../TimeField'
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField'

const TODAY = '2026-11-18'
const ignore = () => undefined

const ControlledDateField = controlled(DateField, ({ date }) => ({ value: date }))
const ControlledTimeField = controlled(TimeField, ({ time }) => ({ value: time }))

/** Day and time in two fields. */
function TwoFields() {
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <ControlledDateField
        onChange={ignore}
        label="Start day"
        style={{ width: 148 }}
        labels={englishDateFieldLabels}
        today={TODAY}
        value={TODAY}
      />
      <ControlledTimeField
        onChange={ignore}
        label="Start time"
        style={{ width: 120 }}
        value="08:00"
      />
    </div>
  )
}

const ControlledDateTimeField = controlled(DateTimeField, ({ dateTime }) => ({ value: dateTime }))

/** A start with a box for whole days, which hides the time or writes midnight into it. */
function AllDay({ hidesTime }: { hidesTime: boolean }) {
  const [isAllDay, setIsAllDay] = useState(true)
  return (
    <div style={{ display: 'grid', gap: 8, width: 280 }}>
      <ControlledDateTimeField
        onChange={ignore}
        label="Start"
        today={TODAY}
        value={hidesTime ? '2026-11-18T08:00:00' : '2026-11-18T00:00:00'}
        isAllDay={hidesTime && isAllDay}
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

export const docs: ComponentDocs<DateTimeFieldProps> = {
  purpose: 'Takes a day and a time as one value.',
  whenToUse: [
    'Something happens at a moment, and neither the day nor the time alone says when.',
    'Some answers are whole days: “All day” hides the time and keeps it.',
  ],
  whenNotToUse: {
    'Only the day counts': 'DateField',
    'Only the time counts, on every day': 'TimeField',
    'A first and a last day are asked for': 'DateRangeField',
    'The moment is given by a rule': 'RepeatField',
  },
  exampleProps: { style: { width: 280 } },
  guidance: [
    {
      do: 'One label, one value: a new day gets the usual time by itself, with `defaultTime`.',
      right: { label: 'Start', value: '2026-11-18T08:00:00' },
      dont: 'Two fields ask twice, and can be left with a day and no time.',
      wrong: <TwoFields />,
    },
    {
      do: 'Hide the time with `isAllDay`. It comes back as it was.',
      right: <AllDay hidesTime />,
      dont: 'Midnight in a field looks like an answer, and is read as one.',
      wrong: <AllDay hidesTime={false} />,
    },
  ],
  anatomy: {
    example: { label: 'Start', value: '2026-11-18T08:00:00', help: 'When it begins to run.' },
    parts: {
      Label: 'Names day and time together; a press focuses the day.',
      Day: 'As in a [DateField], with its calendar. Its name is “Start: Date”.',
      'Calendar button': 'Opens and closes the calendar.',
      Time: 'As in a [TimeField], with its list. Its name is “Start: Time”. Hidden while `isAllDay`; under the day where the field is narrow.',
      'Help and error': 'Under both, the error first. It says which of the two is wrong.',
    },
    marks: {
      Label: 'label',
      Day: '[id$="-date"]',
      'Calendar button': '[data-part="adornment-button"]',
      Time: '[data-part="time"]',
      'Help and error': '[id$="-help"]',
    },
  },
  keyboard: {
    Tab: 'Moves from the day to the calendar button, then to the time.',
    'ArrowDown, ArrowUp':
      'In the day, ↓ opens the calendar. In the time, both open the list and move in it.',
    'Shift+ArrowUp, Shift+ArrowDown':
      'In the time: steps the hours, the minutes, or AM and PM, whichever the caret is in.',
    Enter: 'Reads what was typed, or takes the day or time that arrow keys have reached.',
    Escape: 'Closes the calendar or the list; pressed again, restores the day or the time.',
  },
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
