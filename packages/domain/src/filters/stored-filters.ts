import type { FilterKey } from './filter-keys'
import type { PlanFilters } from './plan-filters'
import { CHOSEN_GROUPS, defaultFilters } from './plan-filters'

/**
 * The texts of a plan's filters by key. `lpl` holds `true` or `false`, whether
 * the lead plan is visible; `npl` the ids of **hidden** nested plans, so that a
 * new one is shown; the others the chosen ids. Ids are a JSON array, ascending.
 */
export type FilterTexts = Readonly<Record<FilterKey, string>>

/** Writes filters as texts for storage. */
export function filtersToTexts(filters: PlanFilters): FilterTexts {
  return {
    lpl: String(filters.isLeadVisible),
    npl: idsToText(filters.hiddenNestedPlanIds),
    tp: idsToText(filters.tacticTypeIds),
    in: idsToText(filters.initiativeIds),
    tg: idsToText(filters.tagIds),
    sb: idsToText(filters.subscriptionIds),
  }
}

/**
 * Reads stored texts. A missing or malformed text yields the default of its group and does not
 * affect the other groups; values of a list that are not ids are dropped.
 *
 * @param readText the text under a key, or null
 * @returns the object of the default filters if all values equal the defaults
 */
export function filtersFromTexts(readText: (key: FilterKey) => string | null): PlanFilters {
  const defaults = defaultFilters()
  const isLeadVisible = readText('lpl') !== 'false'
  const hiddenNestedPlanIds = idsFromText(readText('npl'))
  const chosen = {
    tacticTypeIds: idsFromText(readText('tp')),
    initiativeIds: idsFromText(readText('in')),
    tagIds: idsFromText(readText('tg')),
    subscriptionIds: idsFromText(readText('sb')),
  }
  const isDefault =
    isLeadVisible &&
    hiddenNestedPlanIds.size === 0 &&
    CHOSEN_GROUPS.every((group) => chosen[group].size === 0)
  return isDefault ? defaults : { isLeadVisible, hiddenNestedPlanIds, ...chosen }
}

/** The existing ids by group. A list that has not loaded yet is absent, and its stored ids stay. */
export interface ExistingFilterIds {
  /** Whether there is a lead plan that can be hidden. */
  readonly hasLeadPlan?: boolean | undefined
  readonly nestedPlanIds?: Iterable<number> | undefined
  readonly tacticTypeIds?: Iterable<number> | undefined
  readonly initiativeIds?: Iterable<number> | undefined
  readonly tagIds?: Iterable<number> | undefined
  readonly subscriptionIds?: Iterable<number> | undefined
}

/**
 * Returns the filters without ids that no longer exist, so that no invisible filter hides items.
 *
 * @returns the same object if all ids exist
 */
export function existingFilters(filters: PlanFilters, existing: ExistingFilterIds): PlanFilters {
  const hiddenNestedPlanIds = retained(filters.hiddenNestedPlanIds, existing.nestedPlanIds)
  const tacticTypeIds = retained(filters.tacticTypeIds, existing.tacticTypeIds)
  const initiativeIds = retained(filters.initiativeIds, existing.initiativeIds)
  const tagIds = retained(filters.tagIds, existing.tagIds)
  const subscriptionIds = retained(filters.subscriptionIds, existing.subscriptionIds)
  const isLeadVisible = filters.isLeadVisible || existing.hasLeadPlan === false
  const isSame =
    isLeadVisible === filters.isLeadVisible &&
    hiddenNestedPlanIds === filters.hiddenNestedPlanIds &&
    tacticTypeIds === filters.tacticTypeIds &&
    initiativeIds === filters.initiativeIds &&
    tagIds === filters.tagIds &&
    subscriptionIds === filters.subscriptionIds
  if (isSame) return filters
  return {
    isLeadVisible,
    hiddenNestedPlanIds,
    tacticTypeIds,
    initiativeIds,
    tagIds,
    subscriptionIds,
  }
}

function retained(
  ids: ReadonlySet<number>,
  existing: Iterable<number> | undefined,
): ReadonlySet<number> {
  if (existing === undefined || ids.size === 0) return ids
  const existingIds = new Set(existing)
  const left = [...ids].filter((id) => existingIds.has(id))
  return left.length === ids.size ? ids : new Set(left)
}

function idsToText(ids: ReadonlySet<number>): string {
  return JSON.stringify([...ids].sort((a, b) => a - b))
}

function idsFromText(text: string | null): ReadonlySet<number> {
  const parsed = parsedOrNull(text)
  return new Set(Array.isArray(parsed) ? parsed.filter(isId) : [])
}

function parsedOrNull(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    // The app never writes such a text, so there is nothing to restore.
    return null
  }
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
