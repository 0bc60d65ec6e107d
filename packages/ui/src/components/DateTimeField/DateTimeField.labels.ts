import { defineLabels, labelsIn } from '@throughline/domain/locale'
import { englishDateFieldLabels } from '../../internal/date-entry/date-field.labels'
import { englishTimeFieldLabels } from '../TimeField'

/** The labels of a `DateTimeField` in English. */
export const englishDateTimeFieldLabels = defineLabels('DateTimeField', (locale) => ({
  /** Names the day within the field. */
  date: 'Date',
  /** Names the time within the field. */
  time: 'Time',
  dateLabels: labelsIn(locale, englishDateFieldLabels),
  timeLabels: labelsIn(locale, englishTimeFieldLabels),
}))

/** Labels of a `DateTimeField` except its own. */
export interface DateTimeFieldLabels extends Readonly<typeof englishDateTimeFieldLabels> {}
