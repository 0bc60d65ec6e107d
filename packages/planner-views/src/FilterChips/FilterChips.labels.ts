import { defineLabels } from '@throughline/domain/locale'
import type { FilterKind } from '@throughline/domain/filters'

/** The labels in English. */
export const englishFilterChipsLabels = defineLabels('FilterChips', (locale) => ({
  /** Names the row, which is a toolbar. */
  row: 'Filters in use',
  /** Names the list of chips. */
  list: 'Filters in use',
  /** A hidden plan. */
  hiddenPlan: ({ plan }: { plan: string }) => `${plan} hidden`,
  /** A filter of another plan, with the two letters of that plan. */
  ofPlan: ({ name, planMark }: { name: string; planMark: string }) => `${name} (${planMark})`,
  /** Text for a thing that no longer exists, or that is hidden from the user. */
  unknown: {
    'lead-plan': 'Lead plan hidden',
    'nested-plan': 'Nested plan hidden',
    channel: 'Unknown channel',
    type: 'Unknown type',
    'plan-of-channel': 'Unknown plan',
    initiative: 'Unknown initiative',
    tag: 'Unknown tag',
    calendar: 'Unknown calendar',
  } satisfies Readonly<Record<FilterKind, string>>,
  /** Names the button that removes a chip. */
  remove: ({ name }: { name: string }) => `Remove filter: ${name}`,
  /** Spoken when a chip is removed, with the number of filters that are left. */
  removed: ({ name, count }: { name: string; count: number }) =>
    `${name} removed. ${count === 1 ? '1 filter in use' : `${locale.number(count)} filters in use`}`,
  clear: 'Clear Filters',
  /** Spoken when all filters are cleared. */
  cleared: 'No filters in use',
  /** Shows the chips that do not fit in the line. */
  more: ({ count }: { count: number }) => `+${locale.number(count)} more`,
  fewer: 'Show fewer',
  /** Text in place of a name that is loading. */
  loading: 'Loading',
}))

/** The labels of filter chips. */
export interface FilterChipsLabels extends Readonly<typeof englishFilterChipsLabels> {}
