import { groupChannels } from '@throughline/domain/filters'
import type { FilterableChannel } from '@throughline/domain/filters'

import type { FilterChannel } from '../FilterSidebar.types'

/** What a sidebar has to know of a plan that has channels. */
export interface FilterPlan {
  readonly name: string
  /** Two letters that mark what belongs to this plan alone; undefined for the plan that one looks at. */
  readonly mark?: string | undefined
}

/**
 * The channels of a plan family as a sidebar takes them: one for each name, with
 * the plans that have it.
 *
 * @param channels in the order in which they shall stand
 * @param plans by plan id; a plan that is missing has no name
 */
export function filterChannelsOf(
  channels: readonly FilterableChannel[],
  plans: ReadonlyMap<number, FilterPlan>,
): readonly FilterChannel[] {
  return groupChannels(channels).map(({ id, name, color, types, typeIds, plans: members }) => {
    const [first] = members
    const isOfOnePlan = members.length === 1 && first !== undefined
    return {
      id,
      name,
      color,
      types,
      typeIds,
      plans: members.map(({ planId, typeIds: ids }) => ({
        planId,
        typeIds: ids,
        name: plans.get(planId)?.name ?? '',
      })),
      planMark: isOfOnePlan ? plans.get(first.planId)?.mark : undefined,
    }
  })
}
