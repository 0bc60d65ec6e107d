import {
  createMember,
  createPlanRole,
  deletePlanRoles,
  listPlanTeam,
  resendInvitation,
  sendPasswordReset,
  updateBlockedTags,
  updatePlanRole,
  type PersonDraft,
  type PlanRoleDraft,
  type PlanTeam,
} from '@throughline/api-client'
import type { User, UserRole } from '@throughline/domain/users'
import { useCallback } from 'react'
import { accountRead } from './accounts'
import { useApiClient } from './core/api-client'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'
import { useSettingsWrite } from './settings-writes'

const teamRead = defineRead({
  key: (planId: number) => ['team', planId],
  fetch: ({ client, signal }, planId) => listPlanTeam(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesOf('user_roles', 'users'),
})

/** Reads the roles on a plan, and the users who have them. */
export function usePlanTeam(planId: number): ReadResult<PlanTeam> {
  return useRead(teamRead, planId)
}

/** Changes of the team of a plan. Each resolves once the team and the seats have been read again. */
export interface TeamWrites {
  /** Adds a new user to the account and the plan. */
  readonly add: (request: {
    readonly person: PersonDraft
    readonly role: PlanRoleDraft
  }) => Promise<User>
  /** Gives a user of the account a role. */
  readonly grant: (request: {
    readonly userId: number
    readonly role: PlanRoleDraft
  }) => Promise<unknown>
  readonly update: (request: {
    readonly role: UserRole
    readonly changes: Pick<PlanRoleDraft, 'roleId' | 'rights'>
  }) => Promise<unknown>
  readonly remove: (roleId: number) => Promise<unknown>
  /** Hides tags of the plan from a user, and shows others again. */
  readonly hideTags: (request: {
    readonly userId: number
    readonly hidden: readonly number[]
    readonly visible: readonly number[]
  }) => Promise<unknown>
}

/** Returns the changes of the team of a plan, whose seats belong to an account. */
export function useTeamWrites(planId: number, accountId: number): TeamWrites {
  const refreshes = () => [teamRead.key(planId), accountRead.key(accountId)]
  const add = useSettingsWrite(planId, {
    send: (client, { person, role }: Parameters<TeamWrites['add']>[0]) =>
      createMember(client, person, role),
    refreshes,
  })
  const grant = useSettingsWrite(planId, {
    send: (client, { userId, role }: Parameters<TeamWrites['grant']>[0]) =>
      createPlanRole(client, userId, role),
    refreshes,
  })
  const update = useSettingsWrite(planId, {
    send: (client, { role, changes }: Parameters<TeamWrites['update']>[0]) =>
      updatePlanRole(client, role, changes),
    refreshes,
  })
  const remove = useSettingsWrite(planId, {
    send: (client, roleId: number) => deletePlanRoles(client, [roleId]),
    refreshes,
  })
  const hideTags = useSettingsWrite(planId, {
    send: (client, { userId, ...tags }: Parameters<TeamWrites['hideTags']>[0]) =>
      updateBlockedTags(client, userId, tags),
    refreshes,
  })
  return { add, grant, update, remove, hideTags }
}

/**
 * Returns functions that send mails to members: the invitation again, or a link for a new password.
 */
export function useMemberMails(): {
  readonly resendInvite: (userId: number) => Promise<void>
  readonly sendReset: (userId: number) => Promise<void>
} {
  const client = useApiClient()
  return {
    resendInvite: useCallback((userId) => resendInvitation(client, userId), [client]),
    sendReset: useCallback((userId) => sendPasswordReset(client, userId), [client]),
  }
}
