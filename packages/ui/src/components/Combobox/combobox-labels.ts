/** What a `Combobox` says besides its label, its options and its placeholder. */
export interface ComboboxLabels {
  /** Names the button that opens the list. */
  readonly open: string
  /** Names the button that takes the choice back. */
  readonly clear: string
  /** Said while options are on their way. */
  readonly loading: string
  /** Stands in the list when there are no options at all. */
  readonly empty: string
  /** Stands in the list when nothing answers what was typed. */
  readonly noMatches: (search: { typed: string }) => string
  /** The row that makes a new option of what was typed. */
  readonly create: (search: { typed: string }) => string
  /** The row that asks again after options could not be loaded. */
  readonly retry: string
  /** Said to screen readers whenever typing has changed the list. */
  readonly results: (list: { count: number }) => string
  /** Said when somebody chooses what cannot be chosen; `reason` may be empty. */
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
