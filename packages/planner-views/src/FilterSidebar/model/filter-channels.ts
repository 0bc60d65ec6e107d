import { groupChannels } from '@throughline/domain/filters'
import type { FilterableChannel } from '@throughline/domain/filters'

import type { FilterChannel } from '../FilterSidebar.types'

/** Data that a sidebar needs of a plan with channels. */
export interface FilterPlan {
  readonly name: string
  /** Two letters that mark entries of this plan alone; undefined for the open plan. */
  readonly mark?: string | undefined
}

/**
 * Returns the channels of a plan family for a sidebar: one for each name, with the plans that have
 * it.
 *
 * @param channels in the order of the sidebar
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
