import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Membership } from '@throughline/domain/access'
import type { Orm } from '../db/database'
import {
  accounts,
  planChanges,
  plans,
  sessions,
  userBlockedTags,
  userRoleChannels,
  userRoles,
  users,
} from '../db/schema'
import type { NamedEntities } from './plans-of-parts-queries'

/** A role as it is stored, with its id. */
export interface MembershipRow extends Membership {
  readonly id: number
}

/** A person, with everything that access rules need. */
export interface PersonRow {
  readonly userId: number
  readonly memberships: readonly MembershipRow[]
  readonly blockedTagIds: readonly number[]
}

/** A live session and its person. */
export interface SessionRow extends PersonRow {
  readonly sessionId: string
  readonly lastUsedAt: Date
  readonly expiresAt: Date
}

/** The person, with everything that access rules need. */
const personColumns = {
  userId: users.id,
  memberships: sql<MembershipRow[]>`(
    select coalesce(json_agg(json_build_object(
      'id', ${userRoles.id},
      'roleId', ${userRoles.roleId},
      'accountId', ${userRoles.accountId},
      'planId', ${userRoles.planId},
      'canViewBudget', ${userRoles.canViewBudget},
      'canEditAllChannels', ${userRoles.canEditAllChannels},
      'channelIds', (
        select coalesce(json_agg(${userRoleChannels.channelId} order by ${userRoleChannels.channelId}), '[]')
        from ${userRoleChannels} where ${userRoleChannels.userRoleId} = ${userRoles.id}
      )
    ) order by ${userRoles.id}), '[]')
    from ${userRoles} where ${userRoles.userId} = ${users.id}
  )`,
  blockedTagIds: sql<number[]>`(
    select coalesce(json_agg(${userBlockedTags.tagId} order by ${userBlockedTags.tagId}), '[]')
    from ${userBlockedTags} where ${userBlockedTags.userId} = ${users.id}
  )`,
}

/**
 * The person of a session that is live at `now`: not revoked, not expired, and of
 * a person who is not deleted. One statement, because every call runs it.
 */
export async function findLiveSession(
  orm: Orm,
  sessionId: string,
  now: Date,
): Promise<SessionRow | null> {
  const [row] = await findLiveSessions(orm, [sessionId], now)
  return row ?? null
}

/** The people of those sessions that are live at `now`. */
export async function findLiveSessions(
  orm: Orm,
  sessionIds: readonly string[],
  now: Date,
): Promise<SessionRow[]> {
  return orm
    .select({
      ...personColumns,
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, [...sessionIds]),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        isNull(users.deletedAt),
      ),
    )
}

/** A person by id, for work outside a session; null when they do not exist or were deleted. */
export async function findPerson(orm: Orm, userId: number): Promise<PersonRow | null> {
  const rows = await orm
    .select(personColumns)
    .from(users)
    // No join here: with only one table, drizzle omits table names in the subqueries.
    .leftJoin(sessions, sql`false`)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return rows[0] ?? null
}

/** A plan as the gate and the lists need it. */
export interface PlanRow {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly type: 'Individual' | 'Master' | 'Sub'
  readonly parentId: number | null
  readonly isTemplate: boolean
  readonly freeze: boolean
  readonly useBudgets: boolean
  readonly useDashboards: boolean
  readonly nestedPlanIds: readonly number[]
  /** The id of the newest change of the plan, 0 before the first. Data read at this id is still current. */
  readonly newestChangeId: number
  /** When it happened, in seconds since the epoch; 0 before the first. */
  readonly newestChangeAt: number
  /** null for the template, which belongs to no account. */
  readonly account: {
    readonly id: number
    readonly ownerId: number | null
    readonly isActive: boolean
    readonly hasTacticTypeCF: boolean
  } | null
}

