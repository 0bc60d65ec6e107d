import type { FilterKind } from '@throughline/domain/filters'

/** The labels of filter chips. */
export interface FilterChipsLabels {
  /** Names the row, which is a toolbar. */
  readonly row: string
  /** Names the list of chips. */
  readonly list: string
  /** A hidden plan. */
  readonly hiddenPlan: (parts: { plan: string }) => string
  /** A filter of another plan, with the two letters of that plan. */
  readonly ofPlan: (parts: { name: string; planMark: string }) => string
  /** Text for a thing that no longer exists, or that is hidden from the user. */
  readonly unknown: Readonly<Record<FilterKind, string>>
  /** Names the button that removes a chip. */
  readonly remove: (parts: { name: string }) => string
  /** Spoken when a chip is removed, with the number of filters that are left. */
  readonly removed: (parts: { name: string; count: number }) => string
  readonly clear: string
  /** Spoken when all filters are cleared. */
  readonly cleared: string
  /** Shows the chips that do not fit in the line. */
  readonly more: (parts: { count: number }) => string
  readonly fewer: string
  /** Text in place of a name that is loading. */
  readonly loading: string
}

/** The labels in English. */
export const englishFilterChipsLabels: FilterChipsLabels = {
  row: 'Filters in use',
  list: 'Filters in use',
  hiddenPlan: ({ plan }) => `${plan} hidden`,
  ofPlan: ({ name, planMark }) => `${name} (${planMark})`,
  unknown: {
    'lead-plan': 'Lead plan hidden',
    'nested-plan': 'Nested plan hidden',
    channel: 'Unknown channel',
    type: 'Unknown type',
    'plan-of-channel': 'Unknown plan',
    initiative: 'Unknown initiative',
    tag: 'Unknown tag',
    calendar: 'Unknown calendar',
  },
  remove: ({ name }) => `Remove filter: ${name}`,
  removed: ({ name, count }) =>
    `${name} removed. ${count === 1 ? '1 filter in use' : `${count} filters in use`}`,
  clear: 'Clear Filters',
  cleared: 'No filters in use',
  more: ({ count }) => `+${count} more`,
  fewer: 'Show fewer',
  loading: 'Loading',
}
