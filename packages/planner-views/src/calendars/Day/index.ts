export { DayCalendar } from './DayCalendar'
export type { DayCalendarProps, DayCalendarViewProps, DayItemContent } from './DayCalendar.types'
export { englishDayCalendarLabels } from './DayCalendar.labels'
export type { DayCalendarLabels, DayHeadParts } from './DayCalendar.labels'
