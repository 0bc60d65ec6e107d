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

/** Where people wait while the product is switched off. */
export const MAINTENANCE_PATH = '/maintenance-mode'

/** Where people sign in. */
export const SIGN_IN_PATH = '/sign-in'

/**
 * Where a person has to go instead of the route they are on, or null when they
 * may stay. Maintenance comes first; then those who are logged in leave the
 * sign-in page and, with an inactive account, everything but the plans list;
 * those who are not stay on public routes.
 */
export function redirectFrom({
  isLoggedIn,
  isMaintenanceMode,
  isAccountActive,
  pathname,
  isPublic,
}: Whereabouts): string | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  if (isMaintenanceMode) return path === MAINTENANCE_PATH ? null : MAINTENANCE_PATH
  if (!isLoggedIn) return isPublic ? null : SIGN_IN_PATH
  if (path === SIGN_IN_PATH) return '/'
  const isPlansList = path === '/' || path === '/plans'
  if (!isAccountActive && !isPublic && !isPlansList) return '/plans'
  return null
}
