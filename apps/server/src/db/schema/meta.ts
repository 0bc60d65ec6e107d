import { pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Key–value pairs about the installation. `seed` says how the database was first filled
 * (`demo-small`, `demo-large` or `empty`). `sweep-time` is the time of the last sweep.
 */
export const meta = pgTable('meta', {
  key: text().primaryKey(),
  value: text().notNull(),
})
