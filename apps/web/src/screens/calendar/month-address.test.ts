import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { expect, test } from 'vitest'
import { monthFromQuery } from './month-address'

const today = dayNumberOf('2026-11-18')

test.each([
  ['a month is shown', '2026-02', '2026-02'],
  ['a day shows its month', '2026-02-28', '2026-02'],
  ['without one it is today’s', null, '2026-11'],
  ['an empty one counts as none', '', '2026-11'],
  ['a month that does not exist counts as none', '2026-13', '2026-11'],
  ['a day that does not exist counts as none', '2026-02-30', '2026-11'],
  ['words count as none', 'next', '2026-11'],
  ['a month with something behind it counts as none', '2026-02x', '2026-11'],
])('%s', (_sentence, text, expected) => {
  expect(monthFromQuery(text, today)).toBe(expected)
})
