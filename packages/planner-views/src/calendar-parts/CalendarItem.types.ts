import type { CivilDate, CivilDateTime } from '@throughline/domain/calendar-dates'
import type { SingleReason } from '@throughline/domain/calendar-events'

/**
 * Fields of a tactic or an initiative that a calendar needs; a subset of the items of a tactic
 * list.
 */
export interface CalendarItem {
  /** Unique among the items of one calendar. */
  readonly id: number
  readonly title: string
  readonly startDate: CivilDateTime
  /** Last day of an all-day item; moment at which a timed item ends. */
  readonly endDate: CivilDateTime
  readonly isAllDay: boolean
  /** Items of the parking lot are left out. */
  readonly isUnscheduled?: boolean
  readonly isFlagged: boolean
  readonly isInitiative: boolean
  readonly planId: number
  /** One or two letters, drawn as a mark on items of another plan. */
  readonly abbreviatedPlanName: string | null
  readonly channelId: number
  /** Recurrence rule; each occurrence has its own bar with a repeat mark. */
  readonly rrule: string | null
  readonly recurrenceEndDate: CivilDateTime | null
}

/** Fields of a channel that a calendar needs. */
export interface CalendarChannel {
  readonly name: string
  /** `#RRGGBB`; tints the bars and fills their edge. */
  readonly color: string
}

/**
 * One occurrence of an event of a calendar of interest, in the time zone of the viewer. It is read
 * only: users cannot move, resize or edit it.
 */
export interface CalendarEvent {
  /** Unique among the events of one calendar, and the same from one drawing to the next. */
  readonly key: string
  readonly title: string
  readonly startDate: CivilDateTime
  /** Of an all-day event its last day; of a timed one the moment it ends. */
  readonly endDate: CivilDateTime
  readonly isAllDay: boolean
  readonly isRepeating: boolean
  /**
   * Why the view shows fewer occurrences than its calendar has. `unreadable_rule`, `several_rules`,
   * `excluding_rule` and `moved_series` show one occurrence, `too_frequent` one a day. Null or left
   * out for all others.
   */
  readonly singleReason?: SingleReason | null
  /** The calendar of interest to which it belongs. */
  readonly calendarName: string
  /** Further calendars with the same event, which the view shows once. */
  readonly alsoIn: readonly string[]
}

/** One thing with a place on a calendar: an item of a plan, or an event of a calendar of interest. */
export type CalendarEntry =
  | { readonly kind: 'item'; readonly item: CalendarItem }
  | { readonly kind: 'event'; readonly event: CalendarEvent }

/** `code` says why an item stays where it is; the host words it. */
export type MovePermission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly code: string }

/** Methods that a host can call on a calendar. */
export interface CalendarHandle {
  /**
   * Scrolls back to the opening position: the week or the time of today if it is visible, else the
   * beginning. Call it when the user presses "Today" while today is visible.
   */
  readonly scrollToOpening: () => void
  /** Returns the focus to the part of the calendar that had it last, else to its first part. */
  readonly focus: () => void
  /**
   * Returns the day under a pointer that drags something in from outside; null if there is none.
   * Near the edges the calendar scrolls. Call it without a point when the drag ends, to stop
   * scrolling.
   *
   * @param at in pixels of the viewport
   */
  readonly dayUnder: (at: { readonly x: number; readonly y: number } | null) => CivilDate | null
}

/**
 * An item that changed without being touched in the view, such as by undo. The view
 * scrolls to it and gives it the focus, once for each object: now, or as soon as it is
 * drawn, unless the focus has moved elsewhere by then.
 */
export interface RevealedItem {
  readonly itemId: number
}
