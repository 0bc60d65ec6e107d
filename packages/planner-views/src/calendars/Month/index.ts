export { englishMonthCalendarLabels } from './MonthCalendar.labels'
export type { DayNameParts, MonthCalendarLabels } from './MonthCalendar.labels'
export { MonthCalendar } from './MonthCalendar'
export type {
  ItemContentParts,
  MonthCalendarProps,
  MonthCalendarViewProps,
} from './MonthCalendar.types'
