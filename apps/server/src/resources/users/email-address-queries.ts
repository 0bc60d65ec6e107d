import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { users } from '../../db/schema'

/** The person who signs in with an email address. */
export interface EmailAddressHolder {
  readonly id: number
  readonly status: 'pending' | 'accepted'
  /** False until they have proved that the address is theirs. */
  readonly isAddressProven: boolean
}

/** Key of an advisory lock; no other lock of the server uses it. */
const EMAIL_ADDRESS_LOCK = 7_204_118

/**
 * Locks email addresses until the transaction ends, so that no other transaction can use them or
 * invite their owners. It locks in sorted order, to prevent deadlocks.
 */
export async function lockEmailAddresses(
  tx: Orm,
  emailAddresses: readonly string[],
): Promise<void> {
  const inTurn = new Set(emailAddresses.map((address) => address.toLowerCase()).toSorted())
  for (const address of inTurn) {
    await tx.execute(
      sql`select pg_advisory_xact_lock(${EMAIL_ADDRESS_LOCK}, hashtext(lower(${address})))`,
    )
  }
}

/**
 * Finds the user of an email address, and locks it until the transaction ends. Ignores case and
 * deleted users.
 *
 * @param exceptId a user to ignore
 * @returns null if it is free
 */
export async function lockEmailAddress(
  tx: Orm,
  emailAddress: string,
  exceptId: number | null = null,
): Promise<EmailAddressHolder | null> {
  await lockEmailAddresses(tx, [emailAddress])
  const [user] = await tx
    .select({ id: users.id, status: users.status, isAddressProven: users.isAddressProven })
    .from(users)
    .where(
      and(
        sql`lower(${users.emailAddress}) = lower(${emailAddress})`,
        isNull(users.deletedAt),
        exceptId === null ? undefined : ne(users.id, exceptId),
      ),
    )
  return user ?? null
}

/** Whether a person with this id can own an account: exists and is not deleted. */
export async function lockUser(tx: Orm, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('share')
  return rows.length > 0
}
