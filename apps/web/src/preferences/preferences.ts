import { DEFAULT_DENSITY, type Density, type ThemePreference } from '@throughline/ui/theme'
import type { KeyValueStore } from './key-value-store'
import {
  ACCOUNT_KEY,
  LOGIN_MARK_KEY,
  PERSON_KEY,
  idIn,
  isMarkedLoggedIn,
  loggedInUserId,
} from './login-mark'
import { removeFormDrafts } from './remove-drafts'

/**
 * Keys of local storage, with their values:
 *
 * - `lgo`: '0' while a user is logged in
 * - `usr`: the id of that user
 * - `act`: the id of the active account
 * - `last-flushed`: the time of the last flush in milliseconds
 * - `theme`: the chosen theme
 * - `density`: 'comfortable' or 'compact'
 * - `nav`: 'collapsed' or 'open'
 */
const keys = {
  loggedOut: LOGIN_MARK_KEY,
  person: PERSON_KEY,
  account: ACCOUNT_KEY,
  lastFlushed: 'last-flushed',
  theme: 'theme',
  density: 'density',
  navigation: 'nav',
} as const

/** Local data from before this moment (in milliseconds) has an older shape, and is flushed. */
export const LOCAL_DATA_EPOCH = Date.UTC(2026, 10, 1)

const preservedByFlush: ReadonlySet<string> = new Set([keys.loggedOut, keys.account])

/** Preferences of a user in this browser. Each has a default if the store has no value. */
export interface Preferences {
  readonly isMarkedLoggedIn: () => boolean
  readonly markLoggedIn: (isLoggedIn: boolean) => void
  /** Id of the logged-in user, the same in every tab; null if no user is logged in. */
  readonly loggedInUserId: () => number | null
  /** Sets the id. It stays when a session expires, because the user's forms still write drafts. */
  readonly setLoggedInUserId: (userId: number | null) => void
  /** Id of the last active account, or null. */
  readonly activeAccountId: () => number | null
  readonly setActiveAccountId: (accountId: number | null) => void
  readonly theme: () => ThemePreference
  readonly setTheme: (theme: ThemePreference) => void
  /** Amount of space between elements in every view, list and form. */
  readonly density: () => Density
  readonly setDensity: (density: Density) => void
  readonly isNavigationCollapsed: () => boolean
  readonly setNavigationCollapsed: (isCollapsed: boolean) => void
  /**
   * Store for preferences that the first screen does not load, such as those of calendars and
   * filters.
   */
  readonly store: KeyValueStore
  /** Removes the unsaved drafts of a user; see `removeFormDrafts`. */
  readonly removeFormDrafts: (userId: number | null) => void
  /** Removes data of an older shape, except the logged-out flag and the active account. */
  readonly flushOutdated: (now: number) => void
}

/**
 * Creates the preferences of a user over a store. Only the modules of this folder know the keys.
 */
export function createPreferences(store: KeyValueStore): Preferences {
  return {
    isMarkedLoggedIn: () => isMarkedLoggedIn(store),
    markLoggedIn: (isLoggedIn) => {
      store.setItem(keys.loggedOut, isLoggedIn ? '0' : '1')
    },
    loggedInUserId: () => loggedInUserId(store),
    setLoggedInUserId: (userId) => {
      setId(store, keys.person, userId)
    },
    activeAccountId: () => idIn(store, keys.account),
    setActiveAccountId: (accountId) => {
      setId(store, keys.account, accountId)
    },
    theme: () => {
      const theme = store.getItem(keys.theme)
      return theme === 'light' || theme === 'dark' || theme === 'high-contrast' ? theme : 'auto'
    },
    setTheme: (theme) => {
      store.setItem(keys.theme, theme)
    },
    density: () => {
      const density = store.getItem(keys.density)
      return density === 'comfortable' || density === 'compact' ? density : DEFAULT_DENSITY
    },
    setDensity: (density) => {
      store.setItem(keys.density, density)
    },
    isNavigationCollapsed: () => store.getItem(keys.navigation) === 'collapsed',
    setNavigationCollapsed: (isCollapsed) => {
      store.setItem(keys.navigation, isCollapsed ? 'collapsed' : 'open')
    },
    store,
    removeFormDrafts: (userId) => {
      removeFormDrafts(store, userId)
    },
    flushOutdated: (now) => {
      const lastFlushed = Number(store.getItem(keys.lastFlushed) ?? 0)
      if (lastFlushed >= LOCAL_DATA_EPOCH) return
      for (const key of store.keys()) if (!preservedByFlush.has(key)) store.removeItem(key)
      store.setItem(keys.lastFlushed, String(now))
    },
  }
}

function setId(store: KeyValueStore, key: string, id: number | null): void {
  if (id === null) store.removeItem(key)
  else store.setItem(key, String(id))
}
