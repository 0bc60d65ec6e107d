import { describe, expect, it } from 'vitest'

import { civilDateOf, dayNumberOf } from '../calendar-dates'
import { expandRuleText, parseRule } from './index'

/** Every example starts at nine in the morning. */
const NINE_O_CLOCK_SECOND = 9 * 3600

/** The days of a window on which a series begins, month by month: `1997-09: 2 9 16`. */
function daysByMonth(ruleText: string, start: string, from: string, to: string): string[] {
  const days = expandRuleText({
    ruleText,
    startDay: dayNumberOf(start),
    startSecond: NINE_O_CLOCK_SECOND,
    untilDay: null,
    windowStart: dayNumberOf(from),
    windowEnd: dayNumberOf(to) + 1,
  })
  const months = new Map<string, number[]>()
  for (const date of days.map(civilDateOf)) {
    const month = date.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), Number(date.slice(8))])
  }
  return [...months].map(([month, daysOfMonth]) => `${month}: ${daysOfMonth.join(' ')}`)
}

/**
 * Every example of RFC 5545, 3.8.5.3, that days can follow, as name, rule, start
 * and the first and last day looked at. Finite series are looked at as a whole.
 *
 * An end at midnight shuts its day out, since the examples start at nine.
 */
const examples: readonly (readonly [string, string, string, string, string, readonly string[]])[] =
  [
    [
      'daily for 10 occurrences',
      'FREQ=DAILY;COUNT=10',
      '1997-09-02',
      '1997-09-01',
      '1997-12-31',
      ['1997-09: 2 3 4 5 6 7 8 9 10 11'],
    ],
    [
      'daily until 24 December',
      'FREQ=DAILY;UNTIL=19971224T000000Z',
      '1997-09-02',
      '1997-12-20',
      '1998-01-31',
      ['1997-12: 20 21 22 23'],
    ],
    [
      'every other day, forever',
      'FREQ=DAILY;INTERVAL=2',
      '1997-09-02',
      '1997-11-20',
      '1997-12-05',
      ['1997-11: 21 23 25 27 29', '1997-12: 1 3 5'],
    ],
    [
      'every 10 days, 5 occurrences',
      'FREQ=DAILY;INTERVAL=10;COUNT=5',
      '1997-09-02',
      '1997-09-01',
      '1997-12-31',
      ['1997-09: 2 12 22', '1997-10: 2 12'],
    ],
    [
      'every day in January for three years, told by year',
      'FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA',
      '1998-01-01',
      '1999-12-25',
      '2001-02-28',
      [
        '2000-01: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31',
      ],
    ],
    [
      'the same, told by day',
      'FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1',
      '1998-01-01',
      '1999-12-25',
      '2001-02-28',
      [
        '2000-01: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31',
      ],
    ],
    [
      'weekly for 10 occurrences',
      'FREQ=WEEKLY;COUNT=10',
      '1997-09-02',
      '1997-09-01',
      '1998-12-31',
      ['1997-09: 2 9 16 23 30', '1997-10: 7 14 21 28', '1997-11: 4'],
    ],
    [
      'weekly until 24 December',
      'FREQ=WEEKLY;UNTIL=19971224T000000Z',
      '1997-09-02',
      '1997-09-01',
      '1998-12-31',
      ['1997-09: 2 9 16 23 30', '1997-10: 7 14 21 28', '1997-11: 4 11 18 25', '1997-12: 2 9 16 23'],
    ],
    [
      'every other week, forever',
      'FREQ=WEEKLY;INTERVAL=2;WKST=SU',
      '1997-09-02',
      '1997-09-01',
      '1998-02-28',
      [
        '1997-09: 2 16 30',
        '1997-10: 14 28',
        '1997-11: 11 25',
        '1997-12: 9 23',
        '1998-01: 6 20',
        '1998-02: 3 17',
      ],
    ],
    [
      'weekly on Tuesday and Thursday for five weeks, with an end',
      'FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH',
      '1997-09-02',
      '1997-09-01',
      '1997-12-31',
      ['1997-09: 2 4 9 11 16 18 23 25 30', '1997-10: 2'],
    ],
    [
      'the same, with a number',
      'FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH',
      '1997-09-02',
      '1997-09-01',
      '1997-12-31',
      ['1997-09: 2 4 9 11 16 18 23 25 30', '1997-10: 2'],
    ],
    [
      'every other week on Monday, Wednesday and Friday until 24 December',
      'FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR',
      '1997-09-01',
      '1997-09-01',
      '1998-12-31',
      [
        '1997-09: 1 3 5 15 17 19 29',
        '1997-10: 1 3 13 15 17 27 29 31',
        '1997-11: 10 12 14 24 26 28',
        '1997-12: 8 10 12 22',
      ],
    ],
    [
      'every other week on Tuesday and Thursday, 8 occurrences',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
      '1997-09-02',
      '1997-09-01',
      '1998-12-31',
      ['1997-09: 2 4 16 18 30', '1997-10: 2 14 16'],
    ],
    [
      'monthly on the first Friday, 10 occurrences',
      'FREQ=MONTHLY;COUNT=10;BYDAY=1FR',
      '1997-09-05',
      '1997-09-01',
      '1999-12-31',
      [
        '1997-09: 5',
        '1997-10: 3',
        '1997-11: 7',
        '1997-12: 5',
        '1998-01: 2',
        '1998-02: 6',
        '1998-03: 6',
        '1998-04: 3',
        '1998-05: 1',
        '1998-06: 5',
      ],
    ],
    [
      'monthly on the first Friday until 24 December',
      'FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR',
      '1997-09-05',
      '1997-09-01',
      '1999-12-31',
      ['1997-09: 5', '1997-10: 3', '1997-11: 7', '1997-12: 5'],
    ],
    [
      'every other month on the first and last Sunday, 10 occurrences',
      'FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU',
      '1997-09-07',
      '1997-09-01',
      '1999-12-31',
      ['1997-09: 7 28', '1997-11: 2 30', '1998-01: 4 25', '1998-03: 1 29', '1998-05: 3 31'],
    ],
    [
      'monthly on the second-to-last Monday for six months',
      'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO',
      '1997-09-22',
      '1997-09-01',
      '1999-12-31',
      ['1997-09: 22', '1997-10: 20', '1997-11: 17', '1997-12: 22', '1998-01: 19', '1998-02: 16'],
    ],
    [
      'monthly on the third-to-last day, forever',
      'FREQ=MONTHLY;BYMONTHDAY=-3',
      '1997-09-28',
      '1997-09-01',
      '1998-02-28',
      ['1997-09: 28', '1997-10: 29', '1997-11: 28', '1997-12: 29', '1998-01: 29', '1998-02: 26'],
    ],
    [
      'monthly on the 2nd and 15th, 10 occurrences',
      'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15',
      '1997-09-02',
      '1997-09-01',
      '1999-12-31',
      ['1997-09: 2 15', '1997-10: 2 15', '1997-11: 2 15', '1997-12: 2 15', '1998-01: 2 15'],
    ],
    [
      'monthly on the first and last day, 10 occurrences',
      'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1',
      '1997-09-30',
      '1997-09-01',
      '1999-12-31',
      [
        '1997-09: 30',
        '1997-10: 1 31',
        '1997-11: 1 30',
        '1997-12: 1 31',
        '1998-01: 1 31',
        '1998-02: 1',
      ],
    ],
    [
      'every 18 months on the 10th to 15th, 10 occurrences',
      'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15',
      '1997-09-10',
      '1997-09-01',
      '2002-12-31',
      ['1997-09: 10 11 12 13 14 15', '1999-03: 10 11 12 13'],
    ],
    [
      'every Tuesday, every other month',
      'FREQ=MONTHLY;INTERVAL=2;BYDAY=TU',
      '1997-09-02',
      '1997-09-01',
      '1998-03-31',
      [
        '1997-09: 2 9 16 23 30',
        '1997-11: 4 11 18 25',
        '1998-01: 6 13 20 27',
        '1998-03: 3 10 17 24 31',
      ],
    ],
    [
      'yearly in June and July, 10 occurrences',
      'FREQ=YEARLY;COUNT=10;BYMONTH=6,7',
      '1997-06-10',
      '1997-01-01',
      '2009-12-31',
      [
        '1997-06: 10',
        '1997-07: 10',
        '1998-06: 10',
        '1998-07: 10',
        '1999-06: 10',
        '1999-07: 10',
        '2000-06: 10',
        '2000-07: 10',
        '2001-06: 10',
        '2001-07: 10',
      ],
    ],
    [
      'every other year in January, February and March, 10 occurrences',
      'FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3',
      '1997-03-10',
      '1997-01-01',
      '2009-12-31',
      [
        '1997-03: 10',
        '1999-01: 10',
        '1999-02: 10',
        '1999-03: 10',
        '2001-01: 10',
        '2001-02: 10',
        '2001-03: 10',
        '2003-01: 10',
        '2003-02: 10',
        '2003-03: 10',
      ],
    ],
    [
      'every third year on the 1st, 100th and 200th day, 10 occurrences',
      'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
      '1997-01-01',
      '1997-01-01',
      '2019-12-31',
      [
        '1997-01: 1',
        '1997-04: 10',
        '1997-07: 19',
        '2000-01: 1',
        '2000-04: 9',
        '2000-07: 18',
        '2003-01: 1',
        '2003-04: 10',
        '2003-07: 19',
        '2006-01: 1',
      ],
    ],
    [
      'every 20th Monday of the year, forever',
      'FREQ=YEARLY;BYDAY=20MO',
      '1997-05-19',
      '1997-01-01',
      '1999-12-31',
      ['1997-05: 19', '1998-05: 18', '1999-05: 17'],
    ],
    [
      'Monday of week 20, forever',
      'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
      '1997-05-12',
      '1997-01-01',
      '1999-12-31',
      ['1997-05: 12', '1998-05: 11', '1999-05: 17'],
    ],
    [
      'every Thursday in March, forever',
      'FREQ=YEARLY;BYMONTH=3;BYDAY=TH',
      '1997-03-13',
      '1997-01-01',
      '1999-12-31',
      ['1997-03: 13 20 27', '1998-03: 5 12 19 26', '1999-03: 4 11 18 25'],
    ],
    [
      'every Thursday of June, July and August, forever',
      'FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8',
      '1997-06-05',
      '1997-01-01',
      '1998-12-31',
      [
        '1997-06: 5 12 19 26',
        '1997-07: 3 10 17 24 31',
        '1997-08: 7 14 21 28',
        '1998-06: 4 11 18 25',
        '1998-07: 2 9 16 23 30',
        '1998-08: 6 13 20 27',
      ],
    ],
    [
      'every Friday the 13th, forever',
      'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
      '1997-09-02',
      '1997-09-01',
      '2000-12-31',
      ['1998-02: 13', '1998-03: 13', '1998-11: 13', '1999-08: 13', '2000-10: 13'],
    ],
    [
      'the first Saturday after the first Sunday of the month, forever',
      'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13',
      '1997-09-13',
      '1997-09-01',
      '1998-06-30',
      [
        '1997-09: 13',
        '1997-10: 11',
        '1997-11: 8',
        '1997-12: 13',
        '1998-01: 10',
        '1998-02: 7',
        '1998-03: 7',
        '1998-04: 11',
        '1998-05: 9',
        '1998-06: 13',
      ],
    ],
    [
      'election day of the United States, every fourth year',
      'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
      '1996-11-05',
      '1996-01-01',
      '2004-12-31',
      ['1996-11: 5', '2000-11: 7', '2004-11: 2'],
    ],
    [
      'the third Tuesday, Wednesday or Thursday of the month, for three months',
      'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3',
      '1997-09-04',
      '1997-09-01',
      '1999-12-31',
      ['1997-09: 4', '1997-10: 7', '1997-11: 6'],
    ],
    [
      'the second-to-last weekday of the month, forever',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2',
      '1997-09-29',
      '1997-09-01',
      '1998-03-31',
      [
        '1997-09: 29',
        '1997-10: 30',
        '1997-11: 27',
        '1997-12: 30',
        '1998-01: 29',
        '1998-02: 26',
        '1998-03: 30',
      ],
    ],
    [
      'Tuesdays and Sundays of every second week, weeks from Monday',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
      '1997-08-05',
      '1997-08-01',
      '1999-12-31',
      ['1997-08: 5 10 19 24'],
    ],
    [
      'the same, weeks from Sunday',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
      '1997-08-05',
      '1997-08-01',
      '1999-12-31',
      ['1997-08: 5 17 19 31'],
    ],
    [
      'the 15th and 30th, 5 occurrences: February has no 30th',
      'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
      '2007-01-15',
      '2007-01-01',
      '2008-12-31',
      ['2007-01: 15 30', '2007-02: 15', '2007-03: 15 30'],
    ],
  ]

describe('the examples of RFC 5545, counted in days', () => {
  it.each(examples)('%s', (_name, ruleText, start, from, to, expected) => {
    expect(daysByMonth(ruleText, start, from, to)).toEqual(expected)
  })

  it.each([
    ['every three hours', 'FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000Z'],
    ['every 15 minutes, 6 occurrences', 'FREQ=MINUTELY;INTERVAL=15;COUNT=6'],
    ['every hour and a half, 4 occurrences', 'FREQ=MINUTELY;INTERVAL=90;COUNT=4'],
    ['every 20 minutes of the working day', 'FREQ=DAILY;BYHOUR=9,10,11,12;BYMINUTE=0,20,40'],
    ['the same, told by minute', 'FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12'],
  ])('%s is nothing for days: the item stands once', (_name, ruleText) => {
    expect(parseRule(ruleText)).toBeNull()
    expect(daysByMonth(ruleText, '1997-09-02', '1997-09-01', '1997-12-31')).toEqual(['1997-09: 2'])
  })
})
