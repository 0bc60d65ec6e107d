import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from './database'

/** Rows that one statement deletes, so that it holds few locks and ends soon. */
export const ROWS_AT_ONCE = 1_000

/**
 * Deletes all rows with a condition, in statements of a bounded size. A row that is changed
 * meanwhile stays for the next call.
 *
 * @param before called before each statement; it may throw to end early
 * @param rowsAtOnce fewer for rows that take many others along
 */
export async function deleteInBatches(
  orm: Orm,
  table: PgTable,
  condition: SQL | undefined,
  before: () => void,
  rowsAtOnce = ROWS_AT_ONCE,
): Promise<void> {
  for (;;) {
    before()
    const { rows } = await orm.execute<{ count: number }>(sql`
      with deleted as (
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${condition} limit ${rowsAtOnce}
        )) returning 1
      )
      select count(*)::int as count from deleted`)
    if ((rows[0]?.count ?? 0) < rowsAtOnce) return
  }
}
