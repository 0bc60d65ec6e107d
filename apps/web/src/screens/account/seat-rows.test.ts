import { deriveSeats, type SeatCounts } from '@throughline/domain/seats'
import { expect, it } from 'vitest'
import { seatRowsOf } from './seat-rows'

const none = { current: 0, total: 0 }
const rowsOf = (counts: Partial<SeatCounts>) =>
  seatRowsOf(
    deriveSeats({ universal: none, admin: none, viewer: none, isDevMode: false, ...counts }),
  ).map(({ title, using, outOf, remaining, isLimitReached }) => [
    title,
    using,
    outOf,
    remaining,
    isLimitReached,
  ])

it.each<[string, Partial<SeatCounts>, unknown]>([
  [
    'both types with what is left',
    { admin: { current: 8, total: 10 }, viewer: { current: 14, total: 15 } },
    [
      ['Admin / Contributor', 8, 10, 2, false],
      ['Viewer', 14, 15, 1, false],
    ],
  ],
  [
    'a limit that is reached, and none below nothing when more are used than bought',
    { admin: { current: 10, total: 10 }, viewer: { current: 16, total: 15 } },
    [
      ['Admin / Contributor', 10, 10, 0, true],
      ['Viewer', 16, 15, 0, true],
    ],
  ],
  [
    'a type that was not bought, of which no limit is reached',
    { admin: { current: 3, total: 10 } },
    [
      ['Admin / Contributor', 3, 10, 7, false],
      ['Viewer', 0, null, null, false],
    ],
  ],
  [
    'one pool of a universal account',
    { universal: { current: 5, total: 20 } },
    [['Universal', 5, 20, 15, false]],
  ],
  [
    'universal seats beside others that were bought',
    { universal: { current: 5, total: 20 }, admin: { current: 0, total: 2 } },
    [
      ['Universal', 5, 20, 15, false],
      ['Admin / Contributor', 0, 2, 2, false],
    ],
  ],
  [
    'a hundred free ones of each type in development mode',
    { admin: { current: 12, total: 10 }, isDevMode: true },
    [
      ['Admin / Contributor', 12, 10, 100, false],
      ['Viewer', 0, 0, 100, false],
    ],
  ],
])('lists %s', (_sentence, counts, rows) => {
  expect(rowsOf(counts)).toEqual(rows)
})
