import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { RowLayout } from '@throughline/domain/layout'

/**
 * How much happens along a timeline: bars that touch each of a number of equal stretches, as
 * shares of the fullest one, 0..1.
 *
 * @param stretchCount at least 1
 */
export function itemDensity(
  layouts: readonly RowLayout[],
  timeline: { readonly startDay: DayNumber; readonly dayCount: number },
  stretchCount: number,
): Float32Array {
  // Where bars begin and end, so that a long bar costs no more than a short one.
  const changes = new Int32Array(stretchCount + 1)
  const { startDay, dayCount } = timeline
  // Asked twice for every bar: looked up instead of computed.
  const stretchOfDay = Uint16Array.from({ length: dayCount }, (_unused, day) =>
    Math.min(stretchCount - 1, Math.floor((day / dayCount) * stretchCount)),
  )
  for (const { length, startDays, endDaysExclusive } of layouts) {
    for (let bar = 0; bar < length; bar += 1) {
      const first = stretchOfDay[(startDays[bar] ?? 0) - startDay] ?? 0
      const last = stretchOfDay[(endDaysExclusive[bar] ?? 0) - 1 - startDay] ?? 0
      changes[first] = (changes[first] ?? 0) + 1
      changes[last + 1] = (changes[last + 1] ?? 0) - 1
    }
  }
  const counts = new Float32Array(stretchCount)
  let running = 0
  let most = 1
  for (let at = 0; at < stretchCount; at += 1) {
    running += changes[at] ?? 0
    counts[at] = running
    most = Math.max(most, running)
  }
  return counts.map((count) => count / most)
}
