import type { Configuration, SessionFacts } from '@throughline/api-client'

/** Something about the session that the person has to be told. */
interface SessionNotice {
  /** Grows, so that the same text can be shown twice. */
  readonly id: number
  readonly tone: 'warning' | 'error'
  readonly text: string
}

/**
 * Who gets back to the URL that the sign-in page has taken the place of: the person with
 * this id, whose session has ended by itself; anybody, where nobody was signed in; or nobody,
 * after a log-out.
 */
export type Returning = number | 'anybody' | 'nobody'

/** Who is signed in. */
type SessionStatus =
  /** Not known yet: the app is starting. */
  | { readonly status: 'uninitialised' }
  | { readonly status: 'logged-out'; readonly returning: Returning }
  | {
      readonly status: 'logged-in'
      readonly facts: SessionFacts
      /** False while only this browser says so, and the server has not answered yet. */
      readonly isConfirmed: boolean
    }
  /** The browser is marked as logged in, but the server did not say who the person is. */
  | { readonly status: 'failed'; readonly message: string }

/** The session at one moment. */
export interface SessionState {
  readonly who: SessionStatus
  /** null until the server has answered. */
  readonly configuration: Configuration | null
  readonly isMaintenanceMode: boolean
  readonly notice: SessionNotice | null
}

/** Holds the state of the session and tells listeners about changes. */
export interface SessionStore {
  readonly get: () => SessionState
  readonly set: (change: Partial<SessionState>) => void
  /** @returns ends the subscription */
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
