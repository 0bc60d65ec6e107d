import {
  authenticate,
  createFirstAccount,
  isApiError,
  logOut,
  readConfiguration,
  readMe,
  type ApiClient,
  type ApiError,
  type Configuration,
  type FirstAccountFields,
  type SessionFacts,
} from '@throughline/api-client'
import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'
import { TOKEN_REFRESH_INTERVAL_MS } from '@throughline/domain/session'
import { replaceEqualDeep } from '../data/query-client'
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
  | {
      readonly status: 'logged-in'
      readonly facts: SessionFacts
      /** False while only this browser says so, and the server has not answered yet. */
      readonly isConfirmed: boolean
    }
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
  /**
   * Resolves once what the browser remembers of the person is on show, or known to be
   * nothing: then with false. Called after `start`.
   */
  readonly whenRemembered: () => Promise<boolean>
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
  /** The server refreshed the session and said who is here. */
  readonly handleRefreshed: (facts: SessionFacts) => void
  /** The server refused to refresh the session. */
  readonly handleSessionLost: () => void
  /** The server went into maintenance. */
  readonly handleMaintenance: () => void
}

/** How long before its expiry a token that lives shorter is replaced, in milliseconds. */
const EXPIRY_MARGIN_MS = 300_000

/** While the server cannot be reached, it is asked again this often who is here, in milliseconds. */
const RETRY_MS = 15_000

/** Who was here last, as this browser remembers it. */
interface RememberedSession {
  readonly facts: SessionFacts
  readonly configuration: Configuration | null
  /** Puts what was on the screen into the cache, until the server confirms or replaces it. */
  readonly showAnswers: () => void
}

/** What a session needs from the world around it. */
export interface SessionContext {
  readonly client: ApiClient
  readonly preferences: Preferences
  /** The moment in milliseconds since the epoch. */
  readonly now: () => number
  /** Forgets everything that was read for the person who was here, and what the browser remembers of it. */
  readonly onCleared: () => void
  /** What the browser remembers of the person who is marked as logged in; null for nothing. Never rejects. */
  readonly remember?: () => Promise<RememberedSession | null>
  /** Somebody else signed in while the person's screen was on show: nothing of it may stay. */
  readonly onOtherPerson?: () => void
}

/** Creates the session of this page. */
export function createSession(context: SessionContext): Session {
  const { client, preferences, now, onCleared, remember, onOtherPerson } = context
  const listeners = new Set<() => void>()
  let refreshTimer: ReturnType<typeof setTimeout> | undefined
  /** What the browser remembers is on show, or is nothing. */
  let remembered: Promise<void> = Promise.resolve()
  /** The person was told that the server cannot be reached. */
  let isRetrying = false
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
    preferences.setLoggedInUserId(null)
    onCleared()
  }

  /** Shows who is here, once the server has said so. */
  function admit(facts: SessionFacts): void {
    const known = state.who.status === 'logged-in' ? state.who.facts : null
    if (known !== null && known.user.id !== facts.user.id) {
      onCleared()
      preferences.setLoggedInUserId(facts.user.id)
      onOtherPerson?.()
      return
    }
    isRetrying = false
    preferences.markLoggedIn(true)
    preferences.setLoggedInUserId(facts.user.id)
    scheduleRefresh()
    // What is equal stays the same object, so that nothing is drawn again for it.
    set({
      who: { status: 'logged-in', facts: replaceEqualDeep(known, facts), isConfirmed: true },
    })
  }

  async function enter(): Promise<SessionFacts> {
    const facts = await readMe(client)
    if (facts.accounts.length === 0) throw new Error(SIGN_IN_MESSAGES.noAccounts)
    admit(facts)
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

  /** Shows the last screen while the server is being asked who is here. */
  async function showRemembered(): Promise<void> {
    const last = (await remember?.()) ?? null
    if (last === null) return
    const { facts, configuration } = last
    const { who } = state
    if (who.status === 'logged-in' && who.facts.user.id === facts.user.id) last.showAnswers()
    if (who.status !== 'uninitialised') return
    last.showAnswers()
    set({
      who: { status: 'logged-in', facts, isConfirmed: false },
      configuration: state.configuration ?? configuration,
    })
  }

  async function resume(): Promise<void> {
    if (!preferences.isMarkedLoggedIn()) {
      preferences.markLoggedIn(false)
      onCleared()
      set({ who: { status: 'logged-out' } })
      return
    }
    remembered = showRemembered()
    try {
      if (!(await client.refreshAccessToken())) lose()
    } catch (error) {
      await remembered
      if (isApiError(error, 'unauthenticated')) lose()
      else if (isApiError(error, 'maintenance')) set({ isMaintenanceMode: true })
      else if (isShown() && mayPass(error)) retryLater(error)
      else fail(error)
    }
  }

  function isShown(): boolean {
    return state.who.status === 'logged-in'
  }

  /** The screen stays as it was left; nothing is sent to the server before it has said who is here. */
  function retryLater(error: Error): void {
    if (!isRetrying) set({ notice: noticeOf('error', error.message) })
    isRetrying = true
    clearTimeout(refreshTimer)
    refreshTimer = setTimeout(() => {
      void resume()
    }, RETRY_MS)
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
    whenRemembered: async () => {
      await remembered
      return isShown()
    },
    signIn: async (credentials) => {
      try {
        await authenticate(client, credentials)
      } catch (error) {
        preferences.markLoggedIn(false)
        throw error
      }
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
    handleRefreshed: (facts) => {
      // An answer that comes after a log-out signs nobody in again.
      if (state.who.status === 'logged-out') return
      if (facts.accounts.length === 0) fail(new Error(SIGN_IN_MESSAGES.noAccounts))
      else admit(facts)
    },
    handleSessionLost: () => {
      if (state.who.status === 'logged-in') lose()
    },
    handleMaintenance: () => {
      set({ isMaintenanceMode: true })
    },
  }
}

/** Whether a failure says nothing about the session, so that asking again may help. */
function mayPass(error: unknown): error is ApiError {
  return isApiError(error, 'network') || isApiError(error, 'unexpected')
}
