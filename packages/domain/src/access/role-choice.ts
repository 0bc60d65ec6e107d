import { ROLE_IDS, ROLE_LEVELS, ROLES } from './role'
import type { Role } from './role'

/** The rights that come with a role on a plan. */
export interface RoleRights {
  readonly canViewBudget: boolean
  readonly canEditAllChannels: boolean
  readonly channelIds: readonly number[]
}

/** The roles that an admin can assign on a plan, strongest first: Admin, Contributor and Viewer. */
export const ASSIGNABLE_ROLES: readonly Role[] = ROLES.filter(
  ({ level }) => level >= ROLE_LEVELS.admin,
)

/**
 * Returns the rights that a form shows after the user has chosen another role: the budget, and all
 * of the plan's channels, or no channel for a viewer. Call it only when the role changes, because
 * it overwrites the user's choices.
 */
export function rightsForChosenRole(roleId: number, planChannelIds: readonly number[]): RoleRights {
  const channelIds = roleId === ROLE_IDS.viewer ? [] : planChannelIds
  return {
    canViewBudget: true,
    canEditAllChannels: mayEditAllChannels(roleId, channelIds, planChannelIds),
    channelIds,
  }
}

/**
 * The `canEditAllChannels` to store with a role: true for an admin and stronger,
 * and for a contributor who has every channel of the plan.
 */
export function mayEditAllChannels(
  roleId: number,
  channelIds: readonly number[],
  planChannelIds: readonly number[],
): boolean {
  if (roleId === ROLE_IDS.viewer) return false
  if (roleId !== ROLE_IDS.contributor) return roleId >= 1 && roleId <= ROLE_IDS.admin
  const assigned = new Set(channelIds)
  return planChannelIds.every((channelId) => assigned.has(channelId))
}

/** Whether Hide or View can be chosen: for contributors and viewers, on a plan with budgets. */
export function canChooseBudgetView(
  roleId: number,
  plan: { readonly useBudgets: boolean },
): boolean {
  return plan.useBudgets && (roleId === ROLE_IDS.contributor || roleId === ROLE_IDS.viewer)
}

/**
 * Whether the user can choose channels for a role: only for contributors. Stronger roles have all
 * channels, viewers have no channel.
 */
export function canChooseChannels(roleId: number): boolean {
  return roleId === ROLE_IDS.contributor
}

/** The rights that a person chooses for a role; undefined leaves them to the rules. */
export interface RightsIntent {
  readonly canViewBudget?: boolean | undefined
  readonly canEditAllChannels?: boolean | undefined
  readonly channelIds?: readonly number[] | undefined
}

/** The rights to store with a role, or why the chosen ones are not possible. */
export type RightsDecision =
  | { readonly allowed: true; readonly rights: RoleRights }
  | {
      readonly allowed: false
      readonly code: 'budget-not-chosen' | 'channels-not-chosen' | 'foreign-channel'
    }

/**
 * Returns the rights to store with a role on a plan, or the reason for refusing the chosen ones. A
 * new or changed role starts with the rights of `rightsForChosenRole`, an unchanged one with its
 * current rights. An admin has every right, even if the intent says otherwise; a viewer can edit no
 * channel; contributors edit the named channels, or all.
 *
 * @param plan `channelIds`: channels that can be limited, which count for 'all'; `otherChannelIds`:
 *   channels that every contributor edits; they may be named too
 * @param current the current rights of the role; null for a new or changed one
 */
export function decideRights(
  roleId: number,
  intent: RightsIntent,
  plan: {
    readonly useBudgets: boolean
    readonly channelIds: readonly number[]
    readonly otherChannelIds: readonly number[]
  },
  current: RoleRights | null,
): RightsDecision {
  const start = rightsForChosenRole(roleId, plan.channelIds)
  if (roleId < ROLE_IDS.contributor) return { allowed: true, rights: start }
  const isForeign = (id: number) =>
    !plan.channelIds.includes(id) && !plan.otherChannelIds.includes(id)
  if (intent.channelIds?.some(isForeign) === true)
    return { allowed: false, code: 'foreign-channel' }

  const { canViewBudget } = current ?? start
  const intended = intent.canViewBudget ?? canViewBudget
  if (intended !== canViewBudget && !canChooseBudgetView(roleId, plan)) {
    return { allowed: false, code: 'budget-not-chosen' }
  }
  if (!canChooseChannels(roleId)) {
    const isRaised = intent.canEditAllChannels === true || (intent.channelIds ?? []).length > 0
    return isRaised
      ? { allowed: false, code: 'channels-not-chosen' }
      : { allowed: true, rights: { ...start, canViewBudget: intended } }
  }
  const channels = decideChannels(intent, plan.channelIds, current ?? start)
  return { allowed: true, rights: { ...channels, canViewBudget: intended } }
}

function decideChannels(
  { canEditAllChannels, channelIds }: RightsIntent,
  planChannelIds: readonly number[],
  current: RoleRights,
): Pick<RoleRights, 'canEditAllChannels' | 'channelIds'> {
  if (canEditAllChannels === true) return { canEditAllChannels: true, channelIds: planChannelIds }
  if (canEditAllChannels === undefined && channelIds === undefined) {
    return { canEditAllChannels: current.canEditAllChannels, channelIds: current.channelIds }
  }
  const named = channelIds ?? (current.canEditAllChannels ? [] : current.channelIds)
  // On a plan without channels "all" would include every channel that is added later.
  const hasAll =
    planChannelIds.length > 0 && mayEditAllChannels(ROLE_IDS.contributor, named, planChannelIds)
  return { canEditAllChannels: hasAll, channelIds: named }
}
