/** The labels of a `CommandPalette`. */
export interface CommandPaletteLabels {
  /** Names the dialog, the field and the list. */
  label: string
  placeholder: string
  /** The caption of the recently used commands. */
  recent: string
  /** Shown when no command matches. */
  empty: (match: { query: string }) => string
  /** Shown while more commands are loading. */
  loading: string
  /** Announced after typing. */
  results: (match: { count: number }) => string
  /** Footer hint for the arrow keys. */
  move: string
  /** Footer hint for Enter. */
  choose: string
  /** Footer hint for Esc. */
  close: string
}

/** The labels of the palette in English. */
export const englishCommandPaletteLabels: CommandPaletteLabels = {
  label: 'Commands',
  placeholder: 'Type a command or search',
  recent: 'Recent',
  empty: ({ query }) =>
    query === '' ? 'There is nothing to do here.' : `Nothing found for “${query}”.`,
  loading: 'Loading...',
  results: ({ count }) => (count === 1 ? '1 command' : `${count} commands`),
  move: 'Move',
  choose: 'Choose',
  close: 'Close',
}
