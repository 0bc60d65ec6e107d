import type { SingleReason } from '@throughline/domain/calendar-events'
import type { CalendarWarning, SourceProblem } from '../db/schema/calendar-problems'

/** An event of a calendar, ready to be stored and sent. */
export interface CalendarEvent {
  /** Identifies it in its calendar, at most 512 characters: its UID, with a suffix where several events share one. */
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
   * Recurrence rule (RFC 5545) without `RRULE:`, or null. UNTIL has the form of the
   * start: a day when all-day, else a local time in `timeZone`.
   */
  readonly rrule: string | null
  /** Why it shows less often than the calendar repeats it; null if it does not. */
  readonly singleReason: SingleReason | null
  /** Starts of excluded occurrences, in the form of the start. */
  readonly excludedDates: readonly string[]
  /** Days since 1970-01-01 of the first day, in the zone of the event. */
  readonly firstDay: number
  /** The last day of the event or of its series, inclusive; null for a series without a known end. */
  readonly lastDay: number | null
}

/** The result of reading a calendar. */
export type CalendarReading =
  | { readonly code: 'read'; readonly calendar: ReadCalendar }
  /** vCalendar 1.0, the predecessor of iCalendar, with another encoding and other rules. */
  | { readonly code: 'outdated' }
  /** Not a calendar, cut off before the end of its first event, or with too many events. */
  | { readonly code: 'unreadable' }

/** The content of a calendar. */
export interface ReadCalendar {
  /** Its name, at most 255 characters; empty if it has none. */
  readonly title: string
  readonly events: readonly CalendarEvent[]
  /** False if it was cut off or its parts do not match. */
  readonly isWhole: boolean
  readonly warnings: readonly CalendarWarning[]
}

/** A report on the last attempts to read a calendar. */
export interface CalendarReport {
  /** When its events were fetched; null if no fetch has succeeded. */
  readonly fetchedAt: Date | null
  /** How many events it has; a series is one. */
  readonly eventCount: number
  /** The server knows its events itself: it is never fetched. */
  readonly isCalculated: boolean
  /** When the first of the attempts failed that have failed in a row; null if the last one did not. */
  readonly failingSince: Date | null
  readonly problem: SourceProblem | null
  /** The HTTP status that the newest attempt was refused with, or null. */
  readonly statusCode: number | null
  readonly warnings: readonly CalendarWarning[]
  /** The number of events that show less often than the calendar repeats them, by reason. */
  readonly singleEvents: readonly { readonly reason: SingleReason; readonly count: number }[]
}
