import type { FamilyVisibility } from '../plans'

/**
 * The filters of a plan. There are two kinds:
 *
 * - Plans of the family are **hidden** one by one; at first all are shown.
 * - Users **choose** tactic types, initiatives, tags and calendars of interest. An empty set is no
 *   restriction; a non-empty set selects items that match any of its ids, and an item has to pass
 *   every non-empty set.
 *
 * Ids of things that no longer exist are allowed; `knownFilters` removes them.
 */
export interface PlanFilters extends FamilyVisibility {
  /** Types of tactics. Categories of initiatives are not offered here. */
  readonly tacticTypeIds: ReadonlySet<number>
  /** An initiative matches itself and the tactics that belong to it. */
  readonly initiativeIds: ReadonlySet<number>
  readonly tagIds: ReadonlySet<number>
  /** Calendars of interest. */
  readonly subscriptionIds: ReadonlySet<number>
}

/** A group of filters of which any number can be chosen. */
export type ChosenGroup = 'tacticTypeIds' | 'initiativeIds' | 'tagIds' | 'subscriptionIds'

/** The groups of which any number can be chosen. */
export const CHOSEN_GROUPS: readonly ChosenGroup[] = [
  'tacticTypeIds',
  'initiativeIds',
  'tagIds',
  'subscriptionIds',
]

const none: ReadonlySet<number> = new Set()

const defaults: PlanFilters = {
  isLeadVisible: true,
  hiddenNestedPlanIds: none,
  tacticTypeIds: none,
  initiativeIds: none,
  tagIds: none,
  subscriptionIds: none,
}

/** The lead plan and all nested plans visible, and nothing chosen. Always the same object. */
export function defaultFilters(): PlanFilters {
  return defaults
}

/** Returns the filters after Clear Filters: always the defaults. */
export function clearedFilters(): PlanFilters {
  return defaults
}

/** Whether any type, initiative, tag or calendar of interest is chosen. */
export function hasChosen(filters: PlanFilters): boolean {
  return CHOSEN_GROUPS.some((group) => filters[group].size > 0)
}
