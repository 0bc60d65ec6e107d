import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { readCalendar } from './read-calendar'
import { DIALECTS, feedText, generatedFeed } from './testing/generated-feeds'
import { occurrencesOf } from './testing/occurrences'
import { secondOpinion } from './testing/second-opinion'

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

describe.each(DIALECTS)('a calendar as %s writes it', (dialect) => {
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
      { numRuns: 150, seed: 20_260_302 },
    )
    expect(occurrences).toBeGreaterThan(2000)
  }, 60_000)

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
      { numRuns: 100, seed: 20_260_303 },
    )
  }, 60_000)
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
  ])('%s', (_sentence, events, only) => {
    inZone('UTC')
    const text = feedText(events)
    const found = new Set(theirs(text))
    expect(ours(text).filter((line) => !found.has(line))).toEqual(only)
  })
})
