import { dayNumberOf, formatShortDate, type DayNumber } from '@throughline/domain/calendar-dates'
import { repeats } from '@throughline/domain/recurrence'
import type { SearchMatch, TacticListItem } from '@throughline/domain/tactics'
import { foldText, wordsOf } from '@throughline/ui/text-search'
import { channelSquare } from './channel-square'
import { groups, type PaletteEntry } from './palette-entry'

/** Maximum number of cached items, and of items from the server. */
const MAX_ITEMS = 12

/** Properties that determine the order of items. */
export type OrderedItem = Pick<
  TacticListItem,
  | 'id'
  | 'title'
  | 'startDate'
  | 'endDate'
  | 'isUnscheduled'
  | 'planId'
  | 'rrule'
  | 'recurrenceEndDate'
>

/**
 * Returns the items whose title contains every word of a query. The order is that of the server:
 * items of the visible plan first, then upcoming items, the nearest first.
 *
 * @param place the visible plan, null for none, and the user's current day
 * @returns none for an empty query; at most 12
 */
export function matchingItems<Item extends OrderedItem>(
  items: Iterable<Item>,
  query: string,
  { planId, today }: { readonly planId: number | null; readonly today: DayNumber },
): readonly Item[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const matches: { readonly item: Item; readonly rank: readonly number[] }[] = []
  for (const item of items) {
    const title = foldText(item.title)
    if (!words.every((word) => title.includes(word))) continue
    const isElsewhere = item.planId !== planId
    const isPast = item.isUnscheduled || lastDayOf(item) < today
    // Items of the parking lot have no dates, so they come last.
    const distance = item.isUnscheduled
      ? Number.MAX_SAFE_INTEGER
      : Math.abs(dayNumberOf(item.startDate) - today)
    matches.push({ item, rank: [Number(isElsewhere), Number(isPast), distance, item.id] })
  }
  return matches
    .toSorted((one, other) => compareRanks(one.rank, other.rank))
    .slice(0, MAX_ITEMS)
    .map(({ item }) => item)
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((place, index) => place !== other[index])
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

/** Returns the last day of an item, or of its series; infinite for a series without an end. */
function lastDayOf({ startDate, endDate, rrule, recurrenceEndDate }: OrderedItem): number {
  const end = dayNumberOf(endDate)
  if (!repeats(rrule)) return end
  if (recurrenceEndDate === null) return Number.POSITIVE_INFINITY
  return Math.max(end, dayNumberOf(recurrenceEndDate) + end - dayNumberOf(startDate))
}

export interface ItemEntriesOptions {
  /** Cached items that match the query; the palette shows them at once. */
  readonly existing: readonly SearchMatch[]
  /** Items that the server found for the query, the best first. */
  readonly matches: readonly SearchMatch[]
  readonly query: string
  /** The visible plan; null for none. */
  readonly plan: { readonly id: number; readonly name: string } | null
  readonly onOpen: (item: SearchMatch) => void
}

/**
 * Returns the entries of tactics and initiatives for a query: cached items first, then further
 * items of the server. Items of the server replace no entry, so that an entry does not move while
 * the user chooses it.
 */
export function itemEntries({
  existing,
  matches,
  query,
  plan,
  onOpen,
}: ItemEntriesOptions): readonly PaletteEntry[] {
  if (wordsOf(query).length === 0) return []
  const items = new Map<number, SearchMatch>()
  for (const item of [...existing.slice(0, MAX_ITEMS), ...matches.slice(0, MAX_ITEMS)]) {
    if (!items.has(item.id)) items.set(item.id, item)
  }
  return [...items.values()].map((item) => {
    const isOfPlan = item.planId === plan?.id
    const dates = item.isUnscheduled ? 'Parking Lot' : datesOf(item)
    return {
      command: {
        id: `item:${item.id}`,
        label: item.title,
        group: item.isInitiative ? groups.initiatives : tacticsGroupOf(isOfPlan ? plan : null),
        // The server also searches notes, which the palette does not have.
        keywords: [query],
        isOrdered: true,
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

function datesOf({ startDate, endDate }: SearchMatch): string {
  const [start, end] = [formatShortDate(startDate), formatShortDate(endDate)]
  return start === end ? start : `${start} – ${end}`
}
