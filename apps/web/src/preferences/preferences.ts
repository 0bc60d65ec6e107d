import { OVERSTORY_SECTIONS, type OverstorySection } from '@throughline/domain/tactics'
import type { ThemePreference } from '@throughline/ui/theme'
import { createFilterPreferences, type FilterPreferences } from './filter-preferences'
import type { KeyValueStore } from './key-value-store'

/**
 * Keys of local storage. `lgo` is '0' while somebody is logged in, `act` the
 * number of the active account, `last-flushed` the time of the last flush in
 * milliseconds, `theme` the chosen theme, `nav` 'collapsed' or 'open'. A
 * section of the overstory holds 'closed' or 'open' once somebody has chosen,
 * `month-lanes` 'all' or 'fit'.
 */
const KEYS = {
  loggedOut: 'lgo',
  account: 'act',
  lastFlushed: 'last-flushed',
  theme: 'theme',
  navigation: 'nav',
  monthLanes: 'month-lanes',
} as const

const OVERSTORY_KEYS: Readonly<Record<OverstorySection, string>> = {
  'calendars-of-interest': 'mh-subscriptions',
  initiatives: 'mh-initiatives',
  'monthly-focus': 'mh-monthlyfocus',
  'long-running': 'mh-inmarketmedia',
}

/** Local data written before this moment (in milliseconds) is of an older shape and is flushed. */
export const LOCAL_DATA_EPOCH = Date.UTC(2026, 10, 1)

const KEPT_BY_FLUSH: ReadonlySet<string> = new Set([KEYS.loggedOut, KEYS.account])

/** What this browser remembers about a person. Everything has a value when nothing is stored. */
export interface Preferences extends FilterPreferences {
  readonly isMarkedLoggedIn: () => boolean
  readonly markLoggedIn: (isLoggedIn: boolean) => void
  /** The account looked at last, or null. */
  readonly activeAccountId: () => number | null
  readonly setActiveAccountId: (accountId: number | null) => void
  readonly theme: () => ThemePreference
  readonly setTheme: (theme: ThemePreference) => void
  readonly isNavigationCollapsed: () => boolean
  readonly setNavigationCollapsed: (isCollapsed: boolean) => void
  /**
   * Sections of the overstory that are closed: by choice or, where nobody has
   * chosen, as long as room is scarce.
   */
  readonly closedOverstorySections: (room: {
    readonly isScarce: boolean
  }) => ReadonlySet<OverstorySection>
  readonly setOverstorySectionOpen: (section: OverstorySection, isOpen: boolean) => void
  /** Whether the month shows every item or as many as fit the window. */
  readonly monthLaneMode: () => 'all' | 'fit'
  readonly setMonthLaneMode: (mode: 'all' | 'fit') => void
  /** Flushes data of an older shape; keeps the logged-out flag and the active account. */
  readonly flushOutdated: (now: number) => void
}

/** Preferences kept in a store: with those of filters, the one place that knows the keys. */
export function createPreferences(store: KeyValueStore): Preferences {
  return {
    ...createFilterPreferences(store),
    isMarkedLoggedIn: () => store.getItem(KEYS.loggedOut) === '0',
    markLoggedIn: (isLoggedIn) => {
      store.setItem(KEYS.loggedOut, isLoggedIn ? '0' : '1')
    },
    activeAccountId: () => {
      const id = Number(store.getItem(KEYS.account) ?? Number.NaN)
      return Number.isSafeInteger(id) && id > 0 ? id : null
    },
    setActiveAccountId: (accountId) => {
      if (accountId === null) store.removeItem(KEYS.account)
      else store.setItem(KEYS.account, String(accountId))
    },
    theme: () => {
      const theme = store.getItem(KEYS.theme)
      return theme === 'light' || theme === 'dark' || theme === 'high-contrast' ? theme : 'auto'
    },
    setTheme: (theme) => {
      store.setItem(KEYS.theme, theme)
    },
    isNavigationCollapsed: () => store.getItem(KEYS.navigation) === 'collapsed',
    setNavigationCollapsed: (isCollapsed) => {
      store.setItem(KEYS.navigation, isCollapsed ? 'collapsed' : 'open')
    },
    closedOverstorySections: ({ isScarce }) =>
      new Set(
        OVERSTORY_SECTIONS.filter((section) => {
          const choice = store.getItem(OVERSTORY_KEYS[section])
          return choice === null ? isScarce : choice === 'closed'
        }),
      ),
    setOverstorySectionOpen: (section, isOpen) => {
      store.setItem(OVERSTORY_KEYS[section], isOpen ? 'open' : 'closed')
    },
    monthLaneMode: () => (store.getItem(KEYS.monthLanes) === 'fit' ? 'fit' : 'all'),
    setMonthLaneMode: (mode) => {
      store.setItem(KEYS.monthLanes, mode)
    },
    flushOutdated: (now) => {
      const lastFlushed = Number(store.getItem(KEYS.lastFlushed) ?? 0)
      if (lastFlushed >= LOCAL_DATA_EPOCH) return
      for (const key of store.keys()) if (!KEPT_BY_FLUSH.has(key)) store.removeItem(key)
      store.setItem(KEYS.lastFlushed, String(now))
    },
  }
}

/** A store that forgets when the page closes: for browsers that block local storage. */
export function memoryStore(): KeyValueStore {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value)
    },
    removeItem: (key) => {
      entries.delete(key)
    },
    keys: () => [...entries.keys()],
  }
}

/** The browser's local storage, or a forgetful one where that is blocked or full. */
export function browserStore(): KeyValueStore {
  try {
    const storage = globalThis.localStorage
    storage.setItem('probe', '1')
    storage.removeItem('probe')
    return {
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => {
        storage.setItem(key, value)
      },
      removeItem: (key) => {
        storage.removeItem(key)
      },
      keys: () => Object.keys(storage),
    }
  } catch {
    return memoryStore()
  }
}
