import { cacheByText } from './cache-by-text'
import { readRuleParts } from './read-rule-parts'
import type { RecurrenceRule, TimedRule } from './recurrence-rule'
import { dayRuleOf, timedRuleOf } from './rule-parts'

const parseText = cacheByText((text) => {
  const parts = readRuleParts(text)
  return parts === null ? null : dayRuleOf(parts)
})

/**
 * Reads the text of a recurrence rule of days (RFC 5545): `FREQ=WEEKLY;BYDAY=TU`,
 * with or without `RRULE:` before it. Each text is read once.
 *
 * @returns null when the text is no rule that days can follow: it is null, empty, the
 *   word `custom`, not a rule at all, about times of day, or has parts that the
 *   standard does not know. Such an item happens once. Rules of other calendars,
 *   which may be about times of day, are read by `parseTimedRule`.
 */
export function parseRule(text: string | null): RecurrenceRule | null {
  return text === null ? null : parseText(text)
}

function timedReader(isAllDay: boolean): (text: string) => TimedRule | null {
  return cacheByText((text) => {
    const parts = readRuleParts(text)
    return parts === null ? null : timedRuleOf(parts, isAllDay)
  })
}

const parseAllDay = timedReader(true)
const parseTimed = timedReader(false)

/**
 * Reads the text of a recurrence rule of days and times, as other calendars write
 * it (RFC 5545, 3.3.10). Each text is read once.
 *
 * @param isAllDay whether the series is one of whole days, whose rules have no times
 * @returns null when the text is no rule of the standard
 */
export function parseTimedRule(text: string, isAllDay: boolean): TimedRule | null {
  return isAllDay ? parseAllDay(text) : parseTimed(text)
}
