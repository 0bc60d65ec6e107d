export { cacheByText } from './cache-by-text'
export { describeRule, recurrenceChoiceOf, skipsShortMonths } from './describe-rule'
export type { RecurrenceChoice } from './describe-rule'
export { expandRuleText } from './expand-rule-text'
export type { RuleExpansion } from './expand-rule-text'
export { lastStartDay, occurrenceDays } from './occurrence-days'
export { MAX_TIMES_PER_DAY, isTooFrequent, occurrenceTimes, visibleTimes } from './occurrence-times'
export type { TimeWindow } from './occurrence-times'
export { parseRule } from './parse-rule'
export { parseTimedRule } from './parse-timed-rule'
export { nthWeekdayOf, presetLabel } from './presets'
export type { RecurrencePresetId } from './presets'
export { WEEKDAY_CODES } from './recurrence-rule'
export type {
  AnyFrequency,
  Frequency,
  RecurrenceRule,
  RuleWeekday,
  TimedRule,
} from './recurrence-rule'
export { rulePartTexts } from './rule-part-texts'
export { dayRuleOf, timedRuleOf } from './rule-parts'
export type { RuleParts } from './rule-parts'
export { repeats } from './rule-text'
