import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { Series } from '../plan/expand-with-rrule'
import { createRandom, integerBetween } from '../plan/random'
import { writeRule } from '../plan/rule-texts'

/** The month that every rule is expanded into; days since 1970-01-01, half-open. */
export const window = {
  start: dayNumberOf('2026-06-01'),
  end: dayNumberOf('2026-07-01'),
} as const

const TEN_YEARS_DAYS = 3652
const SEED = 8_675_309

/**
 * Returns rules of the kinds that the editor writes. They begin on any day of the ten years before
 * the window, and none has ended; the same on every machine.
 */
export function generateRules(count: number): readonly Series[] {
  const random = createRandom(SEED + count)
  return Array.from({ length: count }, () => {
    const startDay = window.start - integerBetween(random, 1, TEN_YEARS_DAYS)
    return { ruleText: writeRule(random, startDay), startDay, untilDay: null }
  })
}
