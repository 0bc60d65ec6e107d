import { describe, expect, it } from 'vitest'
import { at, eventsIn, startsIn } from './testing/series-text'

describe('an event of several rules', () => {
  const start = `DTSTART;${at('0302')}`

  it.each<[string, readonly string[], string[]]>([
    [
      'follows all that end',
      ['RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=DAILY;INTERVAL=3;COUNT=3'],
      ['03-02T14', '03-05T14', '03-08T13', '03-09T13'],
    ],
    [
      'has an occurrence once that two of them name',
      ['RRULE:FREQ=WEEKLY', 'RRULE:FREQ=DAILY;INTERVAL=7;COUNT=3', 'EXRULE:FREQ=DAILY;COUNT=30'],
      ['04-06T13', '04-13T13', '04-20T13', '04-27T13'],
    ],
    [
      'leaves out what an excluding rule names',
      ['RRULE:FREQ=DAILY;COUNT=6', 'EXRULE:FREQ=DAILY;INTERVAL=2'],
      ['03-03T14', '03-05T14', '03-07T14'],
    ],
    [
      'begins with its start also when that is in none of them',
      ['RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2', 'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=1'],
      ['03-02T14', '03-03T14', '03-05T14', '03-10T13'],
    ],
    [
      'has the last start of one that ends with it',
      ['RRULE:FREQ=WEEKLY;COUNT=1', 'RRULE:FREQ=DAILY;INTERVAL=3;UNTIL=20260308T130000Z'],
      ['03-02T14', '03-05T14', '03-08T13'],
    ],
    [
      'follows one that is said twice',
      ['RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=WEEKLY;COUNT=2'],
      ['03-02T14', '03-09T13'],
    ],
  ])('%s', (_sentence, rules, starts) => {
    expect(startsIn([start, ...rules])).toEqual(starts)
  })

  it('of whole days follows the days of all, whatever times they name', () => {
    const rules = ['RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=DAILY;BYHOUR=9,12;COUNT=2']
    const starts = startsIn(['DTSTART;VALUE=DATE:20260302', ...rules])
    expect(starts).toEqual(['03-02', '03-03', '03-09'])
  })

  it.each([
    ['two rules without end', ['RRULE:FREQ=WEEKLY', 'RRULE:FREQ=MONTHLY'], 'several_rules'],
    ['an exclusion without end', ['RRULE:FREQ=WEEKLY', 'EXRULE:FREQ=MONTHLY'], 'excluding_rule'],
    [
      'an exclusion of minutes',
      ['RRULE:FREQ=DAILY;COUNT=9', 'EXRULE:FREQ=MINUTELY'],
      'excluding_rule',
    ],
    ['one that cannot be read', ['RRULE:FREQ=WEEKLY', 'RRULE:FREQ=NEVER'], 'unreadable_rule'],
    [
      'days by the ten thousand',
      ['RRULE:FREQ=DAILY;COUNT=9999', 'RRULE:FREQ=DAILY'],
      'several_rules',
    ],
  ])('%s: shows once, with the reason', (_sentence, rules, singleReason) => {
    expect(eventsIn([start, ...rules])).toMatchObject([{ rrule: null, singleReason }])
  })
})

describe('the end of a rule', () => {
  it.each([
    [
      'in UTC after midnight is the day before',
      `DTSTART;${at('0302', '21')}`,
      'UNTIL=20260311T010000Z',
      'UNTIL=20260310T210000',
    ],
    [
      'in UTC before the last start is the day before that',
      `DTSTART;${at('0302', '21')}`,
      'UNTIL=20260311T005959Z',
      'UNTIL=20260309T210000',
    ],
    [
      'in UTC is the next day in the east',
      'DTSTART;TZID=Asia/Kolkata:20260302T030000',
      'UNTIL=20260310T213000Z',
      'UNTIL=20260311T030000',
    ],
    ['as a day holds that day', `DTSTART;${at('0302')}`, 'UNTIL=20260310', 'UNTIL=20260310T090000'],
    [
      'without a zone is read as the start is',
      `DTSTART;${at('0302')}`,
      'UNTIL=20260310T235959',
      'UNTIL=20260310T090000',
    ],
    [
      'as a time is a day for whole days',
      'DTSTART;VALUE=DATE:20260302',
      'UNTIL=20260310T235959Z',
      'UNTIL=20260310',
    ],
  ])('%s', (_sentence, start, until, written) => {
    expect(eventsIn([start, `RRULE:FREQ=DAILY;${until}`])[0]?.rrule).toBe(`FREQ=DAILY;${written}`)
  })

  it('at its start leaves the start', () => {
    const rule = 'RRULE:FREQ=DAILY;UNTIL=20260302T140000Z'
    expect(startsIn([`DTSTART;${at('0302')}`, rule])).toEqual(['03-02T14'])
  })

  it.each([
    ['before its start', 'UNTIL=20260201'],
    ['on the day of its start, before its time', 'UNTIL=20260302T135959Z'],
  ])('%s leaves no occurrence but those that are added', (_sentence, until) => {
    const rule = `RRULE:FREQ=DAILY;${until}`
    expect(startsIn([`DTSTART;${at('0302')}`, rule])).toEqual([])
    expect(startsIn([`DTSTART;${at('0302')}`, rule, `RDATE;${at('0304')}`])).toEqual(['03-04T14'])
  })
})

