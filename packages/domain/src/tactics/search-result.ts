import type { TacticListItem } from './tactic'

/** Whether an item is upcoming or past. */
export type SearchSide = 'upcoming' | 'past'

/** A match of a search, with the names that a list shows. */
export interface TacticSearchResult extends Pick<
  TacticListItem,
  | 'id'
  | 'title'
  | 'startDate'
  | 'endDate'
  | 'isAllDay'
  | 'isInitiative'
  | 'rrule'
  | 'recurrenceEndDate'
  | 'planId'
  | 'abbreviatedPlanName'
  | 'channelId'
  | 'tacticTypeId'
  | 'tacticPlatformIds'
> {
  readonly channelName: string
  readonly tacticTypeName: string
  /** Empty for an item without a platform. */
  readonly tacticPlatformNames: readonly string[]
  /** Plain text of the notes around the keyword; null when the title contains it, or the notes do not. */
  readonly excerpt: string | null
}

/** A match in one of the plans of an account. */
export interface SearchMatch extends Pick<
  TacticListItem,
  'id' | 'title' | 'startDate' | 'endDate' | 'isUnscheduled' | 'isInitiative' | 'planId'
> {
  readonly planName: string
  /** The color of its channel, `#RRGGBB`. */
  readonly channelColor: string
}
