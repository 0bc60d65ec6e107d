export { CalendarHeader, englishCalendarHeaderLabels } from './CalendarHeader'
export type { CalendarHeaderLabels, CalendarHeaderProps } from './CalendarHeader'
