import { redirectAfterStart } from '@throughline/domain/session'
import type { Returning } from './session-state'

/** What decides where a person may be. */
export interface Whereabouts {
  readonly isLoggedIn: boolean
  readonly isMaintenanceMode: boolean
  /** Whether the active account's subscription runs; true while nobody is logged in. */
  readonly isAccountActive: boolean
  readonly pathname: string
  /** The route is open to those who are not logged in. */
  readonly isPublic: boolean
}

/** Where people sign in. */
export const SIGN_IN_PATH = '/sign-in'

/**
 * Where a person has to go instead of the route they are on, or null when they
 * may stay. The plans list has two URLs; both count as the plans list.
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

/** A place of the router that the sign-in page takes. */
interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
}

/**
 * The state with which the sign-in page takes the place of another one; the screen reads it
 * with `returnPlaceOf`. It stays with the entry of the history, so that a reload of the page
 * keeps it and no link can set it.
 *
 * @returns null when nobody comes back: after a log-out, and from the root, which names no place
 */
export function signInState({ pathname, search, hash, state }: Place, returning: Returning) {
  return returning === 'nobody' || pathname === '/'
    ? null
    : { returnTo: { url: pathname + search + hash, state, returning } }
}
