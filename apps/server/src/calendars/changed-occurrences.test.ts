import { describe, expect, it } from 'vitest'
import { NEW_YORK, at, eventsIn, startsIn } from './testing/series-text'

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
      'in a calendar that has a later one first ends before that',
      [
        weekly,
        later('0323', `DTSTART;${at('0324', '12')}`, 'SUMMARY:Two'),
        later('0309', `DTSTART;${at('0309', '10')}`, 'SUMMARY:One'),
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

  it('to days without a rule and without an end shows once, with the reason', () => {
    const events = eventsIn(
      [`DTSTART;${at('0302')}`, 'RRULE:FREQ=MONTHLY;BYDAY=1MO'],
      later('0406', `DTSTART;${at('0407')}`, 'SUMMARY:Moved'),
    )
    expect(events).toMatchObject([
      { rrule: 'FREQ=MONTHLY;BYDAY=1MO;UNTIL=20260405T090000', singleReason: null },
      { title: 'Moved', rrule: null, singleReason: 'moved_series' },
    ])
  })

  it('of a missing series shows once, with the reason', () => {
    expect(eventsIn(later('0316', `DTSTART;${at('0317')}`))).toMatchObject([
      { startText: '2026-03-17T09:00:00-04:00', rrule: null, singleReason: 'moved_series' },
    ])
  })

  it('to all earlier ones, which is no longer in the standard, shows both once', () => {
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
