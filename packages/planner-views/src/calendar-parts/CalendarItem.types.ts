import type { CivilDate, CivilDateTime } from '@throughline/domain/calendar-dates'
import type { SingleReason } from '@throughline/domain/calendar-events'

/** What a calendar shows of a tactic or an initiative: the fields of a tactic list's item that it needs. */
export interface CalendarItem {
  /** Unique among the items of one calendar. */
  readonly id: number
  readonly title: string
  readonly startDate: CivilDateTime
  /** Of an all-day item its last day; of a timed one the moment it ends. */
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
  /** Recurrence rule; each occurrence gets a bar of its own with a repeat mark. */
  readonly rrule: string | null
  readonly recurrenceEndDate: CivilDateTime | null
}

/** What a calendar shows of a channel. */
export interface CalendarChannel {
  readonly name: string
  /** `#RRGGBB`; tints the bars and fills their edge. */
  readonly color: string
}

/**
 * One occurrence of an event of a calendar of interest, in the time zone of the
 * person who looks. It is read only: it cannot be moved, resized or edited.
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
   * Why it shows less often than its calendar repeats it: `unreadable_rule`,
   * `several_rules`, `excluding_rule` and `moved_series` show once, `too_frequent` once a
   * day. Null or left out for all others.
   */
  readonly singleReason?: SingleReason | null
  /** The calendar of interest that it is shown for. */
  readonly calendarName: string
  /** Further calendars that carry the same event, which is shown once. */
  readonly alsoIn: readonly string[]
}

/** One thing with a place on a calendar: an item of a plan, or an event of a calendar of interest. */
export type CalendarEntry =
  | { readonly kind: 'item'; readonly item: CalendarItem }
  | { readonly kind: 'event'; readonly event: CalendarEvent }

/** `code` says why an item stays where it is; the host words it. */
export type MoveVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly code: string }

/** What a host can ask of a calendar beyond its properties. */
export interface CalendarHandle {
  /**
   * Scrolls back to where the calendar opens: the week or the time of today when it
   * is on show, else the beginning. For a "Today" that is pressed while today is on show.
   */
  readonly scrollToOpening: () => void
  /** Gives the focus back to the part of the calendar that had it last, else to its first. */
  readonly focus: () => void
  /**
   * The day under a pointer that drags something in from outside; null where that is none.
   * Near the edges the calendar scrolls. Without a point it stops: call it so when the drag ends.
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
