import type { components } from '@throughline/api-client/schema'
import { callerAccessOn } from '../../access/access'
import type { SignedIn } from '../../access/access'
import { findPlans } from '../../access/access-queries'
import type { Orm } from '../../db/database'
import { forbidden, invalidReference, notFound } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { iri, nullableIri, referenceFrom } from '../../http/references'
import { findRolesOfUsers } from '../user-roles/queries'
import { endStrayPerson, removeMember } from '../users/remove-user-queries'
import { findUserVisibility } from '../users/user-visibility'
import { hasJoined, inviteMember, resendToMember } from './invite-member-queries'
import { findInvites, findInvitesOfAccount } from './queries'
import type { InviteRow } from './queries'

type UserInvite = components['schemas']['UserInvite']

/** How long the link of an invitation works. */
const LINK_DAYS = 7
const DAY_MS = 86_400_000

/** Invitations that are not accepted yet. */
export const userInviteHandlers: Handlers<
  'listUserInvites' | 'createUserInvite' | 'deleteUserInvites' | 'resendInvitation'
> = {
  listUserInvites: async ({ query, account, signedIn, orm }) => {
    const { items, ...rest } = await findInvitesOfAccount(orm, account.account.id, query)
    const present = await inviteView(orm, signedIn)
    return { body: { items: items.map((invite) => present(invite)), ...rest } }
  },

  createUserInvite: async ({ body, account, signedIn, orm, request, mail, now }) => {
    const userId = referenceFrom(body.user, 'users', '/user')
    const accountId = account.account.id
    const planId = body.plan === undefined ? null : referenceFrom(body.plan, 'plans', '/plan')
    if (planId !== null) await requireTeamPlan(orm, { planId, accountId, userId }, signedIn)
    const id = await createOnce(
      orm,
      idempotentRequest('createUserInvite', { request, body, signedIn, now }),
      (tx) => inviteMember(tx, { userId, accountId, planId }, { actorId: signedIn.userId, now }),
    )
    mail.wake()
    const [invite] = await findInvites(orm, [id])
    if (invite === undefined) throw hasJoined()
    const present = await inviteView(orm, signedIn)
    return { body: present(invite) }
  },

  deleteUserInvites: async ({ passed: { invites, decideFor }, signedIn, orm, config, now }) => {
    const { userId: actorId } = signedIn
    await orm.transaction(async (tx) => {
      // One person may be invited twice by a list: withdrawn once is withdrawn.
      const members = new Map(
        invites.map(({ userId, accountId }) => [`${userId}/${accountId}`, { userId, accountId }]),
      )
      for (const { userId, accountId } of [...members.values()].toSorted(byAccount)) {
        const removal = { actorId, decide: decideFor(accountId), config, now }
        await removeMember(tx, { userId, accountId }, removal, 'invitation_withdrawn')
        await endStrayPerson(tx, userId, now)
      }
    })
    return { body: undefined }
  },

  resendInvitation: async ({ passed, signedIn, orm, mail, now }) => {
    await orm.transaction((tx) => resendToMember(tx, passed, { actorId: signedIn.userId, now }))
    mail.wake()
    return { body: { ok: true } }
  },
}

function byAccount(
  one: { readonly accountId: number },
  other: { readonly accountId: number },
): number {
  return one.accountId - other.accountId
}

/**
 * Returns invitations as a user sees them, without the ids of plans on which the user has no role.
 */
async function inviteView(
  orm: Orm,
  signedIn: SignedIn,
): Promise<(invite: InviteRow) => UserInvite> {
  const { planIds } = await findUserVisibility(orm, signedIn)
  return (invite) => {
    const isPlanVisible = invite.planId !== null && planIds.has(invite.planId)
    const planId = isPlanVisible ? invite.planId : null
    return {
      id: invite.id,
      user: iri('users', invite.userId),
      userId: invite.userId,
      account: iri('accounts', invite.accountId),
      accountId: invite.accountId,
      plan: nullableIri('plans', planId),
      planId,
      emailAddress: invite.emailAddress,
      sentAt: invite.sentAt.toISOString(),
      expiresAt: new Date(invite.sentAt.getTime() + LINK_DAYS * DAY_MS).toISOString(),
    }
  }
}

/**
 * Throws unless the link of an invitation may open the plan. The plan must belong to the account,
 * the requester must manage its team, and the invited person must have a role on it.
 */
async function requireTeamPlan(
  orm: Orm,
  { planId, accountId, userId }: Record<'planId' | 'accountId' | 'userId', number>,
  { caller }: SignedIn,
): Promise<void> {
  const [plan] = await findPlans(orm, [planId])
  const planAccess = plan === undefined ? null : callerAccessOn(plan, caller)
  if (planAccess?.abilities.canList !== true) throw notFound('Plan')
  if (planAccess.plan.account?.id !== accountId) throw invalidReference('/plan')
  if (!planAccess.abilities.canManageTeam) throw forbidden()
  const roles = await findRolesOfUsers(orm, [userId])
  if (!roles.some((role) => role.planId === planId)) throw invalidReference('/plan')
}
