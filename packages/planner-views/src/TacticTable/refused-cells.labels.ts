import { defineLabels } from '@throughline/domain/locale'
import { isolateText } from '@throughline/domain/messages'

/** The texts of the list in English. */
export const englishRefusedCellsLabels = defineLabels('RefusedCells', (locale) => ({
  heading: (count: number) =>
    count === 1 ? '1 cell was not changed' : `${locale.number(count)} cells were not changed`,
  /**
   * Such a cell. The title and the column are empty beyond the table; the text is empty for a cell
   * that cannot be emptied.
   */
  cell: ({
    title,
    column,
    text,
  }: {
    readonly title: string
    readonly column: string
    readonly text: string
  }) => {
    const cell = [title, column]
      .filter((name) => name !== '')
      .map(isolateText)
      .join(', ')
    const quoted = text === '' ? '' : `\u201C${isolateText(text)}\u201D`
    return `${[cell, quoted].filter((part) => part !== '').join(': ')}.`
  },
  /** How many such cells are not listed. */
  more: (count: number) => `And ${locale.number(count)} more.`,
  dismiss: 'Dismiss',
  /** Why a text beyond the last row or column is refused. */
  outside: 'It lies beyond the edge of the table.',
  /** Why a text for an item that the table no longer shows is refused. */
  gone: 'The table no longer shows its row.',
}))

/** The texts of the list of cells that refuse a text. */
export interface RefusedCellsLabels extends Readonly<typeof englishRefusedCellsLabels> {}
