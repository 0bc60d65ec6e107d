import type { BenchBlock } from './document'

/** An editor under measurement, with the operations that the bench needs. */
export interface TextCompetitor {
  /** Work allowed before the clock starts; only the floor has any. */
  readonly prepare?: (blocks: readonly BenchBlock[], html: string) => void
  /**
   * Puts the document into an editor, from HTML or from its blocks, depending on which is faster.
   */
  readonly show: (root: HTMLElement, blocks: readonly BenchBlock[], html: string) => void
  /** Selector of the element that receives the typing. */
  readonly editable: string
}
