import { formatShortDate } from '@throughline/domain/calendar-dates'
import type { TacticSearchResult } from '@throughline/domain/tactics'
import { foldText, wordsOf } from '@throughline/ui/text-search'
import { channelSquare } from './channel-square'
import { GROUPS, type PaletteEntry } from './palette-entry'

/** What the palette shows of an item. */
export type ListedItem = Pick<
  TacticSearchResult,
  'id' | 'title' | 'startDate' | 'endDate' | 'isInitiative' | 'channelId'
> & {
  /** Items of the parking lot have no dates. */
  readonly isUnscheduled?: boolean
}

/** How many items the palette lists. */
const MAX_ITEMS = 12

/**
 * The items whose title contains every word of a query, those that begin with it first.
 *
 * @returns none for an empty query; at most 12
 */
export function matchingItems(items: Iterable<ListedItem>, query: string): readonly ListedItem[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const found: { readonly item: ListedItem; readonly at: number }[] = []
  for (const item of items) {
    const title = foldText(item.title)
    if (words.every((word) => title.includes(word))) {
      found.push({ item, at: title.indexOf(words[0] ?? '') })
    }
  }
  return found
    .toSorted((a, b) => a.at - b.at || (a.item.startDate < b.item.startDate ? -1 : 1))
    .slice(0, MAX_ITEMS)
    .map(({ item }) => item)
}

export interface ItemEntriesOptions {
  /** What the browser knows already; it is shown at once. */
  readonly cached: Iterable<ListedItem>
  /** What the server has found for the query. */
  readonly found: readonly ListedItem[]
  readonly query: string
  readonly planName: string
  readonly colors: ReadonlyMap<number, { readonly color: string }>
  readonly onOpen: (item: ListedItem) => void
}

/** Tactics and initiatives for a query: those in the cache, then what else the server has found. */
export function itemEntries({
  cached,
  found,
  query,
  planName,
  colors,
  onOpen,
}: ItemEntriesOptions): readonly PaletteEntry[] {
  if (wordsOf(query).length === 0) return []
  const items = new Map<number, ListedItem>()
  for (const item of [...matchingItems(cached, query), ...found]) {
    if (!items.has(item.id) && items.size < MAX_ITEMS) items.set(item.id, item)
  }
  return [...items.values()].map((item) => ({
    command: {
      id: `item:${item.id}`,
      label: item.title,
      group: item.isInitiative ? GROUPS.initiatives : `Tactics in ${planName}`,
      // The server also finds words of notes and of names, which the palette does not know.
      keywords: [query],
      icon: channelSquare(colors.get(item.channelId)?.color),
      description: item.isUnscheduled === true ? 'Parking Lot' : datesOf(item),
    },
    run: () => {
      onOpen(item)
    },
  }))
}

function datesOf({ startDate, endDate }: ListedItem): string {
  const [start, end] = [formatShortDate(startDate), formatShortDate(endDate)]
  return start === end ? start : `${start} – ${end}`
}
