import { englishSavedViewsLabels } from '../SavedViews'
import type { SavedViewsLabels } from '../SavedViews'

/** The labels of the range in a calendar header. */
export interface RangePeriodLabels {
  /** Names the group, and the field within it. */
  readonly range: string
  readonly previous: string
  readonly next: string
  readonly today: string
  /** Names the button that opens the field for a date. */
  readonly goToDate: string
  /** Names that field. */
  readonly date: string
  /** Announced after going to a date, `mm/dd/yy`. */
  readonly wentTo: (parts: { date: string }) => string
  /** Ready-made ranges. */
  readonly presets: SavedViewsLabels['ranges']
}

/** The labels in English. */
export const englishRangePeriodLabels: RangePeriodLabels = {
  range: 'Shown dates',
  previous: 'Earlier dates',
  next: 'Later dates',
  today: 'Today',
  goToDate: 'Go to date',
  date: 'Date',
  wentTo: ({ date }) => `Timeline at ${date}`,
  presets: englishSavedViewsLabels.ranges,
}
