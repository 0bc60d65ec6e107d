import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './column-types'

/**
 * Recurring jobs. One process at a time leases a job. All times are of the clock of the database,
 * so that the clocks of the processes do not matter.
 */
export const jobs = pgTable(
  'jobs',
  {
    name: text().primaryKey(),
    /** The job is due from then on. While a process runs it, this is the end of its lease. */
    nextAttemptAt: instant().notNull(),
    /** How often the job was leased. It tells a process whether the job is still its own. */
    leases: integer().notNull().default(0),
    /** Failed attempts since the last successful one. */
    failures: integer().notNull().default(0),
    /** The name of the last error; null after a success. */
    lastError: text(),
  },
  (table) => [
    check('jobs_leases_counted', sql`${table.leases} >= 0`),
    check('jobs_failures_counted', sql`${table.failures} >= 0`),
  ],
)
