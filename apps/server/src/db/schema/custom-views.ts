import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { plans, users } from './accounts-and-plans'
import { identityKey, instant, reference } from './column-types'

/** Views that a person saved under a name; what the definition says belongs to the client. */
export const customViews = pgTable(
  'custom_views',
  {
    id: identityKey(),
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
    updatedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('custom_views_user').on(table.userId, table.orderIndex),
    index('custom_views_plan').on(table.planId),
    check(
      'custom_views_view_known',
      sql`${table.view} in ('month', 'day', 'flow', 'table', 'budget', 'search', 'performance')`,
    ),
  ],
)
