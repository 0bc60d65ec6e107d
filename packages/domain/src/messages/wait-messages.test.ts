import { expect, it } from 'vitest'
import { tooManyAttempts } from './wait-messages'

it.each([
  [0.2, '1 second'],
  [1, '1 second'],
  [59.1, '60 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
  [null, 'a moment'],
])('%s seconds are said as %s', (seconds, words) => {
  expect(tooManyAttempts(seconds)).toBe(`Too many attempts. Please wait ${words} and try again.`)
})
