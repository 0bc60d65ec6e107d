import type { CalendarItem } from '../calendar-parts'
import type { UndatedItemInput } from '../host-input'
import type { CalendarItemDetails } from './item-summary'
import type { LoadNotes } from './use-notes'

/** Data that a view requests from its host for a summary; without it there are no summaries. */
export interface ItemSummarySource<Item extends UndatedItemInput = CalendarItem> {
  /** Returns the host's data about an item; null leaves those lines out. */
  readonly describeItem: (item: Item) => CalendarItemDetails | null
  /** Fetches notes once a summary is visible; without it there is no line for them. */
  readonly loadNotes?: LoadNotes<Item>
}
