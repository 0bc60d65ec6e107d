import { expect, test } from 'vitest'
import { readStatusOf } from './read-status'

test.each([
  ['while it is read', { data: undefined, isError: false }, 'loading'],
  ['after it could not be read', { data: undefined, isError: true }, 'error'],
  ['once it is read', { data: [], isError: false }, 'ready'],
  [
    'after it could not be read again, which takes nothing away',
    { data: [], isError: true },
    'ready',
  ],
] as const)('the status of an answer %s', (_when, answer, status) => {
  expect(readStatusOf(answer)).toBe(status)
})
