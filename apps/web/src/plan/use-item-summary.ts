import type { TacticListItem } from '@throughline/domain/tactics'
import type { CalendarItem } from '@throughline/planner-views/calendar-item'
import { useMemo } from 'react'
import { useReadNotes } from '../data/use-tactics'
import type { PlanLookup } from './plan-lookup'
import { summaryDetailsOf } from './plan-rules'

/**
 * Returns the functions that views use for the summary of an item. The notes are read on demand.
 */
export function useItemSummary(itemsById: ReadonlyMap<number, TacticListItem>, lookup: PlanLookup) {
  const loadNotes = useReadNotes()
  return useMemo(
    () => ({
      describeItem: ({ id }: CalendarItem) => {
        const item = itemsById.get(id)
        return item === undefined ? null : summaryDetailsOf(item, lookup, itemsById)
      },
      loadNotes,
    }),
    [itemsById, lookup, loadNotes],
  )
}
