import { typesState, type PlanFilters } from '@throughline/domain/filters'
import type { FilterGroups } from '@throughline/planner-views/filter-sidebar'

/**
 * What paper and files say about the filters in use, a line for each kind.
 *
 * @param groups where the names of what is chosen are found
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

/** A channel of which only some types are chosen names them. */
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
