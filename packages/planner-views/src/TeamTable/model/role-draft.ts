import {
  canChooseBudgetView,
  canChooseChannels,
  decideRights,
  rightsForChosenRole,
  type RoleRights,
} from '@throughline/domain/access'

/** Properties of a plan that determine the available rights. */
export interface RolePlan {
  readonly useBudgets: boolean
  /** Channels to which a contributor can be limited. */
  readonly channelIds: readonly number[]
}

/** A role that the user is choosing, with its rights. */
export interface RoleDraft {
  /** null while none is chosen. */
  readonly roleId: number | null
  readonly canViewBudget: boolean
  /** Channels that the role can edit; all channels of the plan for a role that edits all. */
  readonly channelIds: readonly number[]
  /** Rights of roles that were chosen before, by role. */
  readonly remembered: Readonly<Record<number, RoleRights>>
}

/** A draft without a chosen role. */
export const EMPTY_ROLE_DRAFT: RoleDraft = {
  roleId: null,
  canViewBudget: true,
  channelIds: [],
  remembered: {},
}

/** The draft of a role as it is stored. */
export function roleDraftOf(
  { roleId, rights }: { readonly roleId: number; readonly rights: RoleRights },
  { channelIds }: RolePlan,
): RoleDraft {
  const { canViewBudget, canEditAllChannels } = rights
  return {
    roleId,
    canViewBudget,
    channelIds: canEditAllChannels ? channelIds : rights.channelIds,
    remembered: {},
  }
}

/**
 * Returns the draft with another role. It begins with the rights of that role, or with the rights
 * that the user set for it before; the same role changes nothing.
 */
export function withRole(draft: RoleDraft, roleId: number, { channelIds }: RolePlan): RoleDraft {
  if (roleId === draft.roleId) return draft
  const remembered =
    draft.roleId === null
      ? draft.remembered
      : { ...draft.remembered, [draft.roleId]: visibleRights(draft) }
  const rights = remembered[roleId] ?? rightsForChosenRole(roleId, channelIds)
  const { canViewBudget } = rights
  return { roleId, canViewBudget, channelIds: rights.channelIds, remembered }
}

function visibleRights({ canViewBudget, channelIds }: RoleDraft): RoleRights {
  return { canViewBudget, channelIds, canEditAllChannels: false }
}

/** Whether channels and the budget can be chosen for the role of a draft. */
export function choicesOf(
  { roleId }: RoleDraft,
  plan: RolePlan,
): { readonly channels: boolean; readonly budget: boolean } {
  return {
    channels: roleId !== null && canChooseChannels(roleId),
    budget: roleId !== null && canChooseBudgetView(roleId, plan),
  }
}

/** The rights to store with a draft of a role. */
export function rightsOfDraft(
  { canViewBudget, channelIds }: RoleDraft,
  roleId: number,
  plan: RolePlan,
): RoleRights {
  const intent = {
    canViewBudget,
    ...(canChooseChannels(roleId) ? { channelIds } : null),
  }
  // Every user edits the channels that the plan does not list; their ids stay as they were.
  const others = channelIds.filter((id) => !plan.channelIds.includes(id))
  const current = { canViewBudget, canEditAllChannels: false, channelIds }
  const decision = decideRights(roleId, intent, { ...plan, otherChannelIds: others }, current)
  return decision.allowed ? decision.rights : rightsForChosenRole(roleId, plan.channelIds)
}

/** Whether two drafts would be stored as the same. */
export function isSameRole(one: RoleDraft, other: RoleDraft): boolean {
  const assigned = new Set(one.channelIds)
  return (
    one.roleId === other.roleId &&
    one.canViewBudget === other.canViewBudget &&
    assigned.size === new Set(other.channelIds).size &&
    other.channelIds.every((id) => assigned.has(id))
  )
}
