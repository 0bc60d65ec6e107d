import { canEditSavedView, canSeeSavedView, canShareSavedView } from '@throughline/domain/access'
import type { EditDecision, PlanAccess, SavedViewDecision } from '@throughline/domain/access'
import { callerAccessOn } from '../../access/access'
import type { CallerPlanAccess, SignedIn } from '../../access/access'
import { findPlans } from '../../access/access-queries'
import type { GateRequest } from '../../access/entity-gate'
import type { Orm } from '../../db/database'
import {
  accountInactive,
  forbidden,
  invalidReference,
  notFound,
  planFrozen,
} from '../../errors/api-error'
import { idsFromList, referenceFrom } from '../../http/references'
import { findCustomViewsById } from './queries'
import type { CustomViewRow, FindOptions } from './queries'

/** A saved view that a person sees, and whether they may change it. */
export interface SeenView {
  readonly row: CustomViewRow
  readonly canEdit: boolean
}

const NOT_SHARING = 'Viewers of a plan cannot share views with it.'
const NOT_OWNER = 'Only the person who shared a view, or an admin of the plan, can change it.'
const NOT_MOVING = 'Only the owner of a view can move it.'

/** Of some views those that a person sees, in the same order. */
export async function seenViews(
  orm: Orm,
  rows: readonly CustomViewRow[],
  signedIn: SignedIn,
): Promise<readonly SeenView[]> {
  const accessTo = await planAccesses(
    orm,
    rows.flatMap(({ isShared, planId }) => (isShared && planId !== null ? [planId] : [])),
    signedIn,
  )
  return rows.flatMap((row) => {
    const access = accessTo(row.planId)
    if (!canSeeSavedView(row, signedIn.userId, access)) return []
    return [{ row, canEdit: canEditSavedView(row, signedIn.userId, access).allowed }]
  })
}

/**
 * Returns the plan whose views are listed, if the user may see it; null lists their own views of
 * all plans.
 */
export async function passViewList({
  input: { query },
  orm,
  signedIn,
}: GateRequest): Promise<number | null> {
  const { plan } = query
  if (typeof plan !== 'number') return null
  if ((await existingPlan(orm, plan, signedIn)) === null) throw notFound('Plan')
  return plan
}

/** The plan that a view is saved for, on which it may be shared if it is to be; null for any. */
export async function passViewCreation(request: GateRequest): Promise<number | null> {
  const plan = await planInBody(request)
  if (plan && request.input.body['isShared'] === true)
    requireAllowed(canShareSavedView(plan.access))
  return plan?.plan.id ?? null
}

/** The views in the path that the person sees. */
export async function passView({ input, orm, signedIn }: GateRequest): Promise<SeenView> {
  const [view] = await viewsInPath(orm, [Number(input.params['id'])], signedIn)
  if (view === undefined) throw notFound('saved view')
  return view
}

/**
 * Returns the view in the path, and its new plan from the body; undefined if the body has no plan.
 */
export async function passViewChange(
  request: GateRequest,
): Promise<{ readonly stored: CustomViewRow; readonly planId: number | null | undefined }> {
  const { orm, signedIn } = request
  const { body } = request.input
  const { row: stored } = await passView(request)
  const target = await planInBody(request)
  const planId = target === undefined || target === null ? target : target.plan.id
  const isOwn = stored.userId === signedIn.userId
  const isMoved = planId !== undefined && planId !== stored.planId
  if (!isOwn && (isMoved || body['orderIndex'] !== undefined)) throw forbidden(NOT_MOVING)
  if (sharedFields.some((field) => body[field] !== undefined)) {
    const nextPlanId = planId === undefined ? stored.planId : planId
    const accessTo = await planAccesses(orm, [stored.planId, nextPlanId].flatMap(present), signedIn)
    requireAllowed(canEditSavedView(stored, signedIn.userId, accessTo(stored.planId)))
    const willBeShared = body['isShared'] ?? stored.isShared
    // A view without a plan cannot be shared. The handler refuses it.
    if (willBeShared === true && nextPlanId !== null) {
      requireAllowed(canShareSavedView(accessTo(nextPlanId)))
    }
  }
  return { stored, planId }
}

/** The fields of a view that are the same for every user who sees it. */
const sharedFields = ['name', 'view', 'plan', 'settings', 'isShared'] as const

/** The views in the path, which the person may delete. */
export async function passViews(request: GateRequest): Promise<readonly CustomViewRow[]> {
  return deletableViews(request, idsFromList(request.input.params['id']))
}

/** The view in the path, deleted or not, which the person may delete and therefore restore. */
export async function passViewRestoration(request: GateRequest): Promise<CustomViewRow> {
  const ids = [Number(request.input.params['id'])]
  const [row] = await deletableViews(request, ids, { hasDeleted: true })
  if (row === undefined) throw notFound('saved view')
  return row
}

async function deletableViews(
  { orm, signedIn }: GateRequest,
  ids: readonly number[],
  options?: FindOptions,
): Promise<readonly CustomViewRow[]> {
  const views = await viewsInPath(orm, ids, signedIn, options)
  if (views.length !== ids.length) throw notFound('saved view')
  const rows = views.map(({ row }) => row)
  const accessTo = await planAccesses(
    orm,
    rows.map(({ planId }) => planId).flatMap(present),
    signedIn,
  )
  for (const row of rows) {
    requireAllowed(canEditSavedView(row, signedIn.userId, accessTo(row.planId)))
  }
  return rows
}

async function viewsInPath(
  orm: Orm,
  ids: readonly number[],
  signedIn: SignedIn,
  options?: FindOptions,
): Promise<readonly SeenView[]> {
  return seenViews(orm, await findCustomViewsById(orm, signedIn.userId, ids, options), signedIn)
}

/**
 * Returns the plan in the body, if the user may see it; undefined if the body has none, null for
 * any plan.
 */
async function planInBody({
  input: { body },
  orm,
  signedIn,
}: GateRequest): Promise<CallerPlanAccess | null | undefined> {
  const { plan } = body
  if (plan === undefined || plan === null) return plan
  const existing = await existingPlan(orm, referenceFrom(plan, 'plans', '/plan'), signedIn)
  if (existing === null) throw invalidReference('/plan')
  return existing
}

async function existingPlan(
  orm: Orm,
  planId: number,
  signedIn: SignedIn,
): Promise<CallerPlanAccess | null> {
  const [plan] = await findPlans(orm, [planId])
  if (plan === undefined) return null
  const planAccess = callerAccessOn(plan, signedIn.caller)
  return planAccess.abilities.canList ? planAccess : null
}

async function planAccesses(
  orm: Orm,
  planIds: readonly number[],
  signedIn: SignedIn,
): Promise<(planId: number | null) => PlanAccess | null> {
  const plans = await findPlans(orm, [...new Set(planIds)])
  const byId = new Map(plans.map((plan) => [plan.id, callerAccessOn(plan, signedIn.caller).access]))
  return (planId) => (planId === null ? null : (byId.get(planId) ?? null))
}

function present(planId: number | null): readonly number[] {
  return planId === null ? [] : [planId]
}

function requireAllowed(decision: EditDecision | SavedViewDecision): void {
  if (decision.allowed) return
  const { code } = decision
  if (code === 'not-found') throw notFound('saved view')
  if (code === 'account-inactive') throw accountInactive()
  if (code === 'plan-frozen') throw planFrozen()
  throw forbidden(code === 'viewer' ? NOT_SHARING : NOT_OWNER)
}
