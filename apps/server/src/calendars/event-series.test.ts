import { describe, expect, it } from 'vitest'
import type { CalendarEvent } from './calendar-event'
import { readCalendar } from './read-calendar'
import { occurrencesOf } from './testing/occurrences'

const NEW_YORK = 'TZID=America/New_York'

/** Events of VEVENTs given as lists of lines, all with the UID `s`. */
function eventsIn(...events: readonly (readonly string[])[]): readonly CalendarEvent[] {
  const parts = events.map(
    (lines) => `BEGIN:VEVENT\r\nUID:s\r\n${lines.join('\r\n')}\r\nEND:VEVENT`,
  )
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n')
  const read = readCalendar(Buffer.from(text), null)
  if (read.code !== 'read') throw new Error('The calendar of the test could not be read.')
  return read.calendar.events
}

/** Starts of the occurrences in March and April 2026, in UTC, with what their title says more. */
function startsIn(...events: readonly (readonly string[])[]): string[] {
  const all = occurrencesOf(eventsIn(...events), { from: '2026-03-01', to: '2026-04-30' })
  return all.map((text) => {
    const [start = '', , ...title] = text.split(' ')
    return `${start.slice(5).replace(':00Z', '')} ${title.join(' ')}`.replace(' No title', '')
  })
}

const at = (day: string, hour = '09') => `${NEW_YORK}:2026${day}T${hour}0000`
const weekly = [
  `DTSTART;${at('0302')}`,
  'DURATION:PT1H',
  'RRULE:FREQ=WEEKLY;UNTIL=20260407T000000Z',
]

