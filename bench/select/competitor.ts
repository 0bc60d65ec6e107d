import type { BenchOption } from './options'

/** A field that offers many options, with the operations that the bench needs. */
export interface SelectCompetitor {
  /** Draws the closed field; opening and typing are done by real presses. */
  readonly show: (root: HTMLElement, options: readonly BenchOption[]) => void
  /** Selector of the element that opens by a press, and filters by typing. */
  readonly control: string
  /** One per drawn option, anywhere in the document; a selector. */
  readonly option: string
}
