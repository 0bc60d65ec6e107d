import { buildPlanListEntry } from '@throughline/test-support/builders'
import { expect, test } from 'vitest'
import { planDates } from './plan-dates'

test.each([
  ['both ends', '2026-01-01', '2026-12-31', '01/01/26 – 12/31/26'],
  ['no dates', null, null, ''],
])('the dates of a plan with %s', (_sentence, startDate, endDate, expected) => {
  expect(planDates(buildPlanListEntry({ id: 1, startDate, endDate }))).toBe(expected)
})
