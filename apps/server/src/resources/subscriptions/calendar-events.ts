import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { DuplicateEvent } from '@throughline/domain/calendar-events'
import type { CalendarEvent, CalendarReport } from '../../calendars/calendar-event'
import type { Calendars } from '../../calendars/calendars'
import { FRESH_MS } from '../../calendars/fetch-once'
import { holidayCountryOf, holidayEvents } from '../../calendars/standard-calendars'
import { findDuplicates } from './duplicates'
import type { SubscriptionRow } from './queries'
import { touchesDays } from './touches-days'

/** The requested days, both inclusive. */
interface RequestedRange {
  readonly startDate: string
  readonly endDate: string
}

interface Reading {
  readonly calendars: Calendars
  /** Null for all events. */
  readonly range: RequestedRange | null
  readonly now: Date
}

/** The events of a calendar and how old they are. */
export interface ReadEvents {
  readonly events: readonly CalendarEvent[]
  readonly fetchedAt: Date | null
  readonly isStale: boolean
}

/** Reads the events of a calendar, after a fetch if one is due. */
export async function readEvents(row: SubscriptionRow, reading: Reading): Promise<ReadEvents> {
  const { calendars, range, now } = reading
  const country = holidayCountryOf(row.calendarPath)
  if (country !== null) {
    return { events: await holidayEvents(country, range, now), fetchedAt: now, isStale: false }
  }
  const copy = await calendars.read(row.calendarPath, dayRangeOf(range), now)
  const { fetchedAt } = copy
  return {
    events: within(copy.events, range),
    fetchedAt,
    isStale: fetchedAt !== null && now.getTime() - fetchedAt.getTime() > FRESH_MS,
  }
}

/**
 * Returns the events that an earlier calendar of the plan also has, by calendar. A calendar that
 * the plan does not show comes last. It fetches nothing.
 *
 * @param ofPlan the calendars of the plan, in its order
 * @param existing the requested calendar, if its events are already loaded
 */
export async function duplicatesOf(
  ofPlan: readonly SubscriptionRow[],
  reading: Reading,
  existing: {
    readonly row: SubscriptionRow
    readonly events: readonly CalendarEvent[]
  } | null = null,
): Promise<ReadonlyMap<number, readonly DuplicateEvent[]>> {
  if (ofPlan.length === 0) return new Map()
  const isOfPlan = existing === null || ofPlan.some(({ id }) => id === existing.row.id)
  const compared = isOfPlan ? ofPlan : [...ofPlan, existing.row]
  const calendars = []
  for (const row of compared) {
    // One after the other, so that other requests can run in between.
    const events = existing?.row.id === row.id ? existing.events : await storedEvents(row, reading)
    calendars.push({ id: row.id, events })
  }
  return findDuplicates(calendars)
}

/** Reports on the reading of some calendars; the result omits calendars that were never tried. */
export async function readReports(
  rows: readonly SubscriptionRow[],
  { calendars, now }: Pick<Reading, 'calendars' | 'now'>,
): Promise<ReadonlyMap<number, CalendarReport>> {
  const fetched = rows.filter(({ calendarPath }) => holidayCountryOf(calendarPath) === null)
  const reports = await calendars.reportsOf(fetched.map(({ calendarPath }) => calendarPath))
  const all = new Map<number, CalendarReport>()
  for (const { id, calendarPath } of rows) {
    const country = holidayCountryOf(calendarPath)
    // One after the other, so that other requests can run in between.
    const report =
      country === null ? reports.get(calendarPath) : await reportOfHolidays(country, now)
    if (report !== undefined) all.set(id, report)
  }
  return all
}

async function reportOfHolidays(country: string, now: Date): Promise<CalendarReport> {
  const events = await holidayEvents(country, null, now)
  return {
    fetchedAt: now,
    eventCount: events.length,
    isCalculated: true,
    failingSince: null,
    problem: null,
    statusCode: null,
    warnings: [],
    singleEvents: [],
  }
}

async function storedEvents(
  row: SubscriptionRow,
  { calendars, range, now }: Reading,
): Promise<readonly CalendarEvent[]> {
  const country = holidayCountryOf(row.calendarPath)
  if (country !== null) return holidayEvents(country, range, now)
  return within(await calendars.readStored(row.calendarPath, dayRangeOf(range)), range)
}

function dayRangeOf(range: RequestedRange | null) {
  if (range === null) return null
  return { firstDay: dayNumberOf(range.startDate), lastDay: dayNumberOf(range.endDate) }
}

/** Max time for expanding rules in one response, because other requests wait. */
const EXPANSION_BUDGET_MS = 200

function within(
  events: readonly CalendarEvent[],
  range: RequestedRange | null,
): readonly CalendarEvent[] {
  const days = dayRangeOf(range)
  if (days === null) return events
  const until = performance.now() + EXPANSION_BUDGET_MS
  // After that, events are sent unchecked: the query has already compared their spans.
  return events.filter((event) => performance.now() > until || touchesDays(event, days))
}
