import { and, asc, eq, inArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { mediaAssets, planDashboardCategories, planDashboards } from '../../db/schema'

/** A dashboard with its PDF. */
export interface DashboardRow {
  readonly id: number
  readonly version: number
  readonly planId: number
  readonly categoryId: number
  readonly name: string
  readonly embedHtml: string | null
  readonly isArchived: boolean
  readonly orderIndex: number
  readonly asset: {
    readonly id: number
    readonly name: string
    readonly contentType: string
    readonly sizeBytes: number
  } | null
}

/** The dashboards of some plans, category by category, each in its order. */
export function findDashboardsOfPlans(orm: Orm, planIds: readonly number[]) {
  return findDashboardsWhere(orm, inArray(planDashboards.planId, [...planIds]))
}

/** A dashboard, or null if it does not exist. */
export async function findDashboard(orm: Orm, id: number): Promise<DashboardRow | null> {
  const [row] = await findDashboardsWhere(orm, eq(planDashboards.id, id))
  return row ?? null
}

function findDashboardsWhere(orm: Orm, condition: SQL) {
  return orm
    .select({
      id: planDashboards.id,
      version: planDashboards.version,
      planId: planDashboards.planId,
      categoryId: planDashboards.categoryId,
      name: planDashboards.name,
      embedHtml: planDashboards.embedHtml,
      isArchived: planDashboards.isArchived,
      orderIndex: planDashboards.orderIndex,
      asset: {
        id: mediaAssets.id,
        name: mediaAssets.name,
        contentType: mediaAssets.contentType,
        sizeBytes: mediaAssets.sizeBytes,
      },
    })
    .from(planDashboards)
    .innerJoin(planDashboardCategories, eq(planDashboardCategories.id, planDashboards.categoryId))
    .leftJoin(mediaAssets, eq(mediaAssets.id, planDashboards.assetId))
    .where(and(condition))
    .orderBy(
      asc(planDashboardCategories.orderIndex),
      asc(planDashboardCategories.id),
      asc(planDashboards.orderIndex),
      asc(planDashboards.id),
    )
}

/** A category of dashboards. */
export type DashboardCategoryRow = typeof planDashboardCategories.$inferSelect

/** The categories of some plans, in their order. */
export function findDashboardCategories(orm: Orm, planIds: readonly number[]) {
  return orm
    .select()
    .from(planDashboardCategories)
    .where(inArray(planDashboardCategories.planId, [...planIds]))
    .orderBy(asc(planDashboardCategories.orderIndex), asc(planDashboardCategories.id))
}
