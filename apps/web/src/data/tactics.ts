import {
  listParkedTactics,
  listTactics,
  newestTacticOf,
  readTacticNotes,
  type PlanChange,
  type TacticRange,
} from '@throughline/api-client'
import { touchesRange } from '@throughline/domain/layout'
import { listItemOf, type TacticListItem } from '@throughline/domain/tactics'
import { defineCollection } from './core/collection'
import { continuedListOf, readUnlessCached, shareWithTag } from './core/entity-tags'
import { placeAtEnd, withoutItems, type PlaceInList } from './core/list-patches'
import { changesOf, defineRead } from './core/read'

/** Part of the key of the parking lot's list. Other lists have their days instead. */
const PARKING_LOT = 'parking-lot'

/**
 * Puts an item into a list of tactics. A list contains the items that touch its days, or those in
 * the parking lot, in no order.
 */
const placeInTactics: PlaceInList<TacticListItem> = (items, item, [, , , ...parts]) => {
  const isListed = listedBy(parts, item)
  if (isListed === null) return items
  return isListed ? placeAtEnd(items, item) : withoutItems(items, new Set([item.id]))
}

/**
 * Returns whether a list with these parts of a key contains an item; null if they belong to no list
 * of tactics.
 */
function listedBy([first, last]: readonly unknown[], item: TacticListItem): boolean | null {
  if (first === PARKING_LOT) return item.isUnscheduled
  if (typeof first !== 'string' || typeof last !== 'string') return null
  return touchesRange({ startDate: first, endDate: last })(item)
}

/** Tactics and initiatives, by the visible plan, whose lists include its family. */
export const tactics = defineCollection<TacticListItem>({
  name: 'tactics',
  place: placeInTactics,
  newestOf: (error) => {
    const newest = newestTacticOf(error)
    return newest === null ? null : listItemOf(newest)
  },
})

const decidesWhatIsListed = changesOf('channels', 'tactic_types', 'tags', 'user_roles')

/**
 * Returns whether a live change decides which items a list contains: a type may now hide its items,
 * or a channel may be deleted. A new entity has no items yet. Changes of tactics themselves are
 * read one by one.
 */
export function changesTacticLists(change: PlanChange): boolean {
  return change.action !== 'created' && decidesWhatIsListed(change)
}

/** The items of some days of a plan and its family. */
export const tacticsRead = defineRead({
  key: ({ planId, startDate, endDate }: TacticRange) => tactics.listKey(planId, startDate, endDate),
  fetch: ({ client, queryClient, queryKey, signal }, range) =>
    readUnlessCached(queryClient, queryKey, (cachedTag) =>
      listTactics(client, range, {
        signal,
        cachedTag,
        cachedList: continuedListOf(queryClient, queryKey),
      }),
    ),
  planOf: ({ planId }) => planId,
  isStaleAfter: changesTacticLists,
  isCopied: true,
  cache: { structuralSharing: shareWithTag },
})

/** The items in the parking lot of a plan and its family. */
export const parkedTacticsRead = defineRead({
  key: (planId: number) => tactics.listKey(planId, PARKING_LOT),
  fetch: ({ client, queryClient, queryKey, signal }, planId) =>
    readUnlessCached(queryClient, queryKey, (cachedTag) =>
      listParkedTactics(client, planId, {
        signal,
        cachedTag,
        cachedList: continuedListOf(queryClient, queryKey),
      }),
    ),
  planOf: (planId) => planId,
  isStaleAfter: changesTacticLists,
  cache: { structuralSharing: shareWithTag },
})

/** Key of deletions among all writes of tactics. */
export const DELETE_ACTION = 'delete'

/** Returns whether a live change affects an item. */
export function changesItem({ collection, ids }: PlanChange, id: number): boolean {
  return collection === tactics.name && ids.includes(id)
}

/** The notes of an item as HTML; null when it has none. */
export const tacticNotesRead = defineRead({
  key: (id: number) => ['tactic-notes', id],
  fetch: ({ client, signal }, id) => readTacticNotes(client, id, signal),
  isStaleAfter: changesItem,
  // Reports a failure at once, because the user who waits for the notes can try again.
  cache: { retry: false },
})
