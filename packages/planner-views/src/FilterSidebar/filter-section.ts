/** A section of the sidebar. */
export type FilterSection =
  | 'nested-plans'
  | 'lead-plan'
  | 'channels'
  | 'initiatives'
  | 'tags'
  | 'calendars-of-interest'

/** All sections from top to bottom. */
export const FILTER_SECTIONS: readonly FilterSection[] = [
  'nested-plans',
  'lead-plan',
  'channels',
  'initiatives',
  'tags',
  'calendars-of-interest',
]
