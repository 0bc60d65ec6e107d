import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { accountMembers, auditEvents, samlAssertions, samlRequests, users } from '../db/schema'
import { admit } from '../session/admit-queries'
import { hashOfToken } from '../tokens/refresh-token'

/** A sign-in that was sent to an identity provider. */
export interface SamlRequest {
  readonly id: string
  readonly connection: string
  /** The secret that the browser received for it. */
  readonly browserSecret: string
  readonly returnPath: string
}

/** Stores a sign-in request until its response arrives or it expires. */
export async function rememberRequest(
  orm: Orm,
  { browserSecret, ...request }: SamlRequest,
  expiresAt: Date,
): Promise<void> {
  const browserHash = hashOfToken(browserSecret)
  await orm.insert(samlRequests).values({ ...request, browserHash, expiresAt })
}

/**
 * Takes the sign-in request of a response. It works once, and only in the browser that began the
 * sign-in. Otherwise an attacker could lure a user into a sign-in as the attacker.
 */
export async function takeRequest(
  orm: Orm,
  { id, browserSecret }: Pick<SamlRequest, 'id' | 'browserSecret'>,
  now: Date,
): Promise<{ readonly connection: string; readonly returnPath: string } | null> {
  const rows = await orm
    .delete(samlRequests)
    .where(
      and(
        eq(samlRequests.id, id),
        eq(samlRequests.browserHash, hashOfToken(browserSecret)),
        gt(samlRequests.expiresAt, now),
      ),
    )
    .returning({ connection: samlRequests.connection, returnPath: samlRequests.returnPath })
  return rows[0] ?? null
}

/**
 * Uses an assertion up, for all processes.
 *
 * @returns false when it was used before
 */
export async function useAssertion(
  orm: Orm,
  { issuer, id }: { readonly issuer: string; readonly id: string },
  expiresAt: Date,
): Promise<boolean> {
  const assertionHash = createHash('sha256')
    .update(JSON.stringify([issuer, id]))
    .digest('hex')
  const rows = await orm
    .insert(samlAssertions)
    .values({ assertionHash, expiresAt })
    .onConflictDoNothing()
    .returning({ assertionHash: samlAssertions.assertionHash })
  return rows.length > 0
}

/**
 * Finds a member of an account by email address; null if there is none. Deleted people do not
 * count. An address that was never proved does not count either, because its real owner would then
 * sign in as another user.
 */
export async function findMember(
  orm: Orm,
  { emailAddress, accountId }: { readonly emailAddress: string; readonly accountId: number },
): Promise<number | null> {
  const rows = await orm
    .select({ id: users.id })
    .from(users)
    .innerJoin(
      accountMembers,
      and(eq(accountMembers.userId, users.id), eq(accountMembers.accountId, accountId)),
    )
    .where(
      and(
        sql`lower(${users.emailAddress}) = lower(${emailAddress})`,
        eq(users.isAddressProven, true),
        isNull(users.deletedAt),
      ),
    )
  return rows[0]?.id ?? null
}

/** Records a sign-in through an identity provider. */
export async function recordSamlSignIn(
  orm: Orm,
  { userId, accountId }: { readonly userId: number; readonly accountId: number },
  now: Date,
): Promise<void> {
  await orm.insert(auditEvents).values({ at: now, action: 'signed_in', accountId, userId })
}

/** Max recorded refusals from an IP address per hour, so that an attacker cannot fill the log. */
const REFUSALS_PER_IP_ADDRESS = 100

/** Writes down why an answer was refused, by codes only. */
export async function recordSamlRefusal(
  orm: Orm,
  refusal: { readonly reason: string; readonly ipKey: string },
  now: Date,
): Promise<void> {
  await admit(
    orm,
    {
      action: 'saml_refused',
      keys: refusal,
      windowMinutes: 60,
      limits: [{ by: ['ipKey'], max: REFUSALS_PER_IP_ADDRESS }],
    },
    now,
  )
}
