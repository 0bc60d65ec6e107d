import nodeIcal from 'node-ical'
import { RRuleTemporal } from 'rrule-temporal'

/** An event as the other library returns it. Its own types leave most of this out. */
interface OtherEvent {
  readonly type: string
  readonly summary?: string
  readonly datetype?: 'date' | 'date-time'
  readonly start: Date & { readonly tz?: string }
  readonly end?: Date
  readonly rrule?: { readonly options: { readonly until: Date | null }; toString(): string }
  readonly exdate?: Readonly<Record<string, Date>>
  readonly recurrences?: Readonly<Record<string, OtherEvent & { readonly recurrenceid: Date }>>
}

/**
 * Returns the occurrences that begin in a window, computed by two libraries that the server does
 * not use. Each line has start, end and title in the format of `occurrencesOf`. The process must
 * run in UTC, because the library returns days in its time zone.
 *
 * @param window instants, the end exclusive
 */
export function secondOpinion(
  text: string,
  window: { readonly from: Date; readonly to: Date },
): string[] {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the types of the library leave out what is read here
  const read = nodeIcal.sync.parseICS(text) as unknown as Readonly<Record<string, OtherEvent>>
  return Object.values(read)
    .filter(({ type }) => type === 'VEVENT')
    .flatMap((event) =>
      occurrencesOfSeries(event, window).concat(
        Object.values(event.recurrences ?? {}).map((one) => written(one, one.start)),
      ),
    )
    .filter((line) => {
      const start = new Date(line.split(' ', 1)[0] ?? '')
      return start >= window.from && start < window.to
    })
    .toSorted()
}

function occurrencesOfSeries(
  event: OtherEvent,
  { from, to }: { readonly from: Date; readonly to: Date },
): string[] {
  const { start, rrule, exdate = {}, recurrences = {} } = event
  const gone = new Set(
    [...Object.values(exdate), ...Object.values(recurrences).map((one) => one.recurrenceid)].map(
      (date) => date.getTime(),
    ),
  )
  if (rrule === undefined) return gone.has(start.getTime()) ? [] : [written(event, start)]
  const zone = start.tz ?? 'UTC'
  const local = start.toLocaleString('sv-SE', { timeZone: zone }).replaceAll(/[-:]/g, '')
  const [, rule = ''] = rrule.toString().split('\n')
  const endless = rule.replace(/;UNTIL=[^;]*|UNTIL=[^;]*;/, '')
  const { until } = rrule.options
  return new RRuleTemporal({
    rruleString: `DTSTART;TZID=${zone}:${local.replace(' ', 'T')}\n${endless}`,
  })
    .between(from, to, true)
    .map(({ epochMilliseconds }) => new Date(epochMilliseconds))
    .filter((date) => (until === null || date <= until) && !gone.has(date.getTime()))
    .map((date) => written(event, date))
}

function written(event: OtherEvent, start: Date): string {
  const lengthMs = (event.end ?? event.start).getTime() - event.start.getTime()
  const end = new Date(start.getTime() + lengthMs)
  if (event.datetype === 'date') {
    const last = new Date(Math.max(start.getTime(), end.getTime() - 86_400_000))
    return `${day(start)} ${day(last)} ${event.summary ?? ''}`
  }
  return `${instant(start)} ${instant(end)} ${event.summary ?? ''}`
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10)
}

function instant(date: Date): string {
  return `${date.toISOString().slice(0, 16)}Z`
}
