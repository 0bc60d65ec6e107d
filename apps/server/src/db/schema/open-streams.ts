import { jsonb, pgTable } from 'drizzle-orm/pg-core'
import { users } from './accounts-and-plans'
import { reference } from './column-types'

/**
 * The open streams of changes of each person, by the process that serves them. Only processes that
 * share a PostgreSQL server use it.
 */
export const openStreams = pgTable('open_streams', {
  userId: reference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The number of streams by the name of the process, see `Database.processName`. */
  byProcess: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
})
