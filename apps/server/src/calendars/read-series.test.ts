import { describe, expect, it } from 'vitest'
import { calendar, event, eventsIn, only } from './testing/calendar-text'

describe('series', () => {
  const series = [
    'UID:series',
    'SUMMARY:Standup',
    'DTSTART;TZID=America/New_York:20260302T090000',
    'DTEND;TZID=America/New_York:20260302T093000',
    'RRULE:FREQ=WEEKLY;BYDAY=MO',
  ]

  it('stand once, with their rule, and without what is excluded, moved or cancelled', () => {
    const events = eventsIn(
      calendar(
        event(...series, 'EXDATE;TZID=America/New_York:20260309T090000', 'EXDATE:20260316T130000Z'),
        event(
          'UID:series',
          'SUMMARY:Standup, late',
          'RECURRENCE-ID;TZID=America/New_York:20260323T090000',
          'DTSTART;TZID=America/New_York:20260324T150000',
          'DURATION:PT1H',
        ),
        event(
          'UID:series',
          'RECURRENCE-ID:20260330T130000Z',
          'DTSTART:20260330T130000Z',
          'STATUS:CANCELLED',
        ),
      ),
    )
    expect(events).toMatchObject([
      {
        eventKey: 'series',
        rrule: 'FREQ=WEEKLY;BYDAY=MO',
        timeZone: 'America/New_York',
        lastDay: null,
        excludedDates: [
          '2026-03-09T09:00:00-04:00',
          '2026-03-16T09:00:00-04:00',
          '2026-03-23T09:00:00-04:00',
          '2026-03-30T09:00:00-04:00',
        ],
      },
      {
        eventKey: 'series/2026-03-23T09:00:00-04:00',
        uid: 'series',
        title: 'Standup, late',
        startText: '2026-03-24T15:00:00-04:00',
        endText: '2026-03-24T16:00:00-04:00',
        rrule: null,
      },
    ])
  })

  it('carry added occurrences as events of their own, once even when the rule names them too', () => {
    const events = eventsIn(
      calendar(event(...series, 'RDATE;TZID=America/New_York:20260304T090000,20260309T090000')),
    )
    expect(events.map(({ startText, endText }) => [startText, endText])).toEqual([
      ['2026-03-02T09:00:00-05:00', '2026-03-02T09:30:00-05:00'],
      ['2026-03-04T09:00:00-05:00', '2026-03-04T09:30:00-05:00'],
      ['2026-03-09T09:00:00-04:00', '2026-03-09T09:30:00-04:00'],
    ])
    expect(events[0]?.excludedDates).toContain('2026-03-09T09:00:00-04:00')
  })

  it('of days exclude days', () => {
    const days = ['DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;UNTIL=20260310']
    expect(only(...days, 'EXDATE;VALUE=DATE:20260303')).toMatchObject({
      isAllDay: true,
      timeZone: null,
      excludedDates: ['2026-03-03'],
    })
  })

  it('that are cancelled are left out, and so are older versions', () => {
    const text = calendar(
      event('UID:a', 'DTSTART:20260302T090000Z', 'STATUS:CANCELLED'),
      event('UID:b', 'SEQUENCE:2', 'SUMMARY:New', 'DTSTART:20260303T090000Z'),
      event('UID:b', 'SEQUENCE:1', 'SUMMARY:Old', 'DTSTART:20260302T090000Z'),
    )
    expect(eventsIn(text).map(({ title }) => title)).toEqual(['New'])
  })

  it('that cannot be read stand as one event', () => {
    expect(only('DTSTART:20260302T090000Z', 'RRULE:FREQ=SOMETIMES')).toMatchObject({
      rrule: null,
      singleReason: 'unreadable_rule',
    })
  })
})
