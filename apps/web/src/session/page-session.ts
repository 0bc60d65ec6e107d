import type { ApiClient, SessionFacts } from '@throughline/api-client'
import type { SessionState } from './session-state'

/** Signs people in and out, and holds who is signed in while the app runs. */
export interface Session {
  readonly getState: () => SessionState
  readonly subscribe: (onChange: () => void) => () => void
  /** Finds out who is signed in. Called at the start, and again to retry. */
  readonly start: () => Promise<void>
  /** Resolves when the local copy of the last screen is shown; to false without one. After `start`. */
  readonly whenRemembered: () => Promise<boolean>
  /** @throws ApiError as the server refused */
  readonly signIn: (credentials: {
    emailAddress: string
    password: string
  }) => Promise<SessionFacts>
  /**
   * Signs a person in by something else than a password, such as the token of a link. The
   * page is theirs from then on, whoever was signed in before.
   *
   * @param send asks the server; after it the client holds the access token of the person
   * @throws ApiError as the server refused
   */
  readonly signInWith: (send: (client: ApiClient) => Promise<void>) => Promise<SessionFacts>
  /** Ends the session, unless {@link Session.guardLogOut} has the person think better of it. */
  readonly logOut: () => Promise<void>
  /** Asks before a log-out, in place of who has asked until now; null asks nobody. */
  readonly guardLogOut: (ask: (() => Promise<boolean>) | null) => void
  /** Ends the session if there is one, as asking for a new password does. */
  readonly clear: () => Promise<void>
  /** The server refreshed the session and said who is signed in. */
  readonly handleRefreshed: (facts: SessionFacts) => void
  /** The server refused to refresh the session. */
  readonly handleSessionLost: () => void
  /** The server went into maintenance. */
  readonly handleMaintenance: () => void
  /** Does what another tab of this browser has done: a sign-in, a log-out, another account. */
  readonly followBrowser: () => void
  /**
   * Asks the server whether maintenance is on, and the browser who is signed in.
   *
   * @throws ApiError when there is no answer
   */
  readonly recheck: () => Promise<void>
}
