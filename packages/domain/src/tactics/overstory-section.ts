import type { ChannelKind, TacticTypeKind } from '../channels'
import { LONG_RUNNING_DAYS, touchedDays } from './duration'
import { isInitiative } from './initiative'
import type { OverstoryItemSection } from './overstory-sections'
import { completeDates } from './complete-item'
import type { ItemInput } from './complete-item'

/** The fields of an item that the overstory reads. */
export type OverstoryCandidate = Pick<
  ItemInput,
  'startDate' | 'endDate' | 'isAllDay' | 'isInitiative' | 'isUnscheduled'
>

/** The channel and type of an item; null if they are unknown. */
export interface OverstoryDetails {
  readonly channel: { readonly kind: ChannelKind; readonly isPaidMedia: boolean } | null
  /** Of its tactic type. */
  readonly typeKind: TacticTypeKind | null
}

/**
 * The section of the overstory that shows an item; null for items of the
 * grid. The first that applies: initiatives, by their flag or their channel; the
 * monthly focus of a channel; 21 calendar days touched or more in a channel of
 * paid media. A series is judged by the length of one occurrence. Items in
 * the parking lot, and items without a start, are in no section.
 */
export function overstorySectionOf(
  item: OverstoryCandidate,
  { channel, typeKind }: OverstoryDetails,
): OverstoryItemSection | null {
  if (item.isUnscheduled === true) return null
  const dates = completeDates(item)
  if (dates === null) return null
  const isMarked = item.isInitiative === true
  if (channel === null ? isMarked : isInitiative({ isInitiative: isMarked }, channel)) {
    return 'initiatives'
  }
  if (typeKind === 'monthlyFocus') return 'monthly-focus'
  const isLong = channel?.isPaidMedia === true && touchedDays(dates) >= LONG_RUNNING_DAYS
  return isLong ? 'long-running' : null
}

/** Items by the place where a calendar shows them; each list keeps the order of the input. */
export interface OverstorySplit<Item> {
  readonly grid: readonly Item[]
  readonly sections: Readonly<Record<OverstoryItemSection, readonly Item[]>>
}

/**
 * Splits the items of a calendar: each is either in the grid or in one section,
 * never in both, whether or not that section is open. Items that cannot be shown are in the grid,
 * which reports them.
 *
 * @param detailsOf called once per item
 */
export function splitOverstory<Item extends OverstoryCandidate>(
  items: readonly Item[],
  detailsOf: (item: Item) => OverstoryDetails,
): OverstorySplit<Item> {
  const grid: Item[] = []
  const sections: Record<OverstoryItemSection, Item[]> = {
    initiatives: [],
    'monthly-focus': [],
    'long-running': [],
  }
  for (const item of items) {
    const isItem = typeof item === 'object' && item !== null
    const section = isItem ? overstorySectionOf(item, detailsOf(item)) : null
    ;(section === null ? grid : sections[section]).push(item)
  }
  return { grid, sections }
}

/**
 * Splits the events of calendars of interest: those that touch 21 calendar days or more go to the
 * overstory, the others to the grid. Each list keeps the order of the input.
 *
 * @throws RangeError on a malformed date
 */
export function splitEvents<Event extends Parameters<typeof touchedDays>[0]>(
  events: readonly Event[],
): { readonly grid: readonly Event[]; readonly overstory: readonly Event[] } {
  const grid: Event[] = []
  const overstory: Event[] = []
  for (const event of events) {
    ;(touchedDays(event) >= LONG_RUNNING_DAYS ? overstory : grid).push(event)
  }
  return { grid, overstory }
}
