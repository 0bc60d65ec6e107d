import { expect, test } from 'vitest'
import { sharedQueryOf } from './landing'

test.each([
  ['', ''],
  ['?q=email&item=7', ''],
  ['?date=2026-11&view=7&zoom=quarter', '?date=2026-11'],
  ['?from=2026-01-01&to=2026-03-31&sort=title', '?from=2026-01-01&to=2026-03-31'],
  ['?tg=21&lpl=true', '?lpl=true&tg=21'],
])('another view of the plan keeps of %j its dates and the filters of a link', (search, kept) => {
  expect(sharedQueryOf(search)).toBe(kept)
})
