/** What a `MultiSelect` says besides its label, its options and its placeholder. */
export interface MultiSelectLabels {
  /** Names the button that opens the list. */
  readonly open: string
  /** Names the button that takes everything back. */
  readonly clear: string
  /** Names the button on what was chosen. */
  readonly remove: (option: { label: string }) => string
  /** Stands for what was chosen where there is no room for it. */
  readonly summary: (choice: { count: number }) => string
  /** Stands before the last of what was chosen when there are too many to show. */
  readonly more: (choice: { count: number }) => string
  /** Beside the name of a group. */
  readonly groupCount: (group: { count: number; total: number }) => string
  /** Shown while options are loading. */
  readonly loading: string
  /** Shown in the list when there are no options. */
  readonly empty: string
  /** Shown in the list when no option matches what was typed. */
  readonly noMatches: (search: { typed: string }) => string
  /** Announced to screen readers when typing has changed the list. */
  readonly results: (list: { count: number }) => string
  /** Said when something was chosen: an option or a whole group. */
  readonly added: (change: { label: string; count: number }) => string
  /** Said when something was taken back. */
  readonly removed: (change: { label: string; count: number }) => string
  /** Said when somebody changes what cannot be changed; `reason` may be empty. */
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
  results: ({ count }) => (count === 1 ? '1 option' : `${count} options`),
  added: ({ label, count }) => `${label} added. ${count} selected.`,
  removed: ({ label, count }) => `${label} removed. ${count} selected.`,
  refused: ({ label, reason }) => `${label} cannot be changed. ${reason}`.trim(),
}
