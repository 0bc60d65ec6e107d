import type { components } from '@throughline/api-client/schema'
import { civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import { civilAt, isSupportedZone } from '@throughline/domain/zone-clock'
import type { CalendarEvent } from '../../calendars/calendar-event'
import type { Calendars } from '../../calendars/calendars'
import type { Orm } from '../../db/database'
import { validationFailed } from '../../errors/api-error'
import { nextEvents } from './next-events'
import { presentWarnings } from './presenter'
import { admitPreview, tryCalendar } from './try-calendar'
import { calendarAtUrl, nameFor, usableCalendar } from './usable-calendar'

type Preview = components['schemas']['SubscriptionPreview']

/** A requested preview. */
interface RequestedPreview {
  readonly requested: components['schemas']['SubscriptionPreviewRequest']
  readonly who: { readonly userId: number; readonly accountId: number; readonly now: Date }
  readonly calendars: Calendars
}

/**
 * Returns the content of a calendar before the user adds it. The server keeps its copy for an hour,
 * so that adding the calendar does not fetch it again.
 *
 * @throws ApiError as adding does: 422 if the URL leads to no calendar, 429 after too many attempts
 */
export async function previewCalendar(
  orm: Orm,
  { requested, who, calendars }: RequestedPreview,
): Promise<Preview> {
  const { timeZone = 'UTC' } = requested
  if (!isSupportedZone(timeZone)) {
    throw validationFailed([{ path: '/timeZone', message: 'is not known', code: 'unknown' }])
  }
  const { now, userId, accountId } = who
  const calendarPath = requested.calendarPath.trim()
  await admitPreview(orm, { userId, now })
  await calendars.forgetAbandoned(now)
  const title = await tryCalendar(orm, who, () => usableCalendar(calendars, calendarPath, now))
  const events = await calendars.readStored(calendarPath, null)
  const report = (await calendars.reportsOf([calendarPath])).get(calendarPath)
  const same = await calendarAtUrl(orm, calendars, { calendarPath, accountId })
  const today = dayNumberOf(civilAt(timeZone, now.getTime()).slice(0, 10))
  return {
    name: nameFor(title, calendarPath),
    eventCount: events.length,
    firstDay: firstDayOf(events),
    lastDay: lastDayOf(events),
    nextEvents: [...nextEvents(events, { today, timeZone })],
    warnings: presentWarnings(report?.warnings ?? []),
    singleEvents: [...(report?.singleEvents ?? [])],
    sameAs: same === undefined ? null : { id: same.id, name: same.name },
  }
}

function firstDayOf(events: readonly CalendarEvent[]): string | null {
  const [first] = events.map(({ firstDay }) => firstDay).toSorted((one, other) => one - other)
  return first === undefined ? null : civilDateOf(first)
}

/** Null without events, and for a calendar with a series that has no known end. */
function lastDayOf(events: readonly CalendarEvent[]): string | null {
  let last: number | null = null
  for (const { lastDay } of events) {
    if (lastDay === null) return null
    last = Math.max(last ?? lastDay, lastDay)
  }
  return last === null ? null : civilDateOf(last)
}
