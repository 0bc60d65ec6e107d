import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { plans, users } from './accounts-and-plans'
import { identityKey, reference, rowVersion } from './column-types'

/** Tags of a plan, stored as `Category:Name`. */
export const tags = pgTable(
  'tags',
  {
    id: identityKey(1001),
    version: rowVersion(),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    orderIndex: integer().notNull().default(0),
  },
  (table) => [
    index('tags_plan').on(table.planId, table.orderIndex),
    check('tags_text_given', sql`length(trim(${table.text})) > 0`),
  ],
)

/** Tags that are hidden from a person, with every tactic that carries one. */
export const userBlockedTags = pgTable(
  'user_blocked_tags',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tagId: reference()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tagId] }),
    index('user_blocked_tags_tag').on(table.tagId),
  ],
)
