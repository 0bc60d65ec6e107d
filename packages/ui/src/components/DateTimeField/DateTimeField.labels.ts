import { englishDateFieldLabels } from '../../internal/date-entry/date-field.labels'
import type { DateFieldLabels } from '../../internal/date-entry/date-field.labels'
import { englishTimeFieldLabels } from '../TimeField'
import type { TimeFieldLabels } from '../TimeField'

/** Labels of a `DateTimeField` except its own. */
export interface DateTimeFieldLabels {
  /** Names the day within the field. */
  readonly date: string
  /** Names the time within the field. */
  readonly time: string
  readonly dateLabels: DateFieldLabels
  readonly timeLabels: TimeFieldLabels
}

/** The labels of a `DateTimeField` in English. */
export const englishDateTimeFieldLabels: DateTimeFieldLabels = {
  date: 'Date',
  time: 'Time',
  dateLabels: englishDateFieldLabels,
  timeLabels: englishTimeFieldLabels,
}
