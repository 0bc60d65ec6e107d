import { countTextIn } from '../messages'
import { defineLabels } from '../locale'
import type { Locale } from '../locale'
import type { Frequency } from './recurrence-rule'

const ordinals: Readonly<Record<number, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  [-1]: 'last',
}

const periodWords: Readonly<Record<Frequency, readonly [adverb: string, plural: string]>> = {
  DAILY: ['Daily', 'days'],
  WEEKLY: ['Weekly', 'weeks'],
  MONTHLY: ['Monthly', 'months'],
  YEARLY: ['Annually', 'years'],
}

/** The days of a rule. */
export interface RuleDays {
  /** 0 is Sunday; `nth` counts in the month: 0 for each, -1 for the last. */
  readonly weekdays: readonly { readonly weekday: number; readonly nth: number }[]
  /** 1 to 31, and negative from the end: -1 is the last day. */
  readonly monthDays: readonly number[]
  /** 1 to 12. */
  readonly months: readonly number[]
}

/** The texts of rules of repeats in English. */
export const englishRuleLabels = defineLabels('Rule', (locale) => ({
  daily: 'Daily',
  annually: 'Annually',
  weeklyOn: ({ weekday }: { weekday: number }) => `Weekly on ${locale.weekdayName(weekday)}`,
  monthlyOnDay: ({ day }: { day: number }) => `Monthly on day ${locale.number(day)}`,
  monthlyOnWeekday: ({ weekday, nth }: { weekday: number; nth: number }) =>
    `Monthly on the ${ordinals[nth] ?? nth} ${locale.weekdayName(weekday)}`,
  /** A rule that is no entry of the menu; `count` is null for a series without an end. */
  rule: ({
    frequency,
    interval,
    days,
    count,
  }: {
    frequency: Frequency
    interval: number
    days: RuleDays
    count: number | null
  }) => {
    const [adverb, plural] = periodWords[frequency]
    const period = interval === 1 ? adverb : `Every ${locale.number(interval)} ${plural}`
    const times =
      count === null ? '' : count === 1 ? ', once' : `, ${countTextIn(locale, count, 'time')}`
    return `${period}${daysInWords(locale, days)}${times}`
  },
}))

/** The texts of rules of repeats. */
export interface RuleLabels extends Readonly<typeof englishRuleLabels> {}

function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

function daysInWords(locale: Locale, { weekdays, monthDays, months }: RuleDays): string {
  const days = [
    ...weekdays.map(({ weekday, nth }) => {
      const name = locale.weekdayName(weekday)
      return nth === 0 ? name : `the ${ordinals[nth] ?? nth} ${name}`
    }),
    ...monthDays.map((day) =>
      day > 0 ? `day ${day}` : day === -1 ? 'the last day' : `day ${-day} from the end`,
    ),
  ]
  const on = days.length === 0 ? '' : ` on ${listed(days)}`
  const names = months.map((month) => locale.monthName(month))
  return names.length === 0 ? on : `${on} in ${listed(names)}`
}
