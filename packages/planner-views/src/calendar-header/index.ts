export { CalendarHeader } from './CalendarHeader'
export type {
  CalendarHeaderProps,
  CalendarViewChoice,
  PagedPeriod,
  RangePeriodSlot,
} from './CalendarHeader'
export { englishCalendarHeaderLabels } from './labels'
export type { CalendarHeaderLabels } from './labels'
export { englishRangePeriodLabels } from './range-period-labels'
export type { RangePeriodLabels } from './range-period-labels'
export { RangePeriod } from './RangePeriod'
export type { RangePeriodProps } from './RangePeriod'
