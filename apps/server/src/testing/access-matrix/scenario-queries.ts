import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { planDocuments, plans, sessions, userInvites, userRoles } from '../../db/schema'

/** Finds the roles of a user on a plan. */
export async function currentRoles(
  orm: Orm,
  userId: number,
  planId: number,
): Promise<readonly number[]> {
  const current = and(eq(userRoles.userId, userId), eq(userRoles.planId, planId))
  const rows = await orm.select().from(userRoles).where(current)
  return rows.map(({ roleId }) => roleId)
}

/** The file of a document. */
export async function assetOfDocument(orm: Orm, documentId: number): Promise<number> {
  const [row] = await orm.select().from(planDocuments).where(eq(planDocuments.id, documentId))
  return row?.assetId ?? 0
}

/** Finds the user of a role. */
export async function holderOf(orm: Orm, roleId: number): Promise<number> {
  const [row] = await orm.select().from(userRoles).where(eq(userRoles.id, roleId))
  return row?.userId ?? 0
}

/** Finds the current version of a plan. */
export async function versionOf(orm: Orm, planId: number): Promise<number> {
  const [row] = await orm.select().from(plans).where(eq(plans.id, planId))
  return row?.version ?? 0
}

/** Who was invited. */
export async function inviteeOf(orm: Orm, inviteId: number): Promise<number> {
  const [row] = await orm.select().from(userInvites).where(eq(userInvites.id, inviteId))
  return row?.userId ?? 0
}

/** Starts a session of a user, in addition to that of the call. */
export async function anotherSession(orm: Orm, userId: number): Promise<string> {
  const expiresAt = new Date('2100-01-01T00:00:00Z')
  const [row] = await orm.insert(sessions).values({ userId, expiresAt }).returning()
  return row?.id ?? ''
}
