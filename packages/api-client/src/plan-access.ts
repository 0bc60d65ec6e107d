import { ROLE_LEVELS, type PlanAccess } from '@throughline/domain/access'
import type { PlanDetail } from './entities'

/** What the caller may do on a plan, as the rules of access need it. */
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
