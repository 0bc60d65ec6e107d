import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts-and-plans'
import { amountDollars, createdAt, identityKey, reference } from './column-types'
import { channels } from './channels'
import { plans } from './accounts-and-plans'
import { tags } from './tags'
import { tactics } from './tactics'

/**
 * Budgets of a plan, in whole dollars. One without initiatives, tags or channels
 * is a high-level budget. At most one active budget of a plan is primary. Both
 * days are inclusive. `version` grows by one with each write.
 */
export const budgets = pgTable(
  'budgets',
  {
    id: identityKey(1001),
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    creatorId: reference().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    value: amountDollars().notNull().default(0),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    active: boolean().notNull().default(true),
    /** Switching `useBudgets` of the plan off archived it; switching it on restores it. */
    isArchivedBySwitch: boolean().notNull().default(false),
    isPrimary: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('budgets_one_active_primary')
      .on(table.planId)
      .where(sql`${table.active} and ${table.isPrimary}`),
    index('budgets_plan').on(table.planId),
    index('budgets_creator').on(table.creatorId),
    check('budgets_name_given', sql`length(trim(${table.name})) > 0`),
    check('budgets_value_in_range', sql`${table.value} between 0 and 1000000000000`),
    check('budgets_end_not_before_start', sql`${table.endDate} >= ${table.startDate}`),
    check(
      'budgets_archived_by_switch_is_archived',
      sql`not (${table.active} and ${table.isArchivedBySwitch})`,
    ),
    check('budgets_version_positive', sql`${table.version} >= 1`),
  ],
)

/** The initiatives of a budget. */
export const budgetInitiatives = pgTable(
  'budget_initiatives',
  {
    budgetId: reference()
      .notNull()
      .references(() => budgets.id, { onDelete: 'cascade' }),
    initiativeId: reference()
      .notNull()
      .references(() => tactics.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.budgetId, table.initiativeId] }),
    index('budget_initiatives_initiative').on(table.initiativeId),
  ],
)

/** The tags of a budget. */
export const budgetTags = pgTable(
  'budget_tags',
  {
    budgetId: reference()
      .notNull()
      .references(() => budgets.id, { onDelete: 'cascade' }),
    tagId: reference()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.budgetId, table.tagId] }),
    index('budget_tags_tag').on(table.tagId),
  ],
)

/** The channels of a budget. */
export const budgetChannels = pgTable(
  'budget_channels',
  {
    budgetId: reference()
      .notNull()
      .references(() => budgets.id, { onDelete: 'cascade' }),
    channelId: reference()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.budgetId, table.channelId] }),
    index('budget_channels_channel').on(table.channelId),
  ],
)
