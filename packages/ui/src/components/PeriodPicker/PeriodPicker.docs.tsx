import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { controlled } from '@throughline/test-support/controlled'
import { DateField, englishDateFieldLabels } from '../DateField'
import type { PeriodPickerProps } from './PeriodPicker'

/** A date field whose day represents its month. */
const MonthAsDate = controlled(DateField, ({ date }) => ({ value: date }))

export const docs: ComponentDocs<PeriodPickerProps> = {
  purpose: 'Moves a view by months or days, and jumps to any of them.',
  whenToUse: [
    'A calendar or report shows one month or one day, and people page through it.',
    'The period is part of the view, not an answer in a form.',
  ],
  whenNotToUse: {
    'A form asks for a day': 'DateField',
    'The view covers any number of days': 'DateRangeField',
    'Years or seasons of plans are listed': 'Select',
  },
  guidance: [
    {
      do: 'The next month is one press away, and the name says which one is shown.',
      right: { label: 'Month on show', mode: 'month' },
      dont: 'A field asks for a day, and shows the first one where a month is meant.',
      wrong: (
        <MonthAsDate
          onChange={() => undefined}
          label="Month on show"
          labels={englishDateFieldLabels}
          today="2026-11-18"
          value="2026-11-01"
          style={{ width: 200 }}
        />
      ),
    },
    {
      do: 'Offer the way back to today where people page far away from it.',
      right: { label: 'Month shown', mode: 'month', value: '2027-03-01', hasTodayButton: true },
      dont: 'From March back to November it is four presses, and the month has to be known.',
      wrong: { label: 'Month shown', mode: 'month', value: '2027-03-01' },
    },
  ],
  anatomy: {
    example: { label: 'Month of the calendar', mode: 'month', hasTodayButton: true },
    parts: {
      Previous: 'A month or a day back, down to `minDate`.',
      Period: 'The month, or the day with its weekday, as `locale` writes it. Opens the picker.',
      Next: 'A month or a day on, up to `maxDate`.',
      Today: 'Goes to the period of today. Optional, `hasTodayButton`.',
      Picker: 'The months of a year, or a calendar of days. Today is marked.',
    },
    marks: {
      Previous: 'button',
      Period: '[aria-haspopup="dialog"]',
      Next: '[aria-haspopup="dialog"] ~ span button',
      Today: '[role="group"] > button:last-of-type',
    },
  },
  keyboard: {
    Tab: 'Moves over the buttons; each is a stop.',
    'Enter, Space':
      'Presses a button. On the period: opens the picker. In it: picks the month or day.',
    'ArrowRight, ArrowLeft':
      'In the picker: goes to the next or previous month or day; mirrored from right to left.',
    'ArrowDown, ArrowUp': 'In the picker: goes a line down or up: three months, or a week.',
    Escape: 'Closes the picker and changes nothing.',
  },
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
