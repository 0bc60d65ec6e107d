import type { Demonstration } from './demonstration'
import { limitedChannelNames } from './people'
import type { DemonstrationPart, DemonstrationPerson } from './people'
import type { PlanOutline, PlanParts } from './plan-outline'

const SUPER_ADMIN_ID = 3
const FIRST_USER_ID = 1001
const FIRST_ROLE_ID = 1001
const roleByPart = { owner: 4, admin: 4, contributor: 5, limited: 5, viewer: 6 } as const

/** Rows of people and of their roles. */
export type TeamRows = Pick<
  Demonstration,
  'users' | 'accountMembers' | 'userRoles' | 'userRoleChannels'
>

/** A plan and its parts, as the team needs them. */
export interface TeamPlan {
  readonly plan: PlanOutline
  readonly parts: PlanParts
}

/**
 * Returns people with their roles. The owner owns the account and is an admin of every plan, as is
 * the super admin. The limited contributor has roles on the first two plans, all other people on
 * all plans.
 */
export function makeTeam(
  people: readonly DemonstrationPerson[],
  accountId: number,
  plans: readonly TeamPlan[],
): TeamRows {
  const users = people.map(({ part: _part, ...person }, place) => ({
    id: FIRST_USER_ID + place,
    ...person,
    status: 'accepted' as const,
    mostRecentView: 'calendar' as const,
  }))
  const userRoles: Demonstration['userRoles'][number][] = []
  const userRoleChannels: Demonstration['userRoleChannels'][number][] = []
  const addRole = (role: Omit<(typeof userRoles)[number], 'id' | 'accountId'>): number => {
    const id = FIRST_ROLE_ID + userRoles.length
    userRoles.push({ id, accountId, ...role })
    return id
  }

  for (const { plan } of plans) {
    addRole({ userId: SUPER_ADMIN_ID, planId: plan.id, roleId: 4, canEditAllChannels: true })
  }
  for (const [place, { part }] of people.entries()) {
    const userId = FIRST_USER_ID + place
    if (part === 'owner') addRole({ userId, planId: null, roleId: 1, canEditAllChannels: true })
    for (const { plan, parts } of plansOf(part, plans)) {
      const roleId = addRole({
        userId,
        planId: plan.id,
        roleId: roleByPart[part],
        canViewBudget: part !== 'limited',
        canEditAllChannels: part !== 'limited' && part !== 'viewer',
      })
      if (part !== 'limited') continue
      for (const channel of parts.channels) {
        if (!limitedChannelNames.includes(channel.name)) continue
        userRoleChannels.push({ userRoleId: roleId, channelId: channel.id })
      }
    }
  }
  return {
    users,
    accountMembers: [SUPER_ADMIN_ID, ...users.map(({ id }) => id)].map((userId) => ({
      accountId,
      userId,
    })),
    userRoles,
    userRoleChannels,
  }
}

function plansOf(part: DemonstrationPart, plans: readonly TeamPlan[]): readonly TeamPlan[] {
  return part === 'limited' ? plans.slice(0, 2) : plans
}
