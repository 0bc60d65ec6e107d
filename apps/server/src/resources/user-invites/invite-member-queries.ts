import type { Orm } from '../../db/database'
import { ApiError, invalidReference } from '../../errors/api-error'
import { findInvitesOfUser, lockInvitee, pointInviteAt } from './queries'
import { insertInvite, isWorthSending, resendInvite } from './send-invite-queries'
import type { InviteSending, NewInvite } from './send-invite-queries'

/**
 * Invites a member of an account who has not accepted an invitation yet. It uses an open invitation
 * again, and sends its mail again only if the last mail is an hour old. So adding and inviting the
 * same person sends one mail.
 *
 * @returns the id of the invitation
 * @throws ApiError 409 if the person has already joined, 422 if they are not a member
 */
export async function inviteMember(
  tx: Orm,
  invite: Pick<NewInvite, 'userId' | 'accountId' | 'planId'>,
  sending: InviteSending,
): Promise<number> {
  const { userId, accountId, planId } = invite
  const member = await lockInvitee(tx, { userId, accountId })
  if (member === null) throw invalidReference('/user')
  const open = await findInvitesOfUser(tx, userId)
  const existing = open.findLast((one) => one.accountId === accountId)
  if (existing === undefined) {
    if (member.status === 'accepted') throw hasJoined()
    return insertInvite(tx, invite, sending)
  }
  if (planId !== null) await pointInviteAt(tx, existing.id, planId)
  if (isWorthSending(existing.sentAt, sending.now)) await resendInvite(tx, existing.id, sending)
  return existing.id
}

/**
 * Resends the newest open invitation of a person to one of some accounts. If there is none, it
 * sends a first one.
 *
 * @param accountIds accounts whose people the requester manages
 * @throws ApiError 409 if the person has already joined, 429 after two mails within the hour
 */
export async function resendToMember(
  tx: Orm,
  { userId, accountIds }: { readonly userId: number; readonly accountIds: readonly number[] },
  sending: InviteSending,
): Promise<void> {
  const open = await findInvitesOfUser(tx, userId)
  const existing = open.findLast(({ accountId }) => accountIds.includes(accountId))
  if (existing !== undefined) return resendInvite(tx, existing.id, sending)
  const [accountId] = accountIds
  const member = accountId === undefined ? null : await lockInvitee(tx, { userId, accountId })
  if (accountId === undefined || member?.status !== 'pending') throw hasJoined()
  await insertInvite(tx, { userId, accountId, planId: null }, sending)
}

/** 409: the person has already joined, so there is nothing to invite them to. */
export function hasJoined(): ApiError {
  return new ApiError({
    status: 409,
    code: 'conflict',
    detail: 'This person has joined already.',
  })
}
