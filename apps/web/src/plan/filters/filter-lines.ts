import { typesState, type PlanFilters } from '@throughline/domain/filters'
import type { FilterGroups } from '@throughline/planner-views/filter-sidebar'

/**
 * Returns the text of the filters in use for paper and files, one line for each kind.
 *
 * @param groups groups that contain the names of the chosen filters
 */
export function filterLinesOf(filters: PlanFilters, groups: FilterGroups): readonly string[] {
  const hiddenPlans = [
    ...(filters.isLeadVisible || groups.leadPlan === null ? [] : [groups.leadPlan.name]),
    ...namesOf(groups.nestedPlans, filters.hiddenNestedPlanIds),
  ]
  const tags = groups.tagCategories?.flatMap((category) => category.tags) ?? []
  const lines: readonly (readonly [kind: string, names: readonly string[]])[] = [
    ['Without plans', hiddenPlans],
    ['Channels', channelNamesOf(groups, filters)],
    ['Initiatives', namesOf(groups.initiatives ?? [], filters.initiativeIds)],
    ['Tags', namesOf(tags, filters.tagIds)],
    ['Calendars of Interest', namesOf(groups.calendars ?? [], filters.subscriptionIds)],
  ]
  return lines
    .filter(([, names]) => names.length > 0)
    .map(([kind, names]) => `${kind}: ${[...new Set(names)].join(', ')}`)
}

/**
 * Returns the names of the chosen channels. A channel with only some chosen types also lists these.
 */
function channelNamesOf(
  { channels }: Pick<FilterGroups, 'channels'>,
  filters: PlanFilters,
): readonly string[] {
  return channels.flatMap(({ name, types, typeIds }) => {
    const state = typesState(filters, typeIds)
    if (state === 'none') return []
    if (state === 'all') return [name]
    const chosen = types.filter((type) => typesState(filters, type.typeIds) !== 'none')
    return [`${name} (${chosen.map((type) => type.name).join(', ')})`]
  })
}

function namesOf(
  entries: readonly { readonly id: number; readonly name: string }[],
  ids: ReadonlySet<number>,
): readonly string[] {
  return entries.filter(({ id }) => ids.has(id)).map(({ name }) => name)
}
