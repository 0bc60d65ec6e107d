import type { TableTactic } from './table-plan'

/** A table of tactics under measurement, with the operations that the bench needs. */
export interface TableCompetitor {
  /** Work allowed before the clock starts; only the floor has any. */
  readonly prepare?: (tactics: readonly TableTactic[]) => void
  /** Puts the table on the screen from plain data, in the order of the data. */
  readonly show: (root: HTMLElement, tactics: readonly TableTactic[]) => void
  /** Sorts by estimate, the largest first, as a press on the head does. */
  readonly sort: () => void
  /** Groups by channel with a sum of estimates for each; missing where a library cannot for free. */
  readonly group?: () => void
  /** Selects every row. Absent if the table has no selection. */
  readonly selectAll?: () => void
  /** Brings another title of one tactic onto the screen. */
  readonly edit: (id: number, title: string) => void
  /** The scrolling elements; absent for a table that does not scroll. */
  readonly scroller?: () => { readonly down: HTMLElement; readonly across: HTMLElement }
  /** A selector of everything that shows a text, or every text drawn on a canvas so far. */
  readonly drawn: string | ReadonlySet<string>
}

/** Sizes for every competitor, in CSS pixels. */
export const sizes = { title: 260, column: 150, row: 32, headerRow: 32 } as const
