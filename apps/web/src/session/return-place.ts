import type { Returning } from './session-state'

/** The page that the sign-in page has replaced. */
export interface ReturnPlace {
  /** Path, query and fragment. */
  readonly url: string
  /** State of the router for the URL. */
  readonly state: unknown
}

/**
 * Returns the page to which a user returns after signing in, from the state of the sign-in page
 * (`signInState`). Another user gets null and lands on the usual page. The URL may name content
 * that this user must not see, and it reveals the activity of the previous user.
 *
 * @param userId null before the sign-in
 * @returns null for none, and for a URL that leads out of the app
 */
export function returnPlaceOf(state: unknown, userId: number | null): ReturnPlace | null {
  const place = hasReturnPlace(state) ? state.returnTo : null
  if (!isReturnPlace(place)) return null
  const isTheirs = place.returning === 'anybody' || place.returning === userId
  return isTheirs && isPathOfApp(place.url) ? place : null
}

/**
 * Returns whether a URL is a path of the app. Browsers read `//host` and `/\host` as another host,
 * and skip tabs and line breaks.
 */
function isPathOfApp(url: string): boolean {
  return /^\/(?![/\\\s])/.test(url)
}

function hasReturnPlace(state: unknown): state is { readonly returnTo: unknown } {
  return typeof state === 'object' && state !== null && 'returnTo' in state
}

function isReturnPlace(value: unknown): value is ReturnPlace & { readonly returning: Returning } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'returning' in value &&
    'url' in value &&
    typeof value.url === 'string'
  )
}
