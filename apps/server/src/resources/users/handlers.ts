import { canDeletePerson, canEditPerson, canRemoveFromAccount } from '@throughline/domain/access'
import type { Person } from '@throughline/domain/access'
import { passAccountGate } from '../../account-gate'
import { standingOn } from '../../access'
import type { SignedIn } from '../../access'
import { findPlans } from '../../access-queries'
import type { Orm } from '../../db/database'
import { accountInactive, forbidden, notFound, unprocessable } from '../../errors'
import type { Handlers } from '../../http/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { referenceFrom } from '../../http/references'
import { requireGift, wishFrom } from '../user-roles/handlers'
import { createPerson } from './create-user-queries'
import { asInvited, invitationSeen } from './invited-person'
import { personChangeFrom, requireSamePerson } from './person-change'
import { findPeople, findUsers } from './queries'
import type { PeopleScope } from './queries'
import { presentPeople, presentPerson, readablePerson, viewerOf } from './read-user'
import { deletePerson, removeMember, withdrawPerson } from './remove-user-queries'
import { findUserSight } from './user-sight'
import { updatePerson } from './write-queries'

/** People, and their place in accounts. */
export const userHandlers: Handlers<
  'listUsers' | 'createUser' | 'readUser' | 'updateUser' | 'deleteFromAccount'
> = {
  listUsers: async ({ query, signedIn, now, ...services }) => {
    const { orm, config } = services
    const { superUserIds } = config
    const { ids, total } = await findPeople(orm, await scopeOf(orm, query, signedIn), {
      limit: query.limit ?? 100,
      offset: query.offset ?? 0,
      superUserIds,
    })
    const viewer = await viewerOf(services, signedIn, now)
    return { body: { items: await presentPeople(services, ids, viewer), total } }
  },

  createUser: async ({ body, account, signedIn, request, now, ...services }) => {
    const { orm, config, mail } = services
    const person = {
      emailAddress: body.emailAddress,
      firstName: body.firstName.trim(),
      lastName: body.lastName.trim(),
      accountId: account.account.id,
      role: await roleFrom(orm, body, account, signedIn),
    }
    const userId = await createOnce(
      orm,
      idempotentRequest('createUser', { request, body, signedIn, now }),
      (tx) => createPerson(tx, person, { actorId: signedIn.userId, settings: config, now }),
    )
    mail.wake()
    const viewer = await viewerOf(services, signedIn, now)
    return { body: await presentPerson(services, userId, viewer) }
  },

  readUser: async ({ params, signedIn, now, ...services }) => {
    await readablePerson(services.orm, params.id, signedIn, services.config)
    const viewer = await viewerOf(services, signedIn, now)
    return { body: await presentPerson(services, params.id, viewer) }
  },

  updateUser: async ({ params, body, signedIn, now, ...services }) => {
    const { orm, config, mail } = services
    const person = await readablePerson(orm, params.id, signedIn, config)
    requireSamePerson(body.id, person.userId)
    const { userId: actorId, caller } = signedIn
    const viewer = await viewerOf(services, signedIn, now)
    const shown = await presentPerson(services, person.userId, viewer)
    const { accountIds } = shown
    const [row] = await findUsers(orm, [person.userId])
    if (row === undefined) throw notFound('user')
    const isInvited = invitationSeen(row, viewer) !== null
    if (body.deleted === true) {
      const decide = (one: Person) =>
        canDeletePerson(caller, isInvited ? asInvited(one, accountIds) : one)
      const removal = { actorId, decide, config, now }
      await orm.transaction((tx) =>
        isInvited
          ? withdrawPerson(tx, { userId: person.userId, accountIds }, removal)
          : deletePerson(tx, person.userId, removal),
      )
      return { body: { ...shown, accounts: [], accountIds: [], highestRoleId: null } }
    }
    const change = await personChangeFrom({ orm, signedIn, person, row, shown, isInvited }, body)
    const decide = (one: Person) => canEditPerson(caller, one)
    await updatePerson(orm, { row, accountIds, isInvited }, change, {
      actorId,
      decide,
      config,
      now,
    })
    mail.wake()
    return { body: await presentPerson(services, person.userId, viewer) }
  },

  deleteFromAccount: async ({ body, account, signedIn, orm, config, now }) => {
    const { userId: actorId, caller } = signedIn
    const accountId = account.account.id
    const decide = (person: Person) => {
      const member = person.accounts.find((one) => one.account.id === accountId)
      if (member === undefined) return { allowed: false, code: 'not-found' } as const
      const { level, plans } = member
      return canRemoveFromAccount(account.facts, caller, { userId: person.userId, level }, plans)
    }
    await orm.transaction((tx) =>
      removeMember(
        tx,
        { userId: body.user_id, accountId },
        { actorId, decide, config, now },
        'member_removed',
      ),
    )
    return { body: undefined }
  },
}

/**
 * Whose people are listed: of a plan for those who see its team, of an account
 * for those who manage its people, and else of all of these.
 */
async function scopeOf(
  orm: Orm,
  query: { readonly account?: number | undefined; readonly plan?: number | undefined },
  signedIn: SignedIn,
): Promise<PeopleScope> {
  const { account, plan: planId } = query
  if (account !== undefined) await passAccountGate(orm, account, 'canManagePeople', signedIn.caller)
  if (planId !== undefined) {
    const [plan] = await findPlans(orm, [planId])
    const standing = plan === undefined ? null : standingOn(plan, signedIn.caller)
    if (standing?.abilities.canList !== true) throw notFound('Plan')
    if (!standing.abilities.canView) throw accountInactive()
    if (!standing.abilities.canSeeTeamSettings) throw forbidden()
    const isElsewhere = account !== undefined && standing.plan.account?.id !== account
    return { accountIds: [], planIds: isElsewhere ? [] : [planId] }
  }
  if (account !== undefined) return { accountIds: [account], planIds: [] }
  const sight = await findUserSight(orm, signedIn)
  return {
    accountIds: sight.managedAccountIds === null ? 'all' : [...sight.managedAccountIds],
    planIds: [...sight.teamPlanIds],
  }
}

type CreateContext = Parameters<(typeof userHandlers)['createUser']>[0]

async function roleFrom(
  orm: Orm,
  { plan, userRole }: CreateContext['body'],
  account: CreateContext['account'],
  signedIn: SignedIn,
) {
  if (plan === undefined && userRole === undefined) return null
  if (plan === undefined || userRole === undefined) {
    const path = plan === undefined ? '/plan' : '/userRole'
    throw unprocessable('validation_failed', 'A plan and a role on it go together.', path)
  }
  const roleId = referenceFrom(userRole.role, 'roles', '/userRole/role')
  const planId = referenceFrom(plan, 'plans', '/plan')
  await requireGift(orm, { account, planId, roleId, rolePath: '/userRole/role' }, signedIn)
  return { planId, roleId, wish: wishFrom(userRole, '/userRole'), path: '/userRole' }
}
