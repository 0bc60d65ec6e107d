/** Everything the chooser says. */
export interface ColumnChooserLabels {
  /** The button, and the name of what it opens. */
  readonly title: string
  readonly moveUp: (header: string) => string
  readonly moveDown: (header: string) => string
  /** Keeps a column in view while the others scroll. */
  readonly freeze: (header: string) => string
  /** Back to the columns as they came. */
  readonly reset: string
  /** How to move columns by keyboard. */
  readonly hint: string
  /** Announced after a move, places counted from 1. */
  readonly moved: (header: string, place: number, count: number) => string
}

/** The labels in English. */
export const englishColumnChooserLabels: ColumnChooserLabels = {
  title: 'Columns',
  moveUp: (header) => `Move ${header} up`,
  moveDown: (header) => `Move ${header} down`,
  freeze: (header) => `Keep ${header} in view`,
  reset: 'Reset',
  hint: 'Alt with ↑ or ↓ moves a column.',
  moved: (header, place, count) => `${header}, ${place} of ${count}`,
}
