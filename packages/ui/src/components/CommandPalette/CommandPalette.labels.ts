import { defineLabels } from '@throughline/domain/locale'

/** The labels of the palette in English. */
export const englishCommandPaletteLabels = defineLabels('CommandPalette', (locale) => ({
  /** Names the dialog, the field and the list. */
  label: 'Commands',
  placeholder: 'Type a command or search',
  /** The caption of the recently used commands. */
  recent: 'Recent',
  /** Shown when no command matches. */
  empty: ({ query }: { query: string }) =>
    query === '' ? 'There is nothing to do here.' : `Nothing found for “${query}”.`,
  /** Shown while more commands are loading. */
  loading: 'Loading...',
  /** Announced after typing. */
  results: ({ count }: { count: number }) =>
    count === 1 ? '1 command' : `${locale.number(count)} commands`,
  /** Footer hint for the arrow keys. */
  move: 'Move',
  /** Footer hint for Enter. */
  choose: 'Choose',
  /** Footer hint for Esc. */
  close: 'Close',
}))

/** The labels of a `CommandPalette`. */
export interface CommandPaletteLabels extends Readonly<typeof englishCommandPaletteLabels> {}
