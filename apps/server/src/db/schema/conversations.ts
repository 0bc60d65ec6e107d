import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts, users } from './accounts-and-plans'
import { budgets } from './budgets'
import { createdAt, identityKey, reference } from './column-types'
import { plans } from './accounts-and-plans'
import { tactics } from './tactics'

/** Comments on a tactic or a budget; exactly one of the two is set. */
export const comments = pgTable(
  'comments',
  {
    id: identityKey(),
    creatorId: reference().references(() => users.id, { onDelete: 'set null' }),
    assigneeId: reference().references(() => users.id, { onDelete: 'set null' }),
    recordType: text({ enum: ['budget', 'tactic'] }).notNull(),
    tacticId: reference().references(() => tactics.id, { onDelete: 'cascade' }),
    budgetId: reference().references(() => budgets.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    index('comments_tactic').on(table.tacticId),
    index('comments_budget').on(table.budgetId),
    index('comments_creator').on(table.creatorId),
    index('comments_assignee').on(table.assigneeId),
    check(
      'comments_one_record',
      sql`case ${table.recordType} when 'tactic' then ${table.tacticId} is not null and ${table.budgetId} is null when 'budget' then ${table.budgetId} is not null and ${table.tacticId} is null else false end`,
    ),
  ],
)

/** The people named in a comment. */
export const commentTaggedUsers = pgTable(
  'comment_tagged_users',
  {
    commentId: reference()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_tagged_users_user').on(table.userId),
  ],
)

/** Texts from the feedback form, with the place in the application from which they were sent. */
export const siteFeedback = pgTable(
  'site_feedback',
  {
    id: identityKey(),
    userId: reference().references(() => users.id, { onDelete: 'set null' }),
    accountId: reference().references(() => accounts.id, { onDelete: 'set null' }),
    planId: reference().references(() => plans.id, { onDelete: 'set null' }),
    comment: text().notNull(),
    type: text({ enum: ['Bug Report', 'Feature Request'] }).notNull(),
    browser: text().notNull().default(''),
    os: text().notNull().default(''),
    appVersion: text().notNull().default(''),
    route: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('site_feedback_user').on(table.userId),
    index('site_feedback_account').on(table.accountId),
    index('site_feedback_plan').on(table.planId),
    check('site_feedback_comment_given', sql`length(trim(${table.comment})) > 0`),
    check('site_feedback_type_known', sql`${table.type} in ('Bug Report', 'Feature Request')`),
  ],
)
