import { ROLE_IDS, ROLE_LEVELS, ROLES } from './role'
import type { Role } from './role'

/** The rights that hang on a role on a plan. */
export interface RoleRights {
  readonly canViewBudget: boolean
  readonly canEditAllChannels: boolean
  readonly channelIds: readonly number[]
}

/** The roles that can be given on a plan, strongest first: Admin, Contributor and Viewer. */
export const ASSIGNABLE_ROLES: readonly Role[] = ROLES.filter(
  ({ level }) => level >= ROLE_LEVELS.admin,
)

/**
 * What a form shows after another role was chosen: budgets to view, and all of
 * the plan's channels, or none for a viewer. Call it only when the role really
 * changes, else it would undo what a person set.
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
  const held = new Set(channelIds)
  return planChannelIds.every((channelId) => held.has(channelId))
}

/** Whether Hide or View can be chosen: for contributors and viewers, on a plan with budgets. */
export function canChooseBudgetView(
  roleId: number,
  plan: { readonly useBudgets: boolean },
): boolean {
  return plan.useBudgets && (roleId === ROLE_IDS.contributor || roleId === ROLE_IDS.viewer)
}

/** Whether channels can be chosen: for contributors. Stronger roles have all, viewers none. */
export function canChooseChannels(roleId: number): boolean {
  return roleId === ROLE_IDS.contributor
}
