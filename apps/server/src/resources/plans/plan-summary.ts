import { ROLE_LEVELS, roleOf, roleTitle, strongestRoleId } from '@throughline/domain/access'
import type { RoleLevel } from '@throughline/domain/access'
import { abbreviatePlanName, planTypeOf } from '@throughline/domain/plans'
import type { PlanRow } from '../../access/access-queries'
import { callerAccessOn } from '../../access/access'
import type { CallerPlanAccess, SignedIn } from '../../access/access'
import type { components } from '@throughline/api-client/schema'
import { iri, nullableIri } from '../../http/references'

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

/**
 * Sorts plans for the list: each lead before its nested plans, both by name. A nested plan without
 * its lead in the list is sorted like a lead.
 */
function inFamilyOrder(plans: readonly PlanRow[]): PlanRow[] {
  const present = new Set(plans.map(({ id }) => id))
  const byName = plans.toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }) || a.id - b.id,
  )
  const isUnder = (plan: PlanRow): boolean => plan.parentId !== null && present.has(plan.parentId)
  const ordered: PlanRow[] = []
  for (const lead of byName.filter((plan) => !isUnder(plan))) {
    ordered.push(lead, ...byName.filter(({ parentId }) => parentId === lead.id))
  }
  return ordered
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
  return inFamilyOrder(plans)
    .map((plan) => callerAccessOn(plan, signedIn.caller))
    .map((planAccess) =>
      presentPlanSummary(
        planAccess,
        signedIn,
        figures.get(planAccess.plan.id) ?? noFigures,
        levelWithoutRole,
      ),
    )
}
