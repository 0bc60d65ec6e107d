import type { BenchTactic } from '../plan/bench-tactic'

/** A month view under measurement, with the operations that the bench needs. */
export interface MonthCompetitor {
  /**
   * Puts the month on the screen, from plain data to DOM. Everything that the
   * view needs done to the data happens in here, inside the measured time.
   */
  readonly show: (root: HTMLElement, plan: readonly BenchTactic[], month: string) => void
  /** Goes to the month after the visible one, in the way of the product. */
  readonly showMonth: (month: string) => void
  /** Work allowed before the clock starts; only the floor has any. */
  readonly prepare?: (plan: readonly BenchTactic[], months: readonly string[]) => void
  /** How what is drawn can be found and counted. */
  readonly drawn: DrawnMonth
}

/** Selectors into a competitor's DOM. */
export interface DrawnMonth {
  /**
   * One per week, around its days and everything on them. Needed only where a full
   * week runs over into the next, so that places alone do not tell.
   */
  readonly week?: string
  /**
   * The scrolling element of a view that draws only what is near the screen. The bench scrolls
   * through it to count the bars.
   */
  readonly scroller?: string
  /** One per drawn piece of a bar. */
  readonly bar: string
  /** The text that says how many are hidden, one per day; its first number counts. */
  readonly more: string
  /** One per shown day, in the order of the days. */
  readonly day: string
}

/** The contents that make a timing meaningful: they prove that the page shows the right month. */
export interface MonthContents {
  /**
   * Visible bars plus hidden ones, for each shown day from the first of the first
   * week; null where counting was not worth the time.
   */
  readonly countByDay: readonly number[] | null
  readonly bars: number
  readonly nodes: number
}
