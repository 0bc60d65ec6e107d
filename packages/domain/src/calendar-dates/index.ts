export {
  FIRST_YEAR,
  LAST_YEAR,
  addDays,
  civilDateOf,
  civilDateTimeOf,
  dateOfDateTime,
  dayNumberOf,
  isCivilDate,
  isCivilDateTime,
  isDayWithDate,
  minutesOfDay,
  nearestDateOf,
  secondsOfDay,
} from './civil-date'
export type { CivilDate, CivilDateTime, DayNumber } from './civil-date'
export { PICKER_YEARS_EACH_SIDE, isWithinRange } from './date-range'
export type { DateRange } from './date-range'
export { formatShortDate } from './format-date'
export { dayNumberOfParts, daysInMonth, monthIndexOf, startOfMonthIndex } from './gregorian'
export {
  MONTH_NAMES,
  addMonths,
  dayOfMonthOf,
  endOfMonth,
  startOfMonth,
  yearMonthOf,
} from './month'
export type { YearMonth } from './month'
export { correctRange } from './range-correction'
export { isDay, isMoment, momentOf } from './read-date'
export { shiftDateRange } from './shift-range'
export { WEEKDAY_NAMES, startOfWeek, weekdayOf } from './week'
export type { WeekStartDay, Weekday } from './week'
