import type { PlanListEntry } from '@throughline/api-client'
import { abilitiesWith } from '@throughline/domain/access'
import { PLAN_ADMIN_MESSAGES } from '@throughline/domain/messages'
import { canHoldNestedPlans, isNestedPlan } from '@throughline/domain/plans'
import type { MenuEntry } from '@throughline/ui/Menu'

/** Actions on a plan in the list. */
export const rowActions = ['rename', 'add-nested', 'freeze', 'unfreeze', 'delete'] as const

/** Action on a plan in the list. */
export type RowAction = (typeof rowActions)[number]

/**
 * Returns the menu of actions that a user may take on a plan; empty if there are none.
 *
 * @param canCreate whether the user may add plans to the account
 */
export function rowMenu(
  plan: PlanListEntry,
  {
    isAccountActive,
    canCreate,
  }: { readonly isAccountActive: boolean; readonly canCreate: boolean },
): readonly MenuEntry[] {
  const { canManagePlan, canFreeze, canDeletePlan } = abilitiesOf(plan, isAccountActive)
  const { freezeHelp, unfreezeHelp } = PLAN_ADMIN_MESSAGES
  return [
    ...(canManagePlan ? [{ id: 'rename', label: 'Rename', shortcut: 'F2' }] : []),
    ...(canCreate && canHoldNestedPlans(plan)
      ? [{ id: 'add-nested', label: 'Add nested plan…' }]
      : []),
    ...(canFreeze
      ? [
          plan.freeze
            ? { id: 'unfreeze', label: 'Unfreeze plan', description: unfreezeHelp }
            : { id: 'freeze', label: 'Freeze plan', description: freezeHelp },
        ]
      : []),
    ...(canDeletePlan
      ? [
          {
            id: 'danger',
            items: [{ id: 'delete', label: 'Delete plan…', isDestructive: true }],
          },
        ]
      : []),
  ]
}

/** Returns whether a user may rename a plan. */
export function canRename(plan: PlanListEntry, isAccountActive: boolean): boolean {
  return abilitiesOf(plan, isAccountActive).canManagePlan
}

function abilitiesOf(
  { id, level, useBudgets, useDashboards, parentId }: PlanListEntry,
  isAccountActive: boolean,
) {
  return abilitiesWith(
    {
      planId: id,
      level,
      isAccountActive,
      // A frozen plan does not restrict admins and the owner, and only they have these actions.
      isFrozenForCaller: false,
      canViewBudget: false,
      canEditAllChannels: false,
      channelIds: new Set(),
    },
    { useBudgets, useDashboards, isLead: false, isNested: isNestedPlan({ parentId }) },
  )
}
