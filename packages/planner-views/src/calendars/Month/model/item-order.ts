import type { WeekIndex } from '@throughline/domain/layout'

import { entryAt } from '../../../calendar-parts'
import type { CalendarEntries } from '../../../calendar-parts'

/**
 * Returns the items of the visible weeks in reading order: week by week, earlier ones first,
 * including those behind a '+N more' line. An item that repeats or spans weeks appears once for
 * each of its bars.
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
