import { englishSavedViewsLabels } from '../saved-views'
import type { SavedViewsLabels } from '../saved-views'

/** The labels of the range in a calendar header. */
export interface RangePeriodLabels {
  /** Names the group, and the field within it. */
  readonly range: string
  readonly previous: string
  readonly next: string
  readonly today: string
  /** Ready-made ranges. */
  readonly presets: SavedViewsLabels['ranges']
}

/** The labels in English. */
export const englishRangePeriodLabels: RangePeriodLabels = {
  range: 'Shown dates',
  previous: 'Earlier dates',
  next: 'Later dates',
  today: 'Today',
  presets: englishSavedViewsLabels.ranges,
}
