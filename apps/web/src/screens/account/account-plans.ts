import type { PlanListEntry } from '@throughline/api-client'
import { canHoldNestedPlans } from '@throughline/domain/plans'

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

const byName = (one: PlanListEntry, other: PlanListEntry) =>
  one.name.localeCompare(other.name, 'en', { numeric: true, sensitivity: 'base' }) ||
  one.id - other.id

/**
 * The plans of an account by name, each lead plan followed by its nested ones. A nested plan
 * whose lead is not among them stands by itself.
 */
export function accountPlanRows(plans: readonly PlanListEntry[]): readonly AccountPlanRow[] {
  const sorted = plans.toSorted(byName)
  const ids = new Set(plans.map(({ id }) => id))
  const isIndented = ({ parentId }: PlanListEntry) => ids.has(parentId)
  return sorted
    .flatMap((plan) =>
      isIndented(plan) ? [] : [plan].concat(sorted.filter(({ parentId }) => parentId === plan.id)),
    )
    .map((plan) => ({
      plan,
      isIndented: isIndented(plan),
      canHoldNested: canHoldNestedPlans(plan),
      canRename: plan.roleId !== null,
    }))
}
