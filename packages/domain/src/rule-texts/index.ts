export {
  MAX_CUSTOM_INTERVAL,
  buildCustomRule,
  canSaveCustomRule,
  customRuleOf,
} from './custom-rule'
export type { CustomRule, CustomRuleResult, MonthlyRule } from './custom-rule'
export { recurrencePresets } from './presets'
export type { RecurrencePreset } from './presets'
export { readRuleText, readTimedRuleText } from './read-rule-text'
export { changeRuleText, writeRuleText } from './write-rule-text'
export type { RuleEnd, WritableRule } from './write-rule-text'
