import type { PlanListEntry } from '@throughline/api-client'
import { canHoldNestedPlans, comparePlanNames, inFamilyOrder } from '@throughline/domain/plans'

/** Row of the plans of an account. */
export interface AccountPlanRow {
  readonly plan: PlanListEntry
  /** Whether the row is below its lead plan. */
  readonly isIndented: boolean
  /** Whether the plan can hold nested plans. */
  readonly canHoldNested: boolean
  /**
   * Whether the user has a role on the plan. Without one, the server refuses all requests about it.
   */
  readonly canRename: boolean
}

/** Returns the plans of an account by name, with nested plans below their lead plan. */
export function accountPlanRows(plans: readonly PlanListEntry[]): readonly AccountPlanRow[] {
  return inFamilyOrder(plans.toSorted(comparePlanNames)).map(({ plan, lead }) => ({
    plan,
    isIndented: lead !== null,
    canHoldNested: canHoldNestedPlans(plan),
    canRename: plan.roleId !== null,
  }))
}
