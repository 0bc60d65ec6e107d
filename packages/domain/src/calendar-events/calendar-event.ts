import type { CivilDateTime } from '../calendar-dates'
import type { SingleReason } from './single-reason'

/** An event of a calendar of interest; a series is one event with a rule. */
export interface SubscriptionEvent {
  /** Identifies the event in its calendar. */
  readonly id: string
  /** UID in the calendar; may be empty. */
  readonly uid: string
  readonly title: string
  /** A day `YYYY-MM-DD` when all-day, else an instant with offset (RFC 3339). */
  readonly startDate: string
  /** The last day when all-day, else an instant with offset. */
  readonly endDate: string
  readonly isAllDay: boolean
  /** Recurrence rule (RFC 5545). Its UNTIL is a day when all-day, else a local time in `timeZone`. */
  readonly rrule: string | null
  /** Why the event shows less often than its calendar repeats it; null for all others. */
  readonly singleReason: SingleReason | null
  /** IANA zone in which the rule is expanded; null for all-day events. */
  readonly timeZone: string | null
  /** Starts of occurrences that do not take place. */
  readonly excludedDates: readonly string[]
}

/** An event that several calendars have; only the first of them shows it. */
export interface DuplicateEvent {
  /** The event in the later calendar. */
  readonly eventId: string
  /** The calendar that shows it. */
  readonly subscriptionId: number
  /** The later calendar that has it too. */
  readonly duplicateSubscriptionId: number
}

/** A calendar of interest with its events, as the server stores them. */
export interface CalendarOfInterest {
  readonly subscriptionId: number
  readonly name: string
  readonly events: readonly SubscriptionEvent[]
}

/** One occurrence of an event, in the local time of the viewer. */
export interface EventOccurrence {
  /** Unique among the occurrences of all calendars, and the same at each expansion. */
  readonly key: string
  readonly subscriptionId: number
  readonly title: string
  readonly startDate: CivilDateTime
  /** Of an all-day event its last day; of a timed one the moment it ends. */
  readonly endDate: CivilDateTime
  readonly isAllDay: boolean
  readonly isRepeating: boolean
  /** Why it shows less often than its calendar repeats it, or null. */
  readonly singleReason: SingleReason | null
  readonly calendarName: string
  /** Other calendars that have the same event. */
  readonly alsoIn: readonly string[]
}
