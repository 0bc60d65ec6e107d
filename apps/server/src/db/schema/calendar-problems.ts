/** Something wrong with a calendar that could be read all the same. */
export interface CalendarWarning {
  /**
   * - `incomplete`: it was cut or its parts do not fit; events that break off are left out.
   * - `undated_events`: they have no start that can be read, and are left out.
   * - `unknown_zone`: nothing is known of a zone but perhaps its offset, which counts, else UTC.
   * - `undescribed_zone`: times are right, and series repeat in UTC.
   */
  readonly code: 'incomplete' | 'undated_events' | 'unknown_zone' | 'undescribed_zone'
  /** How many events are concerned; 0 where that cannot be told. */
  readonly count: number
  /** The first names of zones, at most five. */
  readonly names: readonly string[]
}

/**
 * Why an attempt brought no new events: the URL may not be fetched, nothing came,
 * what came is no calendar that can be read, it is vCalendar 1.0, or it breaks off while
 * the copy that is kept does not.
 */
export type SourceProblem = 'unsafe' | 'unreachable' | 'unreadable' | 'outdated' | 'incomplete'
