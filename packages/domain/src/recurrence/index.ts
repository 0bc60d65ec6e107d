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
export { occurrenceDays } from './occurrence-days'
export { parseRule } from './parse-rule'
export { nthWeekdayOf, recurrencePresets } from './presets'
export type { RecurrencePreset, RecurrencePresetId } from './presets'
export { WEEKDAY_CODES } from './recurrence-rule'
export type { Frequency, RecurrenceRule, RuleWeekday } from './recurrence-rule'
export { repeats } from './rule-text'
