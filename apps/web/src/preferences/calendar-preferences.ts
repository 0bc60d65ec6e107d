import { OVERSTORY_SECTIONS, type OverstorySection } from '@throughline/domain/tactics'
import type { KeyValueStore } from './key-value-store'

/**
 * Keys of the calendars, with their values:
 *
 * - a section of the overstory: 'closed' or 'open' once a user has chosen
 * - `mh-height`, `mh-height-day`: the user's height of the overstory above a month and a day, in
 *   pixels
 * - `mh-expanded`: the sections that show all of their items, separated by commas
 * - `month-lanes`: 'all' or 'fit'
 * - `day-band`: 'open' or 'closed'
 * - `month-top`, `day-top`: the last height of the content above the calendar, in pixels
 * - `channel-marks`: 'shown' or 'hidden'
 * - `item-panel`: the width of an item beside a view, in pixels
 * - `parking-lot`: 'open' or 'closed'
 * - `calendar-view`: the last view: 'month', 'day' or 'flow'
 */
const keys = {
  monthLanes: 'month-lanes',
  allDayRow: 'day-band',
  monthTop: 'month-top',
  channelMarks: 'channel-marks',
  itemPanel: 'item-panel',
  parkingLot: 'parking-lot',
  dayTop: 'day-top',
  calendarView: 'calendar-view',
  overstoryExpanded: 'mh-expanded',
} as const

const overstoryHeightKeys = { month: 'mh-height', day: 'mh-height-day' } as const

const overstoryKeys: Readonly<Record<OverstorySection, string>> = {
  'calendars-of-interest': 'mh-subscriptions',
  initiatives: 'mh-initiatives',
  'monthly-focus': 'mh-monthlyfocus',
  'long-running': 'mh-inmarketmedia',
}

/** Stored preferences of calendars. Each has a default if the store has no value. */
export interface CalendarPreferences {
  /**
   * Returns the closed sections of the overstory. A section without a stored choice is closed while
   * room is scarce.
   */
  readonly closedOverstorySections: (room: {
    readonly isScarce: boolean
  }) => ReadonlySet<OverstorySection>
  readonly setOverstorySectionOpen: (section: OverstorySection, isOpen: boolean) => void
  /** Returns the sections of the overstory that show all of their items. */
  readonly expandedOverstorySections: () => ReadonlySet<OverstorySection>
  readonly setExpandedOverstorySections: (sections: ReadonlySet<OverstorySection>) => void
  /** Height of the overstory above a view in pixels, more than 0; null for the default. */
  readonly overstoryHeight: (view: 'month' | 'day') => number | null
  readonly setOverstoryHeight: (view: 'month' | 'day', height: number | null) => void
  /** Returns the last view of a calendar. @default 'month' */
  readonly calendarView: () => 'month' | 'day' | 'flow'
  readonly setCalendarView: (view: 'month' | 'day' | 'flow') => void
  /** Returns whether the month shows every item or as many as fit the window. */
  readonly monthLaneMode: () => 'all' | 'fit'
  readonly setMonthLaneMode: (mode: 'all' | 'fit') => void
  /** Returns whether bars show the marks of their channels. */
  readonly hasChannelMarks: () => boolean
  readonly setChannelMarks: (isVisible: boolean) => void
  /** Returns whether the all-day row of a day shows all of its items. */
  readonly isAllDayRowOpen: () => boolean
  readonly setAllDayRowOpen: (isOpen: boolean) => void
  /** Last height in pixels of the content above a calendar; null if unknown. */
  readonly calendarTopPixels: (view: 'month' | 'day') => number | null
  readonly setCalendarTopPixels: (view: 'month' | 'day', heightPixels: number) => void
  /** Returns whether the parking lot at the foot of a calendar is open. */
  readonly isParkingLotOpen: () => boolean
  readonly setParkingLotOpen: (isOpen: boolean) => void
  /** Width of the item beside a view in pixels; null for the default. */
  readonly itemPanelPixels: () => number | null
  readonly setItemPanelPixels: (widthPixels: number) => void
}

/**
 * Creates the preferences of calendars over a store. They are a separate module, because the first
 * screen does not load them.
 */
export function createCalendarPreferences(store: KeyValueStore): CalendarPreferences {
  return {
    closedOverstorySections: ({ isScarce }) =>
      new Set(
        OVERSTORY_SECTIONS.filter((section) => {
          const choice = store.getItem(overstoryKeys[section])
          return choice === null ? isScarce : choice === 'closed'
        }),
      ),
    setOverstorySectionOpen: (section, isOpen) => {
      store.setItem(overstoryKeys[section], isOpen ? 'open' : 'closed')
    },
    expandedOverstorySections: () => {
      const names = (store.getItem(keys.overstoryExpanded) ?? '').split(',')
      return new Set(OVERSTORY_SECTIONS.filter((section) => names.includes(section)))
    },
    setExpandedOverstorySections: (sections) => {
      if (sections.size === 0) store.removeItem(keys.overstoryExpanded)
      else store.setItem(keys.overstoryExpanded, [...sections].join(','))
    },
    overstoryHeight: (view) => {
      const height = Number(store.getItem(overstoryHeightKeys[view]) ?? Number.NaN)
      return Number.isFinite(height) && height > 0 ? height : null
    },
    setOverstoryHeight: (view, height) => {
      if (height === null) store.removeItem(overstoryHeightKeys[view])
      else store.setItem(overstoryHeightKeys[view], String(height))
    },
    calendarView: () => {
      const view = store.getItem(keys.calendarView)
      return view === 'day' || view === 'flow' ? view : 'month'
    },
    setCalendarView: (view) => {
      store.setItem(keys.calendarView, view)
    },
    monthLaneMode: () => (store.getItem(keys.monthLanes) === 'fit' ? 'fit' : 'all'),
    setMonthLaneMode: (mode) => {
      store.setItem(keys.monthLanes, mode)
    },
    hasChannelMarks: () => store.getItem(keys.channelMarks) === 'shown',
    setChannelMarks: (isVisible) => {
      store.setItem(keys.channelMarks, isVisible ? 'shown' : 'hidden')
    },
    isAllDayRowOpen: () => store.getItem(keys.allDayRow) === 'open',
    setAllDayRowOpen: (isOpen) => {
      store.setItem(keys.allDayRow, isOpen ? 'open' : 'closed')
    },
    calendarTopPixels: (view) => {
      const text = store.getItem(view === 'month' ? keys.monthTop : keys.dayTop)
      const pixels = Number(text ?? Number.NaN)
      return Number.isSafeInteger(pixels) && pixels >= 0 ? pixels : null
    },
    setCalendarTopPixels: (view, heightPixels) => {
      store.setItem(view === 'month' ? keys.monthTop : keys.dayTop, String(heightPixels))
    },
    isParkingLotOpen: () => store.getItem(keys.parkingLot) === 'open',
    setParkingLotOpen: (isOpen) => {
      store.setItem(keys.parkingLot, isOpen ? 'open' : 'closed')
    },
    itemPanelPixels: () => {
      const pixels = Number(store.getItem(keys.itemPanel) ?? Number.NaN)
      return Number.isSafeInteger(pixels) && pixels > 0 ? pixels : null
    },
    setItemPanelPixels: (widthPixels) => {
      store.setItem(keys.itemPanel, String(Math.round(widthPixels)))
    },
  }
}
