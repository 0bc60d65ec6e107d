import type { Series } from '../plan/expand-with-rrule'

/** Something that knows when series happen. */
export interface Expander {
  readonly name: string
  /**
   * Reads the rules, before the clock starts. The result expands the rule at a position into the
   * window, inside the measured time.
   */
  readonly prepare: (rules: readonly Series[]) => PreparedRules
}

/** Rules that were read. */
interface PreparedRules {
  /** Expands the rule at a position and returns the number of days. */
  readonly count: (position: number) => number
  /** The same as days since 1970-01-01, ascending; for checking, never timed. */
  readonly days: (position: number) => readonly number[]
}
