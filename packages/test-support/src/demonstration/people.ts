import type { CallerPlanAccess, PlanDetail, SessionDetails } from '@throughline/api-client'
import {
  abilitiesWith,
  accessOn,
  callerFrom,
  ROLE_IDS,
  ROLE_LEVELS,
  type PlanDetails,
} from '@throughline/domain/access'
import type { User, UserRole } from '@throughline/domain/users'
import { buildPerson, buildRole, buildSession } from '../builders'
import type { Stage, StageRole } from '../stage'

const OWNER_ID = 1001

/** The channel of a contributor who has one: Email. */
const ONE_CHANNEL = 103

const person = (id: number, firstName: string, lastName: string, fields: Partial<User> = {}) =>
  buildPerson({
    id,
    firstName,
    lastName,
    emailAddress: `${firstName.toLowerCase()}@northfield.example`,
    ...fields,
  })

/** One person for each role. */
const people: Readonly<Record<StageRole, User>> = {
  owner: person(OWNER_ID, 'Dana', 'Whitfield', { highestRoleId: ROLE_IDS.accountOwner }),
  admin: person(1002, 'Maya', 'Rios', { highestRoleId: ROLE_IDS.admin }),
  contributor: person(1003, 'Lena', 'Sato', { highestRoleId: ROLE_IDS.contributor }),
  limited: person(1004, 'Omar', 'Haddad', { highestRoleId: ROLE_IDS.contributor }),
  viewer: person(1005, 'Tom', 'Wills', { highestRoleId: ROLE_IDS.viewer }),
}

/** The rights of each role on a plan. An owner works on a plan as its admin. */
const rights: Readonly<Record<StageRole, Partial<UserRole>>> = {
  owner: { roleId: ROLE_IDS.admin },
  admin: { roleId: ROLE_IDS.admin },
  contributor: { roleId: ROLE_IDS.contributor },
  limited: {
    roleId: ROLE_IDS.contributor,
    canViewBudget: false,
    canEditAllChannels: false,
    channelIds: [ONE_CHANNEL],
  },
  viewer: { roleId: ROLE_IDS.viewer, canViewBudget: false, canEditAllChannels: false },
}

/** The order of the team, which is that of {@link people}. */
const roleOrder = ['owner', 'admin', 'contributor', 'limited', 'viewer'] as const

/** All people of the account, with their roles on the plans and the owner's role on the account. */
export function teamOf(planIds: readonly number[]) {
  const roles = roleOrder.flatMap((role, at) => rolesOf(role, planIds, 510 + at * 10))
  const ofAccount = { roleId: ROLE_IDS.accountOwner, userId: OWNER_ID, planId: null }
  return {
    users: roleOrder.map((role) => people[role]),
    roles: [buildRole({ id: 500, ...ofAccount }), ...roles],
    ownerId: OWNER_ID,
  }
}

function rolesOf(role: StageRole, planIds: readonly number[], firstId: number): UserRole[] {
  return planIds.map((planId, at) =>
    buildRole({ id: firstId + at, userId: people[role].id, planId, ...rights[role] }),
  )
}

/** Returns the session of the person of a role. */
export function sessionOf({ role, plan }: Stage, planIds: readonly number[]): SessionDetails {
  const { roleId = ROLE_IDS.viewer } = rights[role]
  return buildSession({
    // The tutorial of a role would cover the first screen.
    user: { ...people[role], rolesObserved: planIds.map((planId) => ({ planId, roleId })) },
    roles: rolesOf(role, planIds, 510),
    accounts: [
      {
        id: 1,
        name: 'Northfield',
        ownerId: OWNER_ID,
        isActive: plan !== 'inactive',
        isBillingShown: true,
        hasTacticTypeCF: true,
      },
    ],
  })
}

/** Returns the permissions of a role's person on a plan, by the rules of the server. */
export function accessOf(
  { role, plan: kind }: Stage,
  plan: Pick<
    PlanDetail,
    'id' | 'useBudgets' | 'useDashboards' | 'freeze' | 'isLead' | 'isNested' | 'channels'
  >,
): CallerPlanAccess {
  const { id: userId } = people[role]
  const details: PlanDetails = {
    ...plan,
    account: { id: 1, ownerId: OWNER_ID, isActive: kind !== 'inactive' },
  }
  const caller = callerFrom({
    userId,
    memberships: rolesOf(role, [plan.id], 510),
    configuration: { superUserIds: [], superOwnerPairs: [], productTeamUserIds: [] },
  })
  const access = accessOn(details, caller)
  const { canAddTactics } = abilitiesWith(access, details)
  const canEditAllChannels = access?.canEditAllChannels ?? false
  const mayEdit = ({ id }: { readonly id: number }) =>
    canEditAllChannels || access?.channelIds.has(id) === true
  return {
    level: access?.level ?? ROLE_LEVELS.viewer,
    canAddTactics,
    canViewBudget: access?.canViewBudget ?? false,
    canEditAllChannels,
    editableChannelIds: plan.channels.filter(mayEdit).map(({ id }) => id),
  }
}
