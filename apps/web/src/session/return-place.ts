import type { Returning } from './session-state'

/** What the sign-in page has taken the place of. */
export interface ReturnPlace {
  /** Path, query and fragment. */
  readonly url: string
  /** What the router kept with the URL. */
  readonly state: unknown
}

/**
 * The place that a person who has signed in goes back to, out of the state of the sign-in page
 * (`signInState`). Somebody else than the person who was there lands where they always do: the
 * URL may name what they must not see, and says what the other person was doing.
 *
 * @param userId null while it is not known who will sign in
 * @returns null for none, and for a URL that leads out of the app
 */
export function returnPlaceOf(state: unknown, userId: number | null): ReturnPlace | null {
  const place = hasReturnPlace(state) ? state.returnTo : null
  if (!isReturnPlace(place)) return null
  const isTheirs = place.returning === 'anybody' || place.returning === userId
  return isTheirs && isPathOfApp(place.url) ? place : null
}

/** Browsers read `//host` and `/\host` as another host, and skip tabs and line breaks. */
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
