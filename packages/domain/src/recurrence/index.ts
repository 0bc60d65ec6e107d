export {
  HIGHEST_CUSTOM_INTERVAL,
  buildCustomRule,
  canSaveCustomRule,
  customRuleOf,
} from './custom-rule'
export type { CustomRule, CustomRuleResult, MonthlyRule } from './custom-rule'
export { describeRule, recurrenceChoiceOf, skipsShortMonths } from './describe-rule'
export type { RecurrenceChoice } from './describe-rule'
export { expandRuleText } from './expand-rule-text'
export type { RuleExpansion } from './expand-rule-text'
export { lastStartDay, occurrenceDays } from './occurrence-days'
export { MAX_TIMES_PER_DAY, isTooFrequent, occurrenceTimes, shownTimes } from './occurrence-times'
export type { TimeWindow } from './occurrence-times'
export { parseRule } from './parse-rule'
export { parseTimedRule } from './parse-timed-rule'
export { nthWeekdayOf, recurrencePresets } from './presets'
export type { RecurrencePreset, RecurrencePresetId } from './presets'
export { WEEKDAY_CODES } from './recurrence-rule'
export type {
  AnyFrequency,
  Frequency,
  RecurrenceRule,
  RuleWeekday,
  TimedRule,
} from './recurrence-rule'
export { repeats } from './rule-text'
