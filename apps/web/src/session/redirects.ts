import { redirectAfterStart } from '@throughline/domain/session'
import type { Returning } from './session-state'

/** State that decides which routes a user may visit. */
export interface Whereabouts {
  readonly isLoggedIn: boolean
  readonly isMaintenanceMode: boolean
  /** Whether the subscription of the active account runs; true without a signed-in user. */
  readonly isAccountActive: boolean
  readonly pathname: string
  /** The route is open to signed-out users. */
  readonly isPublic: boolean
}

/** Path of the sign-in page. */
export const SIGN_IN_PATH = '/sign-in'

/**
 * Returns the path to redirect to, or null if the user may stay on the route. The list of plans has
 * two URLs, which count as the same page.
 */
export function redirectFrom({ pathname, isPublic, ...start }: Whereabouts): string | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const target = redirectAfterStart({
    ...start,
    isPublicRoute: isPublic,
    isSignInRoute: path === SIGN_IN_PATH,
  })
  const place = path === '/' && target === '/plans' ? '/plans' : path
  return target === place ? null : target
}

/** A location of the router that the sign-in page replaces. */
interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
}

/**
 * Returns the state of the sign-in page when it replaces another page. The screen reads it with
 * `returnPlaceOf`. The history entry stores the state, so that it survives a reload and no link can
 * set it.
 *
 * @returns null if no user may return: after a log-out, and from the root, which names no page
 */
export function signInState({ pathname, search, hash, state }: Place, returning: Returning) {
  return returning === 'nobody' || pathname === '/'
    ? null
    : { returnTo: { url: pathname + search + hash, state, returning } }
}
