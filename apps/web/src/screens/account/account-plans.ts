import type { PlanListEntry } from '@throughline/api-client'
import { canHoldNestedPlans, comparePlanNames, inFamilyOrder } from '@throughline/domain/plans'

/** A row of the plans of an account. */
export interface AccountPlanRow {
  readonly plan: PlanListEntry
  /** It stands below its lead plan. */
  readonly isIndented: boolean
  /** A nested plan can be put under it. */
  readonly canHoldNested: boolean
  /** The person has a role on it, without which the server knows no such plan for them. */
  readonly canRename: boolean
}

/** The plans of an account by name, nested ones below their lead. */
export function accountPlanRows(plans: readonly PlanListEntry[]): readonly AccountPlanRow[] {
  return inFamilyOrder(plans.toSorted(comparePlanNames)).map(({ plan, lead }) => ({
    plan,
    isIndented: lead !== null,
    canHoldNested: canHoldNestedPlans(plan),
    canRename: plan.roleId !== null,
  }))
}
