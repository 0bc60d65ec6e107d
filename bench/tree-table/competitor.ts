import type { Budget, BudgetEdit } from './budget'

/** A table under measurement, with the operations that the bench needs. */
export interface BudgetCompetitor {
  /** Work allowed before the clock starts; only the floor has any. */
  readonly prepare?: (budget: Budget) => void
  /** Puts the table on the screen with every section open, from plain data. */
  readonly show: (root: HTMLElement, budget: Budget) => void
  /** Brings one changed value and its sums onto the screen, through the library's own interface. */
  readonly edit: (edit: BudgetEdit) => void
  /** Opens or closes all sections. */
  readonly setExpanded: (isExpanded: boolean) => void
  /** The scrolling elements; absent for a table that does not scroll. */
  readonly scroller?: () => BudgetScrollers
  /** The way to read the drawing back. */
  readonly drawn: DrawnCells
}

/** The elements that scroll a table; often one and the same. */
export interface BudgetScrollers {
  readonly down: HTMLElement
  readonly across: HTMLElement
}

/** A selector with one element per drawn amount, or every text drawn on a canvas so far. */
export type DrawnCells =
  | {
      readonly kind: 'elements'
      readonly cell: string
      /** Returns the value of a cell, if its text has more than that. */
      readonly textOf?: (cell: Element) => string
    }
  | { readonly kind: 'canvas'; readonly texts: ReadonlySet<string> }

/** Sizes for every competitor, in CSS pixels. */
export const sizes = { name: 240, column: 88, row: 32, headerRow: 32 } as const
