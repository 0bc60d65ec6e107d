import { OVERSTORY_SECTIONS, type OverstorySection } from '@throughline/domain/tactics'
import { DEFAULT_DENSITY, type Density, type ThemePreference } from '@throughline/ui/theme'
import { createFilterPreferences, type FilterPreferences } from './filter-preferences'
import type { KeyValueStore } from './key-value-store'
import { LOGIN_MARK_KEY, PERSON_KEY, idIn, isMarkedLoggedIn, loggedInUserId } from './login-mark'
import { removeFormDrafts } from './remove-drafts'

/**
 * Keys of local storage. `lgo` is '0' while somebody is logged in, `usr` their
 * number, `act` the number of the active account, `last-flushed` the time of the
 * last flush in milliseconds, `theme` the chosen theme, `density` 'comfortable' or
 * 'compact', `nav` 'collapsed' or 'open'. A section of the overstory holds 'closed'
 * or 'open' once somebody has chosen; `mh-height` and `mh-height-day` are the
 * heights that somebody has given the overstory above a month and a day, in pixels,
 * and `mh-expanded` lists the sections that show all of their items, with commas.
 * `month-lanes` is 'all' or 'fit', `day-band` 'open' or 'closed', `month-top` and
 * `day-top` the height in pixels of what stood above the calendar last.
 */
const KEYS = {
  loggedOut: LOGIN_MARK_KEY,
  person: PERSON_KEY,
  account: 'act',
  lastFlushed: 'last-flushed',
  theme: 'theme',
  density: 'density',
  navigation: 'nav',
  monthLanes: 'month-lanes',
  allDayRow: 'day-band',
  monthTop: 'month-top',
  itemPanel: 'item-panel',
  dayTop: 'day-top',
  overstoryExpanded: 'mh-expanded',
} as const

const OVERSTORY_HEIGHT_KEYS = { month: 'mh-height', day: 'mh-height-day' } as const

const OVERSTORY_KEYS: Readonly<Record<OverstorySection, string>> = {
  'calendars-of-interest': 'mh-subscriptions',
  initiatives: 'mh-initiatives',
  'monthly-focus': 'mh-monthlyfocus',
  'long-running': 'mh-inmarketmedia',
}

/** Local data written before this moment (in milliseconds) is of an older shape and is flushed. */
export const LOCAL_DATA_EPOCH = Date.UTC(2026, 10, 1)

const PRESERVED_BY_FLUSH: ReadonlySet<string> = new Set([KEYS.loggedOut, KEYS.account])

/** What this browser remembers about a person. Everything has a value when nothing is stored. */
export interface Preferences extends FilterPreferences {
  readonly isMarkedLoggedIn: () => boolean
  readonly markLoggedIn: (isLoggedIn: boolean) => void
  /** Number of the person who is logged in, the same in every tab; null for nobody. */
  readonly loggedInUserId: () => number | null
  /** Kept when a session ends by itself: the person's forms still write drafts. */
  readonly setLoggedInUserId: (userId: number | null) => void
  /** The account looked at last, or null. */
  readonly activeAccountId: () => number | null
  readonly setActiveAccountId: (accountId: number | null) => void
  readonly theme: () => ThemePreference
  readonly setTheme: (theme: ThemePreference) => void
  /** How much space there is between things in every view, list and form. */
  readonly density: () => Density
  readonly setDensity: (density: Density) => void
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
  /** Sections of the overstory that show all of their items. */
  readonly expandedOverstorySections: () => ReadonlySet<OverstorySection>
  readonly setExpandedOverstorySections: (sections: ReadonlySet<OverstorySection>) => void
  /** Height of the overstory above a view in pixels, more than 0; null for the usual one. */
  readonly overstoryHeight: (view: 'month' | 'day') => number | null
  readonly setOverstoryHeight: (view: 'month' | 'day', height: number | null) => void
  /** Whether the month shows every item or as many as fit the window. */
  readonly monthLaneMode: () => 'all' | 'fit'
  readonly setMonthLaneMode: (mode: 'all' | 'fit') => void
  /** Whether the all-day row of a day shows all of its items. */
  readonly isAllDayRowOpen: () => boolean
  readonly setAllDayRowOpen: (isOpen: boolean) => void
  /** Height in pixels of what stood above a calendar last; null when nothing is known. */
  readonly calendarTopPixels: (view: 'month' | 'day') => number | null
  readonly setCalendarTopPixels: (view: 'month' | 'day', heightPixels: number) => void
  /** Width of the item beside a view in pixels; null for the usual one. */
  readonly itemPanelPixels: () => number | null
  readonly setItemPanelPixels: (widthPixels: number) => void
  /**
   * Where single screens keep what the first one does not load; see `createFormDraft` and
   * `createFlowPreferences`.
   */
  readonly store: KeyValueStore
  /** Removes what a person has typed into forms and not saved; see `removeFormDrafts`. */
  readonly removeFormDrafts: (userId: number | null) => void
  /** Flushes data of an older shape; keeps the logged-out flag and the active account. */
  readonly flushOutdated: (now: number) => void
}

