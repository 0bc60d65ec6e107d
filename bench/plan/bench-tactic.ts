/** A tactic as every competitor receives it: plain data with civil date-times, as an API sends it. */
export interface BenchTactic {
  readonly id: number
  /** Ends in the id, so that a drawn bar can be traced back to its tactic. */
  readonly title: string
  readonly channelId: number
  readonly typeId: number
  /** `#RRGGBB`, the color of the channel. */
  readonly color: string
  /** `YYYY-MM-DDTHH:mm:ss` without a zone. */
  readonly startDate: string
  /** Of an all-day tactic the last day itself, else the moment it ends. */
  readonly endDate: string
  readonly isAllDay: boolean
  /** Rule text without its start, or null when the tactic happens once. */
  readonly rrule: string | null
  /** Last day that may begin an occurrence (end of day), or null for no end. */
  readonly recurrenceEndDate: string | null
  readonly planId: number
  readonly abbreviatedPlanName: string | null
  readonly isFlagged: boolean
  readonly isInitiative: boolean
}

/** Returns the id at the end of a drawn title, or undefined without one. */
export function tacticIdOfTitle(title: string): number | undefined {
  const digits = /(\d+)\D*$/.exec(title)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
