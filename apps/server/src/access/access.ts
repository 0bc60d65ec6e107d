import { abilitiesOn, accessOn, callerFrom } from '@throughline/domain/access'
import type {
  AccessConfiguration,
  Caller,
  PlanAbilities,
  PlanAbility,
  PlanAccess,
  PlanFacts,
} from '@throughline/domain/access'
import { SUPER_PLAN_ID } from '@throughline/domain/plans'
import { findPlanFamilies } from './access-queries'
import type { MembershipRow, PlanRow } from './access-queries'
import type { LocatePlans, LocatedPlan } from './access-locators'
import type { Orm } from '../db/database'
import { accountInactive, forbidden, notFound, planFrozen } from '../errors/api-error'

/** Who asks, from rows that were read for this request. */
export interface SignedIn {
  readonly sessionId: string
  readonly userId: number
  readonly caller: Caller
  readonly memberships: readonly MembershipRow[]
  readonly blockedTagIds: ReadonlySet<number>
}

/** Puts together who asks. Nothing of it comes from the token but the session's id. */
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
  /** The template plan, which nobody has a role on, is open to everybody signed in. */
  readonly isTemplateOpen?: true
}

/** How the person stands to one plan, and what is known of the plan. */
export interface CallerPlanAccess {
  readonly plan: PlanRow
  /** null: they hold no role on it, so that for them it is not there. */
  readonly access: PlanAccess | null
  readonly abilities: PlanAbilities
}

/** The planAccess of one person on plans and on the families of those plans. */
export class PlanAccessList {
  readonly #byId: ReadonlyMap<number, CallerPlanAccess>
  /** The plans that the operation is about, without their families. */
  readonly planIds: readonly number[]

  constructor(rows: readonly PlanRow[], planIds: readonly number[], caller: Caller) {
    this.#byId = new Map(rows.map((plan) => [plan.id, callerAccessOn(plan, caller)]))
    this.planIds = planIds
  }

  /** null when there is no such plan among those that were read. */
  get(planId: number): CallerPlanAccess | null {
    return this.#byId.get(planId) ?? null
  }

  /** The planAccess on every plan that was read, families included. */
  all(): readonly CallerPlanAccess[] {
    return [...this.#byId.values()]
  }

  /**
   * The one plan that the operation is about.
   *
   * @throws Error when it is about several, or none: the handler asks the wrong question
   */
  get only(): CallerPlanAccess {
    const [first] = this.planIds
    const planAccess = first === undefined ? null : this.get(first)
    if (planAccess === null || this.planIds.length !== 1) {
      throw new Error(
        `One plan was expected and ${this.planIds.length} were found, so there is no telling whose rights count. Ask for each plan by its id.`,
      )
    }
    return planAccess
  }
}

/** How a caller stands to a plan. */
export function callerAccessOn(plan: PlanRow, caller: Caller): CallerPlanAccess {
  const facts = factsOf(plan)
  return { plan, access: accessOn(facts, caller), abilities: abilitiesOn(facts, caller) }
}

/** A plan as the rules look at it. */
export function factsOf(plan: PlanRow): PlanFacts {
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
 * Lets a person through to the plans of an operation, or refuses: a plan that is
 * not there and one without a role answer the same 404; an inactive account, a
 * frozen plan and a missing right say so.
 */
export async function passPlanGate(
  orm: Orm,
  access: PlanRequirement,
  located: readonly LocatedPlan[],
  signedIn: SignedIn,
): Promise<PlanAccessList> {
  const distinct = [...new Set(located.map(({ planId }) => planId))]
  const planAccesses = new PlanAccessList(
    await findPlanFamilies(orm, distinct),
    distinct,
    signedIn.caller,
  )
  for (const { planId, namedBy } of located) {
    const isOpenTemplate = access.isTemplateOpen === true && planId === SUPER_PLAN_ID
    if (isOpenTemplate && planAccesses.get(planId) !== null) continue
    requireAbility(planAccesses.get(planId), access.ability, signedIn.caller, namedBy)
  }
  return planAccesses
}

/** Refuses unless the person has a right on a plan; says why as far as they may know. */
function requireAbility(
  planAccess: CallerPlanAccess | null,
  ability: PlanAbility,
  caller: Caller,
  namedBy: LocatedPlan['namedBy'] = 'Plan',
): asserts planAccess is CallerPlanAccess {
  if (planAccess === null || !planAccess.abilities.canList) throw notFound(namedBy)
  if (planAccess.abilities[ability]) return
  if (planAccess.plan.account?.isActive === false) throw accountInactive()
  const thawed = abilitiesOn({ ...factsOf(planAccess.plan), freeze: false }, caller)
  if (thawed[ability]) throw planFrozen()
  throw forbidden(refusalOf(ability, planAccess.abilities))
}

const VIEWER_REFUSAL = 'Viewers do not have the ability to add to or edit the Plan.'
const BUDGET_REFUSAL = 'You may not see or enter costs in this plan.'

const NEEDS_CONTRIBUTOR: ReadonlySet<PlanAbility> = new Set([
  'canAddTactics',
  'canDeleteTactics',
  'canEditTags',
  'canAttachDocuments',
])

/** Why a right is missing, in words for the person; undefined leaves the general ones. */
function refusalOf(ability: PlanAbility, abilities: PlanAbilities): string | undefined {
  if (NEEDS_CONTRIBUTOR.has(ability)) return VIEWER_REFUSAL
  if (ability === 'canSeeBudget') return BUDGET_REFUSAL
  if (ability !== 'canEditBudget') return undefined
  return abilities.canSeeBudget ? VIEWER_REFUSAL : BUDGET_REFUSAL
}
