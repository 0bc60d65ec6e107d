import { eq } from 'drizzle-orm'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { planDashboards } from '../../db/schema'
import { invalidReference } from '../../errors/api-error'
import { claimAssets } from '../../files/asset-queries'
import { deleteParts, lockPlans } from '../plan-parts/delete-queries'
import { lockPlan, placeAfter, putAt } from '../plan-parts/order-queries'
import type { RowAtVersion } from '../plan-parts/version-queries'
import { updateAtVersion } from '../plan-parts/version-queries'

/** The plan of a dashboard, and the account that its PDF will belong to. */
export interface DashboardPlan {
  readonly planId: number
  /** null for the template plan, which belongs to no account. */
  readonly accountId: number | null
}

/** The fields of a dashboard that a person can set; undefined keeps the current value. */
export interface DashboardValues {
  readonly name?: string | undefined
  readonly embedHtml?: string | null | undefined
  readonly assetId?: number | null | undefined
  readonly categoryId?: number | undefined
  readonly isArchived?: boolean | undefined
  /** Position in the category; undefined means last for a dashboard that is new in it. */
  readonly orderIndex?: number | undefined
}

const COLLECTION = 'plan_dashboards'

/** Stores a new dashboard. Runs in the caller's transaction. */
export async function insertDashboard(
  tx: Orm,
  values: DashboardValues & { readonly name: string; readonly categoryId: number },
  { planId, accountId, now }: DashboardPlan & { readonly now: Date },
): Promise<number> {
  await lockPlan(tx, planId)
  await claim(tx, values.assetId, accountId)
  const { orderIndex, ...fields } = values
  const among = eq(planDashboards.categoryId, values.categoryId)
  const [row] = await tx
    .insert(planDashboards)
    .values({ ...fields, planId, orderIndex: await placeAfter(tx, planDashboards, among) })
    .returning({ id: planDashboards.id })
  if (row === undefined) throw new Error('A new dashboard came back without an id.')
  const { id } = row
  if (orderIndex !== undefined) await putAt(tx, planDashboards, { id, place: orderIndex, among })
  await recordChange(tx, { planId, collection: COLLECTION, action: 'created', ids: [id] }, now)
  return id
}

/** Changes a dashboard. Without a position, one that moves to another category becomes the last. */
export async function updateDashboardRow(
  orm: Orm,
  dashboard: RowAtVersion & { readonly categoryId: number },
  values: DashboardValues,
  { planId, accountId, now }: DashboardPlan & { readonly now: Date },
): Promise<void> {
  const { id } = dashboard
  await orm.transaction(async (tx) => {
    await lockPlan(tx, planId)
    await claim(tx, values.assetId, accountId)
    const { orderIndex, ...fields } = values
    const categoryId = values.categoryId ?? dashboard.categoryId
    const among = eq(planDashboards.categoryId, categoryId)
    const last =
      categoryId === dashboard.categoryId
        ? {}
        : { orderIndex: await placeAfter(tx, planDashboards, among) }
    await updateAtVersion(tx, planDashboards, dashboard, { ...fields, ...last })
    if (orderIndex !== undefined) await putAt(tx, planDashboards, { id, place: orderIndex, among })
    await recordChange(tx, { planId, collection: COLLECTION, action: 'updated', ids: [id] }, now)
  })
}

/**
 * Deletes dashboards, all or none. Unused PDFs are deleted too.
 *
 * @returns false, without any change, if one of them does not exist
 */
export async function deleteDashboardRows(
  orm: Orm,
  ids: readonly number[],
  planIds: readonly number[],
  now: Date,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    await lockPlans(tx, planIds)
    return deleteParts(tx, planDashboards, COLLECTION, { ids, now })
  })
}

async function claim(
  tx: Orm,
  assetId: number | null | undefined,
  accountId: number | null,
): Promise<void> {
  if (assetId === null || assetId === undefined) return
  if (!(await claimAssets(tx, [assetId], accountId))) throw invalidReference('/asset')
}
