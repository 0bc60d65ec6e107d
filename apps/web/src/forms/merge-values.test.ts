import { expect, test } from 'vitest'
import { mergeValues } from './merge-values'

const before = { title: 'VIP early access', days: ['2026-11-18'], notes: '' }

test.each([
  [
    'a field that only they changed',
    before,
    { ...before, title: 'VIP late access' },
    { title: 'VIP late access' },
    false,
  ],
  [
    'a field that only I changed',
    { ...before, title: 'VIP preview' },
    before,
    { title: 'VIP preview' },
    false,
  ],
  [
    'mine, where both changed a field in different ways',
    { ...before, title: 'VIP preview' },
    { ...before, title: 'VIP late access' },
    { title: 'VIP preview' },
    true,
  ],
  [
    'what both changed alike',
    { ...before, title: 'VIP preview' },
    { ...before, title: 'VIP preview' },
    { title: 'VIP preview' },
    false,
  ],
  [
    'a list that is equal to the one before as untouched',
    { ...before, days: ['2026-11-18'] },
    { ...before, days: ['2026-11-20'] },
    { days: ['2026-11-20'] },
    false,
  ],
])('merging keeps %s', (_sentence, mine, theirs, expected, hasClashes) => {
  expect(mergeValues({ before, mine, theirs })).toEqual({
    values: { ...before, ...expected },
    hasClashes,
  })
})
