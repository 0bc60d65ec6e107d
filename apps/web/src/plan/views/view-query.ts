// Apart from `view-link.ts`: the first script of a calendar reads these, and no saved view.

/** The query value that holds the saved view on show. */
export const VIEW_QUERY = 'view'

/** The saved view that a URL names; null for none. */
export function viewIdFromQuery(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,9}$/u.test(text) ? Number(text) : null
}

/** Whether a URL of a plan's calendars leaves to the app what to open: it names no view and no date. */
export function isPlanOpened(pathname: string): boolean {
  return /\/calendar\/?$/u.test(pathname)
}

/** Whether what a URL shows depends on the saved views of the plan. */
export function needsSavedViews({
  pathname,
  search,
}: {
  readonly pathname: string
  readonly search: string
}): boolean {
  return isPlanOpened(pathname) || new URLSearchParams(search).has(VIEW_QUERY)
}
