/** The labels of a `MultiSelect` except its own label, options and placeholder. */
export interface MultiSelectLabels {
  /** Names the button that opens the list. */
  readonly open: string
  /** Names the button that clears the choice. */
  readonly clear: string
  /** Names the remove button of a chosen option. */
  readonly remove: (option: { label: string }) => string
  /** Shown instead of the chosen options where they do not fit. */
  readonly summary: (choice: { count: number }) => string
  /** Shown before the last chosen options when there are too many to show. */
  readonly more: (choice: { count: number }) => string
  /** Shown beside the name of a group. */
  readonly groupCount: (group: { count: number; total: number }) => string
  /** Shown while options are loading. */
  readonly loading: string
  /** Shown in the list when there are no options. */
  readonly empty: string
  /** Shown in the list when no option matches what was typed. */
  readonly noMatches: (search: { typed: string }) => string
  /** The row that retries after options could not be loaded. */
  readonly retry: string
  /** Announced to screen readers when typing has changed the list. */
  readonly results: (list: { count: number }) => string
  /** Announced when an option or a whole group was chosen. */
  readonly added: (change: { label: string; count: number }) => string
  /** Announced when something was removed. */
  readonly removed: (change: { label: string; count: number }) => string
  /** Announced when a person tries to change a disabled option; `reason` may be empty. */
  readonly refused: (option: { label: string; reason: string }) => string
}

/** The labels of a `MultiSelect` in English. */
export const englishMultiSelectLabels: MultiSelectLabels = {
  open: 'Show options',
  clear: 'Clear all',
  remove: ({ label }) => `Remove ${label}`,
  summary: ({ count }) => `${count} selected`,
  more: ({ count }) => `${count} more`,
  groupCount: ({ count, total }) => `${count} of ${total}`,
  loading: 'Loading',
  empty: 'No options',
  noMatches: ({ typed }) => `Nothing matches “${typed}”`,
  retry: 'Could not load. Try again',
  results: ({ count }) => (count === 1 ? '1 option' : `${count} options`),
  added: ({ label, count }) => `${label} added. ${count} selected.`,
  removed: ({ label, count }) => `${label} removed. ${count} selected.`,
  refused: ({ label, reason }) => `${label} cannot be changed. ${reason}`.trim(),
}
