import { isolateText } from '@throughline/domain/messages'

/** The texts of the list of cells that refuse a text. */
export interface RefusedCellsLabels {
  readonly heading: (count: number) => string
  /**
   * Such a cell. The title and the column are empty beyond the table; the text is empty for a cell
   * that cannot be emptied.
   */
  readonly cell: (cell: {
    readonly title: string
    readonly column: string
    readonly text: string
  }) => string
  /** How many such cells are not listed. */
  readonly more: (count: number) => string
  readonly dismiss: string
  /** Why a text beyond the last row or column is refused. */
  readonly outside: string
  /** Why a text for an item that the table no longer shows is refused. */
  readonly gone: string
}

/** The texts of the list in English. */
export const englishRefusedCellsLabels: RefusedCellsLabels = {
  heading: (count) =>
    count === 1
      ? '1 cell was not changed'
      : `${count.toLocaleString('en-US')} cells were not changed`,
  cell: ({ title, column, text }) => {
    const cell = [title, column]
      .filter((name) => name !== '')
      .map(isolateText)
      .join(', ')
    const quoted = text === '' ? '' : `\u201C${isolateText(text)}\u201D`
    return `${[cell, quoted].filter((part) => part !== '').join(': ')}.`
  },
  more: (count) => `And ${count.toLocaleString('en-US')} more.`,
  dismiss: 'Dismiss',
  outside: 'It lies beyond the edge of the table.',
  gone: 'The table no longer shows its row.',
}
