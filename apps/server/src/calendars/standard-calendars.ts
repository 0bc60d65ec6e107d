import { addDays, dayNumberOf } from '@throughline/domain/calendar-dates'
import type { CalendarEvent } from './calendar-event'

const SCHEME = 'throughline:holidays/'
const DAY_MS = 86_400_000
/** The standard calendars contain holidays for this many years before and after the present one. */
const YEARS_AROUND = 20

/** Years of events at most in one answer. */
interface Years {
  readonly first: number
  readonly last: number
}

/** The country of a standard calendar, two small letters; null for a calendar that is fetched. */
export function holidayCountryOf(calendarPath: string): string | null {
  if (!calendarPath.startsWith(SCHEME)) return null
  return /^[a-z]{2}$/.exec(calendarPath.slice(SCHEME.length))?.[0] ?? null
}

const existingYears = new Map<string, readonly CalendarEvent[]>()

/**
 * The holidays of a country that touch a range, by start: worked out here, with
 * nothing fetched. Without a range those of the year before until two years
 * ahead; never further than twenty years from `now`.
 */
export async function holidayEvents(
  country: string,
  range: { readonly startDate: string; readonly endDate: string } | null,
  now: Date,
): Promise<readonly CalendarEvent[]> {
  const { first, last } = yearsOf(range, now.getUTCFullYear())
  const events: CalendarEvent[] = []
  for (let year = first; year <= last; year += 1) {
    // One year after the other, so that other requests are answered in between.
    events.push(...(await holidaysOfYear(country, year)))
  }
  if (range === null) return events
  const { startDate, endDate } = range
  return events.filter(({ startText, endText }) => startText <= endDate && endText >= startDate)
}

function yearsOf(
  range: { readonly startDate: string; readonly endDate: string } | null,
  present: number,
): Years {
  if (range === null) return { first: present - 1, last: present + 2 }
  return {
    first: Math.max(present - YEARS_AROUND, Number(range.startDate.slice(0, 4))),
    last: Math.min(present + YEARS_AROUND, Number(range.endDate.slice(0, 4))),
  }
}

async function holidaysOfYear(country: string, year: number): Promise<readonly CalendarEvent[]> {
  const key = `${country}/${year}`
  const existing = existingYears.get(key)
  if (existing !== undefined) return existing
  // The rules of all countries are a large file that most starts never need.
  const { default: Holidays } = await import('date-holidays')
  const rules = new Holidays(country.toUpperCase(), {
    languages: ['en'],
    types: ['observance', 'optional', 'bank', 'public'],
  })
  const events = new Map<string, CalendarEvent>()
  for (const { date, start, end, name } of rules.getHolidays(year)) {
    const startText = date.slice(0, 10)
    const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS))
    const endText = addDays(startText, days - 1)
    const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    const uid = `${startText}-${slug}@${country}.holidays.throughline`
    events.set(uid, {
      eventKey: uid,
      uid,
      title: name,
      startText,
      endText,
      isAllDay: true,
      timeZone: null,
      rrule: null,
      singleReason: null,
      excludedDates: [],
      firstDay: dayNumberOf(startText),
      lastDay: dayNumberOf(endText),
    })
  }
  const sorted = [...events.values()].toSorted((one, other) => one.firstDay - other.firstDay)
  existingYears.set(key, sorted)
  return sorted
}