describe('a change to all later occurrences', () => {
  const later = (day: string, ...lines: readonly string[]) => [
    `RECURRENCE-ID;RANGE=THISANDFUTURE;${at(day)}`,
    ...lines,
  ]

  it.each<[string, readonly (readonly string[])[], string[]]>([
    [
      'of their time goes on at that time',
      [weekly, later('0316', `DTSTART;${at('0316', '11')}`, 'SUMMARY:Late')],
      ['03-02T14', '03-09T13', '03-16T15 Late', '03-23T15 Late', '03-30T15 Late', '04-06T15 Late'],
    ],
    [
      'of their weekday moves the rule with them',
      [
        [`DTSTART;${at('0302')}`, 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=6'],
        later('0311', `DTSTART;${at('0312')}`),
      ],
      ['03-02T14', '03-04T14', '03-09T13', '03-12T13', '03-17T13', '03-19T13'],
    ],
    [
      'after another one ends that',
      [
        weekly,
        later('0309', `DTSTART;${at('0309', '10')}`, 'SUMMARY:One'),
        later('0323', `DTSTART;${at('0324', '12')}`, 'SUMMARY:Two'),
      ],
      ['03-02T14', '03-09T14 One', '03-16T14 One', '03-24T16 Two', '03-31T16 Two', '04-07T16 Two'],
    ],
    [
      'keeps out what was excluded, moves what was added, and leaves single changes alone',
      [
        [...weekly, `EXDATE;${at('0330')}`, `RDATE;${at('0401')}`],
        later('0316', `DTSTART;${at('0316', '11')}`, 'SUMMARY:Late'),
        [`RECURRENCE-ID;${at('0323')}`, `DTSTART;${at('0325', '08')}`, 'SUMMARY:Once'],
      ],
      ['03-02T14', '03-09T13', '03-16T15 Late', '03-25T12 Once', '04-01T15 Late', '04-06T15 Late'],
    ],
    [
      'that cancels them ends the series',
      [weekly, later('0316', `DTSTART;${at('0316')}`, 'STATUS:CANCELLED')],
      ['03-02T14', '03-09T13'],
    ],
    [
      'from the first one on replaces the series',
      [weekly, later('0302', `DTSTART;${at('0303')}`, 'SUMMARY:New')],
      [
        '03-03T14 New',
        '03-10T13 New',
        '03-17T13 New',
        '03-24T13 New',
        '03-31T13 New',
        '04-07T13 New',
      ],
    ],
    [
      'to days that are no rule is written out while the series has an end',
      [
        [`DTSTART;${at('0302')}`, 'RRULE:FREQ=MONTHLY;BYDAY=1MO;COUNT=2'],
        later('0406', `DTSTART;${at('0407')}`),
      ],
      ['03-02T14', '04-07T13'],
    ],
    [
      'of whole days moves days',
      [
        ['DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;INTERVAL=10;COUNT=4'],
        [
          'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20260312',
          'DTSTART;VALUE=DATE:20260314',
          'SUMMARY:Moved',
        ],
      ],
      ['03-02', '03-14 Moved', '03-24 Moved', '04-03 Moved'],
    ],
  ])('%s', (_sentence, events, starts) => {
    expect(startsIn(...events)).toEqual(starts)
    for (const { singleReason } of eventsIn(...events)) expect(singleReason).toBeNull()
  })

  it('to days that are no rule and have no end stands once, and says why', () => {
    const events = eventsIn(
      [`DTSTART;${at('0302')}`, 'RRULE:FREQ=MONTHLY;BYDAY=1MO'],
      later('0406', `DTSTART;${at('0407')}`, 'SUMMARY:Moved'),
    )
    expect(events).toMatchObject([
      { rrule: 'FREQ=MONTHLY;BYDAY=1MO;UNTIL=20260405T090000', singleReason: null },
      { title: 'Moved', rrule: null, singleReason: 'moved_series' },
    ])
  })

  it('of a series that is not there stands once, and says why', () => {
    expect(eventsIn(later('0316', `DTSTART;${at('0317')}`))).toMatchObject([
      { startText: '2026-03-17T09:00:00-04:00', rrule: null, singleReason: 'moved_series' },
    ])
  })

  it('to all earlier ones, which is not followed any more, leaves both standing once', () => {
    const events = eventsIn(weekly, [
      `RECURRENCE-ID;RANGE=THISANDPRIOR;${at('0316')}`,
      `DTSTART;${at('0316', '10')}`,
    ])
    expect(events.map(({ rrule, singleReason }) => [rrule, singleReason])).toEqual([
      [null, 'moved_series'],
      [null, 'moved_series'],
    ])
  })
})

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
      'follows one that is said twice',
      ['RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=WEEKLY;COUNT=2'],
      ['03-02T14', '03-09T13'],
    ],
  ])('%s', (_sentence, rules, starts) => {
    expect(startsIn([start, ...rules])).toEqual(starts)
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
  ])('%s: it stands once, and says why', (_sentence, rules, singleReason) => {
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

  it('of seconds stands with its reason', () => {
    expect(eventsIn([...daily, 'RRULE:FREQ=SECONDLY'])).toMatchObject([
      { rrule: 'FREQ=SECONDLY', singleReason: 'too_frequent' },
    ])
  })

  it('that a change to all later occurrences moves is written out, or stands once with the reason', () => {
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
    '"%s" is none, and the event stands once',
    (rule) => {
      expect(eventsIn([...daily, `RRULE:${rule}`])).toMatchObject([
        { rrule: null, singleReason: 'unreadable_rule' },
      ])
    },
  )
})

describe('exceptions', () => {
  it.each<[string, readonly (readonly string[])[], string[]]>([
    [
      'a day takes the occurrence of that day, also late in the evening',
      [[`DTSTART;${at('0302', '23')}`, 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20260303']],
      ['03-03T04', '03-05T04'],
    ],
    [
      'a time takes the day of a series of whole days',
      [['DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;COUNT=3', `EXDATE;${at('0303', '00')}`]],
      ['03-02', '03-04'],
    ],
    [
      'a period that is added has its own length',
      [
        [
          `DTSTART;${at('0302')}`,
          'DURATION:PT1H',
          `RDATE;VALUE=PERIOD;${at('0304')}/PT3H,20260305T140000Z/20260305T180000Z`,
        ],
      ],
      ['03-02T14', '03-04T14', '03-05T14'],
    ],
    [
      'an occurrence that is moved out of the window is not in it',
      [weekly, [`RECURRENCE-ID;${at('0309')}`, `DTSTART;${at('0509')}`]],
      ['03-02T14', '03-16T13', '03-23T13', '03-30T13', '04-06T13'],
    ],
    [
      'one that is moved into it is',
      [
        [`DTSTART;${NEW_YORK}:20260105T090000`, 'RRULE:FREQ=WEEKLY;COUNT=2'],
        [`RECURRENCE-ID;${NEW_YORK}:20260112T090000`, `DTSTART;${at('0309')}`],
      ],
      ['03-09T13'],
    ],
    [
      'one that is cancelled is gone',
      [weekly, [`RECURRENCE-ID;${at('0309')}`, `DTSTART;${at('0309')}`, 'STATUS:CANCELLED']],
      ['03-02T14', '03-16T13', '03-23T13', '03-30T13', '04-06T13'],
    ],
    [
      'one with a rule of its own does not repeat',
      [
        [`DTSTART;${at('0302')}`, 'RRULE:FREQ=WEEKLY;COUNT=2'],
        [`RECURRENCE-ID;${at('0309')}`, `DTSTART;${at('0310')}`, 'RRULE:FREQ=WEEKLY;COUNT=2'],
      ],
      ['03-02T14', '03-10T13'],
    ],
    [
      'of several versions of one the newest counts, whatever comes first',
      [
        weekly,
        [`RECURRENCE-ID;${at('0309')}`, `DTSTART;${at('0311')}`, 'SEQUENCE:2'],
        [`RECURRENCE-ID;${at('0309')}`, `DTSTART;${at('0310')}`, 'SEQUENCE:1'],
      ],
      ['03-02T14', '03-11T13', '03-16T13', '03-23T13', '03-30T13', '04-06T13'],
    ],
  ])('%s', (_sentence, events, starts) => {
    expect(startsIn(...events)).toEqual(starts)
  })

  it('a rule that takes starts away takes added ones too', () => {
    const event = [`DTSTART;${at('0302')}`, `RDATE;${at('0303')},20260304T090000`]
    expect(startsIn([...event, 'EXRULE:FREQ=DAILY;INTERVAL=2'])).toEqual(['03-03T14'])
  })

  it('seconds of a start are those of its series and of what is excluded', () => {
    const [event] = eventsIn([
      'DTSTART:20260302T090030Z',
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE:20260303T090030Z',
    ])
    expect(event).toMatchObject({
      startText: '2026-03-02T09:00:30Z',
      excludedDates: ['2026-03-03T09:00:30Z'],
    })
    expect(
      startsIn(['DTSTART:20260302T090030Z', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20260303T090030Z']),
    ).toEqual(['03-02T09:00:30Z', '03-04T09:00:30Z'])
  })

  it('periods that are added end where they say', () => {
    const [, first, second] = eventsIn([
      `DTSTART;${at('0302')}`,
      'DURATION:PT1H',
      `RDATE;VALUE=PERIOD;${at('0304')}/PT3H,20260305T140000Z/20260305T180000Z`,
    ])
    expect([first?.endText, second?.endText]).toEqual([
      '2026-03-04T12:00:00-05:00',
      '2026-03-05T13:00:00-05:00',
    ])
  })
})
