export { englishMonthCalendarLabels } from './labels'
export type { BarNameParts, DayNameParts, MonthCalendarLabels } from './labels'
export { MonthCalendar } from './MonthCalendar'
export type {
  CreateRequest,
  MonthCalendarChannel,
  MonthCalendarItem,
  MonthCalendarProps,
  MoveRequest,
  MoveVerdict,
} from './MonthCalendar.types'
