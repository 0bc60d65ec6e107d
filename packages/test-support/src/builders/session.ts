import { iriOf, type SessionDetails } from '@throughline/api-client'
import type { User, UserRole } from '@throughline/domain/users'
import type { Schemas } from './wire'

/** Dana, person 1001 of account 1, with the fields that a test is about. */
export function buildPerson(fields: Partial<User> = {}): User {
  return {
    id: 1001,
    emailAddress: 'dana@northfield.example',
    firstName: 'Dana',
    lastName: 'Whitfield',
    profileImage: null,
    customViewIds: [],
    mostRecentView: 'calendar',
    mostRecentPlanId: null,
    status: 'accepted',
    rolesObserved: [],
    accountIds: [1],
    oldEmail: null,
    highestRoleId: 1,
    blockedTagIds: [],
    isSuperUser: false,
    ...fields,
  }
}

/** Admin of plan 12 with the fields that a test is about. */
export function buildRole(fields: Partial<UserRole> = {}): UserRole {
  return {
    id: 501,
    roleId: 4,
    userId: 1001,
    planId: 12,
    accountId: 1,
    canViewBudget: true,
    canEditAllChannels: true,
    channelIds: [],
    ...fields,
  }
}

/** Who is signed in: the person of {@link buildPerson} in the active account 1, without roles. */
export function buildSession(fields: Partial<SessionDetails> = {}): SessionDetails {
  return {
    user: buildPerson(),
    roles: [],
    accounts: [
      {
        id: 1,
        name: 'Northfield',
        ownerId: 1001,
        isActive: true,
        isBillingShown: false,
        hasTacticTypeCF: true,
      },
    ],
    isProductTeam: false,
    superOwnerOfAccountIds: [],
    ...fields,
  }
}

/** A person as the server sends it. */
export function wirePersonOf({ customViewIds, blockedTagIds, ...person }: User): Schemas['User'] {
  return {
    ...person,
    customViews: [...customViewIds],
    rolesObserved: person.rolesObserved.map((seen) => ({
      ...seen,
      plan: iriOf('plans', seen.planId),
      role: iriOf('roles', seen.roleId),
    })),
    accounts: person.accountIds.map((id) => iriOf('accounts', id)),
    accountIds: [...person.accountIds],
    blockedTags: [...blockedTagIds],
  }
}
