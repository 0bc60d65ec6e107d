import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { afterEach, describe, expect, it } from 'vitest'
import { readCalendar } from './read-calendar'
import { dialects, feedText, generatedFeed } from './testing/generated-feeds'
import { occurrencesOf } from './testing/occurrences'
import { secondOpinion } from './testing/second-opinion'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const zoneBefore = process.env['TZ']
afterEach(() => {
  inZone(zoneBefore)
})

/** From here on the process is in a zone. */
function inZone(name: string | undefined): void {
  if (name === undefined) delete process.env['TZ']
  else process.env['TZ'] = name
}

function eventsIn(text: string) {
  const read = readCalendar(Buffer.from(text), null)
  if (read.code !== 'read') throw new Error('The calendar of the test could not be read.')
  return read.calendar.events.toSorted((one, other) => one.eventKey.localeCompare(other.eventKey))
}

/** Occurrences that begin from 2 February to 30 July 2026. */
const FROM = '2026-02-02'
const TO = '2026-07-31'
function ours(text: string): string[] {
  return occurrencesOf(eventsIn(text), { from: '2026-01-30', to: '2026-08-02' }).filter(
    (line) => line >= FROM && line < TO,
  )
}
function theirs(text: string): string[] {
  return secondOpinion(text, { from: new Date(FROM), to: new Date(TO) })
}

describe.each(dialects)('a calendar as %s writes it', (dialect) => {
  it('has the occurrences that two other libraries find, wherever the server is', () => {
    let occurrences = 0
    fc.assert(
      fc.property(generatedFeed(dialect), (events) => {
        const text = feedText(events, { dialect })
        inZone('UTC')
        const expected = theirs(text)
        occurrences += expected.length
        for (const [zone, offset] of [
          ['UTC', 0],
          ['America/New_York', 300],
          ['Asia/Kolkata', -330],
        ] as const) {
          inZone(zone)
          expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(offset)
          expect(ours(text)).toEqual(expected)
        }
      }),
      modelRuns(60),
    )
    expect(occurrences).toBeGreaterThan(800)
  })

  it('is the same refolded, reordered and with line feeds alone', () => {
    fc.assert(
      fc.property(
        generatedFeed(dialect).chain((events) =>
          fc.record({
            events: fc.constant(events),
            shuffled: fc
              .tuple(
                ...events.map((lines) =>
                  fc.shuffledSubarray([...lines], { minLength: lines.length }),
                ),
              )
              .chain((all) => fc.shuffledSubarray(all, { minLength: all.length })),
            foldAt: fc.integer({ min: 1, max: 75 }),
            lineEnd: fc.constantFrom('\r\n', '\n'),
          }),
        ),
        ({ events, shuffled, foldAt, lineEnd }) => {
          expect(eventsIn(feedText(shuffled, { dialect, foldAt, lineEnd }))).toEqual(
            eventsIn(feedText(events, { dialect })),
          )
        },
      ),
      modelRuns(40),
    )
  })
})

describe('where the libraries say something else, the standard decides', () => {
  const series = [
    'UID:series',
    'SUMMARY:Series',
    'DTSTART;TZID=Europe/Berlin:20260302T090000',
    'DTEND;TZID=Europe/Berlin:20260302T100000',
    'RRULE:FREQ=WEEKLY;COUNT=3',
  ]

  it.each<[string, readonly (readonly string[])[], string[]]>([
    [
      'starts that are added take place (RFC 5545, 3.8.5.2), and the other reader leaves them out',
      [[...series, 'RDATE;TZID=Europe/Berlin:20260304T090000']],
      ['2026-03-04T08:00Z 2026-03-04T09:00Z Series'],
    ],
    [
      'a change to this and all later ones is for all later ones (3.2.13), and the other reader changes one',
      [
        series,
        [
          'UID:series',
          'SUMMARY:Late',
          'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260309T090000',
          'DTSTART;TZID=Europe/Berlin:20260309T110000',
          'DTEND;TZID=Europe/Berlin:20260309T120000',
        ],
      ],
      ['2026-03-16T10:00Z 2026-03-16T11:00Z Late'],
    ],
    [
      'a start that the clock skips takes place an hour later (3.3.5), and the other reader drops it',
      [
        [
          'UID:series',
          'SUMMARY:Series',
          'DTSTART;TZID=America/New_York:20260307T023000',
          'DTEND;TZID=America/New_York:20260307T033000',
          'RRULE:FREQ=DAILY;COUNT=3',
        ],
      ],
      ['2026-03-08T07:30Z 2026-03-08T08:30Z Series'],
    ],
  ])('%s', (_sentence, events, only) => {
    inZone('UTC')
    const text = feedText(events)
    const matches = new Set(theirs(text))
    expect(ours(text).filter((line) => !matches.has(line))).toEqual(only)
  })
})

