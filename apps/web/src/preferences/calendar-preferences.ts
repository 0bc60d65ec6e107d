import { OVERSTORY_SECTIONS, type OverstorySection } from '@throughline/domain/tactics'
import type { KeyValueStore } from './key-value-store'

/**
 * Keys of the calendars. A section of the overstory holds 'closed' or 'open' once
 * somebody has chosen; `mh-height` and `mh-height-day` are the heights that somebody has
 * given the overstory above a month and a day, in pixels, and `mh-expanded` lists the
 * sections that show all of their items, with commas. `month-lanes` is 'all' or 'fit',
 * `day-band` 'open' or 'closed', `month-top` and `day-top` the height in pixels of what
 * stood above the calendar last, `channel-marks` 'shown' or 'hidden', `item-panel` the
 * width of an item beside a view, and `parking-lot` 'open' or 'closed'.
 */
const KEYS = {
  monthLanes: 'month-lanes',
  allDayRow: 'day-band',
  monthTop: 'month-top',
  channelMarks: 'channel-marks',
  itemPanel: 'item-panel',
  parkingLot: 'parking-lot',
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

/** What a browser remembers about calendars. Everything has a value when nothing is stored. */
export interface CalendarPreferences {
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
  /** Whether bars show the marks of their channels. */
  readonly hasChannelMarks: () => boolean
  readonly setChannelMarks: (isShown: boolean) => void
  /** Whether the all-day row of a day shows all of its items. */
  readonly isAllDayRowOpen: () => boolean
  readonly setAllDayRowOpen: (isOpen: boolean) => void
  /** Height in pixels of what stood above a calendar last; null when nothing is known. */
  readonly calendarTopPixels: (view: 'month' | 'day') => number | null
  readonly setCalendarTopPixels: (view: 'month' | 'day', heightPixels: number) => void
  /** Whether the parking lot at the foot of a calendar is open. */
  readonly isParkingLotOpen: () => boolean
  readonly setParkingLotOpen: (isOpen: boolean) => void
  /** Width of the item beside a view in pixels; null for the usual one. */
  readonly itemPanelPixels: () => number | null
  readonly setItemPanelPixels: (widthPixels: number) => void
}

/** Calendars in a store. Apart from the preferences that the first screen loads. */
export function createCalendarPreferences(store: KeyValueStore): CalendarPreferences {
  return {
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
    hasChannelMarks: () => store.getItem(KEYS.channelMarks) === 'shown',
    setChannelMarks: (isShown) => {
      store.setItem(KEYS.channelMarks, isShown ? 'shown' : 'hidden')
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
    isParkingLotOpen: () => store.getItem(KEYS.parkingLot) === 'open',
    setParkingLotOpen: (isOpen) => {
      store.setItem(KEYS.parkingLot, isOpen ? 'open' : 'closed')
    },
    itemPanelPixels: () => {
      const pixels = Number(store.getItem(KEYS.itemPanel) ?? Number.NaN)
      return Number.isSafeInteger(pixels) && pixels > 0 ? pixels : null
    },
    setItemPanelPixels: (widthPixels) => {
      store.setItem(KEYS.itemPanel, String(Math.round(widthPixels)))
    },
  }
}
