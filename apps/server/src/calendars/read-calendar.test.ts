import { describe, expect, it } from 'vitest'
import { readCalendar } from './read-calendar'
import { calendar, event, eventsIn } from './testing/calendar-text'

describe('text', () => {
  const text = calendar(event('UID:a', 'SUMMARY:Zürich\\, 東京 🎉', 'DTSTART:20260302T090000Z'))
  const title = 'Zürich, 東京 🎉'
  const bytes = Buffer.from(text)
  const folded = Buffer.concat(
    [...bytes].flatMap((byte, index) =>
      index > 60 && index % 7 === 0 && byte > 31 && bytes[index - 1] !== 10
        ? [Buffer.from('\r\n '), Buffer.from([byte])]
        : [Buffer.from([byte])],
    ),
  )
  it.each([
    ['plain', bytes, null],
    ['with a byte order mark', Buffer.concat([Buffer.from('\uFEFF'), bytes]), null],
    ['folded in the middle of characters', folded, null],
    ['with line feeds alone', Buffer.from(text.replaceAll('\r\n', '\n')), 'UTF-8'],
    ['in UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), null],
    ['in UTF-16 the other way round', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(), null],
    ['under a character set that nobody knows', bytes, 'x-klingon'],
  ])('%s reads the same', (_sentence, provided, charset) => {
    expect(eventsIn(provided, charset)[0]?.title).toBe(title)
  })

  it.each(['ISO-8859-1', 'iso-8859-15', 'Windows-1252'])('in %s is read so', (charset) => {
    const latin = Buffer.from(text.replace(/東京 🎉/, 'caf\u00E9'), 'latin1')
    expect(eventsIn(latin, charset)[0]?.title).toBe('Zürich, café')
  })

  it('that is no UTF-8 is read as Windows writes it', () => {
    const latin = Buffer.from(text.replace(/東京 🎉/, 'caf\u00E9'), 'latin1')
    expect(eventsIn(latin)[0]?.title).toBe('Zürich, café')
  })
})

describe('a calendar that is broken in places', () => {
  const whole = calendar(
    event('UID:a', 'SUMMARY:A', 'DTSTART:20260302T090000Z'),
    event('UID:b', 'SUMMARY:B', 'DTSTART:20260303T090000Z'),
  )
  const indented = whole.replaceAll(/^(?=.)/gm, '    ')

  it.each([
    ['spaces before it', `  ${whole}`],
    ['blank lines before it', `\r\n \r\n\n${whole}`],
    ['a mark and blanks before it', `\uFEFF\r\n  ${whole}`],
    ['every line indented', indented],
    ['every line indented, and a blank one before', `\n${indented}`],
    ['blank lines in it', whole.replaceAll('\r\n', '\r\n\r\n')],
  ])('by %s is whole', (_sentence, text) => {
    const read = readCalendar(Buffer.from(text), null)
    expect(read).toMatchObject({ calendar: { isWhole: true, warnings: [] } })
    expect(eventsIn(text).map(({ title }) => title)).toEqual(['A', 'B'])
  })

  const second = whole.indexOf('BEGIN:VEVENT', 60)
  it.each([
    ['in its last event', whole.slice(0, second + 40), ['A'], 1],
    ['in the middle of a rule', `${whole.slice(0, second + 40)}\r\nRRULE:FREQ=DAI`, ['A'], 1],
    ['between two events', whole.slice(0, second), ['A'], 0],
    ['before its own end', whole.replace('END:VCALENDAR\r\n', ''), ['A', 'B'], 0],
    ['by an event without an end', whole.replace('END:VEVENT\r\n', ''), ['B'], 1],
    ['by an end too many', whole.replace('END:VEVENT', 'END:VALARM\r\nEND:VEVENT'), ['A', 'B'], 0],
  ])('%s is read as far as possible, with a warning', (_sentence, text, titles, count) => {
    expect(readCalendar(Buffer.from(text), null)).toMatchObject({
      calendar: { isWhole: false, warnings: [{ code: 'incomplete', count, names: [] }] },
    })
    expect(eventsIn(text).map(({ title }) => title)).toEqual(titles)
  })

  it('by an event without a start says how many', () => {
    const text = calendar(event('UID:none'), event('UID:a', 'DTSTART:20260302T090000Z'))
    expect(readCalendar(Buffer.from(text), null)).toMatchObject({
      calendar: { isWhole: true, warnings: [{ code: 'undated_events', count: 1 }] },
    })
  })
})

describe('what is no good calendar', () => {
  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><html><body>BEGIN:VCALENDAR</body></html>'],
    ['half a calendar', calendar(event('UID:a', 'DTSTART:20260302T090000Z')).slice(0, 70)],
    ['ends in the wrong order', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\nEND:VEVENT'],
    ['more events than anybody has', calendar(event('UID:a').concat('\r\n').repeat(25_001))],
  ])('%s is refused', (_sentence, text) => {
    expect(readCalendar(Buffer.from(text), null)).toEqual({ code: 'unreadable' })
  })

  it('vCalendar 1.0 is refused by its name, since it is encoded in another way', () => {
    const text = [
      'BEGIN:VCALENDAR',
      'VERSION:1.0',
      'BEGIN:VEVENT',
      'DTSTART:20260302T090000Z',
      'SUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Z=C3=BCrich =',
      ' again',
      'RRULE:W1 MO #4',
      'END:VEVENT',
      'END:VCALENDAR',
    ]
    expect(readCalendar(Buffer.from(text.join('\r\n')), null)).toEqual({ code: 'outdated' })
  })

  it('bad events do not take the good ones away', () => {
    const text = calendar(
      event('UID:none'),
      event('UID:bad', 'DTSTART:tomorrow'),
      event('UID:far', 'DTSTART:18000101T000000Z'),
      event(
        'UID:odd',
        'no colon here',
        'DTSTART:20260302T090000Z',
        'EXDATE:never',
        'BEGIN:VALARM',
        'DTSTART:x',
        'END:VALARM',
      ),
    )
    expect(eventsIn(text)).toMatchObject([{ uid: 'odd', excludedDates: [] }])
  })

  it('events without or with one UID for all keep apart', () => {
    const text = calendar(
      event('SUMMARY:A', 'DTSTART:20260302T090000Z'),
      event('SUMMARY:B', 'DTSTART:20260302T090000Z'),
      event('UID:x', 'SUMMARY:C', 'DTSTART:20260302T090000Z'),
      event('UID:x', 'SUMMARY:D', 'DTSTART:20260303T090000Z'),
    )
    const events = eventsIn(text)
    expect(events).toHaveLength(4)
    expect(new Set(events.map(({ eventKey }) => eventKey)).size).toBe(4)
  })
})
