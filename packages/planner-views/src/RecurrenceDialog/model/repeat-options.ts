import type { DayNumber } from '@throughline/domain/calendar-dates'
import { describeRule, parseRule } from '@throughline/domain/recurrence'
import { recurrencePresets } from '@throughline/domain/rule-texts'
import type { RuleLabels } from '@throughline/domain/recurrence'

/** The entry that opens the dialog. Its value is no rule. */
export const CUSTOM = 'custom'

/** The entry of an item that happens once. */
export const NEVER = 'never'

/** One entry of the repeat menu. */
interface RepeatOption {
  /** The rule itself, or `never` or `custom`. */
  readonly value: string
  readonly label: string
}

/** The entries of the repeat menu, and which one is chosen. */
export interface RepeatOptions {
  readonly options: readonly RepeatOption[]
  readonly value: string
}

/**
 * Returns the entries of the repeat menu for an item that starts on a day: none, the presets, the
 * item's own rule in words unless it is a preset, and the entry that opens the dialog. A rule with
 * the same meaning as a preset is that preset.
 */
export function repeatOptionsOf(
  rrule: string | null,
  startDay: DayNumber,
  texts: { readonly never: string; readonly custom: string; readonly rule: RuleLabels },
): RepeatOptions {
  const presets = recurrencePresets(startDay, texts.rule).map(({ label, ruleText }) => ({
    value: ruleText,
    label,
  }))
  const rule = parseRule(rrule)
  const words = describeRule(rule, startDay, texts.rule)
  const preset = presets.find(({ label }) => label === words)
  const own =
    words === null || preset !== undefined || rrule === null ? null : { value: rrule, label: words }
  return {
    options: [
      { value: NEVER, label: texts.never },
      ...presets,
      ...(own === null ? [] : [own]),
      { value: CUSTOM, label: texts.custom },
    ],
    value: preset?.value ?? own?.value ?? NEVER,
  }
}
