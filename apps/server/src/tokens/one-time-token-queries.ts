import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { oneTimeTokens, userInvites, users } from '../db/schema'
import { daysLater, hashOfToken, newRefreshToken } from './refresh-token'

/** The purpose of a person's link. */
type LinkPurpose = 'set_password' | 'change_password' | 'sign_in'

/** How long a link works, in days. */
const days: Readonly<Record<LinkPurpose, number>> = {
  set_password: 7,
  change_password: 1 / 24,
  sign_in: 1 / 24,
}

/** The owner and the purpose of a link. */
interface LinkOwner {
  readonly userId: number
  readonly purpose: LinkPurpose
  /** The invitation of the link. Withdrawing the invitation ends the link. */
  readonly inviteId?: number
}

/**
 * Makes a secret of 256 bits that works once, and ends the person's earlier links for the same
 * purpose. The database stores only its digest.
 *
 * @returns the secret, for the link
 */
export async function mintLinkToken(orm: Orm, owner: LinkOwner, now: Date): Promise<string> {
  const { userId, purpose, inviteId = null } = owner
  const token = newRefreshToken()
  await orm.transaction(async (tx) => {
    // Before the earlier links, in the order of a change that ends them: the new row needs these
    // locks, and would wait for them with those of the links.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
    if (inviteId !== null) {
      const invite = tx.select({ id: userInvites.id }).from(userInvites)
      await invite.where(eq(userInvites.id, inviteId)).for('key share')
    }
    await tx
      .delete(oneTimeTokens)
      .where(
        and(
          eq(oneTimeTokens.userId, userId),
          eq(oneTimeTokens.purpose, purpose),
          isNull(oneTimeTokens.usedAt),
          inviteId === null ? undefined : eq(oneTimeTokens.inviteId, inviteId),
        ),
      )
    await tx.insert(oneTimeTokens).values({
      tokenHash: hashOfToken(token),
      purpose,
      userId,
      inviteId,
      createdAt: now,
      expiresAt: daysLater(now, days[purpose]),
    })
  })
  return token
}

/** Returns whether a link would still work. The check avoids an expensive hash. */
export async function isLinkToken(
  orm: Orm,
  { token, purpose }: LinkToken,
  now: Date,
): Promise<boolean> {
  const rows = await orm
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(isGood(token, purpose, now))
  return rows.length > 0
}

/**
 * Uses a link. Two simultaneous uses lock its row one after the other, and the second finds it
 * used.
 *
 * @returns the id of its owner, or null if it is unknown, used or too old
 */
export async function useLinkToken(
  tx: Orm,
  { token, purpose }: LinkToken,
  now: Date,
): Promise<number | null> {
  const used = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(isGood(token, purpose, now))
    .returning({ userId: oneTimeTokens.userId })
  return used[0]?.userId ?? null
}

interface LinkToken {
  /** The text from the link. */
  readonly token: string
  readonly purpose: LinkPurpose
}

function isGood(token: string, purpose: LinkPurpose, now: Date): SQL | undefined {
  return and(
    eq(oneTimeTokens.tokenHash, hashOfToken(token)),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
    sql`exists (select 1 from ${users} where ${users.id} = ${oneTimeTokens.userId} and ${users.deletedAt} is null)`,
  )
}
