import { abilitiesOn, accessOn, callerFrom } from '@throughline/domain/access'
import type {
  AccessConfiguration,
  Caller,
  PlanAbilities,
  PlanAbility,
  PlanAccess,
  PlanDetails,
} from '@throughline/domain/access'
import { SUPER_PLAN_ID } from '@throughline/domain/plans'
import { findFamiliesOfEntities, findPlanFamilies } from './access-queries'
import type { MembershipRow, PlanRow } from './access-queries'
import type { LocatePlans, NamedPlans } from './access-locators'
import type { NamedEntities } from './plans-of-parts-queries'
import type { Orm } from '../db/database'
import { accountInactive, forbidden, notFound, planFrozen } from '../errors/api-error'

/** The signed-in person, from rows that were read for this request. */
export interface SignedIn {
  readonly sessionId: string
  readonly userId: number
  readonly caller: Caller
  readonly memberships: readonly MembershipRow[]
  readonly blockedTagIds: ReadonlySet<number>
}

/** Builds the signed-in person from stored rows. Only the session id comes from the token. */
export function signedInFrom(
  session: {
    readonly userId: number
    readonly memberships: readonly MembershipRow[]
    readonly blockedTagIds: readonly number[]
  },
  sessionId: string,
  configuration: AccessConfiguration,
): SignedIn {
  return {
    sessionId,
    userId: session.userId,
    caller: callerFrom({
      userId: session.userId,
      memberships: session.memberships,
      configuration,
    }),
    memberships: session.memberships,
    blockedTagIds: new Set(session.blockedTagIds),
  }
}

/** A right on every plan that an operation is about. */
export interface PlanRequirement {
  readonly kind: 'plan'
  readonly ability: PlanAbility
  readonly plans: LocatePlans
  /** Lets every signed-in user use the template plan, on which no user has a role. */
  readonly isTemplateOpen: boolean
}

/** A plan, and the caller's permissions on it. */
export interface CallerPlanAccess {
  readonly plan: PlanRow
  /** Null when the caller has no role on the plan: the response is 404. */
  readonly access: PlanAccess | null
  readonly abilities: PlanAbilities
}

/**
 * The permissions of one caller on the plans of an operation and on the families of those plans.
 */
export class PlanAccessList {
  readonly #byId: ReadonlyMap<number, CallerPlanAccess>
  /** The plans that the operation is about, without their families. */
  readonly planIds: readonly number[]

  constructor(rows: readonly PlanRow[], planIds: readonly number[], caller: Caller) {
    this.#byId = new Map(rows.map((plan) => [plan.id, callerAccessOn(plan, caller)]))
    this.planIds = planIds
  }

  /** Returns the access to a plan; null if the list does not contain the plan. */
  get(planId: number): CallerPlanAccess | null {
    return this.#byId.get(planId) ?? null
  }

