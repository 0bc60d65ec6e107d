import { ROLES, ROLE_LEVELS, accountLevel, roleTitle } from '@throughline/domain/access'
import { countSeats } from '@throughline/domain/seats'
import type { SeatCounts } from '@throughline/domain/seats'
import { accountFactsOf } from '../../account-gate'
import { findPlans } from '../../access-queries'
import { standingOn } from '../../access'
import { notFound } from '../../errors'
import type { Handlers } from '../../http/handler'
import { presentPlanSummaries } from '../plans/plan-summary'
import { findPlanFigures } from '../plans/queries'
import { findRolesOfAccount } from '../user-roles/queries'
import type { UserRoleRow } from '../user-roles/queries'
import type { SeatSettings } from '../user-roles/seat-queries'
import { presentUser, presentUserRole } from '../users/presenter'
import { findUsers } from '../users/queries'
import { viewerOf } from '../users/read-user'
import { presentAccount, presentAccountSummary } from './presenter'
import {
  findAccount,
  findAccountsOf,
  findMemberIds,
  findPlanIdsOfAccount,
  findSubscriptionIds,
} from './queries'
import type { AccountRow } from './queries'

/** Accounts and the six roles. */
export const accountHandlers: Handlers<'listRoles' | 'listAccounts' | 'readAccount'> = {
  listRoles: async () => ({
    body: {
      items: ROLES.map(({ id, level, title, description }) => ({
        id,
        level,
        title: roleTitle(title),
        description,
      })),
      total: ROLES.length,
    },
  }),

  listAccounts: async ({ query, signedIn, orm }) => {
    const { userId, caller } = signedIn
    const accounts = await findAccountsOf(orm, { userId, isSuperUser: caller.isSuperUser })
    const offset = query.offset ?? 0
    return {
      body: {
        items: accounts
          .slice(offset, offset + (query.limit ?? 100))
          .map((account) => presentAccountSummary(account)),
        total: accounts.length,
      },
    }
  },

  readAccount: async ({ params, signedIn, orm, config, files, now }) => {
    const account = await findAccount(orm, params.id)
    if (account === null) throw notFound('account')
    const level = accountLevel(signedIn.caller, accountFactsOf(account))
    if (level === null) throw notFound('account')
    const isInCharge = level <= ROLE_LEVELS.accountAdmin

    const plans = await findPlans(orm, await findPlanIdsOfAccount(orm, account.id))
    const shownPlans = plans.filter(
      (plan) => isInCharge || standingOn(plan, signedIn.caller).abilities.canList,
    )
    const figures = await findPlanFigures(
      orm,
      shownPlans.map(({ id }) => id),
      signedIn.blockedTagIds,
    )
    const isTeamShown =
      isInCharge || plans.some((plan) => standingOn(plan, signedIn.caller).abilities.canManageTeam)
    const roles = await findRolesOfAccount(orm, account.id)
    const memberIds = await findMemberIds(orm, account.id)
    const shownIds = isTeamShown ? memberIds : memberIds.filter((id) => id === signedIn.userId)
    const users = await findUsers(orm, shownIds)
    const { sight, ...by } = await viewerOf({ orm, config, files }, signedIn, now)
    // Of others only the account at hand is known here.
    const viewer = { ...by, sight: sight && { ...sight, accountIds: new Set([account.id]) } }
    return {
      body: presentAccount(
        account,
        {
          plans: presentPlanSummaries(shownPlans, signedIn, figures, level),
          users: users.map((user) =>
            presentUser(
              user,
              roles.filter(({ userId }) => userId === user.id),
              viewer,
            ),
          ),
          userRoles: roles
            .filter(({ userId }) => shownIds.includes(userId))
            .map((role) => presentUserRole(role)),
          subscriptionIds: await findSubscriptionIds(orm, account.id),
          seats: seatsOf(account, roles, config),
        },
        { isOwner: level <= ROLE_LEVELS.accountOwner },
      ),
    }
  },
}

function seatsOf(
  account: AccountRow,
  roles: readonly UserRoleRow[],
  { hasDevModeSeats, superUserIds }: SeatSettings,
): SeatCounts {
  return countSeats({
    totals: {
      universal: account.universalSeatsTotal,
      admin: account.adminSeatsTotal,
      viewer: account.viewerSeatsTotal,
    },
    isDevMode: hasDevModeSeats || account.hasDevModeSeats,
    roles,
    superUserIds,
  })
}
