import { ROLE_LEVELS, roleOf, roleTitle, strongestRoleId } from '@throughline/domain/access'
import type { RoleLevel } from '@throughline/domain/access'
import { abbreviatePlanName, planTypeOf } from '@throughline/domain/plans'
import type { PlanRow } from '../../access/access-queries'
import { callerAccessOn } from '../../access/access'
import type { CallerPlanAccess, SignedIn } from '../../access/access'
import type { components } from '@throughline/api-client/schema'
import { iri, nullableIri } from '../../http/references'
import { pageOf } from '../../http/pages'

type PlanSummary = components['schemas']['PlanSummary']

/**
 * Figures of a plan in the plans list, in addition to its fields: its dates and its number of
 * items.
 */
export interface PlanFigures {
  readonly startDate: string | null
  readonly endDate: string | null
  /** Items that the person may see. */
  readonly tacticCount: number
}

const noFigures: PlanFigures = { startDate: null, endDate: null, tacticCount: 0 }

/** Returns the strongest role of the user on a plan, or null. */
export function roleOnPlan(signedIn: SignedIn, planId: number): number | null {
  return strongestRoleId(
    signedIn.memberships.filter((current) => current.planId === planId).map(({ roleId }) => roleId),
  )
}

/** Returns the kind of a plan from its place in its family. */
export function typeOfPlan(plan: Pick<PlanRow, 'type' | 'parentId' | 'nestedPlanIds'>) {
  return planTypeOf({
    type: plan.type,
    parentId: plan.parentId ?? 0,
    plans: plan.nestedPlanIds,
  })
}

/** A plan as the plans list shows it to one person. */
function presentPlanSummary(
  { plan, access, abilities }: CallerPlanAccess,
  signedIn: SignedIn,
  figures: PlanFigures,
  levelWithoutRole: RoleLevel = ROLE_LEVELS.viewer,
): PlanSummary {
  const roleId = roleOnPlan(signedIn, plan.id)
  const accountId = plan.account?.id ?? 0
  return {
    id: plan.id,
    version: plan.version,
    name: plan.name,
    abbreviatedName: abbreviatePlanName(plan.name),
    type: typeOfPlan(plan),
    account: iri('accounts', accountId),
    accountId,
    parent: nullableIri('plans', plan.parentId),
    parentId: plan.parentId ?? 0,
    freeze: plan.freeze,
    useBudgets: plan.useBudgets,
    useDashboards: plan.useDashboards,
    role: nullableIri('roles', roleId),
    roleId,
    roleTitle: roleId === null ? '' : roleTitle(roleOf(roleId)?.title ?? ''),
    level: access?.level ?? levelWithoutRole,
    startDate: figures.startDate,
    endDate: figures.endDate,
    tacticCount: abilities.canView ? figures.tacticCount : null,
  }
}

/** Compares names of plans as a reader does. */
export function comparePlanNames(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

/**
 * Returns the position of a plan in the list of these plans: each lead before its nested plans, both
 * by name. A nested plan without its lead in the list is sorted like a lead.
 */
export function keyInFamily(
  plans: readonly PlanRow[],
): (
  plan: Pick<PlanRow, 'id' | 'name' | 'parentId'>,
) => readonly [string, number, number, string, number] {
  const byId = new Map(plans.map((plan) => [plan.id, plan]))
  return ({ id, name, parentId }) => {
    const parent = parentId === null ? undefined : byId.get(parentId)
    return parent === undefined ? [name, id, 0, name, id] : [parent.name, parent.id, 1, name, id]
  }
}

/**
 * Returns summaries of these plans for one user, in the order of the list.
 *
 * @param figures by plan id; a plan without any counts as empty and undated
 * @param levelWithoutRole the level for a plan on which the user has no role
 */
export function presentPlanSummaries(
  plans: readonly PlanRow[],
  signedIn: SignedIn,
  figures: ReadonlyMap<number, PlanFigures>,
  levelWithoutRole: RoleLevel = ROLE_LEVELS.viewer,
): PlanSummary[] {
  return pageOf(plans, { limit: plans.length }, keyInFamily(plans), comparePlanNames)
    .page.map((plan) => callerAccessOn(plan, signedIn.caller))
    .map((planAccess) =>
      presentPlanSummary(
        planAccess,
        signedIn,
        figures.get(planAccess.plan.id) ?? noFigures,
        levelWithoutRole,
      ),
    )
}
