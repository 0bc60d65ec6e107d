import type { DayNumber } from '../calendar-dates'
import { expandRuleText } from '../recurrence'
import type { RuleExpansion } from '../recurrence'
import type { ItemIndex } from './item-index'

/**
 * What happens in a window of days: items that happen once and the single
 * occurrences of those that repeat, as parallel arrays. An occurrence is named
 * by its position in them.
 */
export interface Occurrences {
  readonly length: number
  /** Position of the occurrence's item in the indexed list. */
  readonly items: Uint32Array
  readonly ids: Float64Array
  readonly startDays: Int32Array
  /** Exclusive. */
  readonly endDays: Int32Array
  /** Minutes after midnight, -1 for all-day. */
  readonly startMinutes: Int16Array
}

// Every index below lies inside its array by construction; `?? 0` tells the
// compiler so without a check that could fail.

/** Occurrences looked for on each side of the window, so that its edges are never cut short. */
const MARGIN_DAYS = 1

/**
 * The occurrences that touch the half-open window `[windowStart, windowEnd)`.
 *
 * A repeating item is expanded from one day before the window, or from as far
 * back as one of its occurrences is long, to one day after it; those that do
 * not touch the window after all are dropped. Cost: one scan over integers,
 * plus what the rules cost for this window alone.
 *
 * @param expandRule answers which days begin an occurrence
 */
export function occurrencesInWindow(
  index: ItemIndex,
  windowStart: DayNumber,
  windowEnd: DayNumber,
  expandRule: (expansion: RuleExpansion) => readonly DayNumber[] = expandRuleText,
): Occurrences {
  const { startDays, endDays } = index
  const items: number[] = []
  const starts: number[] = []

  for (const item of index.singles) {
    if ((startDays[item] ?? 0) < windowEnd && (endDays[item] ?? 0) > windowStart) {
      items.push(item)
      starts.push(startDays[item] ?? 0)
    }
  }

  for (const { item, ruleText, untilDay } of index.series) {
    const startDay = startDays[item] ?? 0
    const lengthDays = (endDays[item] ?? 0) - startDay
    if (startDay >= windowEnd + MARGIN_DAYS) continue
    if (untilDay !== null && untilDay + lengthDays <= windowStart) continue
    const begun = expandRule({
      ruleText,
      startDay,
      untilDay,
      windowStart: windowStart - Math.max(MARGIN_DAYS, lengthDays),
      windowEnd: windowEnd + MARGIN_DAYS,
    })
    for (const day of begun) {
      if (day < windowEnd && day + lengthDays > windowStart) {
        items.push(item)
        starts.push(day)
      }
    }
  }

  return gatherOccurrences(index, items, starts)
}

function gatherOccurrences(
  index: ItemIndex,
  items: readonly number[],
  starts: readonly number[],
): Occurrences {
  const length = items.length
  const occurrences = {
    length,
    items: Uint32Array.from(items),
    ids: new Float64Array(length),
    startDays: Int32Array.from(starts),
    endDays: new Int32Array(length),
    startMinutes: new Int16Array(length),
  }
  for (let at = 0; at < length; at += 1) {
    const item = items[at] ?? 0
    const lengthDays = (index.endDays[item] ?? 0) - (index.startDays[item] ?? 0)
    occurrences.ids[at] = index.ids[item] ?? 0
    occurrences.endDays[at] = (starts[at] ?? 0) + lengthDays
    occurrences.startMinutes[at] = index.startMinutes[item] ?? 0
  }
  return occurrences
}
