import { buildPerson, buildRole } from '@throughline/test-support/builders'
import { expect, it } from 'vitest'
import { tutorialOf } from './tutorial-of'

const roles = [
  buildRole({ roleId: 5, planId: 12 }),
  buildRole({ id: 502, roleId: 6, planId: 12 }),
  buildRole({ id: 503, roleId: 4, planId: 13 }),
]
const user = buildPerson()

it('is that of the strongest role on the plan, with the guide for the level', () => {
  expect(tutorialOf({ user, roles }, 12, 300)).toEqual({
    planId: 12,
    roleId: 5,
    guide: 'contributor',
  })
  expect(tutorialOf({ user, roles }, 13, 250)?.guide).toBe('admin')
})

it('is none for the owner, for super users, and without a role', () => {
  expect(tutorialOf({ user, roles }, 12, 100)).toBeNull()
  expect(tutorialOf({ user: buildPerson({ isSuperUser: true }), roles }, 12, 150)).toBeNull()
  expect(tutorialOf({ user, roles }, 14, 350)).toBeNull()
})

it('is none once it was closed, and a new one for another role or plan', () => {
  const closed = buildPerson({ rolesObserved: [{ planId: 12, roleId: 5 }] })
  expect(tutorialOf({ user: closed, roles }, 12, 300)).toBeNull()
  expect(tutorialOf({ user: closed, roles }, 13, 250)).not.toBeNull()
  const admin = [buildRole({ roleId: 4, planId: 12 })]
  expect(tutorialOf({ user: closed, roles: admin }, 12, 250)?.roleId).toBe(4)
})
