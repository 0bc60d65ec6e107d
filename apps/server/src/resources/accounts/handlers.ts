import { ROLES, ROLE_LEVELS, accountLevel, roleTitle } from '@throughline/domain/access'
import { countSeats } from '@throughline/domain/seats'
import type { SeatCounts } from '@throughline/domain/seats'
import type { components } from '@throughline/api-client/schema'
import { accountDetailsOf } from '../../access/account-gate'
import { findPlans } from '../../access/access-queries'
import { callerAccessOn } from '../../access/access'
import type { SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { notFound } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { pageOf } from '../../http/pages'
import { createOnce } from '../../http/idempotency-queries'
import { idsFromList, referenceFrom, requireUnchanged } from '../../http/references'
import { presentPlanSummaries } from '../plans/plan-summary'
import { findPlanFigures } from '../plans/queries'
import { findRolesOfAccount } from '../user-roles/queries'
import type { UserRoleRow } from '../user-roles/queries'
import type { SeatSettings } from '../user-roles/seat-queries'
import { isHiddenMember } from '../users/hidden-super-users'
import { presentUser, presentUserRole } from '../users/presenter'
import { findUsers, groupedByUser } from '../users/queries'
import { viewerOf } from '../users/read-user'
import type { PeopleServices } from '../users/read-user'
import { presentAccount, presentAccountSummary } from './presenter'
import {
  findAccount,
  findAccountsOf,
  findMemberIds,
  findPlanIdsOfAccount,
  findSubscriptionIds,
} from '../../access/account-queries'
import type { AccountRow } from '../../access/account-queries'
import { deleteAccountRows, insertAccount, updateAccountRow } from './write-queries'
import type { AccountValues } from './write-queries'

type Account = components['schemas']['Account']
type AccountFields = components['schemas']['AccountFields']

/** Accounts and the six roles. */
export const accountHandlers: Handlers<
  | 'listRoles'
  | 'listAccounts'
  | 'createAccount'
  | 'readAccount'
  | 'updateAccount'
  | 'deleteAccounts'
> = {
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

  listAccounts: async ({ query, signedIn, orm, config }) => {
    const { userId, caller } = signedIn
    const accounts = await findAccountsOf(orm, { userId, isSuperUser: caller.isSuperUser })
    const { page, nextCursor } = pageOf(accounts, query, ({ id, contactCompanyName }) => [
      contactCompanyName,
      id,
    ])
    return {
      body: {
        items: page.map((account) =>
          presentAccountSummary(account, { hasBilling: config.billing !== null }),
        ),
        total: accounts.length,
        nextCursor,
      },
    }
  },

  createAccount: async ({ body, signedIn, request, now, ...services }) => {
    const { orm } = services
    const { source, hasTacticTypeCF, seats } = body
    const account = {
      contactCompanyName: body.contactCompanyName.trim(),
      ownerId: referenceFrom(body.owner, 'users', '/owner'),
      source: source ?? null,
      hasTacticTypeCF: hasTacticTypeCF ?? false,
      seats: {
        universal: seats?.universal ?? 0,
        admin: seats?.admin ?? 0,
        viewer: seats?.viewer ?? 0,
      },
    }
    const id = await createOnce(
      orm,
      idempotentRequest('createAccount', { request, body, signedIn, now }),
      (tx) => insertAccount(tx, account, { actorId: signedIn.userId, now }),
    )
    return { body: await presentComplete(services, await readStored(orm, id), signedIn, now) }
  },

  readAccount: async ({ account, signedIn, now, ...services }) => ({
    body: await presentComplete(services, account.account, signedIn, now),
  }),

  updateAccount: async ({ body, account, signedIn, now, ...services }) => {
    const { orm } = services
    const { id: sentId, ...fields } = body
    const { id } = account.account
    requireUnchanged(sentId, id, 'id')
    await updateAccountRow(orm, id, accountValuesFrom(fields), { actorId: signedIn.userId, now })
    return { body: await presentComplete(services, await readStored(orm, id), signedIn, now) }
  },

  deleteAccounts: async ({ params, signedIn, orm, config, now }) => {
    const ids = idsFromList(params.id)
    const { userId: actorId } = signedIn
    const remainingUserIds = [actorId, ...config.superUserIds]
    await orm.transaction((tx) => deleteAccountRows(tx, ids, { actorId, remainingUserIds, now }))
    return { body: undefined }
  },
}

async function readStored(orm: Orm, accountId: number): Promise<AccountRow> {
  const account = await findAccount(orm, accountId)
  if (account === null) throw notFound('account')
  return account
}

/** Null is stored as an empty text. */
function accountValuesFrom(fields: Omit<AccountFields, 'id'>): AccountValues {
  const { contactCompanyName, ...others } = fields
  const texts = Object.entries(others).map(([name, text]) => [name, text ?? ''] as const)
  return {
    ...Object.fromEntries(texts),
    ...(contactCompanyName === undefined ? {} : { contactCompanyName: contactCompanyName.trim() }),
  }
}

/** An account with all parts that the person may see. */
async function presentComplete(
  services: PeopleServices,
  account: AccountRow,
  signedIn: SignedIn,
  now: Date,
): Promise<Account> {
  const { orm, config } = services
  const { caller } = signedIn
  const level = accountLevel(caller, accountDetailsOf(account)) ?? ROLE_LEVELS.viewer
  const isInCharge = level <= ROLE_LEVELS.accountAdmin
  const plans = await findPlans(orm, await findPlanIdsOfAccount(orm, account.id))
  const visiblePlans = plans.filter(
    (plan) => isInCharge || callerAccessOn(plan, caller).abilities.canList,
  )
  const figures = await findPlanFigures(
    orm,
    visiblePlans.map(({ id }) => id),
    signedIn.blockedTagIds,
  )
  const isTeamVisible =
    isInCharge || plans.some((plan) => callerAccessOn(plan, caller).abilities.canManageTeam)
  const roles = await findRolesOfAccount(orm, account.id)
  const memberIds = await findMemberIds(orm, account.id)
  const visibleIds = new Set(
    memberIds.filter(
      (id) =>
        id === signedIn.userId ||
        (isTeamVisible &&
          !isHiddenMember({ userId: id, accountId: account.id }, signedIn.userId, config)),
    ),
  )
  const users = await findUsers(orm, [...visibleIds])
  const rolesByUser = groupedByUser(roles)
  const { visibility, ...by } = await viewerOf(services, signedIn, now)
  // The viewer sees of other users only their membership in this account.
  const viewer = {
    ...by,
    visibility: visibility && { ...visibility, accountIds: new Set([account.id]) },
  }
  return presentAccount(
    account,
    {
      plans: presentPlanSummaries(visiblePlans, signedIn, figures, level),
      users: users.map((user) => presentUser(user, rolesByUser(user.id), viewer)),
      userRoles: roles
        .filter(({ userId }) => visibleIds.has(userId))
        .map((role) => presentUserRole(role)),
      subscriptionIds: await findSubscriptionIds(orm, account.id),
      seats: seatsOf(account, roles, config),
    },
    { isOwner: level <= ROLE_LEVELS.accountOwner, hasBilling: config.billing !== null },
  )
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
