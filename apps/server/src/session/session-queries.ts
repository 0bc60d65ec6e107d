import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { refreshTokens, sessions, users } from '../db/schema'
import type { BrowserWords } from './user-agent'
import { ROTATION_GRACE_SECONDS } from '../tokens/refresh-token'

/** Why a session ended. */
export type RevocationReason =
  | 'logged_out'
  | 'token_reused'
  | 'password_changed'
  | 'access_removed'
  | 'ended_elsewhere'

/** A person who may sign in. */
export interface Candidate {
  readonly id: number
  /** Null without a password; sign-in is then impossible. */
  readonly passwordHash: string | null
}

/** Finds the user with an email address, ignoring case and deleted users. */
export async function findCandidate(orm: Orm, emailAddress: string): Promise<Candidate | null> {
  const rows = await orm
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(
      sql`lower(${users.emailAddress}) = lower(${emailAddress}) and ${users.deletedAt} is null`,
    )
    .limit(1)
  return rows[0] ?? null
}

/** The hash of a person's password; null without one. */
export async function findPasswordHash(orm: Orm, userId: number): Promise<string | null> {
  const [row] = await orm
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  return row?.passwordHash ?? null
}

/** Starts a session with its first refresh token and gives the session's id. */
export async function insertSession(
  orm: Orm,
  session: {
    readonly userId: number
    readonly tokenHash: string
    readonly now: Date
    readonly sessionExpiresAt: Date
    readonly tokenExpiresAt: Date
    readonly words: BrowserWords
  },
): Promise<string> {
  return orm.transaction(async (tx) => {
    const [row] = await tx
      .insert(sessions)
      .values({
        userId: session.userId,
        createdAt: session.now,
        expiresAt: session.sessionExpiresAt,
        lastUsedAt: session.now,
        ...session.words,
      })
      .returning({ id: sessions.id })
    if (row === undefined) throw new Error('The new session came back without an id.')
    await tx.insert(refreshTokens).values({
      tokenHash: session.tokenHash,
      sessionId: row.id,
      createdAt: session.now,
      expiresAt: session.tokenExpiresAt,
    })
    return row.id
  })
}

/** The result of using a refresh token. */
export type Rotation =
  | { readonly code: 'rotated'; readonly sessionId: string; readonly expiresAt: Date }
  /** Unknown, expired, or of an ended session. */
  | { readonly code: 'refused' }
  /** It was replaced before: the whole session is ended, since two parties hold its tokens. */
  | { readonly code: 'reused'; readonly userId: number }

/**
 * Replaces a refresh token by a new one of the same session.
 *
 * Using a token revokes the session's other tokens. Reusing a revoked token ends the session, which
 * exposes a stolen token. One exception: the most recently used token still works for ten seconds,
 * if none of its successors was used. It then gets a second successor, and using one of the two
 * revokes the other.
 */
export async function rotateToken(
  orm: Orm,
  {
    tokenHash,
    newTokenHash,
    now,
    tokenExpiresAt,
  }: {
    readonly tokenHash: string
    readonly newTokenHash: string
    readonly now: Date
    readonly tokenExpiresAt: Date
  },
): Promise<Rotation> {
  return orm.transaction(async (tx) => {
    const match = await findToken(tx, tokenHash)
    if (match === null) return { code: 'refused' }
    const { sessionId } = match
    // Two uses of one session take turns here, also across processes.
    const [session] = await tx
      .select({
        userId: sessions.userId,
        expiresAt: sessions.expiresAt,
        revokedAt: sessions.revokedAt,
      })
      .from(sessions)
      .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.deletedAt)))
      .where(eq(sessions.id, sessionId))
      .for('update', { of: sessions })
    if (session === undefined || session.revokedAt !== null || session.expiresAt <= now) {
      return { code: 'refused' }
    }
    const token = await findToken(tx, tokenHash)
    if (token === null || token.expiresAt <= now) return { code: 'refused' }
    if (token.usedAt !== null && !isInGrace(token.usedAt, token.lastUse, now)) {
      await revokeSession(tx, sessionId, 'token_reused', now)
      return { code: 'reused', userId: session.userId }
    }
    if (token.usedAt === null) {
      await tx
        .update(refreshTokens)
        .set({ usedAt: now })
        .where(and(eq(refreshTokens.sessionId, sessionId), isNull(refreshTokens.usedAt)))
    }
    const expiresAt = tokenExpiresAt < session.expiresAt ? tokenExpiresAt : session.expiresAt
    await tx
      .insert(refreshTokens)
      .values({ tokenHash: newTokenHash, sessionId, createdAt: now, expiresAt })
    return { code: 'rotated', sessionId, expiresAt }
  })
}

function isInGrace(usedAt: Date, lastUse: Date | null, now: Date): boolean {
  const isLatest = lastUse === null || lastUse.getTime() <= usedAt.getTime()
  return isLatest && now.getTime() - usedAt.getTime() <= ROTATION_GRACE_SECONDS * 1000
}

interface TokenRow {
  readonly sessionId: string
  readonly expiresAt: Date
  readonly usedAt: Date | null
  /** When any token of the session was last replaced. */
  readonly lastUse: Date | null
}

async function findToken(orm: Orm, tokenHash: string): Promise<TokenRow | null> {
  const [row] = await orm
    .select({
      sessionId: refreshTokens.sessionId,
      expiresAt: refreshTokens.expiresAt,
      usedAt: refreshTokens.usedAt,
    })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash))
  if (row === undefined) return null
  const [latest] = await orm
    .select({ usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(
      sql`${refreshTokens.sessionId} = ${row.sessionId} and ${refreshTokens.usedAt} is not null`,
    )
    .orderBy(sql`${refreshTokens.usedAt} desc`)
    .limit(1)
  return { ...row, lastUse: latest?.usedAt ?? null }
}

/** Returns the session of a refresh token in any state. */
export async function findSessionOfToken(orm: Orm, tokenHash: string): Promise<string | null> {
  const rows = await orm
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash))
  return rows[0]?.sessionId ?? null
}

/** Ends a session: its refresh tokens and its access tokens are refused from now on. */
export async function revokeSession(
  orm: Orm,
  sessionId: string,
  reason: RevocationReason,
  now: Date,
): Promise<void> {
  await orm
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
}
