import { and, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit-queries'
import type { Orm } from '../db/database'
import { sessions } from '../db/schema'

/** A session that has not ended. */
export type LiveSessionRow = Pick<
  typeof sessions.$inferSelect,
  'id' | 'createdAt' | 'lastUsedAt' | 'browser' | 'os'
>

/** Precision of the time of a session's last use. */
const USE_MS = 5 * 60_000

/** The sessions of a person that have not ended, the current one first and then the last used. */
export async function findLiveSessionsOf(
  orm: Orm,
  userId: number,
  currentId: string,
  now: Date,
): Promise<readonly LiveSessionRow[]> {
  return orm
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      browser: sessions.browser,
      os: sessions.os,
    })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
    .orderBy(
      sql`${sessions.id} <> ${currentId}`,
      desc(sessions.lastUsedAt),
      desc(sessions.createdAt),
      sessions.id,
    )
}

/** Notes that a session is used, at most every five minutes, so that a call costs no write. */
export async function recordUse(
  orm: Orm,
  { sessionId, lastUsedAt }: { readonly sessionId: string; readonly lastUsedAt: Date },
  now: Date,
): Promise<void> {
  const latest = new Date(now.getTime() - USE_MS)
  if (lastUsedAt > latest) return
  await orm
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, sessionId), lte(sessions.lastUsedAt, latest)))
}

/**
 * Ends sessions of a user, all or none. The server then refuses their refresh tokens and access
 * tokens. A session that has already ended stays as it is.
 *
 * @returns false, without any change, if one of them is not theirs
 */
export async function endSessionsOf(
  orm: Orm,
  userId: number,
  sessionIds: readonly string[],
  now: Date,
): Promise<boolean> {
  const ids = [...new Set(sessionIds)]
  return orm.transaction(async (tx) => {
    const isTheirs = and(eq(sessions.userId, userId), inArray(sessions.id, ids))
    if ((await tx.$count(sessions, isTheirs)) !== ids.length) return false
    await revoke(tx, userId, isTheirs, now)
    return true
  })
}

/** Ends all sessions of a person but one. */
export async function endOtherSessionsOf(
  orm: Orm,
  userId: number,
  retainedId: string,
  now: Date,
): Promise<void> {
  await orm.transaction((tx) =>
    revoke(tx, userId, and(eq(sessions.userId, userId), ne(sessions.id, retainedId)), now),
  )
}

async function revoke(
  tx: Orm,
  userId: number,
  condition: ReturnType<typeof and>,
  now: Date,
): Promise<void> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: 'ended_elsewhere' })
    .where(and(condition, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  if (ended.length === 0) return
  await recordAudit(
    tx,
    {
      userId,
      accountId: null,
      action: 'sessions_ended',
      subjectType: 'user',
      subjectId: userId,
      details: { count: ended.length },
    },
    now,
  )
}
