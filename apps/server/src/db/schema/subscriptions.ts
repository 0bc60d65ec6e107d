import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { identityKey, instant, reference } from './column-types'
import { plans } from './plans'

/**
 * Calendars of interest. Standard ones belong to no account and have the
 * organization `default`. The address is a secret: it is never logged.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: identityKey(),
    accountId: reference().references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    organization: text().notNull().default(''),
    calendarPath: text().notNull(),
  },
  (table) => [
    index('subscriptions_account').on(table.accountId),
    check('subscriptions_name_given', sql`length(trim(${table.name})) > 0`),
    check(
      'subscriptions_standard_has_no_account',
      sql`(${table.organization} = 'default') = (${table.accountId} is null)`,
    ),
  ],
)

/** The calendars of interest that a plan shows, in order. */
export const planSubscriptions = pgTable(
  'plan_subscriptions',
  {
    planId: reference()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    subscriptionId: reference()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    orderIndex: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.subscriptionId] }),
    index('plan_subscriptions_subscription').on(table.subscriptionId),
  ],
)

/** What is known about fetching one calendar: when, with what outcome, when next. */
export const subscriptionFetches = pgTable('subscription_fetches', {
  subscriptionId: reference()
    .primaryKey()
    .references(() => subscriptions.id, { onDelete: 'cascade' }),
  attemptedAt: instant(),
  succeededAt: instant(),
  nextAttemptAt: instant(),
  failures: integer().notNull().default(0),
  entityTag: text(),
  lastModified: text(),
})

/**
 * The last good copy of a calendar's events. All-day events carry civil dates in
 * `startText` and `endText` (`YYYY-MM-DD`, the end exclusive as in iCalendar);
 * timed ones an ISO instant with zone, and `timeZone` for their recurrence.
 */
export const subscriptionEvents = pgTable(
  'subscription_events',
  {
    id: identityKey(),
    subscriptionId: reference()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    uid: text().notNull(),
    recurrenceId: text().notNull().default(''),
    title: text().notNull(),
    startText: text().notNull(),
    endText: text().notNull(),
    isAllDay: boolean().notNull(),
    timeZone: text(),
    rrule: text(),
  },
  (table) => [
    uniqueIndex('subscription_events_unique').on(
      table.subscriptionId,
      table.uid,
      table.recurrenceId,
    ),
  ],
)
