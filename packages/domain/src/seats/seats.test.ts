import { describe, expect, it } from 'vitest'

import { deriveSeats, isLimitReached, isRoleAvailable, seatTypeLabel } from './index'

const ADMIN = 4
const CONTRIBUTOR = 5
const VIEWER = 6
const count = (current: number, total: number) => ({ current, total })
const counts = (
  universal: [number, number],
  admin: [number, number],
  viewer: [number, number],
  isDevMode = false,
) => ({
  universal: count(...universal),
  admin: count(...admin),
  viewer: count(...viewer),
  isDevMode,
})

describe('seats of an account', () => {
  it.each([
    ['some are left', counts([0, 0], [1, 3], [2, 2]), [0, 2, 0], false, false, true, false],
    ['none are left', counts([0, 0], [3, 3], [2, 2]), [0, 0, 0], false, false, true, true],
    [
      'more are used than bought',
      counts([0, 0], [5, 3], [0, 9]),
      [0, 0, 9],
      false,
      false,
      true,
      false,
    ],
    ['only universal ones', counts([4, 9], [0, 0], [0, 0]), [5, 0, 0], true, false, false, false],
    ['only admin ones', counts([0, 0], [9, 9], [0, 0]), [0, 0, 0], false, true, true, true],
    ['none were bought', counts([0, 0], [0, 0], [0, 0]), [0, 0, 0], false, false, false, false],
    ['dev mode', counts([0, 0], [3, 3], [2, 2], true), [100, 100, 100], false, false, false, false],
  ] as const)('%s', (_sentence, given, free, isUniversal, isAdminOnly, isAny, isAll) => {
    const seats = deriveSeats(given)
    expect([seats.universalRemaining, seats.adminRemaining, seats.viewerRemaining]).toEqual(free)
    expect(seats.isUniversalAccount).toBe(isUniversal)
    expect(seats.isAdminOnlyAccount).toBe(isAdminOnly)
    expect(seats.isAnyLimitReached).toBe(isAny)
    expect(seats.isAllLimitsReached).toBe(isAll)
  })

  it.each([
    [
      'a free admin seat takes a contributor',
      CONTRIBUTOR,
      counts([0, 0], [1, 2], [0, 0]),
      [],
      true,
    ],
    ['a full pool takes nobody', ADMIN, counts([0, 0], [2, 2], [0, 9]), [], false],
    ['save whoever sits in it already', ADMIN, counts([0, 0], [2, 2], [0, 9]), [CONTRIBUTOR], true],
    ['a viewer holds no admin seat', ADMIN, counts([0, 0], [2, 2], [0, 9]), [VIEWER], false],
    ['a viewer needs a viewer seat', VIEWER, counts([0, 0], [0, 9], [1, 1]), [], false],
    [
      'viewer seats that were not bought are not there',
      VIEWER,
      counts([0, 0], [0, 9], [0, 0]),
      [],
      false,
    ],
    ['a universal seat takes anybody', VIEWER, counts([1, 2], [0, 0], [0, 0]), [], true],
    ['until they are gone', VIEWER, counts([2, 2], [0, 0], [0, 0]), [], false],
    ['dev mode has room', ADMIN, counts([0, 0], [0, 0], [0, 0], true), [], true],
  ] as const)('%s', (_sentence, roleId, seats, held, expected) => {
    expect(isRoleAvailable(roleId, seats, held)).toBe(expected)
  })

  it.each([
    ['a full pool has reached its limit', 2, 2, false, true],
    ['one with a seat left has not', 1, 2, false, false],
    ['what was not bought has no limit to speak of', 0, 0, false, false],
    ['dev mode knows none', 2, 2, true, false],
  ])('%s', (_sentence, current, total, isDevMode, expected) => {
    expect(isLimitReached({ current, total }, isDevMode)).toBe(expected)
  })

  it('are named in the team table', () => {
    expect(seatTypeLabel(CONTRIBUTOR, { isUniversalAccount: false })).toBe('Admin / Contributor')
    expect(seatTypeLabel(VIEWER, { isUniversalAccount: false })).toBe('Viewer')
    expect(seatTypeLabel(null, { isUniversalAccount: false })).toBe('Viewer')
    expect(seatTypeLabel(ADMIN, { isUniversalAccount: true })).toBe('Universal')
  })
})
