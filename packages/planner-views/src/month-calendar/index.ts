export { englishMonthCalendarLabels } from './labels'
export type { DayNameParts, MonthCalendarLabels } from './labels'
export { MonthCalendar } from './MonthCalendar'
export type { CreateRequest, MonthCalendarProps, MoveRequest } from './MonthCalendar.types'
