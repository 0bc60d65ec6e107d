import type { ApiClient, SessionDetails } from '@throughline/api-client'
import type { SessionState } from './session-state'

/**
 * Session of this page: signs users in and out, and stores the signed-in user while the app runs.
 */
export interface Session {
  readonly getState: () => SessionState
  readonly subscribe: (onChange: () => void) => () => void
  /** Determines the signed-in user. Call it at the start, and again to retry. */
  readonly start: () => Promise<void>
  /**
   * Resolves to true once the local copy of the last screen is visible; to false without one. Call
   * it after `start`.
   */
  readonly whenRemembered: () => Promise<boolean>
  /** @throws ApiError as the server refused */
  readonly signIn: (credentials: {
    emailAddress: string
    password: string
  }) => Promise<SessionDetails>
  /**
   * Signs a user in without a password, for example with the token of a link. It replaces a user
   * who was signed in before.
   *
   * @param send sends the request; afterwards the client has the user's access token
   * @throws ApiError as the server refused
   */
  readonly signInWith: (send: (client: ApiClient) => Promise<void>) => Promise<SessionDetails>
  /** Ends the session, unless the user cancels the question of {@link Session.guardLogOut}. */
  readonly logOut: () => Promise<void>
  /** Sets the question before a log-out, in place of the previous one; null for none. */
  readonly guardLogOut: (ask: (() => Promise<boolean>) | null) => void
  /** Ends the session if there is one, for example before a request for a new password. */
  readonly clear: () => Promise<void>
  /**
   * Reads the signed-in user again, for example after a change of their roles.
   *
   * @throws ApiError when there is no answer; the user stays unchanged then
   */
  readonly readUserAgain: () => Promise<void>
  /** The server refreshed the session and returned its user. */
  readonly handleRefreshed: (details: SessionDetails) => void
  /** The server refused to refresh the session. */
  readonly handleSessionLost: () => void
  /** The server went into maintenance. */
  readonly handleMaintenance: () => void
  /** Repeats the actions of other tabs of this browser: a sign-in, a log-out, another account. */
  readonly followBrowser: () => void
  /**
   * Asks the server whether maintenance is on, and follows other tabs of the browser.
   *
   * @throws ApiError when there is no answer
   */
  readonly recheck: () => Promise<void>
}
