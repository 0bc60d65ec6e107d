/**
 * Why an event stands once although its calendar repeats it: the rule cannot be
 * read, there are several without end, one without end takes days away from
 * another, or the days of a change to all later occurrences are no rule.
 */
export type SingleReason = 'unreadable_rule' | 'several_rules' | 'excluding_rule' | 'moved_series'

/** An event as a calendar says it, ready to be stored and sent. */
export interface CalendarEvent {
  /** Identifies it in its calendar, at most 512 characters: its UID, and more where one UID has several. */
  readonly eventKey: string
  /** The UID, at most 512 characters; may be empty. */
  readonly uid: string
  readonly title: string
  /** `YYYY-MM-DD` when all-day, else an instant with offset. */
  readonly startText: string
  /** The last day when all-day, else an instant with offset. */
  readonly endText: string
  readonly isAllDay: boolean
  /** Zone of the IANA list in which the rule is expanded; null when all-day. */
  readonly timeZone: string | null
  /**
   * Recurrence rule (RFC 5545) without its name, or null. Its UNTIL is written as
   * the start is: a day when all-day, else a reading of the clock in `timeZone`.
   */
  readonly rrule: string | null
  /** Why it stands once, where its calendar repeats it in a way that cannot be told; else null. */
  readonly singleReason: SingleReason | null
  /** Starts of occurrences that do not take place, written as the start is. */
  readonly excludedDates: readonly string[]
  /** Days since 1970-01-01 of the first day, in the zone of the event. */
  readonly firstDay: number
  /** The last day of the event or of its series, inclusive; null for a series without a known end. */
  readonly lastDay: number | null
}

/** What reading a calendar came to. */
export type CalendarReading =
  | { readonly code: 'read'; readonly calendar: ReadCalendar }
  /** vCalendar 1.0, the forerunner with another encoding and other rules. */
  | { readonly code: 'outdated' }
  /** No calendar, cut off, or with more events than are kept. */
  | { readonly code: 'unreadable' }

/** What a calendar holds. */
export interface ReadCalendar {
  /** What it calls itself, at most 255 characters; empty when it does not say. */
  readonly title: string
  readonly events: readonly CalendarEvent[]
}
