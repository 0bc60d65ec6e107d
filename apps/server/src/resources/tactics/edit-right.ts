import { canEditTactic } from '@throughline/domain/access'
import type { EditRefusal } from '@throughline/domain/access'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import type { CallerPlanAccess } from '../../access/access'
import { accountInactive, forbidden, notFound, planFrozen } from '../../errors/api-error'
import type { ApiError } from '../../errors/api-error'

/**
 * Checks that the user may change items of a channel. Every contributor may change items of the
 * Initiatives channel. In other channels, marking an item as an initiative gives no permission;
 * otherwise every contributor could write in every channel.
 *
 * @throws ApiError with the reason
 */
export function requireEditable(
  { plan, access }: CallerPlanAccess,
  item: { readonly channelId: number; readonly isInInitiativesChannel: boolean },
): void {
  const decision = canEditTactic(access, {
    planId: plan.id,
    channelId: item.channelId,
    isInitiative: item.isInInitiativesChannel,
    isRepeating: false,
    isMonthly: false,
  })
  if (!decision.allowed) throw REFUSALS[decision.code]()
}

const REFUSALS: Readonly<Record<EditRefusal, () => ApiError>> = {
  'not-found': () => notFound('tactic'),
  'account-inactive': accountInactive,
  viewer: () => forbidden(TACTIC_MESSAGES.viewerCannotEdit),
  'other-plan': () =>
    forbidden('Only items of the plan one stands in can be edited.', 'other_plan_item'),
  'plan-frozen': planFrozen,
  'channel-not-assigned': () =>
    forbidden('You may not edit tactics of this channel.', 'channel_not_editable'),
}
