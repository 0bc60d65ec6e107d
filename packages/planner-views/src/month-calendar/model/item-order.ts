import type { WeekIndex } from '@throughline/domain/layout'

import { entryAt } from './calendar-entries'
import type { CalendarEntries } from './calendar-entries'

/**
 * The items of the shown weeks in reading order: week by week, earlier ones first, those
 * behind a '+N more' line included. One that repeats stands where it begins.
 */
export function itemOrderOf(
  entries: CalendarEntries,
  { occurrences, entries: positions }: Pick<WeekIndex, 'occurrences' | 'entries'>,
): readonly number[] {
  const order = new Set<number>()
  for (const position of positions) {
    const entry = entryAt(entries, occurrences.items[position] ?? 0)
    if (entry?.kind === 'item') order.add(entry.item.id)
  }
  return [...order]
}
