import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { deriveSeats, type SeatCounts } from '@throughline/domain/seats'
import { describe, expect, it } from 'vitest'
import { newPerson, canChooseRole, roleOptions } from '../../people/role-options'
import { seatTilesOf } from './seat-tiles'

const none = { current: 0, total: 0 }
const seatsOf = (counts: Partial<SeatCounts>) =>
  deriveSeats({ universal: none, admin: none, viewer: none, isDevMode: false, ...counts })

describe('tiles of seats', () => {
  it('are one for each type that can be bought', () => {
    const tiles = seatTilesOf(
      seatsOf({ admin: { current: 8, total: 10 }, viewer: { current: 1, total: 1 } }),
    )
    expect(tiles).toEqual([
      {
        type: 'admin',
        title: 'Admins and Contributors',
        used: '8 of 10 seats',
        left: '2 left',
        limit: null,
      },
      {
        type: 'viewer',
        title: 'Viewers',
        used: '1 of 1 seat',
        left: '0 left',
        limit: TEAM_MESSAGES.seatLimitReached,
      },
    ])
  })

  it('are one of universal seats', () => {
    const tiles = seatTilesOf(seatsOf({ universal: { current: 9, total: 8 } }))
    expect(tiles.map(({ title, left, limit }) => [title, left, limit])).toEqual([
      ['Seats', '0 left', TEAM_MESSAGES.seatLimitReached],
    ])
  })

  it('say nothing of a limit where none were bought, nor in development', () => {
    const [, viewers] = seatTilesOf(seatsOf({ admin: { current: 1, total: 1 } }))
    expect([viewers?.used, viewers?.limit]).toEqual(['No seats', null])
    const dev = seatTilesOf(seatsOf({ admin: { current: 1, total: 1 }, isDevMode: true }))
    expect(dev.map(({ left, limit }) => [left, limit])).toEqual([
      ['100 left in development mode', null],
      ['100 left in development mode', null],
    ])
  })
})

describe('roles to choose from', () => {
  const full = seatsOf({ admin: { current: 2, total: 2 } })
  const optionsOf = (...[currentRoleIds, replacedRoleId]: [number[], number | null]) =>
    roleOptions(full, { currentRoleIds, replacedRoleId })
  const disabled = (options: ReturnType<typeof roleOptions>) =>
    options.flatMap(({ label, isDisabled, disabledReason }) =>
      isDisabled === true ? [[label, disabledReason]] : [],
    )

  it('have a reason where the limit is reached, and none where nothing was bought', () => {
    expect(disabled(roleOptions(full, newPerson))).toEqual([
      ['Admin', TEAM_MESSAGES.seatLimitReached],
      ['Contributor', TEAM_MESSAGES.seatLimitReached],
      ['Viewer', undefined],
    ])
  })

  it('are free within the pool of a seat that the person has', () => {
    expect(disabled(optionsOf([5], 5))).toEqual([['Viewer', undefined]])
    expect(canChooseRole(optionsOf([5], 5), 4)).toBe(true)
    expect(canChooseRole(optionsOf([5], 5), 6)).toBe(false)
  })

  it('keep a role that is not given on plans', () => {
    expect(optionsOf([3], 3).map(({ label }) => label)).toEqual([
      'Master Plan Admin',
      'Admin',
      'Contributor',
      'Viewer',
    ])
  })
})
