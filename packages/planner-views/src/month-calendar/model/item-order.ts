import type { WeekIndex } from '@throughline/domain/layout'

import { entryAt } from '../../calendar-parts'
import type { CalendarEntries } from '../../calendar-parts'

/**
 * The items of the shown weeks in reading order: week by week, earlier ones first, those
 * behind a '+N more' line included. One that repeats, or spans weeks, stands there as
 * often as it has bars.
 */
export function itemOrderOf(
  entries: CalendarEntries,
  { occurrences, entries: positions }: Pick<WeekIndex, 'occurrences' | 'entries'>,
): readonly number[] {
  const order: number[] = []
  for (const position of positions) {
    const entry = entryAt(entries, occurrences.items[position] ?? 0)
    if (entry?.kind === 'item') order.push(entry.item.id)
  }
  return order
}
