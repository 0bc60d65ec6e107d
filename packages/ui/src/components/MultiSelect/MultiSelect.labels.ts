import { defineLabels } from '@throughline/domain/locale'

/** The labels of a `MultiSelect` in English. */
export const englishMultiSelectLabels = defineLabels('MultiSelect', (locale) => ({
  /** Names the button that opens the list. */
  open: 'Show options',
  /** Names the button that clears the choice. */
  clear: 'Clear all',
  /** Names the remove button of a chosen option. */
  remove: ({ label }: { label: string }) => `Remove ${label}`,
  /** Shown instead of the chosen options where they do not fit. */
  summary: ({ count }: { count: number }) => `${locale.number(count)} selected`,
  /** Shown before the last chosen options when there are too many to show. */
  more: ({ count }: { count: number }) => `${locale.number(count)} more`,
  /** Shown beside the name of a group. */
  groupCount: ({ count, total }: { count: number; total: number }) =>
    `${locale.number(count)} of ${locale.number(total)}`,
  /** Shown while options are loading. */
  loading: 'Loading',
  /** Shown in the list when there are no options. */
  empty: 'No options',
  /** Shown in the list when no option matches what was typed. */
  noMatches: ({ typed }: { typed: string }) => `Nothing matches “${typed}”`,
  /** The row that retries after options could not be loaded. */
  retry: 'Could not load. Try again',
  /** Announced to screen readers when typing has changed the list. */
  results: ({ count }: { count: number }) =>
    count === 1 ? '1 option' : `${locale.number(count)} options`,
  /** Announced when an option or a whole group was chosen. */
  added: ({ label, count }: { label: string; count: number }) =>
    `${label} added. ${locale.number(count)} selected.`,
  /** Announced when something was removed. */
  removed: ({ label, count }: { label: string; count: number }) =>
    `${label} removed. ${locale.number(count)} selected.`,
  /** Announced when a person tries to change a disabled option; `reason` may be empty. */
  refused: ({ label, reason }: { label: string; reason: string }) =>
    `${label} cannot be changed. ${reason}`.trim(),
}))

/** The labels of a `MultiSelect` except its own label, options and placeholder. */
export interface MultiSelectLabels extends Readonly<typeof englishMultiSelectLabels> {}
