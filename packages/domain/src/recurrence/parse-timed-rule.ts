import { cacheByText } from './cache-by-text'
import { readRuleParts } from './read-rule-parts'
import type { TimedRule } from './recurrence-rule'
import { timedRuleOf } from './rule-parts'

function parserOf(isAllDay: boolean) {
  return cacheByText((text) => {
    const parts = readRuleParts(text)
    return parts === null ? null : timedRuleOf(parts, isAllDay)
  })
}

const parseAllDay = parserOf(true)
const parseTimed = parserOf(false)

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
