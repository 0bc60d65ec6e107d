/** The labels of a `Select` except its own label, options and placeholder. */
export interface SelectLabels {
  /** Names the button that clears the choice. */
  readonly clear: string
  /** Announced while the options are loading. */
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
