import type { PlanDetail } from '@throughline/api-client'
import type { Channel } from '@throughline/domain/channels'
import type { RolePlan } from '@throughline/planner-views/team-table'

/** Returns the channels to which an admin can limit contributors of a plan, in order. */
export function limitableChannels({ id: planId, channels }: PlanDetail): readonly Channel[] {
  return channels.filter(
    (channel) =>
      channel.planId === planId &&
      channel.kind !== 'initiatives' &&
      channel.kind !== 'subscriptions',
  )
}

/** Returns the settings of a plan that decide which rights a role includes. */
export function rolePlanOf(plan: PlanDetail): RolePlan {
  return {
    useBudgets: plan.useBudgets,
    channelIds: limitableChannels(plan).map(({ id }) => id),
  }
}
