import { useState } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { DateField, englishDateFieldLabels } from '../DateField'
import { PeriodPicker, type PeriodPickerProps } from './PeriodPicker'

const today = '2026-11-18'

/** A picker that holds its period. */
function ControlledPeriodPicker({
  start = '2026-11-01',
  ...props
}: Pick<PeriodPickerProps, 'label' | 'mode' | 'hasTodayButton'> & { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <PeriodPicker
      {...props}
      today={today}
      value={value}
      onChange={({ date }) => {
        setValue(date)
      }}
    />
  )
}

/** A date field whose day represents its month. */
function MonthAsDate() {
  const [value, setValue] = useState<string | null>('2026-11-01')
  return (
    <DateField
      label="Month on show"
      style={{ width: 200 }}
      labels={englishDateFieldLabels}
      today={today}
      value={value}
      onChange={({ date }) => {
        setValue(date)
      }}
    />
  )
}

export const docs: ComponentDocs = {
  purpose: 'Moves a view by months or days, and jumps to any of them.',
  whenToUse: [
    'A calendar or report shows one month or one day, and people page through it.',
    'The period is part of the view, not an answer in a form.',
  ],
  whenNotToUse: [
    { when: 'A form asks for a day', use: 'DateField' },
    { when: 'The view covers any number of days', use: 'DateRangeField' },
    { when: 'Years or seasons of plans are listed', use: 'Select' },
  ],
  guidance: [
    {
      do: {
        example: <ControlledPeriodPicker label="Month on show" mode="month" />,
        caption: 'The next month is one press away, and the name says which one is shown.',
      },
      dont: {
        example: <MonthAsDate />,
        caption: 'A field asks for a day, and shows the first one where a month is meant.',
      },
    },
    {
      do: {
        example: (
          <ControlledPeriodPicker
            label="Month shown"
            mode="month"
            start="2027-03-01"
            hasTodayButton
          />
        ),
        caption: 'Offer the way back to today where people page far away from it.',
      },
      dont: {
        example: <ControlledPeriodPicker label="Month shown" mode="month" start="2027-03-01" />,
        caption: 'From March back to November it is four presses, and the month has to be known.',
      },
    },
  ],
  anatomy: {
    example: <ControlledPeriodPicker label="Month of the calendar" mode="month" hasTodayButton />,
    parts: [
      {
        name: 'Previous',
        selector: 'button',
        description: 'A month or a day back, down to `minDate`.',
      },
      {
        name: 'Period',
        selector: '[aria-haspopup="dialog"]',
        description:
          'The month, or the day with its weekday, as `locale` writes it. Opens the picker.',
      },
      {
        name: 'Next',
        selector: '[aria-haspopup="dialog"] ~ span button',
        description: 'A month or a day on, up to `maxDate`.',
      },
      {
        name: 'Today',
        selector: '[role="group"] > button:last-of-type',
        description: 'Goes to the period of today. Optional, `hasTodayButton`.',
      },
      {
        name: 'Picker',
        description: 'The months of a year, or a calendar of days. Today is marked.',
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], action: 'Moves over the buttons; each is a stop.' },
    {
      keys: ['Enter', 'Space'],
      action: 'Presses a button. On the period: opens the picker. In it: picks the month or day.',
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      action:
        'In the picker: goes to the next or previous month or day; mirrored from right to left.',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      action: 'In the picker: goes a line down or up: three months, or a week.',
    },
    { keys: ['Escape'], action: 'Closes the picker and changes nothing.' },
  ],
  accessibility: [
    'It is a group named by `label`. The period button says that it opens a dialog, and whether it is open.',
    'The picker takes the focus on the chosen month or day. After picking, the focus is on the period again.',
    'At the bounds the buttons have `aria-disabled`: they keep the focus and do nothing.',
    'Months are read with their year; another year in the picker is announced.',
    '“Today” reports the period also while it is shown already, for views that have been scrolled away.',
    'Left to the product: announce what is shown after paging, when the view does not do it itself.',
  ],
  content: [
    '`label` says what is shown: “Month of the calendar”. It is only read out.',
    'The buttons are named by the unit: “Previous month”, “Next day”.',
  ],
  related: ['DateField', 'DateRangeField', 'MonthPreview', 'MonthCalendar'],
}
