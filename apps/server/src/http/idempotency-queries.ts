import { and, eq, lt } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { idempotencyKeys } from '../db/schema'
import { unprocessable } from '../errors/api-error'
import type { IdempotentRequest } from './idempotency'

const RETENTION_HOURS = 24

/**
 * Does a create once, however often it is sent: the same key with the same
 * request gives the id of the first one again. The key and what it made are
 * stored in one transaction, so that a crash leaves both or neither.
 *
 * @param create makes the entity in the transaction that it is given
 * @throws ApiError 422 when the key was used for another request
 */
export async function createOnce(
  orm: Orm,
  request: IdempotentRequest,
  create: (tx: Orm) => Promise<number>,
): Promise<number> {
  const { userId, key, operation, requestHash, now } = request
  return orm.transaction(async (tx) => {
    if (key === null) return create(tx)
    const isThisKey = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
    const cutoff = new Date(now.getTime() - RETENTION_HOURS * 3_600_000)
    await tx.delete(idempotencyKeys).where(and(isThisKey, lt(idempotencyKeys.createdAt, cutoff)))
    // Waits for another request with this key that is still under way.
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ userId, key, operation, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (claimed.length === 0) {
      const [earlier] = await tx.select().from(idempotencyKeys).where(isThisKey)
      if (earlier?.operation !== operation || earlier.requestHash !== requestHash) {
        throw unprocessable(
          'idempotency_mismatch',
          'This key was used for another request.',
          'header/Idempotency-Key',
        )
      }
      return Number(earlier.answer)
    }
    const id = await create(tx)
    await tx.update(idempotencyKeys).set({ status: 201, answer: id }).where(isThisKey)
    return id
  })
}
