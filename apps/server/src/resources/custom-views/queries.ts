import { and, asc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { customViewDefaults, customViews, users } from '../../db/schema'

/** A saved view as it is stored, as one person sees it. */
export interface CustomViewRow extends StoredView {
  readonly ownerName: string
  /** Whether its plan opens with it for the requester. */
  readonly isDefault: boolean
}

type StoredView = typeof customViews.$inferSelect

export interface FindOptions {
  /** Also finds deleted views. @default false */
  readonly hasDeleted?: boolean
}

/**
 * Returns the saved views of a user in their order. With a plan, it returns those of this plan and
 * those without a plan, and then the shared views of other users on the plan, by name.
 */
export async function findCustomViews(
  orm: Orm,
  userId: number,
  planId: number | null,
): Promise<CustomViewRow[]> {
  const isThere = isNull(customViews.deletedAt)
  const own = eq(customViews.userId, userId)
  if (planId === null) return selectViews(orm, userId, and(isThere, own))
  const onPlan = eq(customViews.planId, planId)
  return selectViews(
    orm,
    userId,
    and(
      isThere,
      or(
        and(own, or(onPlan, isNull(customViews.planId))),
        and(onPlan, eq(customViews.isShared, true)),
      ),
    ),
  )
}

/**
 * Finds saved views by id, regardless of who may see them; deleted ones on request. Unknown ids are
 * left out.
 */
export async function findCustomViewsById(
  orm: Orm,
  userId: number,
  ids: readonly number[],
  { hasDeleted = false }: FindOptions = {},
): Promise<CustomViewRow[]> {
  const isThere = hasDeleted ? undefined : isNull(customViews.deletedAt)
  return selectViews(orm, userId, and(inArray(customViews.id, [...ids]), isThere))
}

/** A view of a deleted plan does not exist until the plan is restored. */
export function isOfPlanThere(): SQL {
  return sql`not exists (
    select 1 from plans gone where gone.id = ${customViews.planId} and gone.deleted_at is not null
  )`
}

async function selectViews(
  orm: Orm,
  userId: number,
  where: SQL | undefined,
): Promise<CustomViewRow[]> {
  const isOthers = sql`${customViews.userId} <> ${userId}`
  const rows = await orm
    .select({
      view: getTableColumns(customViews),
      firstName: users.firstName,
      lastName: users.lastName,
      defaultOf: customViewDefaults.userId,
    })
    .from(customViews)
    .innerJoin(users, eq(users.id, customViews.userId))
    .leftJoin(
      customViewDefaults,
      and(
        eq(customViewDefaults.customViewId, customViews.id),
        eq(customViewDefaults.userId, userId),
      ),
    )
    .where(and(where, isOfPlanThere()))
    .orderBy(
      isOthers,
      sql`case when ${isOthers} then lower(${customViews.name}) end`,
      sql`case when ${isOthers} then 0 else ${customViews.orderIndex} end`,
      asc(customViews.id),
    )
  return rows.map(({ view, firstName, lastName, defaultOf }) =>
    Object.assign(view, {
      ownerName: `${firstName} ${lastName}`.trim(),
      isDefault: defaultOf !== null,
    }),
  )
}
