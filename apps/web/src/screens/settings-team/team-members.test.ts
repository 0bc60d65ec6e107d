import { ROLE_IDS } from '@throughline/domain/access'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { buildChannel, buildPerson, buildPlan, buildRole } from '@throughline/test-support/builders'
import { planAccessOf } from '@throughline/api-client'
import { describe, expect, it } from 'vitest'
import { callerOf } from '../../session/caller'
import { adminSession, people, teamRoles } from '../../people/fixtures/team-server'
import { limitableChannels } from '../../people/limitable-channels'
import { membersOf, type TeamViewer } from './team-members'

const plan = buildPlan()
const viewer: TeamViewer = {
  caller: callerOf(adminSession),
  access: planAccessOf(plan, true),
  plan,
  account: { id: 1, ownerId: 1001, isActive: true },
}
const team = { users: people, roles: teamRoles.filter(({ planId }) => planId === 12) }
const named = (name: string, by: TeamViewer = viewer) =>
  membersOf(team, by).find((member) => member.name === name)

describe('the members of a plan', () => {
  it('are all but the account owner, whichever role they hold here', () => {
    const names = membersOf(team, viewer).map(({ name }) => name)
    expect(names).toEqual(['Maya Rios', 'Lena Sato', 'Ines Kovač', 'Tom Wills'])
    const roles = [buildRole({ id: 9, userId: 1006, roleId: ROLE_IDS.accountOwner })]
    expect(membersOf({ ...team, roles }, viewer)).toEqual([])
  })

  it('are only those whom the server names', () => {
    expect(membersOf({ ...team, users: [] }, viewer)).toEqual([])
  })

  it('are locked for themselves, and where they are stronger', () => {
    expect(named('Maya Rios')?.refusal).toBe(TEAM_MESSAGES.selfLocked)
    const roles = [buildRole({ id: 9, userId: 1006, roleId: ROLE_IDS.masterPlanAdmin })]
    expect(membersOf({ ...team, roles }, viewer)[0]?.refusal).toBe(TEAM_MESSAGES.strongerLocked)
    expect(named('Lena Sato')?.refusal).toBeNull()
  })

  it('are all locked for contributors', () => {
    const access = planAccessOf(buildPlan({ access: { level: 300 } }), true)
    const refusals = membersOf(team, { ...viewer, access }).map(({ refusal }) => refusal)
    expect(new Set(refusals)).toEqual(new Set([TEAM_MESSAGES.manageRefused]))
  })

  it('get a link for a new password once they have one', () => {
    expect(named('Tom Wills')?.canReset).toBe(true)
    expect(named('Ines Kovač')?.canReset).toBe(false)
    const users = [buildPerson({ id: 1005, isSuperUser: true })]
    expect(membersOf({ ...team, users }, viewer)[0]?.canReset).toBe(false)
  })
})

describe('channels to which people are limited', () => {
  it('are those of the plan itself, without those that everybody edits', () => {
    const channels = [
      buildChannel({ id: 1, kind: 'initiatives' }),
      buildChannel({ id: 2 }),
      buildChannel({ id: 3, kind: 'socialMedia' }),
      buildChannel({ id: 4, planId: 13 }),
      buildChannel({ id: 5, kind: 'subscriptions' }),
    ]
    expect(limitableChannels(buildPlan({ channels })).map(({ id }) => id)).toEqual([2, 3])
  })
})
