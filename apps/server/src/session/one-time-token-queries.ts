import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { oneTimeTokens } from '../db/schema'
import { daysLater, hashOfToken, newRefreshToken } from './refresh-token'

/** What a person's link is good for. */
type LinkPurpose = 'set_password' | 'change_password' | 'sign_in'

/** How long a link works, in days. */
const DAYS: Readonly<Record<LinkPurpose, number>> = {
  set_password: 7,
  change_password: 1 / 24,
  sign_in: 1 / 24,
}

/** Whom a link is for. */
interface LinkOwner {
  readonly userId: number
  readonly purpose: LinkPurpose
  /** The invitation that it belongs to: withdrawing that ends the link. */
  readonly inviteId?: number
}

/**
 * Makes a secret of 256 bits that works once, and ends those made before for the
 * same end. Only its digest is stored.
 *
 * @returns the secret, for the link
 */
export async function mintLinkToken(orm: Orm, owner: LinkOwner, now: Date): Promise<string> {
  const { userId, purpose, inviteId = null } = owner
  const token = newRefreshToken()
  await orm.transaction(async (tx) => {
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
      expiresAt: daysLater(now, DAYS[purpose]),
    })
  })
  return token
}
