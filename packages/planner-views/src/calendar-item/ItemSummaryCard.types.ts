import type { HoverCardState } from '@throughline/ui/HoverCard'

import type { CalendarChannel, CalendarItem } from './CalendarItem.types'
import type { CalendarItemFacts, ItemSummaryLabels, SummarySubject } from './item-summary'
import type { LoadNotes } from './use-notes'

/** What a view asks its host for a summary; without it there are no summaries. */
export interface ItemSummarySource {
  /** What the host knows about an item; null leaves those lines out. */
  readonly describeItem: (item: CalendarItem) => CalendarItemFacts | null
  /** Fetches notes once a summary is shown; without it there is no line for them. */
  readonly loadNotes?: LoadNotes
}

/** Props of the summary card. */
export interface ItemSummaryCardProps {
  /** From `useItemSummary` of the view. */
  readonly hover: HoverCardState
  /** What the element under the pointer stands for; null shows nothing. */
  readonly subjectOf: (target: Element) => SummarySubject | null
  readonly channels: ReadonlyMap<number, CalendarChannel>
  readonly source: ItemSummarySource
  /** @default englishItemSummaryLabels */
  readonly labels?: ItemSummaryLabels | undefined
}
