import type { PlanDetail } from '@throughline/api-client'
import type { Channel } from '@throughline/domain/channels'
import type { RolePlan } from '@throughline/planner-views/team-table'

/** Channels to which contributors of a plan can be limited, in order. */
export function limitableChannels({ id: planId, channels }: PlanDetail): readonly Channel[] {
  return channels.filter(
    (channel) =>
      channel.planId === planId &&
      channel.kind !== 'initiatives' &&
      channel.kind !== 'subscriptions',
  )
}

/** What of a plan decides which rights come with a role. */
export function rolePlanOf(plan: PlanDetail): RolePlan {
  return {
    useBudgets: plan.useBudgets,
    channelIds: limitableChannels(plan).map(({ id }) => id),
  }
}
