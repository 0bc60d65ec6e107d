import { pgTable, text } from 'drizzle-orm/pg-core'

/**
 * What the installation knows about itself, one line per key: `seed` says how the
 * database was first filled (`demo-small`, `demo-large` or `empty`), `sweep-time` the time of
 * the last sweep.
 */
export const meta = pgTable('meta', {
  key: text().primaryKey(),
  value: text().notNull(),
})
