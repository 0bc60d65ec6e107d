import type { SingleReason } from '@throughline/domain/calendar-events'
import type { CalendarWarning, SourceProblem } from '../db/schema/calendar-problems'

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
  /** Why it shows less often than its calendar repeats it; else null. */
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
  /** No calendar, broken before its first event is whole, or with more events than are kept. */
  | { readonly code: 'unreadable' }

/** What a calendar holds. */
export interface ReadCalendar {
  /** What it calls itself, at most 255 characters; empty when it does not say. */
  readonly title: string
  readonly events: readonly CalendarEvent[]
  /** Whether it came to its end; else it was cut, or its parts do not fit. */
  readonly isWhole: boolean
  readonly warnings: readonly CalendarWarning[]
}

/** How reading a calendar went. */
export interface CalendarReport {
  /** When its events were fetched; null when that never worked. */
  readonly fetchedAt: Date | null
  readonly problem: SourceProblem | null
  readonly warnings: readonly CalendarWarning[]
  /** How many events show less often than the calendar repeats them, by reason. */
  readonly singleEvents: readonly { readonly reason: SingleReason; readonly count: number }[]
}
