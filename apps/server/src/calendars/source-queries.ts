import { and, asc, count, eq, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Orm } from '../db/database'
import { calendarEvents, calendarSources, subscriptions } from '../db/schema'
import { isAfterWindow } from '../db/time-window'
import type { CalendarEvent, CalendarReport, ReadCalendar } from './calendar-event'

/** A URL of a calendar with the state of its fetches. */
export type SourceRow = typeof calendarSources.$inferSelect

/** Returns the source with a URL; null if the URL has none. */
export async function findSource(orm: Orm, url: string): Promise<SourceRow | null> {
  const rows = await orm.select().from(calendarSources).where(eq(calendarSources.url, url))
  return rows[0] ?? null
}

/** Returns the source with a URL. A new one has no successful fetch yet. */
export async function ensureSource(orm: Orm, url: string): Promise<SourceRow> {
  await orm.insert(calendarSources).values({ url }).onConflictDoNothing()
  const row = await findSource(orm, url)
  if (row === null) throw new Error('A calendar source was deleted while it was stored.')
  return row
}

/**
 * Takes the right to fetch from a URL until `until`, so that of several
 * server processes only one does.
 *
 * @returns the source as it is now; null when another process has the right
 */
export async function claimSource(
  orm: Orm,
  sourceId: number,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<SourceRow | null> {
  const claimed = await orm
    .update(calendarSources)
    .set({ claimedUntil: until })
    .where(
      and(
        eq(calendarSources.id, sourceId),
        or(
          isNull(calendarSources.claimedUntil),
          lt(calendarSources.claimedUntil, now),
          // Of a clock that ran ahead: a right one claims until `until` at most.
          isAfterWindow(calendarSources.claimedUntil, until),
        ),
      ),
    )
    .returning()
  return claimed[0] ?? null
}

/** Writes down how an attempt ended, and gives the right to fetch back. */
export async function finishAttempt(
  orm: Orm,
  sourceId: number,
  outcome: Partial<Omit<SourceRow, 'id' | 'url' | 'claimedUntil'>>,
): Promise<void> {
  await orm
    .update(calendarSources)
    .set({ ...outcome, claimedUntil: null })
    .where(eq(calendarSources.id, sourceId))
}

const ROWS_AT_ONCE = 1000

/** Replaces the copy of a calendar by a new one, all of it or nothing. */
export async function storeCalendar(
  orm: Orm,
  sourceId: number,
  calendar: ReadCalendar,
  outcome: Partial<Omit<SourceRow, 'id' | 'url' | 'claimedUntil'>>,
): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx.delete(calendarEvents).where(eq(calendarEvents.sourceId, sourceId))
    for (let from = 0; from < calendar.events.length; from += ROWS_AT_ONCE) {
      const rows = JSON.stringify(calendar.events.slice(from, from + ROWS_AT_ONCE))
      await tx.execute(sql`
        insert into ${calendarEvents} (source_id, event_key, uid, title, start_text, end_text,
          is_all_day, time_zone, rrule, single_reason, excluded_dates, first_day, last_day)
        select ${sourceId}, "eventKey", uid, title, "startText", "endText",
          "isAllDay", "timeZone", rrule, "singleReason", "excludedDates", "firstDay", "lastDay"
        from jsonb_to_recordset(${rows}::jsonb) as event("eventKey" text, uid text, title text,
          "startText" text, "endText" text, "isAllDay" boolean, "timeZone" text, rrule text,
          "singleReason" text, "excludedDates" jsonb, "firstDay" integer, "lastDay" integer)
      `)
    }
    const { title, isWhole, warnings } = calendar
    await finishAttempt(tx, sourceId, { ...outcome, title, isWhole, warnings })
  })
}

/** Days since 1970-01-01, both ends inclusive. */
export interface DayRange {
  readonly firstDay: number
  readonly lastDay: number
}

/** Returns the stored events of a URL, by start: all, or those whose span touches a range. */
export async function findEvents(
  orm: Orm,
  url: string,
  range: DayRange | null,
): Promise<CalendarEvent[]> {
  return orm
    .select({
      eventKey: calendarEvents.eventKey,
      uid: calendarEvents.uid,
      title: calendarEvents.title,
      startText: calendarEvents.startText,
      endText: calendarEvents.endText,
      isAllDay: calendarEvents.isAllDay,
      timeZone: calendarEvents.timeZone,
      rrule: calendarEvents.rrule,
      singleReason: calendarEvents.singleReason,
      excludedDates: calendarEvents.excludedDates,
      firstDay: calendarEvents.firstDay,
      lastDay: calendarEvents.lastDay,
    })
    .from(calendarEvents)
    .innerJoin(calendarSources, eq(calendarSources.id, calendarEvents.sourceId))
    .where(
      and(
        eq(calendarSources.url, url),
        range === null
          ? undefined
          : and(
              lte(calendarEvents.firstDay, range.lastDay),
              or(isNull(calendarEvents.lastDay), gte(calendarEvents.lastDay, range.firstDay)),
            ),
      ),
    )
    .orderBy(
      asc(calendarEvents.firstDay),
      asc(calendarEvents.startText),
      asc(calendarEvents.eventKey),
    )
}

/** How reading went, by URL; one from which nothing was ever tried is not in the answer. */
export async function findReports(
  orm: Orm,
  urls: readonly string[],
): Promise<ReadonlyMap<string, CalendarReport>> {
  if (urls.length === 0) return new Map()
  const sources = await orm
    .select()
    .from(calendarSources)
    .where(inArray(calendarSources.url, [...urls]))
  const ids = sources.map(({ id }) => id)
  const counted =
    ids.length === 0
      ? []
      : await orm
          .select({
            sourceId: calendarEvents.sourceId,
            reason: calendarEvents.singleReason,
            count: count(),
          })
          .from(calendarEvents)
          .where(inArray(calendarEvents.sourceId, ids))
          .groupBy(calendarEvents.sourceId, calendarEvents.singleReason)
          .orderBy(asc(calendarEvents.singleReason))
  return new Map(
    sources.map(({ id, url, succeededAt, failingSince, problem, statusCode, warnings }) => [
      url,
      {
        fetchedAt: succeededAt,
        eventCount: counted.reduce((sum, one) => sum + (one.sourceId === id ? one.count : 0), 0),
        isCalculated: false,
        failingSince,
        problem,
        statusCode,
        warnings,
        singleEvents: counted.flatMap(({ sourceId, reason, count: events }) =>
          sourceId === id && reason !== null ? [{ reason, count: events }] : [],
        ),
      },
    ]),
  )
}

/** URLs whose copy was fetched before a time. */
export async function findSourcesOlderThan(orm: Orm, before: Date): Promise<string[]> {
  const rows = await orm
    .select({ url: calendarSources.url })
    .from(calendarSources)
    .where(lt(calendarSources.succeededAt, before))
  return rows.map(({ url }) => url)
}

/** Deletes the copies of URLs that no calendar of interest names any longer. */
export async function deleteUnusedSources(
  orm: Orm,
  urls: readonly string[],
  urlOf: (calendarPath: string) => string | null,
): Promise<void> {
  const rows = await orm.select({ calendarPath: subscriptions.calendarPath }).from(subscriptions)
  const used = new Set(rows.map(({ calendarPath }) => urlOf(calendarPath)))
  for (const url of urls) {
    if (used.has(url)) continue
    await orm.delete(calendarSources).where(eq(calendarSources.url, url))
  }
}
