import type { AccountDetail } from '@throughline/api-client'
import { ROLE_IDS } from '@throughline/domain/access'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { deriveSeats } from '@throughline/domain/seats'
import {
  buildPerson,
  buildPlanListEntry,
  buildRole,
  buildSession,
} from '@throughline/test-support/builders'
import { describe, expect, it } from 'vitest'
import { adminSession, people, teamRoles } from '../../people/fixtures/team-server'
import { callerOf } from '../../session/caller'
import { managedPlans, profileOf, type ProfileViewer } from './profile-person'

const seats = deriveSeats({
  universal: { current: 0, total: 0 },
  admin: { current: 5, total: 10 },
  viewer: { current: 2, total: 15 },
  isDevMode: false,
})
const account: AccountDetail = {
  id: 1,
  name: 'Northfield',
  ownerId: 1001,
  isActive: true,
  hasTacticTypeCF: true,
  seats,
  users: people,
  roles: teamRoles,
  plans: [
    buildPlanListEntry({ id: 13, name: 'West region' }),
    buildPlanListEntry({ id: 12, name: 'National plan' }),
  ],
}

/** Maya, an admin of plan 12. */
const byAdmin: ProfileViewer = { caller: callerOf(adminSession), account }
/** Dana, who owns the account and is an admin of plan 12. */
const byOwner: ProfileViewer = {
  caller: callerOf(buildSession({ roles: teamRoles.filter(({ userId }) => userId === 1001) })),
  account,
}
const visible = (userId: number, viewer = byAdmin) => {
  const profile = profileOf(userId, viewer)
  if (profile === null) throw new Error(`Nobody of the account has the number ${userId}.`)
  return profile
}

describe('a person of an account', () => {
  it('is nobody for a number that the account does not have', () => {
    expect(profileOf(4711, byAdmin)).toBeNull()
  })

  it('has the plans by name', () => {
    const roles = [
      buildRole({ id: 1, userId: 1003, planId: 13 }),
      buildRole({ id: 2, userId: 1003, planId: 12 }),
      buildRole({ id: 3, userId: 1003, planId: 99 }),
      buildRole({ id: 4, userId: 1003, planId: null, roleId: ROLE_IDS.accountAdmin }),
    ]
    const viewer = { ...byAdmin, account: { ...account, roles } }
    const names = visible(1003, viewer).planRoles.map(({ planName }) => planName)
    expect(names).toEqual(['Another plan', 'National plan', 'West region'])
    expect(visible(1003, viewer).roleName).toBe('Account Admin')
  })

  it.each([
    ['the strongest role', 1003, 'Contributor', 'Admin / Contributor'],
    ['the role of a viewer', 1005, 'Viewer', 'Viewer'],
    ['the account, whichever role on plans', 1001, 'Account Owner', 'Admin / Contributor'],
  ])('is called by %s', (_what, userId, roleName, seatType) => {
    expect(visible(userId)).toMatchObject({ roleName, seatType })
  })

  it('is changed by whoever administers all of their plans', () => {
    expect(visible(1003)).toMatchObject({ detailsRefusal: null, removalRefusal: null })
    // Nadia is on plan 13 only, of which Maya is no admin.
    const reason = TEAM_MESSAGES.manageRefused
    expect(visible(1006)).toMatchObject({ detailsRefusal: reason, removalRefusal: reason })
    expect(visible(1006).planRoles[0]).toMatchObject({ refusal: reason })
    expect(visible(1006, byOwner)).toMatchObject({ removalRefusal: null })
  })

  it('is not changed as the account owner, nor below the owner by themself', () => {
    expect(visible(1001)).toMatchObject({
      detailsRefusal: TEAM_MESSAGES.ownerLocked,
      removalRefusal: TEAM_MESSAGES.ownerLocked,
    })
    expect(visible(1002)).toMatchObject({
      isSelf: true,
      detailsRefusal: null,
      removalRefusal: TEAM_MESSAGES.selfLocked,
    })
    expect(visible(1002).planRoles[0]).toMatchObject({ refusal: TEAM_MESSAGES.selfLocked })
  })

  it('gets the invitation again while pending, and a link for a password afterwards', () => {
    expect(visible(1004)).toMatchObject({ canResendInvite: true, canSendReset: false })
    expect(visible(1003)).toMatchObject({ canResendInvite: false, canSendReset: true })
    expect(visible(1006)).toMatchObject({ canSendReset: false })
  })

  it('may be a super user, whom nobody else changes', () => {
    const users = [...people, buildPerson({ id: 300, isSuperUser: true })]
    const roles = [...teamRoles, buildRole({ id: 9, userId: 300, roleId: ROLE_IDS.viewer })]
    const viewer = { ...byAdmin, account: { ...account, users, roles } }
    expect(visible(300, viewer)).toMatchObject({
      detailsRefusal: TEAM_MESSAGES.strongerLocked,
      canSendReset: false,
    })
  })
})

describe('the plans to which people are invited', () => {
  it('are those of which one is an admin, by name', () => {
    expect(managedPlans(byAdmin).map(({ name }) => name)).toEqual(['National plan'])
    const roles = [...adminSession.roles, buildRole({ id: 8, userId: 1002, planId: 13 })]
    const caller = callerOf({ ...adminSession, roles })
    const names = managedPlans({ ...byAdmin, caller }).map(({ name }) => name)
    expect(names).toEqual(['National plan', 'West region'])
    const lapsed = { ...byAdmin, account: { ...account, isActive: false } }
    expect(managedPlans(lapsed)).toEqual([])
  })
})
