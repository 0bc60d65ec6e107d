import type { components } from '@throughline/api-client/schema'
import type { PlanAccessList, SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { notFound } from '../../errors/api-error'
import type { Files } from '../../files/files'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { referenceFrom, requireUnchanged } from '../../http/references'
import { presentDashboardCategory } from './presenter'
import { findDashboardCategories, findDashboardsOfPlans } from './queries'
import type { DashboardCategoryRow } from './queries'
import { insertDashboardCategory, updateDashboardCategory } from './category-write-queries'
import { writtenId } from '../plan-parts/written-id'
import { answerVersioned } from '../plan-parts/version-queries'
import { optionalVersion } from '../../http/versions'

type PlanDashboardCategory = components['schemas']['PlanDashboardCategory']

interface Requester {
  readonly orm: Orm
  readonly files: Files
  readonly signedIn: SignedIn
  readonly now: Date
}

/** Categories of the dashboards of plans. */
export const planDashboardCategoryHandlers: Handlers<
  'listPlanDashboardCategories' | 'createPlanDashboardCategory' | 'updatePlanDashboardCategory'
> = {
  listPlanDashboardCategories: async ({ planAccesses, ...requester }) => {
    const items = await readPresented(planAccesses.planIds, requester)
    return { body: { items, total: items.length } }
  },

  createPlanDashboardCategory: async ({ body, planAccesses, request, ...requester }) => {
    const { orm, signedIn, now } = requester
    const planId = planAccesses.only.plan.id
    const values = { name: body.name.trim(), orderIndex: body.sortOrder }
    const id = await createOnce(
      orm,
      idempotentRequest('createPlanDashboardCategory', { request, body, signedIn, now }),
      async (tx) =>
        writtenId(await insertDashboardCategory(tx, values, { planId, now }), 'category'),
    )
    return { body: await readOne(id, planAccesses, requester) }
  },

  updatePlanDashboardCategory: async ({ params, body, planAccesses, request, ...requester }) => {
    const { orm, now } = requester
    const stored = await readStored(orm, params.id, planAccesses)
    requireUnchanged(body.id, stored.id, 'id')
    const sentPlan =
      body.plan === undefined ? undefined : referenceFrom(body.plan, 'plans', '/plan')
    requireUnchanged(sentPlan, stored.planId, 'plan')
    const values = { name: body.name?.trim(), orderIndex: body.sortOrder }
    const row = { ...stored, version: optionalVersion(request) }
    return answerVersioned(
      async () => writtenId(await updateDashboardCategory(orm, row, values, now), 'category'),
      () => readOne(params.id, planAccesses, requester),
    )
  },
}

async function readPresented(
  planIds: readonly number[],
  { orm, files, signedIn, now }: Requester,
): Promise<PlanDashboardCategory[]> {
  const categories = await findDashboardCategories(orm, planIds)
  const dashboards = await findDashboardsOfPlans(orm, planIds)
  const context = { signedUrls: files.signedUrls, userId: signedIn.userId, now }
  return categories.map((row) => presentDashboardCategory(row, dashboards, context))
}

async function readOne(
  id: number,
  planAccesses: PlanAccessList,
  requester: Requester,
): Promise<PlanDashboardCategory> {
  const match = (await readPresented(planAccesses.planIds, requester)).find((one) => one.id === id)
  if (match === undefined) throw notFound('dashboard category')
  return match
}

async function readStored(
  orm: Orm,
  id: number,
  planAccesses: PlanAccessList,
): Promise<DashboardCategoryRow> {
  const rows = await findDashboardCategories(orm, planAccesses.planIds)
  const row = rows.find((one) => one.id === id)
  if (row === undefined) throw notFound('dashboard category')
  return row
}
