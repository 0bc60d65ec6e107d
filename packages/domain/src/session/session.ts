const MILLISECONDS_PER_DAY = 86_400_000

/** The version that the help menu shows. */
export const APP_VERSION = '1.7.9'

/** The interval between requests for a new access token. */
export const TOKEN_REFRESH_INTERVAL_MS = MILLISECONDS_PER_DAY

/** The time limit of a request. */
export const REQUEST_TIMEOUT_MS = 100_000

/** A request that takes longer than this shows the global spinner. */
export const SPINNER_DELAY_MS = 500

/** How long a toast stays. */
export const TOAST_LIFE_MS = 3000

/** How long the toast about repeating tactics that cannot be moved stays. */
export const REPEATING_TOAST_LIFE_MS = 6000

/** Changes of a channel's switches are saved this long after the last of them. */
export const CHANNEL_SAVE_DELAY_MS = 400

/** In a window narrower than this many CSS pixels, the app asks for a larger one. */
export const SMALLEST_VIEWPORT_WIDTH_PX = 800

/** In a window lower than this many CSS pixels, the app asks for a larger one. */
export const SMALLEST_VIEWPORT_HEIGHT_PX = 500

/** The facts about a new session that decide which page opens. */
export interface SessionStart {
  readonly isMaintenanceMode: boolean
  readonly isLoggedIn: boolean
  /** null: no account is loaded yet, or no user is logged in. */
  readonly isAccountActive: boolean | null
  readonly isPublicRoute: boolean
  readonly isSignInRoute: boolean
}

/**
 * The page that opens once the app has started, or null to stay on the current one:
 * to the maintenance notice, to the plans of an inactive account, away
 * from the sign-in page when they are logged in, and to it when they are not.
 */
export function redirectAfterStart(
  start: SessionStart,
): '/maintenance-mode' | '/plans' | '/' | '/sign-in' | null {
  if (start.isMaintenanceMode) return '/maintenance-mode'
  if (!start.isLoggedIn) return start.isPublicRoute ? null : '/sign-in'
  if (start.isAccountActive === false) return '/plans'
  return start.isSignInRoute ? '/' : null
}
