import type { TacticListItem } from '@throughline/domain/tactics'
import type { CalendarItem } from '@throughline/planner-views/calendar-item'
import { useMemo } from 'react'
import { useReadNotes } from '../data/use-tactics'
import type { PlanLookup } from './plan-lookup'
import { summaryFactsOf } from './plan-rules'

/** What views show in the summary of an item; its notes are read when they are needed. */
export function useItemSummary(itemsById: ReadonlyMap<number, TacticListItem>, lookup: PlanLookup) {
  const loadNotes = useReadNotes()
  return useMemo(
    () => ({
      describeItem: ({ id }: CalendarItem) => {
        const item = itemsById.get(id)
        return item === undefined ? null : summaryFactsOf(item, lookup, itemsById)
      },
      loadNotes,
    }),
    [itemsById, lookup, loadNotes],
  )
}
