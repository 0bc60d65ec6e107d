/** Placeholder until the calendar view is there. */
export function CalendarScreen() {
  return <h1>Month</h1>
}
