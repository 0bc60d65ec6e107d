export { describeRule, recurrenceChoiceOf, skipsShortMonths } from './describe-rule'
export type { RecurrenceChoice } from './describe-rule'
export { expandRuleText } from './expand-rule-text'
export type { RuleExpansion } from './expand-rule-text'
export { lastStartDay, occurrenceDays } from './occurrence-days'
export { isTooFrequent, occurrenceTimes, visibleTimes } from './occurrence-times'
export type { TimeWindow } from './occurrence-times'
export { parseRule, parseTimedRule } from './parse-rule'
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
export { repeats } from './rule-text'
export { englishRuleLabels } from './rule.labels'
export type { RuleDays, RuleLabels } from './rule.labels'
