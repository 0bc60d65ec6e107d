import type { components } from '@throughline/api-client/schema'
import type { CallerPlanAccess, SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { invalidReference, notFound, unprocessable } from '../../errors/api-error'
import { findVisibleAsset } from '../media-assets/file-gate'
import { mediaTypes } from '../../files/file-type'
import type { Files } from '../../files/files'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { idsFromList, referenceFrom, requireUnchanged } from '../../http/references'
import { presentDashboard } from './presenter'
import { findDashboard, findDashboardCategories, findDashboardsOfPlans } from './queries'
import type { DashboardRow } from './queries'
import { deleteDashboardRows, insertDashboard, updateDashboardRow } from './write-queries'
import { answerVersioned } from '../plan-parts/version-queries'
import { optionalVersion } from '../../http/versions'

type PlanDashboard = components['schemas']['PlanDashboard']

interface Requester {
  readonly orm: Orm
  readonly files: Files
  readonly signedIn: SignedIn
  readonly now: Date
}

/** Performance dashboards of plans: embedded HTML, stored without changes, or a PDF. */
export const planDashboardHandlers: Handlers<
  | 'listPlanDashboards'
  | 'createPlanDashboard'
  | 'readPlanDashboard'
  | 'updatePlanDashboard'
  | 'deletePlanDashboards'
> = {
  listPlanDashboards: async ({ planAccesses, ...requester }) => {
    const rows = await findDashboardsOfPlans(requester.orm, planAccesses.planIds)
    return { body: { items: rows.map((row) => present(row, requester)), total: rows.length } }
  },

  createPlanDashboard: async ({ body, planAccesses, request, ...requester }) => {
    const { orm, signedIn, now } = requester
    const planAccess = planAccesses.only
    const embedHtml = providedHtml(body.embedHtml) ?? null
    const assetId = (await usableAsset(body.asset, null, requester)) ?? null
    requireContent(embedHtml, assetId)
    const values = {
      name: body.name.trim(),
      embedHtml,
      assetId,
      categoryId: await usableCategory(orm, planAccess, body.category),
      isArchived: body.isArchived ?? false,
      orderIndex: requestedPlace(body),
    }
    const id = await createOnce(
      orm,
      idempotentRequest('createPlanDashboard', { request, body, signedIn, now }),
      (tx) => insertDashboard(tx, values, { ...placeOf(planAccess), now }),
    )
    return { body: present(await readStored(id, requester), requester) }
  },

  readPlanDashboard: async ({ params, ...requester }) => ({
    body: present(await readStored(params.id, requester), requester),
  }),

  updatePlanDashboard: async ({ params, body, planAccesses, request, ...requester }) => {
    const planAccess = planAccesses.only
    const stored = await readStored(params.id, requester)
    requireUnchanged(body.id, stored.id, 'id')
    const sentPlan =
      body.plan === undefined ? undefined : referenceFrom(body.plan, 'plans', '/plan')
    requireUnchanged(sentPlan, stored.planId, 'plan')
    const embedHtml = providedHtml(body.embedHtml)
    const assetId = await usableAsset(body.asset, stored, requester)
    requireContent(
      embedHtml === undefined ? stored.embedHtml : embedHtml,
      assetId === undefined ? (stored.asset?.id ?? null) : assetId,
    )
    const values = {
      name: body.name?.trim(),
      embedHtml,
      assetId,
      categoryId:
        body.category === undefined
          ? undefined
          : await usableCategory(requester.orm, planAccess, body.category),
      isArchived: body.isArchived,
      orderIndex: requestedPlace(body),
    }
    const row = { ...stored, version: optionalVersion(request) }
    const change = { ...placeOf(planAccess), now: requester.now }
    return answerVersioned(
      () => updateDashboardRow(requester.orm, row, values, change),
      async () => present(await readStored(params.id, requester), requester),
    )
  },

  deletePlanDashboards: async ({ params, planAccesses, orm, now }) => {
    const ids = idsFromList(params.id)
    if (!(await deleteDashboardRows(orm, ids, planAccesses.planIds, now)))
      throw notFound('dashboard')
    return { body: undefined }
  },
}

function placeOf({ plan }: CallerPlanAccess) {
  return { planId: plan.id, accountId: plan.account?.id ?? null }
}

function present(row: DashboardRow, { files, signedIn, now }: Requester): PlanDashboard {
  return presentDashboard(row, { signedUrls: files.signedUrls, userId: signedIn.userId, now })
}

async function readStored(id: number, { orm }: Requester): Promise<DashboardRow> {
  const row = await findDashboard(orm, id)
  if (row === null) throw notFound('dashboard')
  return row
}

/** Blank HTML counts as no HTML. */
function providedHtml(sent: string | null | undefined): string | null | undefined {
  return typeof sent === 'string' && sent.trim() === '' ? null : sent
}

function requireContent(embedHtml: string | null, assetId: number | null): void {
  if (embedHtml !== null || assetId !== null) return
  throw unprocessable('validation_failed', 'Please add a PDF or embed HTML.', '/embedHtml')
}

/** The position in a body, which has two names for it. */
function requestedPlace(body: {
  readonly orderIndex?: number
  readonly sortOrder?: number
}): number | undefined {
  const { orderIndex, sortOrder } = body
  if (orderIndex !== undefined && sortOrder !== undefined && orderIndex !== sortOrder) {
    throw unprocessable(
      'validation_failed',
      'The two names of the place do not agree.',
      '/sortOrder',
    )
  }
  return orderIndex ?? sortOrder
}

/** A PDF that the person uploaded or may see, or the current one. */
async function usableAsset(
  sent: number | string | null | undefined,
  stored: DashboardRow | null,
  { orm, signedIn }: Requester,
): Promise<number | null | undefined> {
  if (sent === undefined || sent === null) return sent
  const assetId = referenceFrom(sent, 'media_assets', '/asset')
  if (assetId === stored?.asset?.id) return undefined
  const asset = await findVisibleAsset(orm, assetId, signedIn)
  if (asset === null) throw invalidReference('/asset')
  if (asset.contentType !== mediaTypes.pdf) {
    throw unprocessable('invalid_file', 'A dashboard shows a PDF.', '/asset')
  }
  return asset.id
}

async function usableCategory(
  orm: Orm,
  { plan }: CallerPlanAccess,
  sent: number | string,
): Promise<number> {
  const id = referenceFrom(sent, 'plan_dashboard_categories', '/category')
  const existing = await findDashboardCategories(orm, [plan.id])
  if (!existing.some((category) => category.id === id)) throw invalidReference('/category')
  return id
}
