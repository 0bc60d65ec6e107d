import {
  authenticate,
  isApiError,
  logOut,
  readConfiguration,
  readMe,
} from '@throughline/api-client'
import type { ApiError, SessionDetails } from '@throughline/api-client'
import { SIGN_IN_MESSAGES } from '@throughline/domain/messages'

import { replaceEqualDeep } from '../data/query-client'
import type { Session } from './page-session'
import type { SessionOptions } from './session-options'
import { createSessionStore } from './session-state'
import { createTokenRefresh } from './token-refresh'
import type { Preferences } from '../preferences/preferences'
import type { SessionStore } from './session-state'

/** Creates the session of this page. */
export function createSession(options: SessionOptions): Session {
  const { client, preferences, now, onCleared, remember, onOtherPerson } = options
  const store = createSessionStore()
  const tokenRefresh = createTokenRefresh(client, now)
  /** Resolves when the local copy is visible, or when there is none. */
  let remembered: Promise<void> = Promise.resolve()
  /** The page has already shown a notice that the server cannot be reached. */
  let isRetrying = false
  let mayLogOut: (() => Promise<boolean>) | null = null
  /** The running log-out, which a second press joins. */
  let loggingOut: Promise<void> | null = null

  function forget(): void {
    tokenRefresh.stop()
    client.setAccessToken(null)
    preferences.markLoggedIn(false)
    onCleared()
  }

  /** Stores the user that the server returned. */
  function admit(details: SessionDetails): void {
    const { who } = store.get()
    const existing = who.status === 'logged-in' ? who.details : null
    if (existing !== null && existing.user.id !== details.user.id) {
      preferences.setLoggedInUserId(details.user.id)
      giveWay(existing.user.id)
      return
    }
    isRetrying = false
    preferences.markLoggedIn(true)
    preferences.setLoggedInUserId(details.user.id)
    tokenRefresh.schedule()
    // Equal data retains its objects, so that nothing renders again.
    store.set({
      who: { status: 'logged-in', details: replaceEqualDeep(existing, details), isConfirmed: true },
    })
  }

  /**
   * Ends the session of this page for another user. Logs out before the reload, so that an open
   * form neither blocks it nor loses its text.
   */
  function giveWay(returning: number): void {
    tokenRefresh.stop()
    client.setAccessToken(null)
    onCleared()
    store.set({ who: { status: 'logged-out', returning } })
    onOtherPerson?.()
  }

  function handleRefreshed(details: SessionDetails): void {
    // An answer after a log-out must not sign the user in again.
    if (store.get().who.status === 'logged-out') return
    if (details.accounts.length === 0) fail(new Error(SIGN_IN_MESSAGES.noAccounts))
    else admit(details)
  }

  async function enter(): Promise<SessionDetails> {
    const details = await readMe(client)
    if (details.accounts.length === 0) throw new Error(SIGN_IN_MESSAGES.noAccounts)
    admit(details)
    return details
  }

  async function enterOrForget(): Promise<SessionDetails> {
    try {
      return await enter()
    } catch (error) {
      forget()
      throw error
    }
  }

  /** Shows the last screen until the server answers. */
  async function showRemembered(): Promise<void> {
    const last = (await remember?.()) ?? null
    if (last === null) return
    const { details, configuration } = last
    const { who, configuration: current } = store.get()
    if (who.status === 'logged-in' && who.details.user.id === details.user.id) last.showAnswers()
    if (who.status !== 'uninitialised') return
    last.showAnswers()
    store.set({
      who: { status: 'logged-in', details, isConfirmed: false },
      configuration: current ?? configuration,
    })
  }

  async function resume(): Promise<void> {
    if (!preferences.isMarkedLoggedIn()) {
      preferences.markLoggedIn(false)
      onCleared()
      store.set({ who: { status: 'logged-out', returning: 'anybody' } })
      return
    }
    // Resets an ended session first, because `handleRefreshed` ignores users while logged out.
    if (store.get().who.status === 'logged-out') store.set({ who: { status: 'uninitialised' } })
    remembered = showRemembered()
    try {
      if (!(await client.refreshAccessToken())) lose()
    } catch (error) {
      await remembered
      if (isApiError(error, 'unauthenticated')) lose()
      else if (isApiError(error, 'maintenance')) waitForEnd()
      else if (isVisible() && mayPass(error)) retryLater(error)
      else fail(error)
    }
  }

  /**
   * Starts maintenance, during which the server does not return the user. A visible user stays
   * signed in. A page that is still starting counts as logged out, and any user may return to it.
   */
  function waitForEnd(): void {
    const { who } = store.get()
    const unknown = { status: 'logged-out', returning: 'anybody' } as const
    store.set({ isMaintenanceMode: true, who: who.status === 'uninitialised' ? unknown : who })
  }

  function isVisible(): boolean {
    return store.get().who.status === 'logged-in'
  }

  /**
   * Returns the id of the visible user or, before the first screen, of the user who is marked as
   * logged in.
   */
  function visibleUserId(): number | null {
    const { who } = store.get()
    return who.status === 'logged-in' ? who.details.user.id : preferences.loggedInUserId()
  }

  /**
   * Retries later with the screen unchanged. The page sends no requests until the server returns
   * the user.
   */
  function retryLater(error: Error): void {
    if (!isRetrying) store.setWithNotice({}, 'error', error.message)
    isRetrying = true
    tokenRefresh.retryLater(() => {
      void resume()
    })
  }

  function lose(): void {
    const userId = visibleUserId()
    forget()
    store.setWithNotice(
      { who: { status: 'logged-out', returning: userId ?? 'anybody' } },
      'warning',
      SIGN_IN_MESSAGES.loggedOut,
    )
  }

  function fail(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error)
    store.setWithNotice({ who: { status: 'failed', message } }, 'error', message)
  }

  async function end(): Promise<void> {
    const userId = visibleUserId()
    try {
      await logOut(client)
    } catch {
      // Without an answer the session still ends in this browser, as the user requested.
    } finally {
      // Only a log-out removes drafts. After a lost session they stay, so that the user can
      // continue after signing in.
      preferences.removeFormDrafts(userId)
      // Forms of this tab stop writing drafts for this user.
      preferences.setLoggedInUserId(null)
      preferences.setActiveAccountId(null)
      forget()
      store.set({ who: { status: 'logged-out', returning: 'nobody' } })
    }
  }

  async function logOutIfConfirmed(): Promise<void> {
    if ((await mayLogOut?.()) ?? true) await end()
  }

  const followBrowser = createFollower({ store, preferences, forget, giveWay, resume })

  return {
    getState: store.get,
    subscribe: store.subscribe,
    start: async () => {
      const [configuration] = await Promise.all([
        readConfiguration(client).catch(() => null),
        resume(),
      ])
      if (configuration === null) return
      store.set({ configuration, isMaintenanceMode: configuration.isMaintenanceMode })
      if (configuration.isMaintenanceMode) waitForEnd()
    },
    whenRemembered: async () => {
      await remembered
      return isVisible()
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
    signInWith: async (send) => {
      try {
        await send(client)
      } catch (error) {
        if (!isVisible()) preferences.markLoggedIn(false)
        throw error
      }
      if (isVisible()) {
        onCleared()
        store.set({ who: { status: 'logged-out', returning: 'nobody' } })
      }
      return enterOrForget()
    },
    logOut: () => {
      loggingOut ??= logOutIfConfirmed().finally(() => {
        loggingOut = null
      })
      return loggingOut
    },
    guardLogOut: (ask) => {
      mayLogOut = ask
    },
    clear: async () => {
      if (isVisible()) await end()
      else preferences.markLoggedIn(false)
    },
    readUserAgain: async () => {
      handleRefreshed(await readMe(client))
    },
    handleRefreshed,
    handleSessionLost: () => {
      if (isVisible()) lose()
    },
    handleMaintenance: waitForEnd,
    followBrowser,
    recheck: async () => {
      followBrowser()
      const read = await readConfiguration(client)
      const { configuration: existing, isMaintenanceMode } = store.get()
      const configuration = replaceEqualDeep(existing, read)
      if (configuration === existing && read.isMaintenanceMode === isMaintenanceMode) return
      store.set({ configuration, isMaintenanceMode: read.isMaintenanceMode })
    },
  }
}

