import { defineLabels, labelsIn } from '@throughline/domain/locale'
import { englishDateFieldLabels } from '../../internal/date-entry/date-field.labels'
import type { DateFieldLabels } from '../../internal/date-entry/date-field.labels'

/** Labels of a `DateRangeField` except its own. */
export interface DateRangeFieldLabels extends DateFieldLabels {
  /** Names the first day within the field. */
  readonly start: string
  /** Names the last day within the field. */
  readonly end: string
  /** Names the list of ready-made ranges. */
  readonly presets: string
}

/** The labels of a `DateRangeField` in English. */
export const englishDateRangeFieldLabels = defineLabels(
  'DateRangeField',
  (locale): DateRangeFieldLabels => ({
    ...labelsIn(locale, englishDateFieldLabels),
    start: 'First day',
    end: 'Last day',
    presets: 'Ranges',
  }),
)
