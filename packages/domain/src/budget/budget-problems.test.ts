import { expect, it } from 'vitest'
import { budgetProblems } from './index'

it.each([
  ['nothing at all is fine', null, null, null, {}],
  ['zero is fine', 0, null, null, {}],
  ['one day is fine', 1, '2026-01-01', '2026-01-01', {}],
  ['an open end is fine', 1, '2026-01-01', null, {}],
  ['less than zero is not', -1, null, null, { value: 'negative' }],
  ['what is no number is not', Number.NaN, null, null, { value: 'no-number' }],
  ['an end before the start is not', 1, '2026-01-02', '2026-01-01', { endDate: 'before-start' }],
])('%s', (_sentence, value, startDate, endDate, problems) => {
  expect(budgetProblems({ value, startDate, endDate })).toEqual(problems)
})
