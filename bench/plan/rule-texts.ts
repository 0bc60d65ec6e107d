import { dayOfMonthOf, weekdayOf } from '@throughline/domain/calendar-dates'
import { nthWeekdayOf } from '@throughline/domain/recurrence'
import type { RecurrencePresetId } from '@throughline/domain/recurrence'
import { buildCustomRule, recurrencePresets } from '@throughline/domain/rule-texts'
import type { CustomRule } from '@throughline/domain/rule-texts'
import { integerBetween, oneOf } from './random'
import type { Random } from './random'

const CUSTOM_SHARE = 0.2
const presetsInTen: readonly RecurrencePresetId[] = [
  'daily',
  'weekly',
  'weekly',
  'weekly',
  'weekly',
  'monthly-day',
  'monthly-day',
  'monthly-weekday',
  'monthly-weekday',
  'annually',
]
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/**
 * A rule as the product's editor writes it for a series that starts on
 * `startDay`: one of its presets, or (one in five) a custom rule. The start
 * always obeys its own rule.
 */
export function writeRule(random: Random, startDay: number): string {
  if (random() < CUSTOM_SHARE) return writeCustomRule(random, startDay)
  const target = oneOf(random, presetsInTen)
  const preset = recurrencePresets(startDay).find(({ id }) => id === target)
  if (preset === undefined) throw new Error(`The editor has no preset ${target}: choose another.`)
  return preset.ruleText
}

function writeCustomRule(random: Random, startDay: number): string {
  const weekday = weekdayOf(startDay)
  const plain = { interval: integerBetween(random, 2, 4), byWeekday: [], monthlyRule: null }
  const custom = oneOf<CustomRule>(random, [
    { ...plain, frequency: 'DAILY' },
    { ...plain, frequency: 'WEEKLY', byWeekday: [weekday] },
    {
      ...plain,
      frequency: 'WEEKLY',
      byWeekday: weekdays.filter((each) => each === weekday || random() < 0.3),
    },
    {
      ...plain,
      frequency: 'MONTHLY',
      monthlyRule: { kind: 'day-of-month', dayOfMonth: dayOfMonthOf(startDay) },
    },
    {
      ...plain,
      frequency: 'MONTHLY',
      monthlyRule: { kind: 'nth-weekday', nth: nthWeekdayOf(startDay), weekday },
    },
  ])
  const written = buildCustomRule(custom, 'sunday')
  if (written.code !== 'built') throw new Error(`The editor refuses the rule: ${written.code}.`)
  return written.ruleText
}
