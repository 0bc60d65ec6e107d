import { defineLabels } from '@throughline/domain/locale'
/** The labels in English. */
export const englishColumnChooserLabels = defineLabels('ColumnChooser', () => ({
  /** The button, and the name of what it opens. */
  title: 'Columns',
  moveUp: (header: string) => `Move ${header} up`,
  moveDown: (header: string) => `Move ${header} down`,
  /** Keeps a column in view while the others scroll. */
  freeze: (header: string) => `Keep ${header} in view`,
  /** Back to the columns as they came. */
  reset: 'Reset',
  /** How to move columns by keyboard. */
  hint: 'Alt with ↑ or ↓ moves a column.',
  /** Announced after a move, places counted from 1. */
  moved: (header: string, place: number, count: number) => `${header}, ${place} of ${count}`,
}))

/** Everything the chooser says. */
export interface ColumnChooserLabels extends Readonly<typeof englishColumnChooserLabels> {}
