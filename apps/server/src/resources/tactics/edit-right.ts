import { canEditTactic, canMoveTactic } from '@throughline/domain/access'
import type { EditRefusal, ItemDetails } from '@throughline/domain/access'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import type { CallerPlanAccess } from '../../access/access'
import { ApiError, accountInactive, forbidden, notFound, planFrozen } from '../../errors/api-error'

/**
 * Checks that the user may change items of a channel. Every contributor may change items of the
 * Initiatives channel. In other channels, marking an item as an initiative gives no permission;
 * otherwise every contributor could write in every channel.
 *
 * @throws ApiError with the reason
 */
export function requireEditable({ plan, access }: CallerPlanAccess, item: EditedItem): void {
  const decision = canEditTactic(access, detailsOf(plan.id, item))
  if (!decision.allowed) throw refusals[decision.code]()
}

/**
 * Checks that the person may move an item on a calendar: an editable one that does not repeat.
 *
 * @throws ApiError with the reason
 */
export function requireMovable(
  { plan, access }: CallerPlanAccess,
  item: EditedItem & { readonly isRepeating: boolean },
): void {
  const decision = canMoveTactic(access, detailsOf(plan.id, item))
  if (!decision.allowed) throw refusals[decision.code]()
}

interface EditedItem {
  readonly channelId: number
  readonly isInInitiativesChannel: boolean
  readonly isRepeating?: boolean
}

function detailsOf(
  planId: number,
  { channelId, isInInitiativesChannel, isRepeating = false }: EditedItem,
): ItemDetails {
  return { planId, channelId, isInitiative: isInInitiativesChannel, isRepeating, isMonthly: false }
}

const refusals: Readonly<Record<EditRefusal | 'repeating', () => ApiError>> = {
  'not-found': () => notFound('tactic'),
  'account-inactive': accountInactive,
  viewer: () => forbidden(TACTIC_MESSAGES.viewerCannotEdit),
  'other-plan': () =>
    forbidden('Only items of the plan one stands in can be edited.', 'other_plan_item'),
  'plan-frozen': planFrozen,
  'channel-not-assigned': () =>
    forbidden('You may not edit tactics of this channel.', 'channel_not_editable'),
  repeating: () => {
    const message = TACTIC_MESSAGES.repeatingCannotMove
    return new ApiError({
      status: 409,
      code: 'conflict',
      detail: message,
      fields: [{ path: '/startDate', message, code: 'repeating' }],
    })
  },
}
