/** The labels of a `Combobox` except its own label, options and placeholder. */
export interface ComboboxLabels {
  /** Names the button that opens the list. */
  readonly open: string
  /** Names the button that clears the choice. */
  readonly clear: string
  /** Shown while options are loading. */
  readonly loading: string
  /** Shown in the list when there are no options. */
  readonly empty: string
  /** Shown in the list when no option matches what was typed. */
  readonly noMatches: (search: { typed: string }) => string
  /** The row that creates a new option from what was typed. */
  readonly create: (search: { typed: string }) => string
  /** The row that retries after options could not be loaded. */
  readonly retry: string
  /** Announced to screen readers when typing has changed the list. */
  readonly results: (list: { count: number }) => string
  /** Announced when a disabled option is chosen; `reason` may be empty. */
  readonly refused: (option: { label: string; reason: string }) => string
}

/** The labels of a `Combobox` in English. */
export const englishComboboxLabels: ComboboxLabels = {
  open: 'Show options',
  clear: 'Clear',
  loading: 'Loading',
  empty: 'No options',
  noMatches: ({ typed }) => `Nothing matches “${typed}”`,
  create: ({ typed }) => `Create “${typed}”`,
  retry: 'Could not load. Try again',
  results: ({ count }) => (count === 1 ? '1 option' : `${count} options`),
  refused: ({ label, reason }) => `${label} cannot be chosen. ${reason}`.trim(),
}
