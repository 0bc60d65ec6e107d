import { defineLabels } from '@throughline/domain/locale'

/** The labels of a `Combobox` in English. */
export const englishComboboxLabels = defineLabels('Combobox', (locale) => ({
  /** Names the button that opens the list. */
  open: 'Show options',
  /** Names the button that clears the choice. */
  clear: 'Clear',
  /** Shown while options are loading. */
  loading: 'Loading',
  /** Shown in the list when there are no options. */
  empty: 'No options',
  /** Shown in the list when no option matches what was typed. */
  noMatches: ({ typed }: { typed: string }) => `Nothing matches “${typed}”`,
  /** The row that creates a new option from what was typed. */
  create: ({ typed }: { typed: string }) => `Create “${typed}”`,
  /** The row that retries after options could not be loaded. */
  retry: 'Could not load. Try again',
  /** Announced to screen readers when typing has changed the list. */
  results: ({ count }: { count: number }) =>
    count === 1 ? '1 option' : `${locale.number(count)} options`,
  /** Announced when a disabled option is chosen; `reason` may be empty. */
  refused: ({ label, reason }: { label: string; reason: string }) =>
    `${label} cannot be chosen. ${reason}`.trim(),
}))

/** The labels of a `Combobox` except its own label, options and placeholder. */
export interface ComboboxLabels extends Readonly<typeof englishComboboxLabels> {}
