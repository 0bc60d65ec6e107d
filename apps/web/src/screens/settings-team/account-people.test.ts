import type { AccountDetail } from '@throughline/api-client'
import { deriveSeats } from '@throughline/domain/seats'
import { buildPerson, buildPlanListEntry, buildRole } from '@throughline/test-support/builders'
import { describe, expect, it } from 'vitest'
import { peopleElsewhere } from './account-people'
import { people, teamRoles } from '../../people/fixtures/team-server'

const none = { current: 0, total: 0 }
const account: AccountDetail = {
  id: 1,
  name: 'Northfield',
  ownerId: 1001,
  isActive: true,
  hasTacticTypeCF: true,
  seats: deriveSeats({ universal: none, admin: none, viewer: none, isDevMode: false }),
  users: people,
  roles: teamRoles,
  plans: [buildPlanListEntry({ id: 13, name: 'West region' })],
}
const team = { users: people, roles: teamRoles.filter(({ planId }) => planId === 12) }

describe('people of the account', () => {
  it('are those without a role on the plan, by name, with the role that they hold elsewhere', () => {
    const people = peopleElsewhere(account, team)
    expect(
      people.map(({ name, elsewhere, proposedRoleId }) => [name, elsewhere, proposedRoleId]),
    ).toEqual([
      ['Nadia Brandt', 'Viewer on West region', 6],
      ['Omar Haddad', 'Admin on West region', 4],
    ])
  })

  it('are proposed a role that is given on plans, and Viewer without any', () => {
    const users = [buildPerson({ id: 7 }), buildPerson({ id: 8 })]
    const roles = [buildRole({ id: 1, userId: 7, roleId: 2, planId: null })]
    const people = peopleElsewhere({ ...account, users, roles }, { users: [], roles: [] })
    expect(people.map(({ elsewhere, proposedRoleId }) => [elsewhere, proposedRoleId])).toEqual([
      ['Account Admin of the account', 4],
      ['No role yet', 6],
    ])
  })

  it('leave out super users, and name at most three roles', () => {
    const users = [buildPerson({ id: 7 }), buildPerson({ id: 8, isSuperUser: true })]
    const roles = [13, 14, 15, 16].map((planId) =>
      buildRole({ id: planId, userId: 7, roleId: 6, planId }),
    )
    const people = peopleElsewhere({ ...account, users, roles }, { users: [], roles: [] })
    expect(people.map(({ elsewhere }) => elsewhere)).toEqual([
      'Viewer on West region, Viewer on another plan, Viewer on another plan and 1 more',
    ])
  })
})
