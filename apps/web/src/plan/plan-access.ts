import type { PlanDetail } from '@throughline/api-client'
import { ROLE_LEVELS, type ItemFacts, type PlanAccess } from '@throughline/domain/access'
import { isMonthlyKind, type TacticType } from '@throughline/domain/channels'
import { repeats } from '@throughline/domain/recurrence'
import type { TacticListItem } from '@throughline/domain/tactics'

/** What the person may do on a plan, as the server answered with it. */
export function planAccessOf(plan: PlanDetail, isAccountActive: boolean): PlanAccess {
  const { level, canViewBudget, canEditAllChannels, editableChannelIds } = plan.access
  return {
    planId: plan.id,
    level,
    isAccountActive,
    isFrozenForCaller: plan.freeze && level > ROLE_LEVELS.admin,
    canViewBudget,
    canEditAllChannels,
    channelIds: new Set(editableChannelIds),
  }
}

/** What the rules of access need to know about an item. */
export function itemFactsOf(
  item: Pick<TacticListItem, 'planId' | 'channelId' | 'isInitiative' | 'rrule'>,
  type: TacticType | undefined,
): ItemFacts {
  return {
    planId: item.planId,
    channelId: item.channelId,
    isInitiative: item.isInitiative,
    isRepeating: repeats(item.rrule),
    isMonthly: type !== undefined && isMonthlyKind(type.kind),
  }
}
