import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '../calendar-dates'
import { expandRuleText, lastStartDay, parseRule, repeats } from './index'

/** A Wednesday, the third of its month. */
const START = dayNumberOf('2026-11-18')

describe('rule texts of items', () => {
  it('never throws, whatever the text', () => {
    const piece = fc.constantFrom(
      'FREQ=',
      'DAILY',
      'MONTHLY',
      ';',
      'BYDAY=',
      '5MO',
      ',',
      '-',
      '1',
      '=',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((all) => all.join('')),
        ),
        (text) => {
          const expansion = { ruleText: text, startDay: START, startSecond: 0, untilDay: null }
          const match = expandRuleText({ ...expansion, windowStart: START, windowEnd: START + 7 })
          expect(match.length).toBeLessThanOrEqual(7)
        },
      ),
    )
  })

  it.each([
    [null, false],
    ['', false],
    ['  ', false],
    ['custom', false],
    ['Custom', false],
    ['FREQ=DAILY', true],
  ])('%j repeats: %s', (text, expected) => {
    expect(repeats(text)).toBe(expected)
  })

  it('are read up to 2,000 characters', () => {
    expect(parseRule('FREQ=DAILY'.padEnd(2000, ';'))).not.toBeNull()
    expect(parseRule('FREQ=DAILY'.padEnd(2001, ';'))).toBeNull()
  })
})

describe('an item whose text is no rule begins once', () => {
  it.each([[null], ['custom'], ['every Tuesday']])('%j', (ruleText) => {
    const expansion = { ruleText, startDay: START, startSecond: 0, untilDay: null }
    expect(expandRuleText({ ...expansion, windowStart: START - 9, windowEnd: START + 9 })).toEqual([
      START,
    ])
    expect(expandRuleText({ ...expansion, windowStart: START + 1, windowEnd: START + 9 })).toEqual(
      [],
    )
    expect(expandRuleText({ ...expansion, windowStart: START - 9, windowEnd: START })).toEqual([])
  })
})

describe('the last day that may begin an occurrence', () => {
  it.each([
    ['of a rule that ends when the series starts, that day', 'T080000', 8 * 3600, null, 0],
    ['of a rule that ends a second before, the day before', 'T075959', 8 * 3600, null, -1],
    ['of a rule that ends with a day, that day', '', 8 * 3600, null, 0],
    ['of whole days, the day of a midnight', 'T000000', 0, null, 0],
    ['the end of the series when it is earlier', '', 0, START - 3, -3],
    ['the end of the rule when it is earlier', '', 0, START + 3, 0],
  ])('%s', (_sentence, time, startSecond, untilDay, expected) => {
    const rule = parseRule(`FREQ=DAILY;UNTIL=20261118${time}`)
    expect(rule && lastStartDay(rule, startSecond, untilDay)).toBe(START + expected)
  })
})
