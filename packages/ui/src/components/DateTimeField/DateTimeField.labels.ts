import { englishDateFieldLabels } from '../../internal/date-entry/date-field.labels'
import { englishTimeFieldLabels } from '../TimeField'

/** The labels of a `DateTimeField` in English. */
export const englishDateTimeFieldLabels = {
  /** Names the day within the field. */
  date: 'Date',
  /** Names the time within the field. */
  time: 'Time',
  dateLabels: englishDateFieldLabels,
  timeLabels: englishTimeFieldLabels,
}

/** Labels of a `DateTimeField` except its own. */
export interface DateTimeFieldLabels extends Readonly<typeof englishDateTimeFieldLabels> {}
