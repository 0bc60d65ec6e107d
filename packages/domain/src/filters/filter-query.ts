import { defaultFilters } from './plan-filters'
import type { PlanFilters } from './plan-filters'
import { FILTER_KEYS } from './filter-keys'
import type { FilterKey } from './filter-keys'

/**
 * The values of a URL that hold all filters of a plan, by the keys of storage. `lpl` is `true` or
 * `false`, whether the lead plan is visible; `npl` the ids of **hidden** nested plans; the others
 * the chosen ids. Ids are separated by commas, ascending. Values that equal the defaults are left
 * out; if all of them do, `lpl` is present as `true`.
 */
export type FilterQuery = Readonly<Partial<Record<FilterKey, string>>>

/** The values of a URL are at most so long together: servers refuse a longer URL. */
export const MAX_QUERY_CHARACTERS = 8000

/**
 * Writes filters as values of a URL.
 *
 * @returns null when they are longer than `MAX_QUERY_CHARACTERS`
 */
export function filtersToQuery(filters: PlanFilters): FilterQuery | null {
  const values: Readonly<Record<FilterKey, string>> = {
    lpl: filters.isLeadVisible ? '' : 'false',
    npl: idsToValue(filters.hiddenNestedPlanIds),
    tp: idsToValue(filters.tacticTypeIds),
    in: idsToValue(filters.initiativeIds),
    tg: idsToValue(filters.tagIds),
    sb: idsToValue(filters.subscriptionIds),
  }
  const keys = FILTER_KEYS.filter((key) => values[key] !== '')
  if (keys.reduce((sum, key) => sum + values[key].length, 0) > MAX_QUERY_CHARACTERS) return null
  if (keys.length === 0) return { lpl: 'true' }
  return Object.fromEntries(keys.map((key) => [key, values[key]]))
}

/**
 * Reads filters from the values of a URL, which may come from any author. Values that are malformed
 * or longer than `MAX_QUERY_CHARACTERS` are ignored, and so are malformed ids. The function does
 * not check whether the ids exist: see `knownFilters`.
 *
 * @param readValue the value under a key, or null
 * @returns null when the URL has no value for filters
 */
export function filtersFromQuery(readValue: (key: FilterKey) => string | null): PlanFilters | null {
  const lead = readValue('lpl')
  const hiddenNestedPlanIds = idsFromValue(readValue('npl'))
  const chosen = {
    tacticTypeIds: idsFromValue(readValue('tp')),
    initiativeIds: idsFromValue(readValue('in')),
    tagIds: idsFromValue(readValue('tg')),
    subscriptionIds: idsFromValue(readValue('sb')),
  }
  const hasIds = [hiddenNestedPlanIds, ...Object.values(chosen)].some(({ size }) => size > 0)
  if (!hasIds && lead !== 'false') return lead === 'true' ? defaultFilters() : null
  return { isLeadVisible: lead !== 'false', hiddenNestedPlanIds, ...chosen }
}

function idsToValue(ids: ReadonlySet<number>): string {
  return [...ids].sort((a, b) => a - b).join(',')
}

function idsFromValue(value: string | null): ReadonlySet<number> {
  if (value === null || value.length > MAX_QUERY_CHARACTERS) return new Set()
  return new Set(
    value
      .split(',')
      .filter((text) => /^[1-9]\d*$/u.test(text))
      .map(Number)
      .filter(Number.isSafeInteger),
  )
}
