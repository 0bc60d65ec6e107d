import type { AccountDetail } from '@throughline/api-client'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { deriveSeats } from '@throughline/domain/seats'
import { buildPerson, buildPlanListEntry, buildRole } from '@throughline/test-support/builders'
import { expect, it } from 'vitest'
import { callerOf } from '../../session/caller'
import { ownerSession, people, productTeamSession, roles } from './fixtures/account-server'
import { accountTeamOf } from './team-people'

const none = { current: 0, total: 0 }
const account: AccountDetail = {
  id: 1,
  name: 'Northfield',
  ownerId: 1001,
  isActive: true,
  hasTacticTypeCF: true,
  seats: deriveSeats({
    universal: none,
    admin: { current: 4, total: 10 },
    viewer: { current: 1, total: 5 },
    isDevMode: false,
  }),
  users: people,
  roles,
  plans: [
    buildPlanListEntry({ id: 12, type: 'Master' }),
    buildPlanListEntry({ id: 13, name: 'West region', type: 'Sub', parentId: 12 }),
    buildPlanListEntry({ id: 16, name: 'Store launch Denver' }),
  ],
}
const owner = callerOf(ownerSession)
const teamOf = (changes: Partial<AccountDetail> = {}, caller = owner) =>
  accountTeamOf({ ...account, ...changes }, caller)
const person = (firstName: string, changes: Partial<AccountDetail> = {}, caller = owner) => {
  const match = teamOf(changes, caller).find((member) => member.firstName === firstName)
  if (match === undefined) throw new Error(`There is no ${firstName}.`)
  return match
}
const rolesOf = (firstName: string, changes: Partial<AccountDetail> = {}) =>
  [...person(firstName, changes).roles].map(([planId, { name }]) => [planId, name])

it('says what everybody is on each plan, and nothing of the others', () => {
  expect(rolesOf('Maya')).toEqual([
    [12, 'Admin'],
    [13, 'Contributor'],
  ])
  expect(rolesOf('Tom')).toEqual([[12, 'Viewer']])
})

it('names the strongest of two roles on a plan', () => {
  const more = [...roles, buildRole({ id: 9, userId: 1005, roleId: 4, planId: 12 })]
  expect(rolesOf('Tom', { roles: more })).toEqual([[12, 'Admin']])
})

it('shows the owner as Acct Owner on every plan, also without a role there', () => {
  expect(rolesOf('Dana')).toEqual([
    [12, 'Acct Owner'],
    [13, 'Acct Owner'],
    [16, 'Acct Owner'],
  ])
})

it.each([
  ['a contributor', 'Lena', {}, 'Admin / Contributor'],
  ['a viewer', 'Tom', {}, 'Viewer'],
  ['anybody, in a universal account', 'Tom', { isUniversalAccount: true }, 'Universal'],
])('names the seat of %s', (_who, name, seats, seatType) => {
  expect(person(name, { seats: { ...account.seats, ...seats } }).seatType).toBe(seatType)
})

it('marks who is invited, and from whom tags are hidden', () => {
  const marked = (key: 'isPending' | 'hasHiddenTags') =>
    teamOf().flatMap((member) => (member[key] ? [member.name] : []))
  expect(marked('isPending')).toEqual(['Ines Kovač'])
  expect(marked('hasHiddenTags')).toEqual(['Tom Wills'])
})

it('lets the owner edit everybody, also themself', () => {
  expect(teamOf().every(({ refusal }) => refusal === null)).toBe(true)
})

it('lets nobody else edit the owner', () => {
  const superAdmin = callerOf(productTeamSession)
  expect(person('Dana', {}, superAdmin).refusal).toBe(TEAM_MESSAGES.ownerLocked)
})

it('lists everybody whom the server names, with a role or without', () => {
  const users = [...people, buildPerson({ id: 1009, firstName: '', lastName: '' })]
  expect(teamOf({ users }).at(-1)).toMatchObject({
    name: 'dana@northfield.example',
    seatType: 'Viewer',
  })
})
