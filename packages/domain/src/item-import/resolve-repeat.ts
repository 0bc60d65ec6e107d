import { dayNumberOf, isCivilDate } from '../calendar-dates'
import type { ItemFormValues } from '../item-form'
import { describeRule, parseRule } from '../recurrence'
import { recurrencePresets } from '../rule-texts'
import { nothing, problemOf } from './item-import'
import type { ItemImportValues, ResolvedValues } from './item-import'
import { isSameName } from './name-index'

/** Returns a repeat in the words of files; empty without a repeat. */
export function repeatText({
  rrule,
  startDate,
}: Pick<ItemFormValues, 'rrule' | 'startDate'>): string {
  if (rrule === null || startDate === null) return ''
  return describeRule(parseRule(rrule), dayNumberOf(startDate)) ?? ''
}

/**
 * Returns the change of an item's repeat by a row, with its problems. The item's current words keep
 * its rule, also if the row moves its start; other words choose one of the ready-made ways to
 * repeat.
 *
 * @param before the form of the stored item, or an empty one
 * @param dates the row's change of the dates
 */
export function resolveRepeat(
  { repeats, repeatsUntil }: Pick<ItemImportValues, 'repeats' | 'repeatsUntil'>,
  before: ItemFormValues,
  dates: Partial<ItemFormValues>,
): ResolvedValues {
  const after = { ...before, ...dates }
  if (repeats === undefined && repeatsUntil === undefined) return nothing
  const rrule = repeats === undefined ? after.rrule : ruleOf(repeats.trim(), before, after)
  if (rrule === undefined) return { change: {}, problems: [problemOf('repeats', 'unknown-repeat')] }
  const isRetained = rrule === before.rrule
  if (rrule === null) {
    // Without a repeat, an end of the series has no effect.
    return { change: isRetained ? {} : { rrule, recurrenceEndDay: null }, problems: [] }
  }
  if (typeof repeatsUntil === 'string' && !isCivilDate(repeatsUntil)) {
    return { change: {}, problems: [problemOf('repeatsUntil', 'invalid-date')] }
  }
  const recurrenceEndDay = repeatsUntil === undefined ? after.recurrenceEndDay : repeatsUntil
  return { change: { rrule, recurrenceEndDay }, problems: [] }
}

/** @returns null for no repeat, and undefined for unreadable words */
function ruleOf(
  text: string,
  before: ItemFormValues,
  after: ItemFormValues,
): string | null | undefined {
  if (text === '') return null
  if (before.rrule !== null && isSameName(text, repeatText(before))) return before.rrule
  if (after.startDate === null || after.isUnscheduled) return undefined
  if (parseRule(text) !== null) return text
  const presets = recurrencePresets(dayNumberOf(after.startDate))
  return presets.find(({ label }) => isSameName(label, text))?.ruleText
}
