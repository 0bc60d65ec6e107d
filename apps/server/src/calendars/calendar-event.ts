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
  /** Recurrence rule (RFC 5545) without its name, or null. */
  readonly rrule: string | null
  /** Starts of occurrences that do not take place, written as the start is. */
  readonly excludedDates: readonly string[]
  /** Days since 1970-01-01 of the first day, in the zone of the event. */
  readonly firstDay: number
  /** The last day of the event or of its series, inclusive; null for a series without a known end. */
  readonly lastDay: number | null
}

/** What a calendar holds. */
export interface ReadCalendar {
  /** What it calls itself, at most 255 characters; empty when it does not say. */
  readonly title: string
  readonly events: readonly CalendarEvent[]
}
