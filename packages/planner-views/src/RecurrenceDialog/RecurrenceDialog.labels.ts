import { defineLabels, labelsIn } from '@throughline/domain/locale'
import type { Locale } from '@throughline/domain/locale'
import { civilDateOf, weekdayOf, yearMonthOf } from '@throughline/domain/calendar-dates'
import type { DayNumber, Weekday } from '@throughline/domain/calendar-dates'
import type { RepeatPreview } from '@throughline/domain/item-form'
import type { Frequency, RuleLabels } from '@throughline/domain/recurrence'
import { englishDateFieldLabels } from '@throughline/ui/DateField'
import type { DateFieldLabels } from '@throughline/ui/DateField'
import { englishNumberFieldLabels } from '@throughline/ui/NumberField'
import type { NumberFieldLabels } from '@throughline/ui/NumberField'
import { englishRuleLabels } from '@throughline/domain/recurrence'

const units: Readonly<Record<Frequency, readonly [one: string, several: string]>> = {
  DAILY: ['day', 'days'],
  WEEKLY: ['week', 'weeks'],
  MONTHLY: ['month', 'months'],
  YEARLY: ['year', 'years'],
}

/** `Wed 11/18`; with the year when it is another one than today's. */
function dayText(locale: Locale, day: DayNumber, today: DayNumber): string {
  const isThisYear = yearMonthOf(day).year === yearMonthOf(today).year
  const date = locale.day(civilDateOf(day), isThisYear ? 'month-and-day' : 'short')
  return `${locale.weekdayName(weekdayOf(day), 'short')} ${date}`
}

function nextText(
  locale: Locale,
  { nextDays, moreCount, lastDay }: RepeatPreview,
  today: DayNumber,
): string {
  if (nextDays.length === 0) {
    return lastDay === null
      ? 'No day fits this repeat.'
      : `The series ended on ${locale.day(civilDateOf(lastDay))}.`
  }
  const days = `Next: ${nextDays.map((day) => dayText(locale, day, today)).join(', ')}`
  if (moreCount === null) return `${days}, and so on without end.`
  if (moreCount === 0 || lastDay === null) return `${days}, then it ends.`
  return `${days}, then ${locale.number(moreCount)} more until ${locale.day(civilDateOf(lastDay))}.`
}

/** The labels in English. */
export const englishRecurrenceLabels = defineLabels('Recurrence', (locale) => ({
  /** Rules in words. */
  rule: labelsIn(locale, englishRuleLabels) as RuleLabels,
  repeats: 'Repeats',
  never: 'Does not repeat',
  /** The entry that opens the dialog. */
  custom: 'Custom…',
  /** Beside the choice while the item has no start. */
  startNeeded: 'Enter a start date first.',
  ends: 'Ends',
  dateField: {
    ...labelsIn(locale, englishDateFieldLabels),
    openCalendar: 'Open the calendar of the end',
  } as DateFieldLabels,
  /** When the series happens next, in a sentence. */
  next: (preview: RepeatPreview, today: DayNumber): string => nextText(locale, preview, today),
  /** The button that shows the days of the series, and the name of its popover. */
  showDays: 'Show days',
  seriesDays: 'Days of the series',
  /** Meaning of a marked day of the small months. */
  markedDay: 'repeats',
  skipsShortMonths: 'Months without that day are left out.',
  wholeSeries: 'Changes apply to the whole series.',
  dialogTitle: 'Custom recurrence',
  closeDialog: 'Close',
  frequency: 'Repeats',
  frequencies: {
    DAILY: 'Daily',
    WEEKLY: 'Weekly',
    MONTHLY: 'Monthly',
    YEARLY: 'Annually',
  } satisfies Readonly<Record<Frequency, string>>,
  interval: 'Every',
  /** The unit behind the interval. */
  intervalUnit: ({ frequency, interval }: { frequency: Frequency; interval: number }) =>
    units[frequency][interval === 1 ? 0 : 1],
  numberField: labelsIn(locale, englishNumberFieldLabels) as NumberFieldLabels,
  weekdays: 'On',
  /** The short name of a weekday. */
  weekday: (weekday: Weekday) => locale.weekdayName(weekday, 'short'),
  weekdayNeeded: 'Choose at least one weekday.',
  monthlyRule: 'On',
  monthlyRuleNeeded: 'Choose a day of the month.',
  /** The day of a monthly rule, from its description such as `Monthly on day 18`. */
  monthlyChoice: (description: string) =>
    description.replace(/^Monthly on ./u, (start) => start.slice(-1).toUpperCase()),
  save: 'Save Custom Rule',
  cancel: 'Cancel',
}))

/** Every text of the repeat field and the dialog for a custom rule. */
export interface RecurrenceLabels extends Readonly<typeof englishRecurrenceLabels> {}
