import type { Caller } from './caller'
import type { PlanAccess, PlanDetails } from './plan-access'
import { accessOn } from './plan-access'
import { ROLE_LEVELS } from './role'

/** The settings of a plan that the rules read besides the access to it. */
type PlanSwitches = Pick<PlanDetails, 'useBudgets' | 'useDashboards' | 'isLead' | 'isNested'>

type Rule = (access: PlanAccess, plan: PlanSwitches) => boolean

const isAdmin: Rule = ({ level }) => level <= ROLE_LEVELS.admin
const isContributor: Rule = ({ level }) => level <= ROLE_LEVELS.contributor
const mayWrite: Rule = (access, plan) => isContributor(access, plan) && !access.isFrozenForCaller
const seesBudget: Rule = (access, plan) => plan.useBudgets && access.canViewBudget

/** The rule of each ability on a plan. The rules apply while the account is active. */
const rules = {
  /** Open the plan, look at every view of it, filter and search. */
  canView: () => true,
  /** Add a tactic or an initiative. The channel is decided per item. */
  canAddTactics: mayWrite,
  /** Delete tactics and initiatives. The channel is decided per item. */
  canDeleteTactics: mayWrite,
  /** Open the Plan Settings menu. */
  canSeePlanSettings: isContributor,
  canSeeInitiativeSettings: isContributor,
  canSeeDocumentSettings: isContributor,
  canSeeTeamSettings: isContributor,
  canSeeChannelSettings: isAdmin,
  canSeeCalendarSettings: isAdmin,
  canSeeTagSettings: isAdmin,
  canSeeBudgetSettings: isAdmin,
  canSeePerformanceSettings: isAdmin,
  /**
   * Change the plan's properties, channels, types, platforms, fields, calendars,
   * documents and initiative categories, and switch budgets and performance on.
   */
  canManagePlan: isAdmin,
  canChangeWeekStart: isAdmin,
  /** Delete the plan with everything in it: only the account owner. */
  canDeletePlan: ({ level }) => level <= ROLE_LEVELS.accountOwner,
  /** Freeze and unfreeze. */
  canFreeze: isAdmin,
  /** See the Budget tab and every cost or budget figure. Without it no figure is sent at all. */
  canSeeBudget: seesBudget,
  /** Read budgets: those in use, or the archived ones before they are switched on again. */
  canReadBudgets: (access, plan) =>
    access.canViewBudget && (plan.useBudgets || isAdmin(access, plan)),
  /** Enter estimated and actual costs. */
  canEditBudget: (access, plan) => mayWrite(access, plan) && seesBudget(access, plan),
  /** Export the plan's tactics. Reads only, so that a frozen plan can be exported. */
  canExport: isContributor,
  /** Add, rename and delete tags. */
  canEditTags: mayWrite,
  /** Reorder tags: on a lead plan, or on one that is not nested. */
  canReorderTags: (access, plan) => isAdmin(access, plan) && (plan.isLead || !plan.isNested),
  /** Attach documents to an item. */
  canAttachDocuments: mayWrite,
  /** Share a saved view with everybody on the plan. */
  canShareViews: mayWrite,
  /** Add members, change roles, revoke access, resend invitations, send password resets. */
  canManageTeam: isAdmin,
  canSeePerformance: (_access, plan) => plan.useDashboards,
  /** Read performance data: while it is switched on, or to prepare it. */
  canReadPerformance: (access, plan) => plan.useDashboards || isAdmin(access, plan),
  /** Add, edit, reorder, archive and delete performance data and its categories. */
  canEditPerformance: isAdmin,
} as const satisfies Record<string, Rule>

/** The name of something that a role on a plan allows. */
export type PlanAbility = keyof typeof rules

/** Everything that one caller can do on one plan. */
export type PlanAbilities = Readonly<Record<PlanAbility | 'canList', boolean>>

/**
 * Returns everything that a caller can do on a plan. The server refuses requests by it, and the web
 * app hides what is not allowed.
 *
 * `canList` false means that the caller has no role on the plan: it does not exist for them (404,
 * not 403) and every other ability is false. While the account is inactive, a plan can only be
 * listed.
 */
export function abilitiesOn(plan: PlanDetails, caller: Caller): PlanAbilities {
  return abilitiesWith(accessOn(plan, caller), plan)
}

/**
 * Everything that an access to a plan allows, as {@link abilitiesOn}.
 *
 * @param access null when the plan does not exist for the caller
 */
export function abilitiesWith(access: PlanAccess | null, plan: PlanSwitches): PlanAbilities {
  const holds = (rule: Rule): boolean =>
    access !== null && access.isAccountActive && rule(access, plan)
  return {
    canList: access !== null,
    canView: holds(rules.canView),
    canAddTactics: holds(rules.canAddTactics),
    canDeleteTactics: holds(rules.canDeleteTactics),
    canSeePlanSettings: holds(rules.canSeePlanSettings),
    canSeeInitiativeSettings: holds(rules.canSeeInitiativeSettings),
    canSeeDocumentSettings: holds(rules.canSeeDocumentSettings),
    canSeeTeamSettings: holds(rules.canSeeTeamSettings),
    canSeeChannelSettings: holds(rules.canSeeChannelSettings),
    canSeeCalendarSettings: holds(rules.canSeeCalendarSettings),
    canSeeTagSettings: holds(rules.canSeeTagSettings),
    canSeeBudgetSettings: holds(rules.canSeeBudgetSettings),
    canSeePerformanceSettings: holds(rules.canSeePerformanceSettings),
    canManagePlan: holds(rules.canManagePlan),
    canChangeWeekStart: holds(rules.canChangeWeekStart),
    canDeletePlan: holds(rules.canDeletePlan),
    canFreeze: holds(rules.canFreeze),
    canSeeBudget: holds(rules.canSeeBudget),
    canReadBudgets: holds(rules.canReadBudgets),
    canEditBudget: holds(rules.canEditBudget),
    canExport: holds(rules.canExport),
    canEditTags: holds(rules.canEditTags),
    canReorderTags: holds(rules.canReorderTags),
    canAttachDocuments: holds(rules.canAttachDocuments),
    canShareViews: holds(rules.canShareViews),
    canManageTeam: holds(rules.canManageTeam),
    canSeePerformance: holds(rules.canSeePerformance),
    canReadPerformance: holds(rules.canReadPerformance),
    canEditPerformance: holds(rules.canEditPerformance),
  }
}
