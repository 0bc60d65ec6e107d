import { describe, expect, it } from 'vitest'
import { dayNumberOf } from '../calendar-dates'
import type { SubscriptionEvent } from './calendar-event'
import { expandEvent } from './expand-event'
import { allDay, november, eventOf } from './fixtures/events'

function timesIn(
  event: SubscriptionEvent,
  viewerZone: string,
  range = november,
): readonly string[] {
  return expandEvent(event, range, viewerZone).map(
    ({ startDate, endDate }) => `${startDate} ${endDate}`,
  )
}

describe('when an event takes place', () => {
  it('shows an instant on the clocks of whoever looks', () => {
    const event = eventOf({
      startDate: '2026-11-18T22:00:00-05:00',
      endDate: '2026-11-18T23:00:00-05:00',
    })
    expect(timesIn(event, 'America/New_York')).toEqual(['2026-11-18T22:00:00 2026-11-18T23:00:00'])
    expect(timesIn(event, 'Europe/Berlin')).toEqual(['2026-11-19T04:00:00 2026-11-19T05:00:00'])
    expect(timesIn(event, 'Pacific/Auckland')).toEqual(['2026-11-19T16:00:00 2026-11-19T17:00:00'])
  })

  it('keeps an all-day event on its day in every zone', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC', 'Asia/Kolkata']) {
      expect(timesIn(eventOf(allDay), zone)).toEqual(['2026-11-26T00:00:00 2026-11-26T00:00:00'])
    }
  })

  it('keeps a series at its time of day when the clocks of its zone change', () => {
    const event = eventOf({ rrule: 'FREQ=WEEKLY;BYDAY=MO' })
    const range = { startDay: dayNumberOf('2026-10-26'), endDay: dayNumberOf('2026-11-09') }
    // Clocks go back in New York on the first of November, in Berlin a week earlier.
    expect(timesIn(event, 'America/New_York', range).map((text) => text.slice(0, 16))).toEqual([
      '2026-10-26T09:00',
      '2026-11-02T09:00',
      '2026-11-09T09:00',
    ])
    expect(timesIn(event, 'Europe/Berlin', range).map((text) => text.slice(0, 16))).toEqual([
      '2026-10-26T14:00',
      '2026-11-02T15:00',
      '2026-11-09T15:00',
    ])
  })

  it('shows the days of an all-day series that begin before the range and reach into it', () => {
    const event = eventOf({
      ...allDay,
      startDate: '2026-10-09',
      endDate: '2026-10-15',
      rrule: 'FREQ=WEEKLY;INTERVAL=3',
    })
    const range = { startDay: dayNumberOf('2026-11-04'), endDay: dayNumberOf('2026-11-04') }
    expect(timesIn(event, 'UTC', range)).toEqual(['2026-10-30T00:00:00 2026-11-05T00:00:00'])
  })

  it('finds a moment that is two days later on the clocks of the viewer', () => {
    const event = eventOf({
      startDate: '2026-10-07T23:30:00-11:00',
      endDate: '2026-10-07T23:30:00-11:00',
      timeZone: 'Pacific/Pago_Pago',
      rrule: 'FREQ=WEEKLY',
    })
    const range = { startDay: dayNumberOf('2026-11-06'), endDay: dayNumberOf('2026-11-06') }
    expect(timesIn(event, 'Pacific/Kiritimati', range)).toEqual([
      '2026-11-06T00:30:00 2026-11-06T00:30:00',
    ])
  })

  it('leaves out an event that ends at the midnight before the shown days', () => {
    const endingAt = (end: string) =>
      eventOf({ startDate: '2026-10-30T22:00:00Z', endDate: end, timeZone: 'UTC' })
    expect(timesIn(endingAt('2026-10-31T00:00:00Z'), 'UTC')).toEqual([])
    expect(timesIn(endingAt('2026-10-31T00:00:01Z'), 'UTC')).toHaveLength(1)
  })

  it('leaves excluded occurrences out', () => {
    const event = eventOf({
      rrule: 'FREQ=WEEKLY;BYDAY=MO',
      excludedDates: ['2026-11-09T09:00:00-05:00'],
    })
    expect(timesIn(event, 'UTC').map((text) => text.slice(0, 10))).toEqual([
      '2026-11-02',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    const yearly = eventOf({
      ...allDay,
      startDate: '2020-11-26',
      endDate: '2020-11-26',
      rrule: 'FREQ=YEARLY',
      excludedDates: ['2026-11-26'],
    })
    expect(timesIn(yearly, 'UTC')).toEqual([])
  })

  it('ends with the last time that its rule names', () => {
    const times = (until: string) =>
      timesIn(eventOf({ rrule: `FREQ=WEEKLY;BYDAY=MO;UNTIL=${until}` }), 'UTC').length
    expect(times('20261109T090000')).toBe(2)
    expect(times('20261109T085900')).toBe(1)
    expect(times('20261109')).toBe(2)
  })

  it('reaches one day beyond the range on both sides and no further', () => {
    const event = eventOf({
      ...allDay,
      startDate: '2026-10-01',
      endDate: '2026-10-01',
      rrule: 'FREQ=DAILY',
    })
    const days = timesIn(event, 'UTC').map((text) => text.slice(0, 10))
    expect([days.at(0), days.at(-1), days.length]).toEqual(['2026-10-31', '2026-12-01', 32])
  })

  it('finds an occurrence that began before the range and reaches into it', () => {
    const event = eventOf({ ...allDay, startDate: '2026-10-20', endDate: '2026-11-03' })
    expect(timesIn(event, 'UTC')).toEqual(['2026-10-20T00:00:00 2026-11-03T00:00:00'])
  })

  it('shows an event once whose rule is none', () => {
    expect(timesIn(eventOf({ ...allDay, rrule: 'FREQ=NEVER' }), 'UTC')).toHaveLength(1)
  })

  it('keeps the seconds of a start, in the series and in what is excluded of it', () => {
    const event = eventOf({
      startDate: '2026-11-02T09:00:30-05:00',
      endDate: '2026-11-02T09:30:15-05:00',
      rrule: 'FREQ=DAILY;COUNT=3',
      excludedDates: ['2026-11-03T09:00:30-05:00'],
    })
    expect(timesIn(event, 'America/New_York')).toEqual([
      '2026-11-02T09:00:30 2026-11-02T09:30:15',
      '2026-11-04T09:00:30 2026-11-04T09:30:15',
    ])
  })

  it.each([
    [
      'hours of working days',
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,15;BYMINUTE=0;BYSECOND=0;UNTIL=20261103T150000',
      ['2026-11-02T09:00:00', '2026-11-02T15:00:00', '2026-11-03T09:00:00', '2026-11-03T15:00:00'],
    ],
    [
      'every eight hours, by the clock, also when that is changed',
      'FREQ=HOURLY;INTERVAL=8;UNTIL=20261102T080000',
      [
        '2026-10-31T17:00:00',
        '2026-11-01T01:00:00',
        '2026-11-01T09:00:00',
        '2026-11-01T17:00:00',
        '2026-11-02T01:00:00',
      ],
    ],
    [
      'the hour that comes twice once, and the hour that is skipped with the next',
      'FREQ=HOURLY;BYHOUR=1,2;UNTIL=20261101T235959',
      ['2026-10-31T01:00:00', '2026-10-31T02:00:00', '2026-11-01T01:00:00', '2026-11-01T02:00:00'],
    ],
  ])('follows %s', (_sentence, rrule, starts) => {
    const matches = timesIn(eventOf({ rrule }), 'America/New_York').map((text) => text.slice(0, 19))
    expect(matches.slice(-starts.length)).toEqual(starts)
  })

  it('shows the first of each day of what takes place every minute', () => {
    const event = eventOf({ rrule: 'FREQ=MINUTELY', singleReason: 'too_frequent' })
    const matches = timesIn(event, 'America/New_York').map((text) => text.slice(0, 19))
    expect(matches).toHaveLength(32)
    expect(matches[1]).toBe('2026-11-01T00:00:00')
  })

  it('shows the days of whole days once, whatever hours their rule names', () => {
    const event = eventOf({ ...allDay, rrule: 'FREQ=HOURLY;INTERVAL=12;COUNT=5' })
    expect(timesIn(event, 'UTC').map((text) => text.slice(0, 10))).toEqual([
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ])
  })

  it('shows days of the last year that a date can name', () => {
    const event = eventOf({ ...allDay, startDate: '9999-01-01', endDate: '9999-01-01' })
    const range = { startDay: dayNumberOf('9999-01-01'), endDay: dayNumberOf('9999-01-31') }
    expect(timesIn(event, 'UTC', range)).toHaveLength(1)
  })
})
