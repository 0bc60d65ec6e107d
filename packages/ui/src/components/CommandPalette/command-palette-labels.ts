/** What the palette says. */
export interface CommandPaletteLabels {
  /** Names the dialog, the field and the list. */
  label: string
  placeholder: string
  /** The caption over what was used lately. */
  recent: string
  /** Nothing answers what was typed. */
  empty: (found: { query: string }) => string
  /** More is on its way. */
  loading: string
  /** Announced after typing. */
  results: (found: { count: number }) => string
  /** What the arrow keys do, at the foot. */
  move: string
  /** What Enter does. */
  choose: string
  /** What Esc does. */
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
