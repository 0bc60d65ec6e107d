export { englishMonthCalendarLabels } from './labels'
export type { DayNameParts, MonthCalendarLabels } from './labels'
export { MonthCalendar } from './MonthCalendar'
export type { ItemEdge } from './drag-gesture'
export type {
  CreateRequest,
  ItemContentParts,
  MonthCalendarProps,
  MoveRequest,
  ResizeRequest,
} from './MonthCalendar.types'
