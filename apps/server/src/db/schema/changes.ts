import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identityKey, reference } from './column-types'
import { plans } from './accounts-and-plans'

/**
 * The changes of plans, in order, for their followers. A change is recorded in its own transaction,
 * so followers read it exactly if it is committed. The rows are deleted after a while: a follower
 * who was away longer reads everything again.
 */
export const planChanges = pgTable(
  'plan_changes',
  {
    id: identityKey(),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    /** As in paths, such as `tactics`. */
    collection: text().notNull(),
    action: text({ enum: ['created', 'updated', 'deleted'] }).notNull(),
    ids: jsonb().$type<readonly number[]>().notNull(),
    /** Of a single changed entity that has versions. */
    version: integer(),
    at: createdAt(),
  },
  (table) => [
    index('plan_changes_plan').on(table.planId, table.id),
    index('plan_changes_at').on(table.at),
    check('plan_changes_action_known', sql`${table.action} in ('created', 'updated', 'deleted')`),
    check('plan_changes_ids_are_a_list', sql`jsonb_typeof(${table.ids}) = 'array'`),
  ],
)
