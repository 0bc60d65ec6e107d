import { eq } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { meta } from '../db/schema'

const KEY = 'sweep-time'

/** How far a sweep moves the time on. Four times the pause, to catch up after the server was off. */
const STEP_MS = 4 * 3_600_000

/**
 * Advances and returns the time with which a sweep decides which rows are too old. It follows the
 * clock, but one sweep advances it by four hours at most. If a clock jumps ahead by a year and is
 * corrected within a day, the sweeps delete nothing that users can restore. It follows the clock
 * back at once.
 */
export async function advanceSweepTime(orm: Orm, now: Date): Promise<Date> {
  return orm.transaction(async (tx) => {
    const [row] = await tx.select().from(meta).where(eq(meta.key, KEY)).for('update')
    const latest = row === undefined ? Number.NaN : Date.parse(row.value) + STEP_MS
    const time = latest < now.getTime() ? new Date(latest) : now
    const value = time.toISOString()
    await tx
      .insert(meta)
      .values({ key: KEY, value })
      .onConflictDoUpdate({ target: meta.key, set: { value } })
    return time
  })
}

/** Begins the time of sweeps when the database has none, so that the first sweep cannot jump. */
export async function beginSweepTime(orm: Orm, now: Date): Promise<void> {
  await orm.insert(meta).values({ key: KEY, value: now.toISOString() }).onConflictDoNothing()
}
