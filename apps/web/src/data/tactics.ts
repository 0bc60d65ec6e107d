import {
  listTactics,
  newestTacticOf,
  readTacticNotes,
  type PlanChange,
  type TacticRange,
} from '@throughline/api-client'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { occurrencesInWindow } from '@throughline/domain/layout'
import { listItemOf, type TacticListItem } from '@throughline/domain/tactics'
import { defineCollection } from './core/collection'
import { readUnlessKnown, shareWithTag } from './core/entity-tags'
import { placeAtEnd, withoutItems, type PlaceInList } from './core/list-patches'
import { changesOf, defineRead } from './core/read'

/** The first and the last day of a list. */
type ShownDays = Pick<TacticRange, 'startDate' | 'endDate'>

/**
 * Whether an item, or an occurrence of its series, touches a day of the range. Items of
 * the parking lot touch none.
 */
export function touchesRange(item: TacticListItem, range: ShownDays): boolean {
  const [startDay, endDay] = [dayNumberOf(range.startDate), dayNumberOf(range.endDate)]
  return occurrencesInWindow([item], startDay, endDay + 1).length > 0
}

/** A list of tactics holds the items that touch its days, in no order. */
const placeInRange: PlaceInList<TacticListItem> = (items, item, [, , , startDate, endDate]) => {
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return items
  return touchesRange(item, { startDate, endDate })
    ? placeAtEnd(items, item)
    : withoutItems(items, new Set([item.id]))
}

/** Tactics and initiatives, by the plan on the screen, whose lists include its family. */
export const tactics = defineCollection<TacticListItem>({
  name: 'tactics',
  place: placeInRange,
  newestOf: (error) => {
    const newest = newestTacticOf(error)
    return newest === null ? null : listItemOf(newest)
  },
})

const decidesWhatIsListed = changesOf('channels', 'tactic_types', 'tags', 'user_roles')

/**
 * Whether a live change decides which items a list holds: a type may come to hide its
 * items, a channel may be deleted. Something new has no items yet. Changes of tactics
 * themselves are read one by one.
 */
export function changesTacticLists(change: PlanChange): boolean {
  return change.action !== 'created' && decidesWhatIsListed(change)
}

/** The items of some days of a plan and its family. */
export const tacticsRead = defineRead({
  key: ({ planId, startDate, endDate }: TacticRange) => tactics.listKey(planId, startDate, endDate),
  fetch: ({ client, queryClient, queryKey, signal }, range) =>
    readUnlessKnown(queryClient, queryKey, (knownTag) =>
      listTactics(client, range, { signal, knownTag }),
    ),
  planOf: ({ planId }) => planId,
  isStaleAfter: changesTacticLists,
  isCopied: true,
  cache: { structuralSharing: shareWithTag },
})

/** Whether a live change is one of an item. */
export function changesItem({ collection, ids }: PlanChange, id: number): boolean {
  return collection === tactics.name && ids.includes(id)
}

/** The notes of an item as HTML; null when it has none. */
export const tacticNotesRead = defineRead({
  key: (id: number) => ['tactic-notes', id],
  fetch: ({ client, signal }, id) => readTacticNotes(client, id, signal),
  isStaleAfter: changesItem,
  // A failure is reported at once: the person who waits for the notes can ask again.
  cache: { retry: false },
})
