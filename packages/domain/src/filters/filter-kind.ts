import type { ChosenGroup } from './plan-filters'

/** The subject of one filter. */
export type FilterKind =
  | 'lead-plan'
  | 'nested-plan'
  | 'channel'
  | 'type'
  | 'plan-of-channel'
  | 'initiative'
  | 'tag'
  | 'calendar'

/** The kinds whose ids are chosen one by one. */
const groups: Readonly<Partial<Record<FilterKind, ChosenGroup>>> = {
  initiative: 'initiativeIds',
  tag: 'tagIds',
  calendar: 'subscriptionIds',
}

/**
 * Returns the group for a kind whose ids users choose one by one; undefined for plans and for
 * tactic types.
 */
export function chosenGroupOf(kind: FilterKind): ChosenGroup | undefined {
  return groups[kind]
}
