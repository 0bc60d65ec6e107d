export { englishMonthCalendarLabels } from './labels'
export type { DayNameParts, MonthCalendarLabels } from './labels'
export { MonthCalendar } from './MonthCalendar'
export type {
  ItemContentParts,
  MonthCalendarProps,
  MonthCalendarViewProps,
} from './MonthCalendar.types'
