import type { FlowPlan, FlowTactic } from './flow-plan'

/** How much a timeline shows: a day is 30 or 8 pixels wide. */
export type BenchZoom = 'month' | 'quarter'

/** Sizes for every competitor, in CSS pixels. */
export const sizes = { name: 240, bar: 20, lane: 22 } as const
/** Width of a day. */
export const dayPixels: Readonly<Record<BenchZoom, number>> = { month: 30, quarter: 8 }

/** A timeline under measurement, with the operations that the bench needs. */
export interface FlowCompetitor {
  /** Work allowed before the clock starts; only the floor has any. */
  readonly prepare?: (plan: FlowPlan) => void
  /**
   * Puts the first weeks of the year on the screen with every section open, from plain data
   * to DOM. Everything that the view needs done to the data happens in here, inside the
   * measured time.
   */
  readonly show: (root: HTMLElement, plan: FlowPlan) => void
  /** Opens or closes all sections. */
  readonly setExpanded: (isExpanded: boolean) => void
  readonly setZoom: (zoom: BenchZoom) => void
  /** Absent for a timeline that does not scroll. */
  readonly scroll?: FlowScroll
  /** Draws a changed list of tactics with its sums; absent for a timeline without sums. */
  readonly money?: FlowMoney
  /** The way to drag a bar; absent for a timeline without dragging. */
  readonly drag?: {
    /** Whether a bar has to be selected by a click before it can be carried. */
    readonly needsClick: boolean
  }
  /** The way to read the drawing back. */
  readonly drawn: DrawnFlow
}

/** Scrolls a timeline as its user would. */
export interface FlowScroll {
  /** By so many CSS pixels at once. */
  readonly by: (across: number, down: number) => void
  /** Back to the first day and the first row. */
  readonly toStart: () => void
}

/** Sums of costs beside the rows of a timeline. */
export interface FlowMoney {
  readonly edit: (tactics: readonly FlowTactic[]) => void
  /** Returns the visible texts of one row and of the totals. */
  readonly texts: (rowName: string) => { readonly row: string; readonly totals: string }
}

/** Selectors into a competitor's DOM. */
export interface DrawnFlow {
  /** One per occurrence; its text ends in the id of its tactic unless `idOf` says otherwise. */
  readonly bar: string
  readonly idOf?: (bar: Element) => number
  /** One per row of bars, as tall as it; its text is its name unless `nameOf` says otherwise. */
  readonly row: string
  readonly nameOf?: (row: Element) => string
  /**
   * False for a timeline that draws each occurrence in a separate row, under the key of the
   * occurrence.
   */
  readonly hasLanes: boolean
  readonly window: () => DrawnWindow
}

/** The part of the screen that shows days, beside the names and below the header. */
export interface DrawnWindow {
  /** CSS pixels of the page. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Day at the left edge, with the share of it that is cut off. */
  readonly firstDay: number
  readonly dayWidth: number
}
