/** What a `Select` says besides its label, its options and its placeholder. */
export interface SelectLabels {
  /** Names the button that clears the choice. */
  readonly clear: string
  /** Said while the options are on their way. */
  readonly loading: string
  /** Announced when a disabled option is chosen; `reason` may be empty. */
  readonly refused: (option: { label: string; reason: string }) => string
}

/** The labels of a `Select` in English. */
export const englishSelectLabels: SelectLabels = {
  clear: 'Clear',
  loading: 'Loading',
  refused: ({ label, reason }) => `${label} cannot be chosen. ${reason}`.trim(),
}
