import type { CalendarItem } from '../calendar-parts'
import type { CalendarItemFacts } from './item-summary'
import type { LoadNotes } from './use-notes'

/** What a view asks its host for a summary; without it there are no summaries. */
export interface ItemSummarySource {
  /** What the host knows about an item; null leaves those lines out. */
  readonly describeItem: (item: CalendarItem) => CalendarItemFacts | null
  /** Fetches notes once a summary is shown; without it there is no line for them. */
  readonly loadNotes?: LoadNotes
}
