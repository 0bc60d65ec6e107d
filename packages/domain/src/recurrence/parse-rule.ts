import type { RecurrenceRule } from './recurrence-rule'
import { readRuleParts } from './rule-parts'

const HIGHEST_INTERVAL = 9999
const HIGHEST_COUNT = 999_999

function readRule(text: string): RecurrenceRule | null {
  const parts = readRuleParts(text)
  if (parts === null || parts.interval > HIGHEST_INTERVAL) return null
  if (parts.count !== null && parts.count > HIGHEST_COUNT) return null
  const { frequency, byHour, byMinute, bySecond, ...rule } = parts
  if (byHour.length + byMinute.length + bySecond.length > 0) return null
  if (frequency === null || frequency === 'HOURLY') return null
  if (frequency === 'MINUTELY' || frequency === 'SECONDLY') return null
  return { ...rule, frequency }
}

/** A plan uses a handful of texts; the bound only keeps a hostile list from filling memory. */
const CACHE_LIMIT_RULES = 5000
const cache = new Map<string, RecurrenceRule | null>()

/**
 * Reads the text of a recurrence rule of days (RFC 5545): `FREQ=WEEKLY;BYDAY=TU`,
 * with or without `RRULE:` before it. Each text is read once.
 *
 * null: the text is no rule that days can follow. It is empty, the word
 * `custom`, not a rule at all, is about times of day, or has parts that the
 * standard does not know. Whoever asks treats the item as happening once. Rules of
 * other calendars, which may be about times of day, are read by `parseTimedRule`.
 */
export function parseRule(text: string): RecurrenceRule | null {
  const known = cache.get(text)
  if (known !== undefined) return known
  const rule = readRule(text)
  if (cache.size >= CACHE_LIMIT_RULES) cache.clear()
  cache.set(text, rule)
  return rule
}
