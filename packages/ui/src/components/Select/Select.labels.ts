import { defineLabels } from '@throughline/domain/locale'
/** The labels of a `Select` in English. */
export const englishSelectLabels = defineLabels('Select', () => ({
  /** Names the button that clears the choice. */
  clear: 'Clear',
  /** Announced while the options are loading. */
  loading: 'Loading',
  /** Announced when a disabled option is chosen; `reason` may be empty. */
  refused: ({ label, reason }: { label: string; reason: string }) =>
    `${label} cannot be chosen. ${reason}`.trim(),
}))

/** The labels of a `Select` except its own label, options and placeholder. */
export interface SelectLabels extends Readonly<typeof englishSelectLabels> {}
