import { formatShortDate } from '@throughline/domain/calendar-dates'
import type { FoundItem } from '@throughline/domain/tactics'
import { foldText, wordsOf } from '@throughline/ui/text-search'
import { channelSquare } from './channel-square'
import { GROUPS, type PaletteEntry } from './palette-entry'

/** How many items the palette lists. */
const MAX_ITEMS = 12

/**
 * The items whose title contains every word of a query, those that begin with it first.
 *
 * @returns none for an empty query; at most 12
 */
export function matchingItems<Item extends Pick<FoundItem, 'title' | 'startDate'>>(
  items: Iterable<Item>,
  query: string,
): readonly Item[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const found: { readonly item: Item; readonly at: number }[] = []
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
  /** What the browser knows already and matches the query; it is shown at once. */
  readonly known: readonly FoundItem[]
  /** What the server has found for the query. */
  readonly found: readonly FoundItem[]
  readonly query: string
  /** The plan on the screen; null for none. */
  readonly plan: { readonly id: number; readonly name: string } | null
  readonly onOpen: (item: FoundItem) => void
}

/** Tactics and initiatives for a query: those that are known, then what else the server has found. */
export function itemEntries({
  known,
  found,
  query,
  plan,
  onOpen,
}: ItemEntriesOptions): readonly PaletteEntry[] {
  if (wordsOf(query).length === 0) return []
  const items = new Map<number, FoundItem>()
  for (const item of [...known, ...found]) {
    if (!items.has(item.id) && items.size < MAX_ITEMS) items.set(item.id, item)
  }
  return [...items.values()].map((item) => {
    const isOfPlan = item.planId === plan?.id
    const dates = item.isUnscheduled ? 'Parking Lot' : datesOf(item)
    return {
      command: {
        id: `item:${item.id}`,
        label: item.title,
        group: item.isInitiative ? GROUPS.initiatives : tacticsGroupOf(isOfPlan ? plan : null),
        // The server also finds words of notes, which the palette does not know.
        keywords: [query],
        icon: channelSquare(item.channelColor),
        description: isOfPlan ? dates : `${item.planName}, ${dates}`,
      },
      run: () => {
        onOpen(item)
      },
    }
  })
}

function tacticsGroupOf(plan: ItemEntriesOptions['plan']): string {
  return plan === null ? 'Tactics in other plans' : `Tactics in ${plan.name}`
}

function datesOf({ startDate, endDate }: FoundItem): string {
  const [start, end] = [formatShortDate(startDate), formatShortDate(endDate)]
  return start === end ? start : `${start} – ${end}`
}
