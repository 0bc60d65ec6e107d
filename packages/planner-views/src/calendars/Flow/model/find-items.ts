import { foldText, wordsOf } from '@throughline/ui/text-search'

import { keyOf } from '../../../calendar-parts'
import type { CalendarEntry } from '../../../calendar-parts'
import type { FlowCalendarRow, FlowCalendarSection } from '../FlowCalendar.types'
import { barAt } from './row-bars'
import type { PlacedBar, RowBars } from './row-bars'

/** A bar with a matching title. */
export interface MatchingBar {
  readonly sectionId: string
  readonly lineId: string
  readonly key: string
  readonly bar: PlacedBar
}

/**
 * Returns the bars whose titles have each word of a text, in any order, ignoring case and accents.
 * Searches all sections, also closed ones, from top to bottom and each row in reading order. A
 * series has one match in each row.
 *
 * @returns empty for an empty text
 */
export function findItems(
  sections: readonly FlowCalendarSection[],
  text: string,
  barsOf: (row: FlowCalendarRow) => RowBars,
): readonly MatchingBar[] {
  const words = wordsOf(text)
  if (words.length === 0) return []
  const hasAll = (title: string) => {
    const folded = foldText(title)
    return words.every((word) => folded.includes(word))
  }
  const matches: MatchingBar[] = []
  for (const section of sections) {
    for (const row of section.rows) {
      const titles = [...row.items, ...(row.events ?? [])]
      if (!titles.some(({ title }) => hasAll(title))) continue
      const bars = barsOf(row)
      const seen = new Set<string>()
      for (let at = 0; at < bars.layout.length; at += 1) {
        const bar = barAt(bars, at)
        if (bar === null || !hasAll(titleOf(bar.entry))) continue
        const key = keyOf(bar.entry)
        if (seen.has(key)) continue
        seen.add(key)
        matches.push({ sectionId: section.id, lineId: row.id, key, bar })
      }
    }
  }
  return matches
}

function titleOf(entry: CalendarEntry): string {
  return entry.kind === 'item' ? entry.item.title : entry.event.title
}
