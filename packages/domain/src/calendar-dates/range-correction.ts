import { dayNumberOf, nearestDateOf } from './civil-date'
import type { DateRange } from './date-range'

/** Days between the end that the user moved past the other end, and that other end afterwards. */
const RANGE_CORRECTION_DAYS = 30

/**
 * Repairs a range in which a person moved one end past the other; the end that
 * they chose stays. A start after the end moves the end to start + 30 days; an
 * end before the start moves the start to end − 30 days. A range of one day is
 * in order.
 *
 * @param changed the end that the person just chose
 * @throws RangeError on a malformed date
 */
export function correctRange(
  range: { readonly start: string; readonly end: string },
  changed: 'start' | 'end',
): DateRange {
  const startDay = dayNumberOf(range.start)
  const endDay = dayNumberOf(range.end)
  if (startDay <= endDay) return range
  return changed === 'start'
    ? { start: range.start, end: nearestDateOf(startDay + RANGE_CORRECTION_DAYS) }
    : { start: nearestDateOf(endDay - RANGE_CORRECTION_DAYS), end: range.end }
}
