export { CalendarHeader } from './CalendarHeader'
export type { CalendarHeaderProps, CalendarViewChoice } from './CalendarHeader'
export { englishCalendarHeaderLabels } from './labels'
export type { CalendarHeaderLabels } from './labels'
