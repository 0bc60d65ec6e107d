import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { plans, users } from './accounts-and-plans'
import { identityKey, instant, reference, rowVersion } from './column-types'

/**
 * Views that a user saved under a name. Only the client interprets the definition. `deletedAt` is
 * the soft delete; every read except for an undo leaves such rows out.
 */
export const customViews = pgTable(
  'custom_views',
  {
    id: identityKey(),
    version: rowVersion(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: reference().references(() => plans.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    view: text({ enum: ['month', 'day', 'flow', 'table', 'budget', 'search', 'performance'] })
      .notNull()
      .default('month'),
    definition: jsonb()
      .$type<Readonly<Record<string, unknown>>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    orderIndex: integer().notNull().default(0),
    isShared: boolean().notNull().default(false),
    updatedAt: instant()
      .notNull()
      .default(sql`now()`),
    deletedAt: instant(),
  },
  (table) => [
    index('custom_views_user').on(table.userId, table.orderIndex),
    index('custom_views_plan').on(table.planId),
    index('custom_views_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    check(
      'custom_views_view_known',
      sql`${table.view} in ('month', 'day', 'flow', 'table', 'budget', 'search', 'performance')`,
    ),
    check('custom_views_shared_on_plan', sql`not ${table.isShared} or ${table.planId} is not null`),
  ],
)

/**
 * The saved view with which a plan opens for a person. The mark of a deleted view stays for
 * an undo, until the person marks another view of the plan.
 */
export const customViewDefaults = pgTable(
  'custom_view_defaults',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    customViewId: reference()
      .notNull()
      .references(() => customViews.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.planId] }),
    index('custom_view_defaults_view').on(table.customViewId),
    index('custom_view_defaults_plan').on(table.planId),
  ],
)
