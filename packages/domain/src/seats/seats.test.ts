import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  countSeats,
  deriveSeats,
  isLimitReached,
  isRoleAvailable,
  judgeSeat,
  seatTypeLabel,
} from './index'

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
  ] as const)('%s', (_sentence, provided, free, isUniversal, isAdminOnly, isAny, isAll) => {
    const seats = deriveSeats(provided)
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
  ] as const)('%s', (_sentence, roleId, seats, assigned, expected) => {
    expect(isRoleAvailable(roleId, seats, assigned)).toBe(expected)
  })

  const full = counts([0, 0], [2, 2], [1, 1])
  it.each([
    ['a second role costs no second seat', full, [ADMIN], [ADMIN, CONTRIBUTOR], 'free'],
    ['nor does a weaker one beside a stronger', full, [ADMIN], [ADMIN, VIEWER], 'free'],
    ['a viewer who becomes an admin needs an admin seat', full, [VIEWER], [ADMIN], 'limit-reached'],
    ['an admin who becomes a viewer needs a viewer seat', full, [ADMIN], [VIEWER], 'limit-reached'],
    ['who has no seat needs one', full, [], [VIEWER], 'limit-reached'],
    ['losing everything costs nothing', full, [ADMIN], [], 'free'],
    [
      'seats that nobody bought cannot run out',
      counts([0, 0], [2, 2], [0, 0]),
      [],
      [VIEWER],
      'not-bought',
    ],
    ['universal seats fit any change', counts([2, 2], [0, 0], [0, 0]), [VIEWER], [ADMIN], 'free'],
  ])('%s', (_sentence, seats, before, after, expected) => {
    expect(judgeSeat(seats, before, after).code).toBe(expected)
  })

  it('a role that takes the place of another is judged by what is left', () => {
    expect(isRoleAvailable(VIEWER, full, [ADMIN], ADMIN)).toBe(false)
    expect(isRoleAvailable(VIEWER, full, [ADMIN, ADMIN], ADMIN)).toBe(true)
    expect(isRoleAvailable(CONTRIBUTOR, full, [ADMIN], ADMIN)).toBe(true)
  })

  it('are taken one by each person, in the pool of their strongest role', () => {
    const roles = [
      { userId: 1001, roleId: VIEWER },
      { userId: 1001, roleId: ADMIN },
      { userId: 1002, roleId: VIEWER },
      { userId: 3, roleId: ADMIN },
    ]
    const provided = { isDevMode: false, roles, superUserIds: [3] }
    expect(countSeats({ ...provided, totals: { universal: 0, admin: 5, viewer: 5 } })).toEqual(
      counts([0, 0], [1, 5], [1, 5]),
    )
    expect(countSeats({ ...provided, totals: { universal: 5, admin: 0, viewer: 0 } })).toEqual(
      counts([2, 5], [0, 0], [0, 0]),
    )
  })

  it('are never oversold, whatever roles are asked for in whatever order', () => {
    const intent = fc.record({
      userId: fc.integer({ min: 1001, max: 1009 }),
      roleId: fc.constantFrom(ADMIN, CONTRIBUTOR, VIEWER),
    })
    const bought = fc.record({
      universal: fc.constantFrom(0, 0, 3),
      admin: fc.integer({ min: 0, max: 3 }),
      viewer: fc.integer({ min: 0, max: 3 }),
    })
    fc.assert(
      fc.property(bought, fc.array(intent, { maxLength: 40 }), (totals, intents) => {
        const assigned = new Map<number, number>()
        const counted = () =>
          countSeats({
            totals,
            isDevMode: false,
            roles: [...assigned].map(([userId, roleId]) => ({ userId, roleId })),
            superUserIds: [],
          })
        for (const { userId, roleId } of intents) {
          const before = assigned.get(userId)
          const decision = judgeSeat(counted(), before === undefined ? [] : [before], [roleId])
          if (decision.code === 'free') assigned.set(userId, roleId)
        }
        const { universal, admin, viewer } = counted()
        for (const { current, total } of [universal, admin, viewer]) {
          expect(current).toBeLessThanOrEqual(total)
        }
      }),
    )
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
