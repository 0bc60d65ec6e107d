import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '../calendar-dates'
import cases from './fixtures/dateutil-occurrences.json'
import { expandRuleText, parseRule } from './index'

/** One line of the table, read. */
interface Case {
  readonly ruleText: string
  readonly startDay: number
  readonly windowStart: number
  readonly windowEnd: number
  /** Days after the beginning of the window. */
  readonly expected: readonly number[]
}

const linePattern = /^(\S+) (\S+) (\S+)\+(\d+):(.*)$/

function readCase(line: string): Case {
  const [, ruleText = '', start = '', from = '', length = '', days = ''] =
    linePattern.exec(line) ?? []
  const windowStart = dayNumberOf(from)
  return {
    ruleText,
    startDay: dayNumberOf(start),
    windowStart,
    windowEnd: windowStart + Number(length),
    expected: days.split(' ').filter(Boolean).map(Number),
  }
}

function daysIn({ ruleText, startDay, windowStart, windowEnd }: Case, untilDay: number | null) {
  const series = { ruleText, startDay, startSecond: 0, untilDay }
  const matches = expandRuleText({ ...series, windowStart, windowEnd })
  return matches.map((day) => day - windowStart)
}

/**
 * Rule, start, window and expected days, as python-dateutil 2.9.0 calculates them. The rules are
 * random from a fixed seed. Four in five are of the kinds that the editor writes: every frequency,
 * interval, weekdays, days of the month, nth and last weekdays. The others use the remaining parts
 * of the standard. A third have an UNTIL or a COUNT. The windows are around the start, around the
 * end and up to eighty years later. dateutil implements the standard independently of `rrule`. It
 * is only needed to regenerate the table.
 */
const readCases = cases.map(readCase)

describe('occurrences equal those of python-dateutil', () => {
  it('the table holds rules of every kind', () => {
    expect(readCases).toHaveLength(2000)
    const texts = readCases.map(({ ruleText }) => ruleText)
    for (const part of ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'INTERVAL', 'UNTIL', 'COUNT']) {
      expect(texts.filter((text) => text.includes(part)).length).toBeGreaterThan(100)
    }
    expect(texts.filter((text) => parseRule(text) === null)).toEqual([])
    expect(readCases.filter(({ expected }) => expected.length > 0).length).toBeGreaterThan(1700)
  })

  it('in every line of it', () => {
    // One comparison for them all: two thousand assertions cost more than the rules.
    const matches = readCases.map((one) => `${one.ruleText}: ${daysIn(one, null).join(' ')}`)
    const expected = readCases.map((one) => `${one.ruleText}: ${one.expected.join(' ')}`)
    expect(matches).toEqual(expected)
  })

  it('whether the end stands in the rule or beside it', () => {
    const ending = readCases.filter(({ ruleText }) => ruleText.includes('UNTIL='))
    for (const one of ending) {
      const [, year, month, day] = /UNTIL=(\d{4})(\d{2})(\d{2})/.exec(one.ruleText) ?? []
      const ruleText = one.ruleText.replace(/;UNTIL=\d+/, '')
      const untilDay = dayNumberOf(`${year}-${month}-${day}`)
      expect({ ruleText, days: daysIn({ ...one, ruleText }, untilDay) }).toEqual({
        ruleText,
        days: one.expected,
      })
    }
  })
})
