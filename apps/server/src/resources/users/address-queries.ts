import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { users } from '../../db/schema'

/** Who signs in with an address. */
export interface AddressHolder {
  readonly id: number
  readonly status: 'pending' | 'accepted'
  /** False while the address is only said to be theirs. */
  readonly isAddressProven: boolean
}

/** Any number works that no other advisory lock of the server uses. */
const ADDRESS_LOCK = 7_204_118

/**
 * Lets nobody else take these addresses, nor invite who has one, until the
 * transaction ends; in the same turn for everybody.
 */
export async function lockAddresses(tx: Orm, emailAddresses: readonly string[]): Promise<void> {
  const inTurn = new Set(emailAddresses.map((address) => address.toLowerCase()).toSorted())
  for (const address of inTurn) {
    await tx.execute(
      sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}, hashtext(lower(${address})))`,
    )
  }
}

/**
 * Finds who signs in with an address, and lets nobody else take it until the
 * transaction ends. Case does not count, deleted people neither.
 *
 * @param exceptId somebody who does not count
 * @returns null when it is free
 */
export async function lockAddress(
  tx: Orm,
  emailAddress: string,
  exceptId: number | null = null,
): Promise<AddressHolder | null> {
  await lockAddresses(tx, [emailAddress])
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

/** Whether somebody of this number could own an account: there, and not deleted. */
export async function lockUser(tx: Orm, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('share')
  return rows.length > 0
}
