import { expect, test } from 'vitest'
import { untouchedValues } from './untouched-values'

const before = { title: 'VIP early access', days: ['2026-11-18'], notes: '' }

test.each([
  [
    'a field that only they changed',
    before,
    { ...before, title: 'VIP late access' },
    { title: 'VIP late access', days: before.days, notes: '' },
  ],
  [
    'no field that both changed',
    { ...before, title: 'VIP preview' },
    { ...before, title: 'VIP late access' },
    { days: before.days, notes: '' },
  ],
  [
    'a list that has the same days as before',
    { ...before, days: ['2026-11-18'] },
    { ...before, days: ['2026-11-20'] },
    { title: before.title, days: ['2026-11-20'], notes: '' },
  ],
])('keeping mine takes over %s', (_sentence, mine, theirs, expected) => {
  expect(untouchedValues(mine, before, theirs)).toEqual(expected)
})
