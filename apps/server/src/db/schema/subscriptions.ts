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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { SingleReason } from '@throughline/domain/calendar-events'
import type { CalendarWarning, SourceProblem } from './calendar-problems'
import { accounts } from './accounts-and-plans'
import { identityKey, instant, reference, rowVersion } from './column-types'
import { plans } from './accounts-and-plans'

/**
 * Calendars of interest. Standard ones belong to no account and have the
 * organization `default`. The URL is a secret: it is never logged.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: identityKey(),
    version: rowVersion(),
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

/**
 * A URL from which calendars are fetched, with the state of its fetches and its last response. Any
 * number of calendars of interest share it. The URL is a secret.
 */
export const calendarSources = pgTable(
  'calendar_sources',
  {
    id: identityKey(),
    /** The URL as it is fetched: `webcal` became `https`, without a fragment. */
    url: text('address').notNull(),
    /** The calendar's own title; empty if it has none. */
    title: text().notNull().default(''),
    /** Time of the last response with a calendar, changed or not. */
    succeededAt: instant(),
    /** The server does not fetch again before; null for at once. */
    nextAttemptAt: instant(),
    /** While one server process fetches the URL: the time at which it gives up. */
    claimedUntil: instant(),
    /** Failed attempts since the last successful one. */
    failures: integer().notNull().default(0),
    entityTag: text(),
    lastModified: text(),
    /** Why the newest attempt brought no new events, or null. */
    problem: text().$type<SourceProblem>(),
    /** The HTTP status with which the newest attempt was refused, or null. */
    statusCode: integer(),
    /** Time of the first failure since the last success; null for none. */
    failingSince: instant(),
    /** Whether the copy is complete. An incomplete response does not replace a complete copy. */
    isWhole: boolean().notNull().default(true),
    /** Problems of the stored copy. */
    warnings: jsonb().$type<readonly CalendarWarning[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('calendar_sources_address').on(table.url),
    check('calendar_sources_failures_counted', sql`${table.failures} >= 0`),
  ],
)

/**
 * The last good copy of a calendar's events. All-day events have civil dates in `startText` and
 * `endText` (`YYYY-MM-DD`, the end is the last day). Timed events have an instant with offset, and
 * `timeZone` for their recurrence.
 */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    sourceId: reference()
      .notNull()
      .references(() => calendarSources.id, { onDelete: 'cascade' }),
    /** Identifies the event in its calendar. */
    eventKey: text().notNull(),
    uid: text().notNull(),
    title: text().notNull(),
    startText: text().notNull(),
    endText: text().notNull(),
    isAllDay: boolean().notNull(),
    timeZone: text(),
    rrule: text(),
    /** The reason if it shows less often than its calendar repeats it; else null. */
    singleReason: text().$type<SingleReason>(),
    /** Starts of occurrences that do not take place, written as the start is. */
    excludedDates: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Days since 1970-01-01 of the first day, in the zone of the event. */
    firstDay: integer().notNull(),
    /** The last day of the event, or of its whole series; null for a series without end. */
    lastDay: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.eventKey] }),
    index('calendar_events_days').on(table.sourceId, table.firstDay),
  ],
)