  /** Every plan that was read, families included. */
  all(): readonly CallerPlanAccess[] {
    return [...this.#byId.values()]
  }

  /**
   * The one plan that the operation is about.
   *
   * @throws Error when the operation is about several plans or none
   */
  get only(): CallerPlanAccess {
    const [first] = this.planIds
    const planAccess = first === undefined ? null : this.get(first)
    if (planAccess === null || this.planIds.length !== 1) {
      throw new Error(
        `One plan was expected and ${this.planIds.length} were found, so it is unclear whose rights apply. Get each plan by its id.`,
      )
    }
    return planAccess
  }
}

/** Returns the permissions of a caller on a plan. */
export function callerAccessOn(plan: PlanRow, caller: Caller): CallerPlanAccess {
  const details = detailsOf(plan)
  return { plan, access: accessOn(details, caller), abilities: abilitiesOn(details, caller) }
}

/** The facts of a plan that the access rules need. */
export function detailsOf(plan: PlanRow): PlanDetails {
  return {
    id: plan.id,
    account: {
      id: plan.account?.id ?? 0,
      ownerId: plan.account?.ownerId ?? 0,
      isActive: plan.account?.isActive ?? true,
    },
    useBudgets: plan.useBudgets,
    useDashboards: plan.useDashboards,
    freeze: plan.freeze,
    isLead: plan.nestedPlanIds.length > 0,
    isNested: plan.parentId !== null,
  }
}

/**
 * Checks that a person has the required right on every plan of an operation.
 *
 * @throws ApiError 404 for a plan that does not exist or on which they have no
 * role, 403 for an inactive account, a frozen plan or a missing right
 */
export async function passPlanGate(
  orm: Orm,
  access: PlanRequirement,
  named: NamedPlans,
  { caller }: SignedIn,
): Promise<PlanAccessList> {
  const { rows, located } = await findNamedPlans(orm, named)
  const distinct = [...new Set(located.map(({ planId }) => planId))]
  const planAccesses = new PlanAccessList(rows, distinct, caller)
  for (const { planId, namedBy } of located) {
    const isOpenTemplate = access.isTemplateOpen && planId === SUPER_PLAN_ID
    if (isOpenTemplate && planAccesses.get(planId) !== null) continue
    requireAbility(planAccesses.get(planId), access.ability, caller, namedBy)
  }
  return planAccesses
}

/** A plan of an operation, and what names it in the request: a 404 names nothing else. */
interface LocatedPlan {
  readonly planId: number
  readonly namedBy: 'Plan' | NamedEntities['namedBy']
}

/**
 * Finds the plans that a request names, with their families.
 *
 * @throws ApiError 404 when a named entity does not exist
 */
async function findNamedPlans(
  orm: Orm,
  { planIds, entities }: NamedPlans,
): Promise<{ readonly rows: readonly PlanRow[]; readonly located: readonly LocatedPlan[] }> {
  const byId = planIds.map((planId): LocatedPlan => ({ planId, namedBy: 'Plan' }))
  if (entities === null) return { rows: await findPlanFamilies(orm, planIds), located: byId }
  const { namedBy, ids } = entities
  const rows = await findFamiliesOfEntities(orm, planIds, entities)
  const existing = new Set(rows.flatMap(({ entityIds }) => entityIds))
  if (ids.some((id) => !existing.has(id))) throw notFound(namedBy)
  const byEntity = rows.flatMap(({ id, entityIds }): LocatedPlan[] =>
    entityIds.length === 0 ? [] : [{ planId: id, namedBy }],
  )
  return { rows, located: [...byId, ...byEntity] }
}

/**
 * Throws unless the caller has a permission on a plan. The error names the reason only if the
 * caller may know that the plan exists.
 */
function requireAbility(
  planAccess: CallerPlanAccess | null,
  ability: PlanAbility,
  caller: Caller,
  namedBy: LocatedPlan['namedBy'] = 'Plan',
): asserts planAccess is CallerPlanAccess {
  if (planAccess === null || !planAccess.abilities.canList) throw notFound(namedBy)
  if (planAccess.abilities[ability]) return
  if (planAccess.plan.account?.isActive === false) throw accountInactive()
  const unfrozen = abilitiesOn({ ...detailsOf(planAccess.plan), freeze: false }, caller)
  if (unfrozen[ability]) throw planFrozen()
  throw forbidden(refusalOf(ability, planAccess.abilities))
}

const VIEWER_REFUSAL = 'Viewers do not have the ability to add to or edit the Plan.'
const BUDGET_REFUSAL = 'You may not see or enter costs in this plan.'

const needsContributor: ReadonlySet<PlanAbility> = new Set([
  'canAddTactics',
  'canDeleteTactics',
  'canEditTags',
  'canAttachDocuments',
])

/** The message for a missing right; undefined for the general message. */
function refusalOf(ability: PlanAbility, abilities: PlanAbilities): string | undefined {
  if (needsContributor.has(ability)) return VIEWER_REFUSAL
  if (ability === 'canSeeBudget' || ability === 'canReadBudgets') return BUDGET_REFUSAL
  if (ability !== 'canEditBudget') return undefined
  return abilities.canSeeBudget ? VIEWER_REFUSAL : BUDGET_REFUSAL
}
