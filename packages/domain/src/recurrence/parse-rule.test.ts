import { describe, expect, it } from 'vitest'

import { parseRule, parseTimedRule } from './index'

describe('parseRule', () => {
  it.each([
    ['a plain rule', 'FREQ=WEEKLY;BYDAY=TU'],
    ['with the name of its property', 'RRULE:FREQ=WEEKLY;BYDAY=TU'],
    ['in small letters', 'freq=weekly;byday=tu'],
    [
      'with a start before it, which does not count',
      'DTSTART:20260101T080000Z\nRRULE:FREQ=WEEKLY;BYDAY=TU',
    ],
    ['with a semicolon at the end', 'FREQ=WEEKLY;BYDAY=TU;'],
  ])('%s', (_sentence, text) => {
    expect(parseRule(text)).toMatchObject({
      frequency: 'WEEKLY',
      interval: 1,
      byWeekday: [{ weekday: 2, nth: 0 }],
    })
  })

  it.each([
    ['nothing', ''],
    ['a choice not yet made', 'custom'],
    ['words', 'every other Tuesday'],
    ['no frequency', 'INTERVAL=2'],
    ['an unknown frequency', 'FREQ=FORTNIGHTLY'],
    ['several times a day', 'FREQ=HOURLY'],
    ['a time of day', 'FREQ=DAILY;BYHOUR=8'],
    ['an unknown part', 'FREQ=DAILY;BYMOON=FULL'],
    ['an interval of none', 'FREQ=DAILY;INTERVAL=0'],
    ['an interval that is no number', 'FREQ=DAILY;INTERVAL=two'],
    ['a weekday that is none', 'FREQ=WEEKLY;BYDAY=XX'],
    ['the zeroth weekday', 'FREQ=MONTHLY;BYDAY=0MO'],
    ['the 32nd of a month', 'FREQ=MONTHLY;BYMONTHDAY=32'],
    ['month 13', 'FREQ=YEARLY;BYMONTH=13'],
    ['no times at all', 'FREQ=DAILY;COUNT=0'],
    ['an end that does not exist', 'FREQ=DAILY;UNTIL=20260230'],
    ['two rules', 'RRULE:FREQ=DAILY\nRRULE:FREQ=WEEKLY'],
    ['exceptions', 'RRULE:FREQ=DAILY\nEXDATE:20260101T000000Z'],
    ['a part without a value', 'FREQ=DAILY;COUNT'],
    ['a value with two equals signs', 'FREQ=DAILY;COUNT=2=3'],
    ['a list where one number belongs', 'FREQ=DAILY;COUNT=1,2'],
    ['an empty value', 'FREQ=DAILY;BYMONTHDAY='],
    ['a list with a gap', 'FREQ=MONTHLY;BYMONTHDAY=1,,2'],
    ['the number of a frequency in place of its name', 'FREQ=1'],
    ['a weekday in another spelling of the part', 'FREQ=WEEKLY;BYWEEKDAY=TU'],
    ['Easter, which the standard does not know', 'FREQ=YEARLY;BYEASTER=0'],
    ['a start within the rule', 'FREQ=DAILY;DTSTART=20260101T000000Z'],
    ['a zone within the rule', 'FREQ=DAILY;TZID=Europe/Berlin'],
    ['an end at an hour that does not exist', 'FREQ=DAILY;UNTIL=20260101T250000Z'],
    ['an end before the first year of the calendar', 'FREQ=DAILY;UNTIL=18991231'],
    ['a week that starts on an unknown weekday', 'FREQ=WEEKLY;WKST=XX'],
    ['a week that starts on an nth weekday', 'FREQ=WEEKLY;WKST=1MO'],
    ['the 54th weekday of a year', 'FREQ=YEARLY;BYDAY=54MO'],
    ['the 367th day of a year', 'FREQ=YEARLY;BYYEARDAY=367'],
    ['the 54th week of a year', 'FREQ=YEARLY;BYWEEKNO=54'],
    ['position 0', 'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=0'],
    ['more than 999,999 times', 'FREQ=DAILY;COUNT=1000000'],
    ['an interval above 9,999', 'FREQ=DAILY;INTERVAL=10000'],
    ['too long a text', `FREQ=DAILY;BYMONTHDAY=${'1,'.repeat(2000)}1`],
  ])('%s is no rule', (_sentence, text) => {
    expect(parseRule(text)).toBeNull()
  })
  it.each([
    ['a day of the month from its end', 'FREQ=MONTHLY;BYMONTHDAY=-31,+2', { byMonthDay: [-31, 2] }],
    [
      'nth weekdays',
      'FREQ=YEARLY;BYDAY=-53SU,+1MO',
      {
        byWeekday: [
          { weekday: 0, nth: -53 },
          { weekday: 1, nth: 1 },
        ],
      },
    ],
    ['a week from Sunday', 'FREQ=WEEKLY;WKST=SU', { weekStart: 0 }],
    ['weeks from Monday unless stated', 'FREQ=WEEKLY', { weekStart: 1 }],
    ['the last day', 'FREQ=DAILY;UNTIL=20260302', { untilDay: 20_514, untilSecond: null }],
    [
      'the last second',
      'FREQ=DAILY;UNTIL=20260302T010203',
      { untilDay: 20_514, untilSecond: 3723 },
    ],
    [
      'a leap second',
      'FREQ=DAILY;UNTIL=20261231T235960Z',
      { untilDay: 20_818, untilSecond: 86_399 },
    ],
    ['the most times', 'FREQ=DAILY;COUNT=999999', { count: 999_999 }],
    ['the longest interval', 'FREQ=DAILY;INTERVAL=9999', { interval: 9999 }],
    [
      'the calendar that every rule follows',
      'RSCALE=GREGORIAN;FREQ=DAILY;SKIP=OMIT',
      { frequency: 'DAILY' },
    ],
    ['of a part that occurs twice the last', 'FREQ=DAILY;COUNT=2;COUNT=3', { count: 3 }],
  ])('%s', (_sentence, text, expected) => {
    expect(parseRule(text)).toMatchObject(expected)
  })

  it('reads null as no rule', () => {
    expect(parseRule(null)).toBeNull()
  })
})

describe('parseTimedRule', () => {
  it('reads times of day ascending, each once, and a leap second as the one before it', () => {
    expect(parseTimedRule('FREQ=DAILY;BYHOUR=9,8,9;BYSECOND=60,0', false)).toMatchObject({
      byHour: [8, 9],
      bySecond: [0, 59],
      dayRule: null,
    })
  })

  it('ignores times of day in a series of whole days', () => {
    expect(parseTimedRule('FREQ=DAILY;BYHOUR=9', true)).toMatchObject({
      byHour: [],
      dayRule: { frequency: 'DAILY' },
    })
  })

  it.each([
    ['hour 24', 'FREQ=DAILY;BYHOUR=24'],
    ['minute 60', 'FREQ=DAILY;BYMINUTE=60'],
    ['second 61', 'FREQ=DAILY;BYSECOND=61'],
    ['a negative hour', 'FREQ=DAILY;BYHOUR=-1'],
  ])('refuses %s', (_sentence, text) => {
    expect(parseTimedRule(text, false)).toBeNull()
    expect(parseTimedRule(text, true)).toBeNull()
  })
})
