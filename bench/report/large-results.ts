import type { Circumstances } from './circumstances'

/** Costs of one interaction with a large account; milliseconds. */
export interface WorkFigures {
  /** Until its result is on the screen, with the server's time. */
  readonly doneMs: number
  /** The longest task of the page; 0 if none took 50 ms. */
  readonly longestTaskMs: number
  /** From the input to the next paint; 16 means 16 or less. */
  readonly paintMs: number
  /** Processor time of all tasks of the page, and the parts of it. */
  readonly processorMs: number
  readonly scriptMs: number
  readonly styleMs: number
  readonly layoutMs: number
  /** Rules that the page added to its style sheets. */
  readonly rules: number
}

/** The limits of an interaction; milliseconds. */
export interface LargeLimits {
  readonly taskMs: number
  readonly paintMs: number
  /** Null if its result has no limit. */
  readonly doneMs: number | null
}

/** Medians of one interaction, and its limits. */
export interface LargeWork {
  readonly name: string
  readonly limits: LargeLimits
  readonly figures: WorkFigures
}

/** The product with a large account and with a plan of 10,000 tactics. */
export interface LargeResults {
  readonly circumstances: Circumstances
  readonly rounds: number
  readonly works: readonly LargeWork[]
}
