import { createHash, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Orm } from './database'
import { accounts, oneTimeTokens } from './schema'

const VALID_HOURS = 24

/**
 * Makes the secret of the link that creates the first account of an empty installation. It has 256
 * bits, is stored only as SHA-256, and works once and for 24 hours. It replaces all earlier ones.
 *
 * @returns the secret, or null if there is already an account
 */
export async function makeFirstAccountToken(orm: Orm, now: Date): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  return orm.transaction(async (tx) => {
    const [account] = await tx.select({ id: accounts.id }).from(accounts).limit(1)
    if (account !== undefined) return null
    await tx.delete(oneTimeTokens).where(and(eq(oneTimeTokens.purpose, 'first_account')))
    await tx.insert(oneTimeTokens).values({
      tokenHash: createHash('sha256').update(token).digest('hex'),
      purpose: 'first_account',
      expiresAt: new Date(now.getTime() + VALID_HOURS * 3_600_000),
    })
    return token
  })
}
