import { callerAccessOn } from '../../access/access'
import type { SignedIn } from '../../access/access'
import { findPlans } from '../../access/access-queries'
import type { Orm } from '../../db/database'
import type { GateRequest } from '../../access/entity-gate'
import { invalidReference, notFound } from '../../errors/api-error'
import { idsFromList, referenceFrom } from '../../http/references'
import { findCustomViews } from './queries'
import type { CustomViewRow } from './queries'

/** A saved view of one's own; those of others are not there. */
export async function ownView(orm: Orm, id: number, signedIn: SignedIn): Promise<CustomViewRow> {
  const rows = await findCustomViews(orm, signedIn.userId, null)
  const row = rows.find((one) => one.id === id)
  if (row === undefined) throw notFound('saved view')
  return row
}

/** The plan that one's own views are listed of, one that somebody knows; null for those of all. */
export async function passViewList({
  input: { query },
  orm,
  signedIn,
}: GateRequest): Promise<number | null> {
  const { plan } = query
  if (typeof plan !== 'number') return null
  if (!(await isPlanKnown(orm, plan, signedIn))) throw notFound('Plan')
  return plan
}

/** The plan that a view is saved for; undefined when the body says nothing, null when it says any. */
export async function passViewPlan({
  input: { body },
  orm,
  signedIn,
}: GateRequest): Promise<number | null | undefined> {
  const { plan } = body
  if (plan === undefined || plan === null) return plan
  const planId = referenceFrom(plan, 'plans', '/plan')
  if (!(await isPlanKnown(orm, planId, signedIn))) throw invalidReference('/plan')
  return planId
}

/** The view in the path, one's own. */
export function passView({ input, orm, signedIn }: GateRequest): Promise<CustomViewRow> {
  return ownView(orm, Number(input.params['id']), signedIn)
}

/** The view in the path, one's own, and the plan that it is to be saved for. */
export async function passViewChange(request: GateRequest) {
  return { stored: await passView(request), planId: await passViewPlan(request) }
}

/** The views in the path, all one's own. */
export async function passViews({ input, orm, signedIn }: GateRequest): Promise<readonly number[]> {
  const ids = idsFromList(input.params['id'])
  const own = await findCustomViews(orm, signedIn.userId, null)
  if (!ids.every((id) => own.some((view) => view.id === id))) throw notFound('saved view')
  return ids
}

async function isPlanKnown(orm: Orm, planId: number, signedIn: SignedIn): Promise<boolean> {
  const [plan] = await findPlans(orm, [planId])
  return plan !== undefined && callerAccessOn(plan, signedIn.caller).abilities.canList
}
