import { loadFlowScreen } from './screens/calendar/load-flow'

/** Loads the code of the calendar. */
export function loadCalendarScreen() {
  return import('./screens/calendar/CalendarScreen')
}

/** Loads the code of the plans list. */
export function loadPlansScreen() {
  return import('./screens/plans/PlansScreen')
}

/** Loads the code of the page of an item. */
export function loadItemScreen() {
  return import('./screens/item/ItemScreen')
}

/** Begins to load the code of a place, before the router asks for it. */
export function loadRouteAhead(pathname: string): void {
  const loading = /^\/account\/\d+\/plan\/\d+\/calendar\b/.test(pathname)
    ? loadCalendarScreen()
    : /^\/account\/\d+\/plan\/\d+\/(settings\/)?(tactic|initiative)\b/.test(pathname)
      ? loadItemScreen()
      : /^\/(plans)?$/.test(pathname)
        ? loadPlansScreen()
        : null
  // The calendar asks for the flow again when it is there itself.
  if (/\/calendar\/flow\/?$/.test(pathname)) loadFlowScreen().catch(() => undefined)
  // The router asks again, and shows what went wrong.
  loading?.catch(() => undefined)
}
