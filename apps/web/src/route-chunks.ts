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

/** Loads the code of the table of tactics. */
export function loadTableScreen() {
  return import('./screens/table/TableScreen')
}

/** Loads the code of the budget. */
export function loadBudgetScreen() {
  return import('./screens/budget/BudgetScreen')
}

/** Loads the code of the search. */
export function loadSearchScreen() {
  return import('./screens/search/SearchScreen')
}

/** Loads the code of the performance dashboards. */
export function loadPerformanceScreen() {
  return import('./screens/performance/PerformanceScreen')
}

/** Loads the code of the frame of a plan's settings, and of their list. */
export function loadSettingsScreen() {
  return import('./settings-screens')
}

/** Loads the code of the command palette. */
export function loadPalette() {
  return import('./palette/Palette')
}

/** Loads the code of the help. */
export function loadHelp() {
  return import('./help/Help')
}

/** Code of a plan's pages, by the part of their path after the plan. */
const planPlaces: readonly (readonly [RegExp, () => Promise<unknown>])[] = [
  [/^calendar\b/, loadCalendarScreen],
  [/^(?:settings\/)?(?:tactic|initiative)\b/, loadItemScreen],
  [/^settings\b/, loadSettingsScreen],
  [/^table\b/, loadTableScreen],
  [/^budget\b/, loadBudgetScreen],
  [/^search\b/, loadSearchScreen],
  [/^performance\b/, loadPerformanceScreen],
]

/** Starts to load the code of a page, before the router requests it. */
export function loadRouteAhead(pathname: string): void {
  const place = /^\/account\/\d+\/plan\/\d+\/(.*)/.exec(pathname)?.[1] ?? ''
  const [, load] = planPlaces.find(([pattern]) => pattern.test(place)) ?? []
  const loading = /^\/(plans)?$/.test(pathname) ? loadPlansScreen() : load?.()
  // The calendar requests the flow again when it has loaded itself.
  if (/\/calendar\/flow\/?$/.test(pathname)) loadFlowScreen().catch(() => undefined)
  // The router requests the code again, and shows the error.
  loading?.catch(() => undefined)
}