describe('a rule of times', () => {
  const daily = ['DTSTART;TZID=America/New_York:20260306T090000', 'DURATION:PT1H']

  it.each<[string, readonly string[], string[]]>([
    [
      'of working hours takes place at each of them, across a change of the clocks',
      ['RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,15;BYMINUTE=0;BYSECOND=0;COUNT=4'],
      ['03-06T14', '03-06T20', '03-09T13', '03-09T19'],
    ],
    [
      'that ends in UTC ends on the clock of its zone',
      ['RRULE:FREQ=HOURLY;INTERVAL=6;UNTIL=20260307T080000Z'],
      ['03-06T14', '03-06T20', '03-07T02', '03-07T08'],
    ],
    [
      'loses what is excluded or moved',
      ['RRULE:FREQ=HOURLY;INTERVAL=6;COUNT=4', 'EXDATE;TZID=America/New_York:20260306T210000'],
      ['03-06T14', '03-06T20', '03-07T08'],
    ],
    [
      'can take times out of another one',
      ['RRULE:FREQ=HOURLY;COUNT=6', 'EXRULE:FREQ=HOURLY;INTERVAL=2'],
      ['03-06T15', '03-06T17', '03-06T19'],
    ],
    [
      'can come with another one',
      ['RRULE:FREQ=DAILY;BYHOUR=9,12;COUNT=2', 'RRULE:FREQ=DAILY;BYHOUR=15;COUNT=1'],
      ['03-06T14', '03-06T17', '03-06T20'],
    ],
    [
      'in small letters is one too',
      ['rrule:freq=daily;byhour=9,12;count=2;'],
      ['03-06T14', '03-06T17'],
    ],
  ])('%s', (_sentence, rules, starts) => {
    expect(startsIn([...daily, ...rules])).toEqual(starts)
    for (const { singleReason } of eventsIn([...daily, ...rules])) expect(singleReason).toBeNull()
  })

  it('of seconds has its reason', () => {
    expect(eventsIn([...daily, 'RRULE:FREQ=SECONDLY'])).toMatchObject([
      { rrule: 'FREQ=SECONDLY', singleReason: 'too_frequent' },
    ])
  })

  it('that a change to all later occurrences moves is listed one by one, or shows once with the reason', () => {
    const change = [
      `RECURRENCE-ID;RANGE=THISANDFUTURE;${at('0307')}`,
      `DTSTART;${at('0307', '10')}`,
      'SUMMARY:Moved',
    ]
    const rule = 'RRULE:FREQ=DAILY;BYHOUR=9,12'
    expect(startsIn([...daily, `${rule};COUNT=4`], change)).toEqual([
      '03-06T14',
      '03-06T17',
      '03-07T15 Moved',
      '03-07T18 Moved',
    ])
    expect(eventsIn([...daily, rule], change)).toMatchObject([
      { rrule: 'FREQ=DAILY;BYHOUR=9,12;UNTIL=20260307T085959', singleReason: null },
      { title: 'Moved', rrule: null, singleReason: 'moved_series' },
    ])
  })

  it.each([['garbage'], [''], ['FREQ=WEEKLY;BYEASTER=1'], ['FREQ=DAILY;RSCALE=CHINESE']])(
    '"%s" is invalid, and the event shows once',
    (rule) => {
      expect(eventsIn([...daily, `RRULE:${rule}`])).toMatchObject([
        { rrule: null, singleReason: 'unreadable_rule' },
      ])
    },
  )
})
