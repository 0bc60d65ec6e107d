import type { Frequency, TimedRule } from './recurrence-rule'
import { readRuleParts } from './rule-parts'

function readTimedRule(text: string, isAllDay: boolean): TimedRule | null {
  const parts = readRuleParts(text)
  if (parts === null || parts.frequency === null) return null
  const { frequency, interval, count, bySetPosition, byHour, byMinute, bySecond, ...days } = parts
  const isDaily = isFrequencyOfDays(frequency)
  // Times mean nothing to whole days, and are not looked at there (RFC 5545, 3.3.10).
  const times = isAllDay
    ? { byHour: [], byMinute: [], bySecond: [] }
    : { byHour, byMinute, bySecond }
  const hasTimes = times.byHour.length + times.byMinute.length + times.bySecond.length > 0
  const dayRule = isDaily ? { ...days, frequency, interval, count, bySetPosition } : null
  return {
    frequency,
    interval,
    count,
    bySetPosition,
    ...times,
    days:
      dayRule === null
        ? { ...days, frequency: 'DAILY', interval: 1, count: null, bySetPosition: [] }
        : { ...dayRule, count: null, bySetPosition: [] },
    dayRule: hasTimes ? null : dayRule,
  }
}

function isFrequencyOfDays(frequency: TimedRule['frequency']): frequency is Frequency {
  return frequency !== 'HOURLY' && frequency !== 'MINUTELY' && frequency !== 'SECONDLY'
}

/** The bound only keeps a hostile calendar from filling memory. */
const CACHE_LIMIT_RULES = 5000
const cache = new Map<string, TimedRule | null>()

/**
 * Reads the text of a recurrence rule of days and times, as other calendars write
 * it (RFC 5545, 3.3.10). Each text is read once.
 *
 * @param isAllDay whether the series is one of whole days, whose rules have no times
 * @returns null when the text is no rule of the standard
 */
export function parseTimedRule(text: string, isAllDay: boolean): TimedRule | null {
  const key = isAllDay ? `D${text}` : `T${text}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const rule = readTimedRule(text, isAllDay)
  if (cache.size >= CACHE_LIMIT_RULES) cache.clear()
  cache.set(key, rule)
  return rule
}
