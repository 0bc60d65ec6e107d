/** A problem of a calendar that could be read nevertheless. */
export interface CalendarWarning {
  /**
   * - `incomplete`: it is cut off or its parts do not match; incomplete events are left out.
   * - `undated_events`: events without a readable start, which are left out.
   * - `unknown_zone`: a zone of which at most the offset is known. Times use the offset, or else
   *   UTC.
   * - `undescribed_zone`: times are right, and series repeat in UTC.
   */
  readonly code: 'incomplete' | 'undated_events' | 'unknown_zone' | 'undescribed_zone'
  /** How many events have the problem; 0 if that is unknown. */
  readonly count: number
  /** The first names of zones, at most five. */
  readonly names: readonly string[]
}

/**
 * Why an attempt brought no new events:
 *
 * - `unsafe`: the URL may not be fetched.
 * - `unreachable`: no response came.
 * - `unreadable`: the response is not a readable calendar.
 * - `outdated`: it is vCalendar 1.0.
 * - `incomplete`: it is cut off, and the stored copy is complete.
 */
export type SourceProblem = 'unsafe' | 'unreachable' | 'unreadable' | 'outdated' | 'incomplete'
