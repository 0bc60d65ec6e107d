import { expect, test } from 'vitest'
import { welcomePlace } from './welcome-place'

test.each([
  ['accountId=1&planId=12&route=onboarding', '/setup/full/1/12/'],
  ['accountId=1&planId=12&route=plan', '/account/1/plan/12/calendar/month'],
  // The next page gets no other value of the link.
  ['accountId=1&planId=12&route=onboarding&date=2020-01&q=vip', '/setup/full/1/12/'],
  ['accountId=1&planId=12&route=plan&date=2020-01', '/account/1/plan/12/calendar/month'],
  ['accountId=1&planId=12', '/'],
  ['accountId=1&planId=12&route=elsewhere', '/'],
  ['accountId=1&route=plan', '/'],
  ['accountId=1&planId=//host&route=plan', '/'],
  ['', '/'],
])('the link with %j leads to %s', (query, expected) => {
  expect(welcomePlace(new URLSearchParams(query))).toBe(expected)
})
