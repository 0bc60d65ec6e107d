import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { RowLayout } from '@throughline/domain/layout'

/**
 * How many bars there are along a timeline. The timeline is cut into equal parts; each has the
 * number of bars that touch it, divided by the largest such number: 0..1.
 *
 * @param partCount at least 1
 */
export function itemDensity(
  layouts: readonly RowLayout[],
  timeline: { readonly startDay: DayNumber; readonly dayCount: number },
  partCount: number,
): Float32Array {
  // Where bars begin and end, so that a long bar costs no more than a short one.
  const changes = new Int32Array(partCount + 1)
  const { startDay, dayCount } = timeline
  // A lookup table, because each bar needs it twice.
  const partOfDay = Uint16Array.from({ length: dayCount }, (_unused, day) =>
    Math.min(partCount - 1, Math.floor((day / dayCount) * partCount)),
  )
  for (const { length, startDays, endDaysExclusive } of layouts) {
    for (let bar = 0; bar < length; bar += 1) {
      const first = partOfDay[(startDays[bar] ?? 0) - startDay] ?? 0
      const last = partOfDay[(endDaysExclusive[bar] ?? 0) - 1 - startDay] ?? 0
      changes[first] = (changes[first] ?? 0) + 1
      changes[last + 1] = (changes[last + 1] ?? 0) - 1
    }
  }
  const counts = new Float32Array(partCount)
  let running = 0
  let most = 1
  for (let at = 0; at < partCount; at += 1) {
    running += changes[at] ?? 0
    counts[at] = running
    most = Math.max(most, running)
  }
  return counts.map((count) => count / most)
}
