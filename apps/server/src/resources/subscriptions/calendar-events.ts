import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { components } from '@throughline/api-client/schema'
import type { CalendarEvent } from '../../calendars/calendar-event'
import { FRESH_MS } from '../../calendars/calendars'
import type { Calendars } from '../../calendars/calendars'
import { holidayCountryOf, holidayEvents } from '../../calendars/standard-calendars'
import { findDuplicates } from './duplicates'
import type { SubscriptionRow } from './queries'
import { touchesDays } from './touches-days'

/** Days as they were asked for, both inclusive. */
interface AskedRange {
  readonly startDate: string
  readonly endDate: string
}

interface Reading {
  readonly calendars: Calendars
  /** null for everything. */
  readonly range: AskedRange | null
  readonly now: Date
}

/** The events of a calendar and how old they are. */
export interface ReadEvents {
  readonly events: readonly CalendarEvent[]
  readonly fetchedAt: Date | null
  readonly isStale: boolean
}

/** The events of a calendar, fetched first when it is time to. */
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
 * Which events of a calendar an earlier one of a plan has too. A calendar that
 * the plan does not show comes after all that it shows. Nothing is fetched.
 */
export async function duplicatesOf(
  row: SubscriptionRow,
  {
    ofPlan,
    events,
    ...reading
  }: Reading & {
    readonly ofPlan: readonly SubscriptionRow[]
    /** The events of the calendar itself, when they are known already. */
    readonly events?: readonly CalendarEvent[]
  },
): Promise<components['schemas']['DuplicateEvent'][]> {
  const place = ofPlan.findIndex(({ id }) => id === row.id)
  const before = place === -1 ? ofPlan : ofPlan.slice(0, place)
  if (before.length === 0) return []
  const earlier = await Promise.all(
    before.map(async (one) => ({ id: one.id, events: await storedEvents(one, reading) })),
  )
  const own = events ?? (await storedEvents(row, reading))
  return findDuplicates({ id: row.id, events: own }, earlier)
}

async function storedEvents(
  row: SubscriptionRow,
  { calendars, range, now }: Reading,
): Promise<readonly CalendarEvent[]> {
  const country = holidayCountryOf(row.calendarPath)
  if (country !== null) return holidayEvents(country, range, now)
  return within(await calendars.readStored(row.calendarPath, dayRangeOf(range)), range)
}

function dayRangeOf(range: AskedRange | null) {
  if (range === null) return null
  return { firstDay: dayNumberOf(range.startDate), lastDay: dayNumberOf(range.endDate) }
}

/** Working rules out may take so long in one answer; other requests wait meanwhile. */
const EXPANSION_BUDGET_MS = 200

function within(
  events: readonly CalendarEvent[],
  range: AskedRange | null,
): readonly CalendarEvent[] {
  const days = dayRangeOf(range)
  if (days === null) return events
  const until = performance.now() + EXPANSION_BUDGET_MS
  // What there is no time for is sent: the storage has compared its span already.
  return events.filter((event) => performance.now() > until || touchesDays(event, days))
}
