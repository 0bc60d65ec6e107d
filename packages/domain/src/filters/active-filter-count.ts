import type { Plan } from '../plans'
import { chosenTypeCount } from './channel-groups'
import type { ChannelGroup } from './channel-groups'
import type { PlanFilters } from './plan-filters'

/**
 * How many filters are in use, counted as a person chose them: channels and types
 * as `chosenTypeCount` counts them; each chosen initiative, tag and calendar of
 * interest; one more for a hidden lead plan, and one for each hidden nested plan.
 * Relatives that the plan does not have are not counted.
 *
 * @param channels the groups of `groupChannels` that the types are chosen from
 */
export function activeFilterCount(
  filters: PlanFilters,
  family: Pick<Plan, 'parentId' | 'plans'>,
  channels: readonly ChannelGroup[],
): number {
  const { initiativeIds, tagIds, subscriptionIds } = filters
  const chosen = initiativeIds.size + tagIds.size + subscriptionIds.size
  const hiddenLead = family.parentId !== 0 && !filters.isLeadVisible ? 1 : 0
  const hiddenNested = family.plans.filter(({ id }) => filters.hiddenNestedPlanIds.has(id)).length
  return chosenTypeCount(filters, channels) + chosen + hiddenLead + hiddenNested
}