/** The columns of a plan that the gate needs. */
const planColumns = {
  id: plans.id,
  version: plans.version,
  name: plans.name,
  type: plans.type,
  parentId: plans.parentId,
  isTemplate: plans.isTemplate,
  freeze: plans.freeze,
  useBudgets: plans.useBudgets,
  useDashboards: plans.useDashboards,
  nestedPlanIds: sql<number[]>`(
    select coalesce(json_agg(nested.id order by nested.id), '[]')
    from plans nested where nested.parent_id = ${plans.id}
  )`,
  newestChangeId: sql<number>`coalesce((
    select max(${planChanges.id}) from ${planChanges} where ${planChanges.planId} = ${plans.id}
  ), 0)`,
  newestChangeAt: sql<number>`coalesce((
    select extract(epoch from newest.at)::float8 from ${planChanges} newest
    where newest.plan_id = ${plans.id} order by newest.id desc limit 1
  ), 0)`,
  account: {
    id: accounts.id,
    ownerId: accounts.ownerId,
    isActive: accounts.isActive,
    hasTacticTypeCF: accounts.hasTacticTypeCF,
  },
}

/**
 * Selects plans with the columns of the gate. It includes deleted plans, which have no role and no
 * family.
 */
export function selectPlans(orm: Orm) {
  return orm
    .select(planColumns)
    .from(plans)
    .leftJoin(accounts, eq(accounts.id, plans.accountId))
    .$dynamic()
}

/** These plans with all of their families: lead and nested plans. Deleted plans are left out. */
export async function findPlanFamilies(orm: Orm, planIds: readonly number[]): Promise<PlanRow[]> {
  if (planIds.length === 0) return []
  return selectPlans(orm)
    .where(isInFamily((id) => inArray(id, [...planIds])))
    .orderBy(plans.id)
}

/** A plan, and those entities of a request that belong to it. */
export interface PlanOfEntities extends PlanRow {
  readonly entityIds: readonly number[]
}

/**
 * These plans and the plans of these entities, with all of their families. Deleted plans are left
 * out. One statement, because most calls run it.
 */
export async function findFamiliesOfEntities(
  orm: Orm,
  planIds: readonly number[],
  { rows }: NamedEntities,
): Promise<PlanOfEntities[]> {
  const named = orm.$with('named', { id: sql<number>`id`, planId: sql<number>`plan_id` }).as(rows)
  return orm
    .with(named)
    .select({
      ...planColumns,
      entityIds: sql<number[]>`(
        select coalesce(json_agg(named.id order by named.id), '[]')
        from ${named} where named.plan_id = ${plans.id}
      )`,
    })
    .from(plans)
    .leftJoin(accounts, eq(accounts.id, plans.accountId))
    .where(
      isInFamily((id) =>
        or(inArray(id, [...planIds]), sql`${id} in (select plan_id from ${named})`),
      ),
    )
    .orderBy(plans.id)
}

/** The condition that a plan is one of some plans, their lead plan, or nested in one of them. */
function isInFamily(isOneOf: (planId: SQLWrapper) => SQL | undefined): SQL | undefined {
  const child = sql`child.id`
  return and(
    isNull(plans.deletedAt),
    or(
      isOneOf(plans.id),
      isOneOf(plans.parentId),
      sql`${plans.id} in (select child.parent_id from plans child where ${isOneOf(child)})`,
    ),
  )
}

/** These plans, without their families. Deleted plans are left out. */
export async function findPlans(orm: Orm, planIds: readonly number[]): Promise<PlanRow[]> {
  if (planIds.length === 0) return []
  return selectPlans(orm)
    .where(and(inArray(plans.id, [...planIds]), isNull(plans.deletedAt)))
    .orderBy(plans.id)
}

/** Selects the plans on which these people hold a role. Deleted plans are left out. */
export function selectPlansOfUsers(orm: Orm, userIds: readonly number[]) {
  const planIds = orm
    .select({ id: userRoles.planId })
    .from(userRoles)
    .where(inArray(userRoles.userId, [...userIds]))
  return selectPlans(orm)
    .where(and(inArray(plans.id, planIds), isNull(plans.deletedAt)))
    .orderBy(plans.id)
}
