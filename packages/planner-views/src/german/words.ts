import type { DayNumber } from '@throughline/domain/calendar-dates'
import { describeRule } from '@throughline/domain/recurrence'
import type { RecurrenceRule, RuleLabels } from '@throughline/domain/recurrence'
import type { AmountLabels } from '@throughline/domain/budget'
import { plainAmount } from '@throughline/domain/budget'
import type { Locale } from '@throughline/domain/locale'

/** A count with its noun: `1 Maßnahme`, `1.234 Maßnahmen`. */
export function counted(locale: Locale, count: number, one: string, other: string): string {
  return `${locale.number(count)} ${locale.plural(count, { one, other })}`
}

/** Texts that are not empty, with commas. */
export function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(', ')
}

const ordinals: Readonly<Record<number, string>> = {
  1: 'ersten',
  2: 'zweiten',
  3: 'dritten',
  4: 'vierten',
  [-1]: 'letzten',
}

const periods = {
  DAILY: ['Täglich', 'Tage'],
  WEEKLY: ['Wöchentlich', 'Wochen'],
  MONTHLY: ['Monatlich', 'Monate'],
  YEARLY: ['Jährlich', 'Jahre'],
} as const

/** Rules of repeats. */
export const Rule = (locale: Locale): RuleLabels => ({
  daily: 'Täglich',
  annually: 'Jährlich',
  weeklyOn: ({ weekday }) => `Wöchentlich am ${locale.weekdayName(weekday)}`,
  monthlyOnDay: ({ day }) => `Monatlich am ${locale.number(day)}.`,
  monthlyOnWeekday: ({ weekday, nth }) =>
    `Monatlich am ${ordinals[nth] ?? nth} ${locale.weekdayName(weekday)}`,
  rule: ({ frequency, interval, days, count }) => {
    const [adverb, plural] = periods[frequency]
    const on = [
      ...days.weekdays.map(({ weekday, nth }) =>
        joinedWords(nth === 0 ? '' : (ordinals[nth] ?? String(nth)), locale.weekdayName(weekday)),
      ),
      ...days.monthDays.map((day) =>
        day > 0
          ? `${locale.number(day)}.`
          : day === -1
            ? 'letzten Tag'
            : `${locale.number(-day)}. Tag vor dem Ende`,
      ),
    ]
    const months = days.months.map((month) => locale.monthName(month))
    return [
      interval === 1 ? adverb : `Alle ${locale.number(interval)} ${plural}`,
      on.length === 0 ? '' : ` am ${locale.list(on)}`,
      months.length === 0 ? '' : ` im ${locale.list(months)}`,
      count === null ? '' : `, ${count === 1 ? 'einmal' : `${locale.number(count)}-mal`}`,
    ].join('')
  },
})

function joinedWords(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ')
}

/** A rule in words; null for none. */
export function rule(
  locale: Locale,
  { rule: provided, startDay }: { rule: RecurrenceRule | null; startDay: DayNumber },
): string | null {
  return describeRule(provided, startDay, Rule(locale))
}

/** Why a text is no amount. */
export const Amount = (locale: Locale): AmountLabels => ({
  negative: 'Einen Betrag eingeben, der nicht negativ ist.',
  tooLarge: ({ max }) => `Höchstens ${locale.money(max)} eingeben.`,
  ambiguous: ({ readings }) => {
    const [one, other] = readings.map((amount) => plainAmount(amount, locale))
    return `Das kann ${one} oder ${other} sein. ${one} oder ${other} eingeben.`
  },
  unreadable: `Einen Betrag eingeben, zum Beispiel ${locale.number(1200)}.`,
})
