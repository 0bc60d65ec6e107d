export { DayCalendar } from './DayCalendar'
export type { DayCalendarProps, DayCalendarViewProps, DayItemContent } from './DayCalendar.types'
export { englishDayCalendarLabels } from './labels'
export type { DayCalendarLabels, DayHeadParts } from './labels'
