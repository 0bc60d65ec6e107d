export { DayCalendar } from './DayCalendar'
export type { DayCalendarProps, DayItemContent } from './DayCalendar.types'
export { englishDayCalendarLabels } from './labels'
export type { DayCalendarLabels, DayHeadParts } from './labels'
