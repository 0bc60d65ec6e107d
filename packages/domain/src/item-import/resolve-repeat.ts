import { dayNumberOf, isCivilDate } from '../calendar-dates'
import type { ItemFormValues } from '../item-form'
import { describeRule } from '../recurrence'
import { readRuleText, recurrencePresets } from '../rule-texts'
import { NOTHING, problemOf } from './item-import'
import type { ItemImportValues, ResolvedValues } from './item-import'
import { isSameName } from './name-index'

/** A repeat in the words in which files have it; empty for none. */
export function repeatText({
  rrule,
  startDate,
}: Pick<ItemFormValues, 'rrule' | 'startDate'>): string {
  if (rrule === null || startDate === null) return ''
  return describeRule(readRuleText(rrule), dayNumberOf(startDate)) ?? ''
}

/**
 * The repeat that a row gives an item. The words that the item has already keep its rule, also
 * where the row moves its start; other words choose one of the ready-made ways to repeat.
 *
 * @param before the form of the stored item, or an empty one
 * @param dates what the row changes of its dates
 */
export function resolveRepeat(
  { repeats, repeatsUntil }: Pick<ItemImportValues, 'repeats' | 'repeatsUntil'>,
  before: ItemFormValues,
  dates: Partial<ItemFormValues>,
): ResolvedValues {
  const after = { ...before, ...dates }
  if (repeats === undefined && repeatsUntil === undefined) return NOTHING
  const rrule = repeats === undefined ? after.rrule : ruleOf(repeats.trim(), before, after)
  if (rrule === undefined) return { change: {}, problems: [problemOf('repeats', 'unknown-repeat')] }
  const isKept = rrule === before.rrule
  if (rrule === null) {
    // An end of a series that is none says nothing.
    return { change: isKept ? {} : { rrule, recurrenceEndDay: null }, problems: [] }
  }
  if (typeof repeatsUntil === 'string' && !isCivilDate(repeatsUntil)) {
    return { change: {}, problems: [problemOf('repeatsUntil', 'invalid-date')] }
  }
  const recurrenceEndDay = repeatsUntil === undefined ? after.recurrenceEndDay : repeatsUntil
  return { change: { rrule, recurrenceEndDay }, problems: [] }
}

/** @returns null for no repeat, and nothing for words that cannot be read */
function ruleOf(
  text: string,
  before: ItemFormValues,
  after: ItemFormValues,
): string | null | undefined {
  if (text === '') return null
  if (before.rrule !== null && isSameName(text, repeatText(before))) return before.rrule
  if (after.startDate === null || after.isUnscheduled) return undefined
  if (readRuleText(text) !== null) return text
  const presets = recurrencePresets(dayNumberOf(after.startDate))
  return presets.find(({ label }) => isSameName(label, text))?.ruleText
}
