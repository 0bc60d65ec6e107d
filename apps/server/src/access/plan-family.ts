import type { CallerPlanAccess, PlanAccessList } from './access'

/** The other plans of a family whose contents a person may see from one plan. */
export interface VisibleFamily {
  /** The lead of the plan, or null without one or without a role on it. */
  readonly lead: CallerPlanAccess | null
  /** The nested plans of the plan on which the person holds a role. */
  readonly nested: readonly CallerPlanAccess[]
}

/** What a person may see of a plan's family: the plans on which they hold a role. */
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

/** The ids of a plan and of the plans of its family whose contents a person may see. */
export function visibleFamilyIds(
  planAccess: CallerPlanAccess,
  planAccesses: PlanAccessList,
): number[] {
  const { lead, nested } = visibleFamilyOf(planAccess, planAccesses)
  return [planAccess, ...(lead === null ? [] : [lead]), ...nested].map(({ plan }) => plan.id)
}
