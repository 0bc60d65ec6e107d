import { defineLabels } from '@throughline/domain/locale'
import type { HalfDayLabels } from '../../internal/time-entry/typed-time'

/** Labels of a `TimeField` except its own. */
export interface TimeFieldLabels extends HalfDayLabels {
  /** Error for a text that is not a time. */
  readonly unreadable: string
}

/** The labels of a `TimeField` in English. */
export const englishTimeFieldLabels = defineLabels('TimeField', (): TimeFieldLabels => ({
  am: 'AM',
  pm: 'PM',
  unreadable: 'Enter a time, such as 8:30 or 8p.',
}))
