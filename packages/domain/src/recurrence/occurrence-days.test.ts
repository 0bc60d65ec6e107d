import { describe, expect, it } from 'vitest'
import { dayNumberOf } from '../calendar-dates'
import { occurrenceDays, parseRule } from './index'
import { dates, days } from './fixtures/days-of-rules'

describe('the edges of a series', () => {
  it.each([
    [
      'a month without the 31st is passed over',
      'FREQ=MONTHLY',
      '2026-01-31',
      '2026-02-01',
      '2026-05-31',
      ['2026-03-31', '2026-05-31'],
    ],
    [
      '29 February comes every fourth year',
      'FREQ=YEARLY',
      '2024-02-29',
      '2025-01-01',
      '2032-12-31',
      ['2028-02-29', '2032-02-29'],
    ],
    [
      'a fifth weekday as the last exists in every month',
      'FREQ=MONTHLY;BYDAY=-1SA',
      '2026-01-31',
      '2026-02-01',
      '2026-03-31',
      ['2026-02-28', '2026-03-28'],
    ],
    [
      'nothing before the start',
      'FREQ=DAILY',
      '2026-03-30',
      '2026-03-01',
      '2026-03-31',
      ['2026-03-30', '2026-03-31'],
    ],
    [
      'a start that the rule does not name is no occurrence',
      'FREQ=WEEKLY;BYDAY=TU',
      '2026-11-18',
      '2026-11-15',
      '2026-11-28',
      ['2026-11-24'],
    ],
    [
      'a thousand years on',
      'FREQ=WEEKLY;BYDAY=WE',
      '2026-11-18',
      '3026-11-01',
      '3026-11-10',
      ['3026-11-01', '3026-11-08'],
    ],
  ])('%s', (_sentence, text, start, from, to, expected) => {
    expect(dates(text, start, from, to)).toEqual(expected)
  })

  it('the last day belongs to the series', () => {
    expect(dates('FREQ=DAILY', '2026-03-01', '2026-03-01', '2026-03-31', '2026-03-02')).toEqual([
      '2026-03-01',
      '2026-03-02',
    ])
  })

  it('the earlier of two ends counts', () => {
    const text = 'FREQ=DAILY;UNTIL=20260302'
    expect(dates(text, '2026-03-01', '2026-03-01', '2026-03-31', '2026-03-09')).toHaveLength(2)
    expect(dates(text, '2026-03-01', '2026-03-01', '2026-03-31', '2026-03-01')).toHaveLength(1)
  })

  it('an empty window holds nothing', () => {
    expect(days('FREQ=DAILY', 0, 10, 10)).toEqual([])
    expect(days('FREQ=DAILY;BYSETPOS=1', 0, 10, 10)).toEqual([])
  })
})

/**
 * Returns how often the function reads a property of the rule for one month: it reads some for each
 * candidate day, week or month.
 */
function looksAt(text: string, start: string, month: string): number {
  const rule = parseRule(text)
  if (rule === null) throw new Error(`"${text}" is no rule.`)
  let looks = 0
  const watched = new Proxy(rule, {
    get: (target, name, receiver): unknown => {
      looks += 1
      return Reflect.get(target, name, receiver)
    },
  })
  const from = dayNumberOf(`${month}-01`)
  occurrenceDays(watched, dayNumberOf(start), null, from, from + 30)
  return looks
}

describe('a window costs the same however long ago the series began', () => {
  it.each([
    ['FREQ=DAILY'],
    ['FREQ=DAILY;INTERVAL=3'],
    ['FREQ=DAILY;COUNT=999999'],
    ['FREQ=WEEKLY;BYDAY=MO,WE,FR'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=SU'],
    ['FREQ=WEEKLY;BYDAY=SA,SU;COUNT=999999'],
    ['FREQ=MONTHLY;BYMONTHDAY=18'],
    ['FREQ=MONTHLY;BYDAY=-1FR'],
    ['FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=31'],
    ['FREQ=YEARLY'],
    ['FREQ=YEARLY;INTERVAL=4'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
  ])('%s', (text) => {
    const recent = looksAt(text, '2926-05-18', '2926-06')
    const ancient = looksAt(text, '2026-05-18', '2926-06')
    // There are 328,000 days, 46,000 weeks or 10,800 months in between. The counts may only differ
    // by a period at the edge.
    expect(ancient).toBeLessThanOrEqual(recent + 31)
  })
})
