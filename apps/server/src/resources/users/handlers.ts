import { canEditPerson, canRemoveFromAccount } from '@throughline/domain/access'
import type { Person } from '@throughline/domain/access'
import type { SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { unprocessable } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { referenceFrom } from '../../http/references'
import { rightsIntentFrom } from '../user-roles/handlers'
import { requireGift } from '../user-roles/role-gate'
import { createPerson } from './create-user-queries'
import { personChangeFrom, requireSamePerson } from './person-change'
import { findPeople } from './queries'
import { presentPeople, presentPerson, viewerOf } from './read-user'
import { deletePerson, removeMember, withdrawPerson } from './remove-user-queries'
import { updatePerson } from './write-queries'

/** Handlers for people and their membership in accounts. */
export const userHandlers: Handlers<
  'listUsers' | 'createUser' | 'readUser' | 'updateUser' | 'deleteFromAccount'
> = {
  listUsers: async ({ query, passed: scope, signedIn, now, ...services }) => {
    const { orm, config } = services
    const { superUserIds } = config
    const { ids, ...rest } = await findPeople(orm, scope, { ...query, superUserIds })
    const viewer = await viewerOf(services, signedIn, now)
    return { body: { items: await presentPeople(services, ids, viewer), ...rest } }
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

  readUser: async ({ passed: { userId }, signedIn, now, ...services }) => {
    const viewer = await viewerOf(services, signedIn, now)
    return { body: await presentPerson(services, userId, viewer) }
  },

  updateUser: async ({ body, passed, signedIn, now, ...services }) => {
    const { orm, config, mail } = services
    const { person, row, isInvited, accountIds, removal } = passed
    requireSamePerson(body.id, person.userId)
    const { userId: actorId, caller } = signedIn
    const viewer = await viewerOf(services, signedIn, now)
    const visible = await presentPerson(services, person.userId, viewer)
    if (removal !== null) {
      const removing = { actorId, decide: removal, config, now }
      await orm.transaction((tx) =>
        isInvited
          ? withdrawPerson(tx, { userId: person.userId, accountIds }, removing)
          : deletePerson(tx, person.userId, removing),
      )
      return { body: { ...visible, accounts: [], accountIds: [], highestRoleId: null } }
    }
    const situation = { orm, config, now, signedIn, person, row, visible, isInvited }
    const change = await personChangeFrom(situation, body)
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
      return canRemoveFromAccount(account.details, caller, { userId: person.userId, level }, plans)
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
  return { planId, roleId, intent: rightsIntentFrom(userRole, '/userRole'), path: '/userRole' }
}
