import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { describe, expect, test } from 'vitest'
import { dateOfQuery, dayFromQuery, monthFromQuery } from './date-url'

const today = dayNumberOf('2026-11-18')

describe('the month in a URL', () => {
  test.each([
    ['a month', '2027-02', '2027-02'],
    ['a day shows its month', '2027-02-28', '2027-02'],
    ['none shows this month', null, '2026-11'],
    ['a month that there is not shows this month', '2027-13', '2026-11'],
    ['words show this month', 'tomorrow', '2026-11'],
  ])('%s', (_sentence, text, expected) => {
    expect(monthFromQuery(text, today)).toBe(expected)
  })
})

describe('the day in a URL', () => {
  test.each([
    ['a day', '2027-02-28', '2027-02-28'],
    ['another month shows its first day', '2027-02', '2027-02-01'],
    ['this month shows today', '2026-11', '2026-11-18'],
    ['none shows today', null, '2026-11-18'],
    ['a day that there is not shows today', '2027-02-30', '2026-11-18'],
    ['a month that there is not shows today', '2027-13', '2026-11-18'],
  ])('%s', (_sentence, text, expected) => {
    expect(dayFromQuery(text, today)).toBe(expected)
  })
})

describe('the date in a URL of another view', () => {
  test.each([
    ['its own', 'date=2027-02&from=2026-03-01&to=2026-04-15', '2027-02'],
    ['the first day of its range', 'from=2026-03-15&to=2026-04-15', '2026-03-15'],
    ['today, if its range contains today', 'from=2026-03-15&to=2026-12-31', '2026-11-18'],
    ['none', 'zoom=quarter', null],
  ])('%s', (_sentence, query, expected) => {
    expect(dateOfQuery(new URLSearchParams(query), today)).toBe(expected)
  })
})
