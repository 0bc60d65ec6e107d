import type { PlanDetail } from '@throughline/api-client'
import { canEditChannel, type PlanAccess } from '@throughline/domain/access'
import type { QuickCreateChannel } from '@throughline/planner-views/quick-create'

/** Returns the channels of a plan with their types, as choices for items. */
export function offeredChannelsOf(
  plan: PlanDetail,
  access: PlanAccess,
): readonly QuickCreateChannel[] {
  return plan.channels
    .filter(({ planId, kind }) => planId === plan.id && kind !== 'subscriptions')
    .map(({ id, name, uiColor, kind, tacticTypes }) => ({
      id,
      name,
      color: uiColor,
      isLocked: kind !== 'initiatives' && !canEditChannel(access, id),
      types: tacticTypes.filter(({ isHidden }) => !isHidden),
    }))
}
