import type { Configuration, SessionDetails } from '@throughline/api-client'

/** Message to the user about the session. */
interface SessionNotice {
  /** Increases, so that the same text can appear twice. */
  readonly id: number
  readonly tone: 'warning' | 'error'
  readonly text: string
}

/**
 * User who may return to the URL that the sign-in page replaced. It is the id of the user whose
 * session was lost, `anybody` if no user was signed in, or `nobody` after a log-out.
 */
export type Returning = number | 'anybody' | 'nobody'

/** Signed-in user. */
type SessionStatus =
  /** The app is starting and has not determined the user yet. */
  | { readonly status: 'uninitialised' }
  | { readonly status: 'logged-out'; readonly returning: Returning }
  | {
      readonly status: 'logged-in'
      readonly details: SessionDetails
      /** False while only the local copy names the user, and the server has not answered yet. */
      readonly isConfirmed: boolean
    }
  /** The browser is marked as logged in, but the server did not return the user. */
  | { readonly status: 'failed'; readonly message: string }

/** State of the session at one moment. */
export interface SessionState {
  readonly who: SessionStatus
  /** null until the server has answered. */
  readonly configuration: Configuration | null
  readonly isMaintenanceMode: boolean
  readonly notice: SessionNotice | null
}

/** Stores the state of the session and notifies listeners about changes. */
export interface SessionStore {
  readonly get: () => SessionState
  readonly set: (change: Partial<SessionState>) => void
  /** @returns a function that ends the subscription */
  readonly subscribe: (onChange: () => void) => () => void
  /** Changes the state and shows a notice. */
  readonly setWithNotice: (
    change: Partial<SessionState>,
    tone: SessionNotice['tone'],
    text: string,
  ) => void
}

/** Creates the store of a session that is starting. */
export function createSessionStore(): SessionStore {
  const listeners = new Set<() => void>()
  let state: SessionState = {
    who: { status: 'uninitialised' },
    configuration: null,
    isMaintenanceMode: false,
    notice: null,
  }
  const set = (change: Partial<SessionState>): void => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    set,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    setWithNotice: (change, tone, text) => {
      set({ ...change, notice: { id: (state.notice?.id ?? 0) + 1, tone, text } })
    },
  }
}
