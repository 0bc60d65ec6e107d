import type { PlanAccess } from './plan-access'
import { levelOf, ROLE_LEVELS } from './role'
import type { RoleLevel, RoleName } from './role'

/** The access of a user to a plan, with the user's role by its level or by its name. */
export interface ItemAccess extends Omit<PlanAccess, 'level'> {
  readonly level: RoleLevel | RoleName
}

/** The data of a tactic or an initiative that the access rules read. */
export interface ItemDetails {
  readonly planId: number
  readonly channelId: number
  readonly isInitiative: boolean
  readonly isRepeating: boolean
  /** Of a monthly focus type or a monthly theme: it lasts whole months. */
  readonly isMonthly: boolean
}

/** Why an item cannot be changed. */
export type EditRefusal =
  /** The caller holds no role on the plan, and must not learn that the item exists. */
  | 'not-found'
  | 'account-inactive'
  | 'viewer'
  /** It belongs to the lead plan or to a nested plan; only items of the open plan are editable. */
  | 'other-plan'
  | 'plan-frozen'
  | 'channel-not-assigned'

/** Whether an item can be edited, and if not, why. */
export type EditDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly code: EditRefusal }

/** Whether an item's dates can be changed on a calendar, and if not, why. */
export type MoveDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly code: EditRefusal | 'repeating' }

/** Whether an item's ends can be dragged on a calendar, and if not, why. */
export type ResizeDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly code: EditRefusal | 'repeating' | 'monthly' }

const allowed = { allowed: true } as const

/**
 * Whether a caller may put tactics into a channel and change those in it. Plan admins and stronger
 * roles may, and so may roles with rights on all channels or on this channel.
 */
export function canEditChannel(access: ItemAccess, channelId: number): boolean {
  return (
    levelOf(access.level) <= ROLE_LEVELS.admin ||
    access.canEditAllChannels ||
    access.channelIds.has(channelId)
  )
}

/**
 * Whether a caller may create, edit or delete an item. Initiatives need no
 * channel right: every contributor may change them.
 *
 * @param access the caller's access to the open plan; null when there is none
 */
export function canEditTactic(access: ItemAccess | null, item: ItemDetails): EditDecision {
  if (access === null) return { allowed: false, code: 'not-found' }
  if (!access.isAccountActive) return { allowed: false, code: 'account-inactive' }
  if (levelOf(access.level) > ROLE_LEVELS.contributor) return { allowed: false, code: 'viewer' }
  if (item.planId !== access.planId) return { allowed: false, code: 'other-plan' }
  if (access.isFrozenForCaller) return { allowed: false, code: 'plan-frozen' }
  if (!item.isInitiative && !canEditChannel(access, item.channelId)) {
    return { allowed: false, code: 'channel-not-assigned' }
  }
  return allowed
}

/** Whether a caller may move an item on a calendar: an editable one that does not repeat. */
export function canMoveTactic(access: ItemAccess | null, item: ItemDetails): MoveDecision {
  const decision = canEditTactic(access, item)
  if (decision.allowed && item.isRepeating) return { allowed: false, code: 'repeating' }
  return decision
}

/** Whether a caller may resize an item on a calendar: a movable one that is not monthly. */
export function canResizeTactic(access: ItemAccess | null, item: ItemDetails): ResizeDecision {
  const decision = canMoveTactic(access, item)
  if (decision.allowed && item.isMonthly) return { allowed: false, code: 'monthly' }
  return decision
}

/** Whether a user's blocked tags hide an item: any one of them does. Untagged items stay visible. */
export function isHiddenByTags(
  tagIds: readonly number[],
  blockedTagIds: ReadonlySet<number>,
): boolean {
  return blockedTagIds.size > 0 && tagIds.some((tagId) => blockedTagIds.has(tagId))
}
