export { DayCalendar } from './DayCalendar'
export type {
  DayCalendarDates,
  DayCalendarProps,
  DayCreateRequest,
  DayItemContent,
  DayMoveRequest,
  DayResizeRequest,
} from './DayCalendar.types'
export { englishDayCalendarLabels } from './labels'
export type { DayCalendarLabels, DayHeadParts } from './labels'
