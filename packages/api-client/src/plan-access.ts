import { ROLE_LEVELS, type PlanAccess } from '@throughline/domain/access'
import type { PlanDetail } from './entities'

/** Returns the caller's access to a plan, in the form that the access rules need. */
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
