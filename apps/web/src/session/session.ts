import {
  authenticate,
  createFirstAccount,
  isApiError,
  logOut,
  readConfiguration,
  readMe,
  type ApiClient,
  type Configuration,
  type FirstAccountFields,
  type SessionFacts,
} from '@throughline/api-client'
import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { TOKEN_REFRESH_INTERVAL_MS } from '@throughline/domain/session'
import type { Preferences } from '../preferences/preferences'

/** Something that happened to the session which the person has to be told. */
interface SessionNotice {
  /** Grows, so that the same words can be said twice. */
  readonly id: number
  readonly tone: 'warning' | 'error'
  readonly text: string
}

/** Who is here. */
type SessionStatus =
  /** Not known yet: the app is starting. */
  | { readonly status: 'uninitialised' }
  | { readonly status: 'logged-out' }
  | { readonly status: 'logged-in'; readonly facts: SessionFacts }
  /** Marked as logged in, but the server did not say who it is. */
  | { readonly status: 'failed'; readonly message: string }

/** Everything about the session at one moment. */
export interface SessionState {
  readonly who: SessionStatus
  /** null until the server has answered. */
  readonly configuration: Configuration | null
  readonly isMaintenanceMode: boolean
  readonly notice: SessionNotice | null
}

/** Signing in and out, and what holds while the app runs. */
export interface Session {
  readonly getState: () => SessionState
  readonly subscribe: (onChange: () => void) => () => void
  /** Finds out who is here. Called at start, and again to retry. */
  readonly start: () => Promise<void>
  /** @throws ApiError as the server refused */
  readonly signIn: (credentials: {
    emailAddress: string
    password: string
  }) => Promise<SessionFacts>
  /**
   * Creates the first account of an empty server and signs its owner in.
   *
   * @throws ApiError as the server refused
   */
  readonly createFirstAccount: (fields: FirstAccountFields) => Promise<SessionFacts>
  readonly logOut: () => Promise<void>
  /** The server refused to refresh the session. */
  readonly handleSessionLost: () => void
  /** The server went into maintenance. */
  readonly handleMaintenance: () => void
}

/** How long before its expiry a token that lives shorter is replaced, in milliseconds. */
const EXPIRY_MARGIN_MS = 300_000

/** What a session needs from the world around it. */
export interface SessionSurroundings {
  readonly client: ApiClient
  readonly preferences: Preferences
  /** The moment in milliseconds since the epoch. */
  readonly now: () => number
  /** Forgets everything that was read for the person who was here. */
  readonly onCleared: () => void
}

/** Creates the session of this page. */
export function createSession(surroundings: SessionSurroundings): Session {
  const { client, preferences, now, onCleared } = surroundings
  const listeners = new Set<() => void>()
  let refreshTimer: ReturnType<typeof setTimeout> | undefined
  let state: SessionState = {
    who: { status: 'uninitialised' },
    configuration: null,
    isMaintenanceMode: false,
    notice: null,
  }

  function set(change: Partial<SessionState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function noticeOf(tone: SessionNotice['tone'], text: string): SessionNotice {
    return { id: (state.notice?.id ?? 0) + 1, tone, text }
  }

  function scheduleRefresh(): void {
    clearTimeout(refreshTimer)
    const expiresAt = client.accessTokenExpiresAt()
    const untilExpiry =
      expiresAt === null ? TOKEN_REFRESH_INTERVAL_MS : expiresAt - EXPIRY_MARGIN_MS - now()
    // A token that lives for less than the margin is replaced when the server refuses it.
    if (untilExpiry <= 0) return
    refreshTimer = setTimeout(
      () => {
        client.refreshAccessToken().then(scheduleRefresh, scheduleRefresh)
      },
      Math.min(TOKEN_REFRESH_INTERVAL_MS, untilExpiry),
    )
  }

  function forget(): void {
    clearTimeout(refreshTimer)
    client.setAccessToken(null)
    preferences.markLoggedIn(false)
    onCleared()
  }

  async function enter(): Promise<SessionFacts> {
    const facts = await readMe(client)
    if (facts.accounts.length === 0) throw new Error(SIGN_IN_MESSAGES.noAccounts)
    preferences.markLoggedIn(true)
    scheduleRefresh()
    set({ who: { status: 'logged-in', facts } })
    return facts
  }

  async function enterOrForget(): Promise<SessionFacts> {
    try {
      return await enter()
    } catch (error) {
      forget()
      throw error
    }
  }

  async function resume(): Promise<void> {
    if (!preferences.isMarkedLoggedIn()) {
      set({ who: { status: 'logged-out' } })
      return
    }
    try {
      const isSignedIn = await client.refreshAccessToken()
      if (isSignedIn) await enter()
      else lose()
    } catch (error) {
      if (isApiError(error, 'unauthenticated')) lose()
      else if (isApiError(error, 'maintenance')) set({ isMaintenanceMode: true })
      else fail(error)
    }
  }

  function lose(): void {
    forget()
    set({ who: { status: 'logged-out' }, notice: noticeOf('warning', SIGN_IN_MESSAGES.loggedOut) })
  }

  function fail(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error)
    set({ who: { status: 'failed', message }, notice: noticeOf('error', message) })
  }

  return {
    getState: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    start: async () => {
      const [configuration] = await Promise.all([
        readConfiguration(client).catch(() => null),
        resume(),
      ])
      if (configuration === null) return
      const isMaintenanceMode = configuration.isMaintenanceMode
      const isStillUnknown = isMaintenanceMode && state.who.status === 'uninitialised'
      set({
        configuration,
        isMaintenanceMode,
        ...(isStillUnknown ? { who: { status: 'logged-out' } } : {}),
      })
    },
    signIn: async (credentials) => {
      await authenticate(client, credentials)
      return enterOrForget()
    },
    createFirstAccount: async (fields) => {
      await createFirstAccount(client, fields)
      return enterOrForget()
    },
    logOut: async () => {
      try {
        await logOut(client)
      } catch {
        // Without an answer the session still ends on this machine: that is what was asked for.
      } finally {
        forget()
        preferences.setActiveAccountId(null)
        set({ who: { status: 'logged-out' } })
      }
    },
    handleSessionLost: () => {
      if (state.who.status === 'logged-in') lose()
    },
    handleMaintenance: () => {
      set({ isMaintenanceMode: true })
    },
  }
}
