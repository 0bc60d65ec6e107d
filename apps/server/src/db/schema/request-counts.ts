import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/**
 * Requests of people and addresses within a minute, in the shape of `rate-limiter-flexible`. The
 * key begins with the minute; addresses are keyed hashes. `expire` is in milliseconds since the
 * epoch; a sweep deletes the row afterwards.
 */
export const requestCounts = pgTable(
  'request_counts',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('request_counts_expiry').on(table.expire)],
)
