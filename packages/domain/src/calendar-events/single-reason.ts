/**
 * Why an event shows less often than its calendar repeats it. All but the last mean
 * that it shows once:
 *
 * - `unreadable_rule`: the rule is none of the standard.
 * - `several_rules`: several rules have no end, or too many occurrences to write out.
 * - `excluding_rule`: a rule without an end takes occurrences away from another one.
 * - `moved_series`: a change to this and all later occurrences leads to no rule.
 * - `too_frequent`: it takes place more than 48 times on some day, and shows the first
 *   of each day.
 */
export type SingleReason =
  | 'unreadable_rule'
  | 'several_rules'
  | 'excluding_rule'
  | 'moved_series'
  | 'too_frequent'
