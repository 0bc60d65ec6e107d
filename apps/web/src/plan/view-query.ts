// Separate from `view-link.ts`, because the first script of a calendar reads these values and no
// saved view.

/** Name of the query value with the visible saved view. */
export const VIEW_QUERY = 'view'

/** Returns the id of the saved view in a URL; null for none. */
export function viewIdFromQuery(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,9}$/u.test(text) ? Number(text) : null
}

/**
 * Returns whether the app must choose the view for a URL of a plan's calendars, because the path
 * names none.
 */
export function isPlanOpened(pathname: string): boolean {
  return /\/calendar\/?$/u.test(pathname)
}

/** Returns whether the content of a URL depends on the saved views of the plan. */
export function needsSavedViews({
  pathname,
  search,
}: {
  readonly pathname: string
  readonly search: string
}): boolean {
  return isPlanOpened(pathname) || new URLSearchParams(search).has(VIEW_QUERY)
}
