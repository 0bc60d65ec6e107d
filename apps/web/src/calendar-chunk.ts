/** Loads the code of the calendar; asked for ahead of time, it is there when a plan is launched. */
export function loadCalendarScreen() {
  return import('./screens/calendar/CalendarScreen')
}