/** Preferences in a store. Only this module and those of filters, flows and login mark know the keys. */
export function createPreferences(store: KeyValueStore): Preferences {
  return {
    ...createFilterPreferences(store),
    isMarkedLoggedIn: () => isMarkedLoggedIn(store),
    markLoggedIn: (isLoggedIn) => {
      store.setItem(KEYS.loggedOut, isLoggedIn ? '0' : '1')
    },
    loggedInUserId: () => loggedInUserId(store),
    setLoggedInUserId: (userId) => {
      setId(store, KEYS.person, userId)
    },
    activeAccountId: () => idIn(store, KEYS.account),
    setActiveAccountId: (accountId) => {
      setId(store, KEYS.account, accountId)
    },
    theme: () => {
      const theme = store.getItem(KEYS.theme)
      return theme === 'light' || theme === 'dark' || theme === 'high-contrast' ? theme : 'auto'
    },
    setTheme: (theme) => {
      store.setItem(KEYS.theme, theme)
    },
    density: () => {
      const density = store.getItem(KEYS.density)
      return density === 'comfortable' || density === 'compact' ? density : DEFAULT_DENSITY
    },
    setDensity: (density) => {
      store.setItem(KEYS.density, density)
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
    expandedOverstorySections: () => {
      const names = (store.getItem(KEYS.overstoryExpanded) ?? '').split(',')
      return new Set(OVERSTORY_SECTIONS.filter((section) => names.includes(section)))
    },
    setExpandedOverstorySections: (sections) => {
      if (sections.size === 0) store.removeItem(KEYS.overstoryExpanded)
      else store.setItem(KEYS.overstoryExpanded, [...sections].join(','))
    },
    overstoryHeight: (view) => {
      const height = Number(store.getItem(OVERSTORY_HEIGHT_KEYS[view]) ?? Number.NaN)
      return Number.isFinite(height) && height > 0 ? height : null
    },
    setOverstoryHeight: (view, height) => {
      if (height === null) store.removeItem(OVERSTORY_HEIGHT_KEYS[view])
      else store.setItem(OVERSTORY_HEIGHT_KEYS[view], String(height))
    },
    monthLaneMode: () => (store.getItem(KEYS.monthLanes) === 'fit' ? 'fit' : 'all'),
    setMonthLaneMode: (mode) => {
      store.setItem(KEYS.monthLanes, mode)
    },
    isAllDayRowOpen: () => store.getItem(KEYS.allDayRow) === 'open',
    setAllDayRowOpen: (isOpen) => {
      store.setItem(KEYS.allDayRow, isOpen ? 'open' : 'closed')
    },
    calendarTopPixels: (view) => {
      const text = store.getItem(view === 'month' ? KEYS.monthTop : KEYS.dayTop)
      const pixels = Number(text ?? Number.NaN)
      return Number.isSafeInteger(pixels) && pixels >= 0 ? pixels : null
    },
    setCalendarTopPixels: (view, heightPixels) => {
      store.setItem(view === 'month' ? KEYS.monthTop : KEYS.dayTop, String(heightPixels))
    },
    itemPanelPixels: () => {
      const pixels = Number(store.getItem(KEYS.itemPanel) ?? Number.NaN)
      return Number.isSafeInteger(pixels) && pixels > 0 ? pixels : null
    },
    setItemPanelPixels: (widthPixels) => {
      store.setItem(KEYS.itemPanel, String(Math.round(widthPixels)))
    },
    store,
    removeFormDrafts: (userId) => {
      removeFormDrafts(store, userId)
    },
    flushOutdated: (now) => {
      const lastFlushed = Number(store.getItem(KEYS.lastFlushed) ?? 0)
      if (lastFlushed >= LOCAL_DATA_EPOCH) return
      for (const key of store.keys()) if (!PRESERVED_BY_FLUSH.has(key)) store.removeItem(key)
      store.setItem(KEYS.lastFlushed, String(now))
    },
  }
}

function setId(store: KeyValueStore, key: string, id: number | null): void {
  if (id === null) store.removeItem(key)
  else store.setItem(key, String(id))
}
