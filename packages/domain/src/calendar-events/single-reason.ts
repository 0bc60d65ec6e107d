/**
 * The reason why an event appears less often than its calendar repeats it. All but the last mean
 * that it appears once:
 *
 * - `unreadable_rule`: the rule does not follow the standard.
 * - `several_rules`: several rules have no end, or too many occurrences to list.
 * - `excluding_rule`: a rule without an end removes occurrences of another one.
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
