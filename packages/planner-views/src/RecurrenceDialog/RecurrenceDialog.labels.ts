import {
  WEEKDAY_NAMES,
  civilDateOf,
  formatShortDate,
  weekdayOf,
  yearMonthOf,
} from '@throughline/domain/calendar-dates'
import type { DayNumber, Weekday } from '@throughline/domain/calendar-dates'
import type { RepeatPreview } from '@throughline/domain/item-form'
import type { Frequency } from '@throughline/domain/recurrence'
import { englishDateFieldLabels } from '@throughline/ui/DateField'
import type { DateFieldLabels } from '@throughline/ui/DateField'
import { englishNumberFieldLabels } from '@throughline/ui/NumberField'
import type { NumberFieldLabels } from '@throughline/ui/NumberField'

/** Every text of the repeat field and the dialog for a custom rule. */
export interface RecurrenceLabels {
  readonly repeats: string
  readonly never: string
  /** The entry that opens the dialog. */
  readonly custom: string
  /** Beside the choice while the item has no start. */
  readonly startNeeded: string
  readonly ends: string
  readonly dateField: DateFieldLabels
  /** When the series happens next, in a sentence. */
  readonly next: (preview: RepeatPreview, today: DayNumber) => string
  /** The button that shows the days of the series, and the name of its popover. */
  readonly showDays: string
  readonly seriesDays: string
  /** Meaning of a marked day of the small months. */
  readonly markedDay: string
  readonly skipsShortMonths: string
  readonly wholeSeries: string
  readonly dialogTitle: string
  readonly closeDialog: string
  readonly frequency: string
  readonly frequencies: Readonly<Record<Frequency, string>>
  readonly interval: string
  /** The unit behind the interval. */
  readonly intervalUnit: (rule: { frequency: Frequency; interval: number }) => string
  readonly numberField: NumberFieldLabels
  readonly weekdays: string
  /** The short name of a weekday. */
  readonly weekday: (weekday: Weekday) => string
  readonly weekdayNeeded: string
  readonly monthlyRule: string
  readonly monthlyRuleNeeded: string
  /** The day of a monthly rule, from its description such as `Monthly on day 18`. */
  readonly monthlyChoice: (description: string) => string
  readonly save: string
  readonly cancel: string
}

const units: Readonly<Record<Frequency, readonly [one: string, several: string]>> = {
  DAILY: ['day', 'days'],
  WEEKLY: ['week', 'weeks'],
  MONTHLY: ['month', 'months'],
  YEARLY: ['year', 'years'],
}

/** `Wed 11/18`; with the year when it is another one than today's. */
function dayText(day: DayNumber, today: DayNumber): string {
  const date = formatShortDate(civilDateOf(day))
  const isThisYear = yearMonthOf(day).year === yearMonthOf(today).year
  return `${(WEEKDAY_NAMES[weekdayOf(day)] ?? '').slice(0, 3)} ${isThisYear ? date.slice(0, 5) : date}`
}

function nextText({ nextDays, moreCount, lastDay }: RepeatPreview, today: DayNumber): string {
  if (nextDays.length === 0) {
    return lastDay === null
      ? 'No day fits this repeat.'
      : `The series ended on ${formatShortDate(civilDateOf(lastDay))}.`
  }
  const days = `Next: ${nextDays.map((day) => dayText(day, today)).join(', ')}`
  if (moreCount === null) return `${days}, and so on without end.`
  if (moreCount === 0 || lastDay === null) return `${days}, then it ends.`
  return `${days}, then ${moreCount} more until ${formatShortDate(civilDateOf(lastDay))}.`
}

/** The labels in English. */
export const englishRecurrenceLabels: RecurrenceLabels = {
  repeats: 'Repeats',
  never: 'Does not repeat',
  custom: 'Custom…',
  startNeeded: 'Enter a start date first.',
  ends: 'Ends',
  dateField: {
    ...englishDateFieldLabels,
    openCalendar: 'Open the calendar of the end',
  },
  next: nextText,
  showDays: 'Show days',
  seriesDays: 'Days of the series',
  markedDay: 'repeats',
  skipsShortMonths: 'Months without that day are left out.',
  wholeSeries: 'Changes apply to the whole series.',
  dialogTitle: 'Custom recurrence',
  closeDialog: 'Close',
  frequency: 'Repeats',
  frequencies: { DAILY: 'Daily', WEEKLY: 'Weekly', MONTHLY: 'Monthly', YEARLY: 'Annually' },
  interval: 'Every',
  intervalUnit: ({ frequency, interval }) => units[frequency][interval === 1 ? 0 : 1],
  numberField: englishNumberFieldLabels,
  weekdays: 'On',
  weekday: (weekday) => (WEEKDAY_NAMES[weekday] ?? '').slice(0, 3),
  weekdayNeeded: 'Choose at least one weekday.',
  monthlyRule: 'On',
  monthlyRuleNeeded: 'Choose a day of the month.',
  monthlyChoice: (description) =>
    description.replace(/^Monthly on ./u, (start) => start.slice(-1).toUpperCase()),
  save: 'Save Custom Rule',
  cancel: 'Cancel',
}