it('changes to all later occurrences give the same occurrences as the parser’s own expansion', () => {
  const stamp = (ms: number) =>
    `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  let moved = 0
  fc.assert(
    fc.property(
      fc.record({
        startDay: fc.integer({ min: 20_486, max: 20_546 }),
        interval: fc.integer({ min: 1, max: 3 }),
        step: fc.integer({ min: 0, max: 8 }),
        kind: fc.constantFrom<'DAILY' | 'WEEKLY'>('DAILY', 'WEEKLY'),
        days: fc.integer({ min: -2, max: 4 }),
        hours: fc.integer({ min: -5, max: 5 }),
        end: fc.constantFrom('', ';COUNT=12', ';COUNT=5', ';UNTIL=20260620T120000Z'),
      }),
      ({ startDay, interval, step, kind, days, hours, end }) => {
        const startMs = startDay * DAY_MS + 12 * HOUR_MS
        const atMs = startMs + step * interval * (kind === 'DAILY' ? 1 : 7) * DAY_MS
        const toMs = atMs + days * DAY_MS + hours * HOUR_MS
        const series = [
          'UID:series',
          'SUMMARY:Series',
          `DTSTART:${stamp(startMs)}`,
          `DTEND:${stamp(startMs + HOUR_MS)}`,
          `RRULE:FREQ=${kind};INTERVAL=${interval}${end}`,
        ]
        const change = [
          'UID:series',
          'SUMMARY:Moved',
          `RECURRENCE-ID;RANGE=THISANDFUTURE:${stamp(atMs)}`,
          `DTSTART:${stamp(toMs)}`,
          `DTEND:${stamp(toMs + 2 * HOUR_MS)}`,
        ]
        const text = feedText([series, change])
        const events = eventsIn(text)
        // A change to an occurrence that does not exist becomes a single event with a reason. Skip
        // such calendars.
        fc.pre(events.every(({ singleReason }) => singleReason === null))
        const matches = ours(text)
        moved += matches.filter((line) => line.endsWith('Moved')).length
        expect(matches).toEqual(expandedByParser(text))
      },
    ),
    modelRuns(120),
  )
  expect(moved).toBeGreaterThan(400)
})

/**
 * Returns the occurrences as the server's parsing library expands series and changes by its own
 * rules.
 */
function expandedByParser(text: string): string[] {
  const [main, ...changes] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  if (main === undefined) throw new Error('The calendar of the test has no event.')
  const event = new ICAL.Event(main, { exceptions: changes })
  const iterator = event.iterator()
  const lines: string[] = []
  for (let count = 0; count < 400; count += 1) {
    const next = iterator.next()
    if (!(next instanceof ICAL.Time)) break
    const { startDate, endDate, item } = event.getOccurrenceDetails(next)
    const [start, end] = [startDate, endDate].map(
      (time) => `${time.toJSDate().toISOString().slice(0, 16)}Z`,
    )
    lines.push(`${start} ${end} ${item.summary}`)
  }
  return lines.filter((line) => line >= FROM && line < TO).toSorted()
}
