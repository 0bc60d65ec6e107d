import { and, eq, lt } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { idempotencyKeys } from '../db/schema'
import { unprocessable } from '../errors/api-error'
import type { IdempotentRequest } from './idempotency'

const RETENTION_HOURS = 24

/**
 * Creates an entity once for each idempotency key. A repeated request returns the id of the first.
 * The key and the entity are stored in one transaction, so a crash leaves both or neither.
 *
 * @param create creates the entity in this transaction
 * @throws ApiError 422 if the key was used for another request
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
    // Waits for a concurrent request with this key.
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
