import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '../calendar-dates'
import type { CalendarOfInterest, SubscriptionEvent } from './calendar-event'
import { eventOccurrencesOf } from './event-occurrences'
import { expandEvent } from './expand-event'

const RANGE = { startDay: dayNumberOf('2026-11-01'), endDay: dayNumberOf('2026-11-30') }

function eventOf(change: Partial<SubscriptionEvent>): SubscriptionEvent {
  return {
    id: 'a',
    uid: 'uid-a',
    title: 'Stand-up',
    startDate: '2026-10-05T09:00:00-04:00',
    endDate: '2026-10-05T09:30:00-04:00',
    isAllDay: false,
    rrule: null,
    singleReason: null,
    timeZone: 'America/New_York',
    excludedDates: [],
    ...change,
  }
}

function timesIn(event: SubscriptionEvent, viewerZone: string, range = RANGE): readonly string[] {
  return expandEvent(event, range, viewerZone).map(
    ({ startDate, endDate }) => `${startDate} ${endDate}`,
  )
}

const ALL_DAY = { isAllDay: true, timeZone: null, startDate: '2026-11-26', endDate: '2026-11-26' }

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
      expect(timesIn(eventOf(ALL_DAY), zone)).toEqual(['2026-11-26T00:00:00 2026-11-26T00:00:00'])
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
      ...ALL_DAY,
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
      ...ALL_DAY,
      startDate: '2026-10-01',
      endDate: '2026-10-01',
      rrule: 'FREQ=DAILY',
    })
    const days = timesIn(event, 'UTC').map((text) => text.slice(0, 10))
    expect([days.at(0), days.at(-1), days.length]).toEqual(['2026-10-31', '2026-12-01', 32])
  })

  it('finds an occurrence that began before the range and reaches into it', () => {
    const event = eventOf({ ...ALL_DAY, startDate: '2026-10-20', endDate: '2026-11-03' })
    expect(timesIn(event, 'UTC')).toEqual(['2026-10-20T00:00:00 2026-11-03T00:00:00'])
  })

  it('shows an event once whose rule is none of days', () => {
    const event = eventOf({ ...ALL_DAY, rrule: 'FREQ=HOURLY' })
    expect(timesIn(event, 'UTC')).toHaveLength(1)
  })
})

describe('what calendars of interest show', () => {
  const holiday = eventOf({ ...ALL_DAY, title: 'Thanksgiving', id: 'us', uid: 'x' })
  const same = { ...holiday, id: 'retail' }
  const first: CalendarOfInterest = {
    subscriptionId: 1,
    name: 'US Holidays',
    events: [holiday],
    duplicateEventsMap: [],
  }
  const second: CalendarOfInterest = {
    subscriptionId: 2,
    name: 'Retail calendar',
    events: [same],
    duplicateEventsMap: [{ eventId: 'retail', subscriptionId: 1, duplicateSubscriptionId: 2 }],
  }

  it('stands once, under the first calendar that has it, which names the other', () => {
    const shown = eventOccurrencesOf([first, second], RANGE, 'UTC')
    expect(shown.map(({ calendarName, alsoIn }) => ({ calendarName, alsoIn }))).toEqual([
      { calendarName: 'US Holidays', alsoIn: ['Retail calendar'] },
    ])
  })

  it('stands under the later calendar when the first is not on show', () => {
    const shown = eventOccurrencesOf([second], RANGE, 'UTC')
    expect(shown.map(({ calendarName }) => calendarName)).toEqual(['Retail calendar'])
  })

  it('has a key of its own for each occurrence', () => {
    const series = eventOf({ rrule: 'FREQ=DAILY' })
    const shown = eventOccurrencesOf([{ ...first, events: [series, holiday] }], RANGE, 'UTC')
    expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length)
  })

  it('leaves out what has no date and shows the rest', () => {
    const broken = { ...holiday, id: 'broken', startDate: 'tomorrow' }
    expect(
      eventOccurrencesOf([{ ...first, events: [broken, holiday] }], RANGE, 'UTC'),
    ).toHaveLength(1)
  })
})
