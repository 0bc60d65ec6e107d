/** The super admin: reaches account settings and joins every new plan outside account 1. */
export const SUPER_ADMIN_USER_ID = 3

/** The super users when a server's configuration names no others. */
export const DEFAULT_SUPER_USER_IDS: readonly number[] = [2, 3, 4, 300]

/** The internal product team when a server's configuration names no other. */
export const DEFAULT_PRODUCT_TEAM_USER_IDS: readonly number[] = [2, 3, 4]

/** The special users of a server, as its operator configures them. */
export interface AccessConfiguration {
  readonly superUserIds: readonly number[]
  /** Super users who count as the owner of one account, instead of as its admin. */
  readonly superOwnerPairs: readonly { readonly accountId: number; readonly userId: number }[]
  readonly productTeamUserIds: readonly number[]
}

/** One role that a user holds, on a plan or on the account as a whole. */
export interface Membership {
  readonly roleId: number
  readonly accountId: number
  /** null for a role on the account itself. */
  readonly planId: number | null
  readonly canViewBudget: boolean
  readonly canEditAllChannels: boolean
  readonly channelIds: readonly number[]
}

/** The person who makes a request, with everything that a rule of access needs to know. */
export interface Caller {
  readonly userId: number
  readonly isSuperUser: boolean
  /** The accounts on which a super user counts as the owner; usually empty. */
  readonly superOwnerOfAccountIds: readonly number[]
  readonly isProductTeam: boolean
  readonly memberships: readonly Membership[]
}

/** Puts together a caller from a user's id, their roles and the server's configuration. */
export function callerFrom({
  userId,
  memberships,
  configuration,
}: {
  readonly userId: number
  readonly memberships: readonly Membership[]
  readonly configuration: AccessConfiguration
}): Caller {
  const isSuperUser = configuration.superUserIds.includes(userId)
  return {
    userId,
    isSuperUser,
    superOwnerOfAccountIds: isSuperUser
      ? configuration.superOwnerPairs
          .filter((pair) => pair.userId === userId)
          .map((pair) => pair.accountId)
      : [],
    isProductTeam: configuration.productTeamUserIds.includes(userId),
    memberships,
  }
}
