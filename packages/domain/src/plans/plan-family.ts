import type { Plan, PlanType } from './plan'

type Family = Pick<Plan, 'id' | 'parentId' | 'plans'>

/** How the plan of an item is related to the open plan. */
export type FamilyRelation = 'own' | 'lead' | 'nested' | 'none'

/** Whether a plan is a lead plan: it has nested plans. */
function isLeadPlan(plan: { readonly plans: readonly unknown[] }): boolean {
  return plan.plans.length > 0
}

/** Whether a plan is nested: it has a lead plan. */
export function isNestedPlan(plan: { readonly parentId: number }): boolean {
  return plan.parentId !== 0
}

/**
 * Returns the type of a plan. The place in the family overrides the stored type: an individual plan
 * that gets a nested plan becomes Master. A lead plan created as such stays Master before it has
 * its first nested plan.
 */
export function planTypeOf(plan: {
  readonly plans: readonly unknown[]
  readonly parentId: number
  readonly type: PlanType
}): PlanType {
  if (isNestedPlan(plan)) return 'Sub'
  if (isLeadPlan(plan)) return 'Master'
  return plan.type === 'Master' ? 'Master' : 'Individual'
}

/** Whether a plan can get a nested plan: not when it is nested itself. */
export function canHoldNestedPlans(plan: { readonly parentId: number }): boolean {
  return !isNestedPlan(plan)
}

/** How the plan of an item is related to the open plan. Siblings are not related. */
function familyRelationOf(plan: Family, itemPlanId: number): FamilyRelation {
  if (itemPlanId === plan.id) return 'own'
  if (plan.parentId !== 0 && itemPlanId === plan.parentId) return 'lead'
  return plan.plans.some(({ id }) => id === itemPlanId) ? 'nested' : 'none'
}

/** Which other plans of the family a person has chosen to see. */
export interface FamilyVisibility {
  /** Seen from a nested plan. */
  readonly isLeadVisible: boolean
  /** Seen from a lead plan. */
  readonly hiddenNestedPlanIds: ReadonlySet<number>
}

/**
 * Whether an item is shown on the open plan. The plan's own items always are; those of
 * nested plans and of the lead plan are while they are switched on and the caller has a
 * role there. A type that hides its tactics from nested plans hides the items of the
 * lead plan there, and no others.
 */
export function isVisibleInPlan({
  plan,
  itemPlanId,
  shouldHideTacticsFromNestedPlans,
  visibility,
}: {
  readonly plan: Pick<Plan, 'id' | 'parentId' | 'parent' | 'plans'>
  readonly itemPlanId: number
  readonly shouldHideTacticsFromNestedPlans: boolean
  readonly visibility: FamilyVisibility
}): boolean {
  const relation = familyRelationOf(plan, itemPlanId)
  if (relation === 'lead') {
    return (
      visibility.isLeadVisible &&
      !shouldHideTacticsFromNestedPlans &&
      plan.parent !== null &&
      plan.parent.roleId !== null
    )
  }
  if (relation === 'nested') {
    return (
      !visibility.hiddenNestedPlanIds.has(itemPlanId) &&
      plan.plans.some(({ id, roleId }) => id === itemPlanId && roleId !== null)
    )
  }
  return relation === 'own'
}

/**
 * Whether only the plan's own items are shown. Budget figures and the export
 * require it, because neither names the plan that an amount or a row belongs to.
 * Always true for a plan without a family.
 */
export function showsOwnItemsOnly(
  plan: Pick<Plan, 'parentId' | 'plans'>,
  visibility: FamilyVisibility,
): boolean {
  const isLeadOff = !isNestedPlan(plan) || !visibility.isLeadVisible
  return isLeadOff && plan.plans.every(({ id }) => visibility.hiddenNestedPlanIds.has(id))
}