/** Returns whether a failure is unrelated to the session, so that a retry may help. */
function mayPass(error: unknown): error is ApiError {
  return isApiError(error, 'network') || isApiError(error, 'unexpected')
}

interface FollowerOptions {
  readonly store: SessionStore
  readonly preferences: Preferences
  /** Ends the session of this page without a request. */
  readonly forget: () => void
  /** Gives the page to another user; `returning` is the id of the previous one. */
  readonly giveWay: (returning: number) => void
  /** Determines the signed-in user. */
  readonly resume: () => Promise<void>
}

/**
 * Returns a function that repeats the actions of other tabs, which it reads from the browser's
 * storage.
 */
function createFollower(options: FollowerOptions): () => void {
  const { store, preferences, forget, giveWay, resume } = options
  let followedAccount = preferences.activeAccountId()
  return () => {
    const { who, isMaintenanceMode } = store.get()
    const userId = preferences.loggedInUserId()
    if (who.status === 'logged-out' && userId !== null && !isMaintenanceMode) void resume()
    if (who.status !== 'logged-in') return
    const { id } = who.details.user
    const account = preferences.activeAccountId()
    if (userId === id && account !== followedAccount) {
      // The user stays the same. Components that depend on the account render again.
      followedAccount = account
      store.set({})
    }
    if (userId === id) return
    if (userId !== null) giveWay(id)
    else if (!preferences.isMarkedLoggedIn()) {
      // Open forms of this tab retain their text, as after a lost session.
      preferences.setLoggedInUserId(id)
      forget()
      store.set({ who: { status: 'logged-out', returning: id } })
    }
  }
}
