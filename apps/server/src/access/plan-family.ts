import type { CallerPlanAccess, PlanAccessList } from './access'

/** The other plans of a family that a person may see from one plan, with their contents. */
export interface VisibleFamily {
  /** The lead of the plan; null if the plan has none, or the person has no role on it. */
  readonly lead: CallerPlanAccess | null
  /** The nested plans on which the person has a role. */
  readonly nested: readonly CallerPlanAccess[]
}

/**
 * Returns the plans of a plan's family on which the person has a role, and which they may therefore
 * see.
 */
export function visibleFamilyOf(
  { plan }: CallerPlanAccess,
  planAccesses: PlanAccessList,
): VisibleFamily {
  const lead = plan.parentId === null ? null : planAccesses.get(plan.parentId)
  return {
    lead: lead?.abilities.canView === true ? lead : null,
    nested: plan.nestedPlanIds
      .map((id) => planAccesses.get(id))
      .filter((planAccess) => planAccess !== null)
      .filter((planAccess) => planAccess.abilities.canView),
  }
}

/** Returns the ids of a plan and of the plans of its family that a person may see. */
export function visibleFamilyIds(
  planAccess: CallerPlanAccess,
  planAccesses: PlanAccessList,
): number[] {
  const { lead, nested } = visibleFamilyOf(planAccess, planAccesses)
  return [planAccess, ...(lead === null ? [] : [lead]), ...nested].map(({ plan }) => plan.id)
}
