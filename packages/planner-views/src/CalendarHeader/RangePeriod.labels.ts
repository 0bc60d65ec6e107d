import { defineLabels, labelsIn } from '@throughline/domain/locale'
import { englishSavedViewsLabels } from '../SavedViews'

/** The labels in English. */
export const englishRangePeriodLabels = defineLabels('RangePeriod', (locale) => ({
  /** Names the group, and the field within it. */
  range: 'Shown dates',
  previous: 'Earlier dates',
  next: 'Later dates',
  today: 'Today',
  /** Names the button that opens the field for a date. */
  goToDate: 'Go to date',
  /** Names that field. */
  date: 'Date',
  /** Announced after going to a date, `mm/dd/yy`. */
  wentTo: ({ date }: { date: string }) => `Timeline at ${date}`,
  /** Ready-made ranges. */
  presets: labelsIn(locale, englishSavedViewsLabels).ranges,
}))

/** The labels of the range in a calendar header. */
export interface RangePeriodLabels extends Readonly<typeof englishRangePeriodLabels> {}
