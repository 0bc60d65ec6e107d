import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { oneTimeTokens, users } from '../../db/schema'
import { ApiError, notFound } from '../../errors/api-error'
import { queueMail } from '../../mail/queue-mail-queries'
import { redirectInvites } from '../user-invites/send-invite-queries'
import { lockEmailAddress, lockEmailAddresses } from './email-address-queries'
import type { UserRow } from './queries'
import { requireDecision } from './remove-user-queries'
import type { Removal } from './remove-user-queries'

/**
 * Changes the email address of a person. While both addresses are locked, no account can invite the
 * person. It checks the permission again under the lock, so that a requester cannot redirect
 * another account's invitation to an address of their choice. If the former address was proved, a
 * mail informs it.
 *
 * @throws ApiError 409 if another user has the new address, or the old one has changed meanwhile
 */
export async function takeEmailAddress(
  tx: Orm,
  { id, emailAddress: former }: UserRow,
  emailAddress: string,
  writing: Removal,
): Promise<void> {
  await lockEmailAddresses(tx, [former, emailAddress])
  await requireDecision(tx, id, writing)
  await requireFreeEmailAddress(tx, emailAddress, id)
  const [stored] = await tx
    .select({
      emailAddress: users.emailAddress,
      status: users.status,
      isAddressProven: users.isAddressProven,
    })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update')
  if (stored === undefined) throw notFound('user')
  if (stored.emailAddress !== former) {
    throw new ApiError({
      status: 409,
      code: 'conflict',
      detail: 'The address was changed by somebody else meanwhile.',
    })
  }
  // An address that was never proved may belong to an uninvolved person.
  if (stored.status === 'accepted' && stored.isAddressProven) {
    const mail = { kind: 'address_changed', userId: id, formerAddress: former } as const
    await queueMail(tx, mail, writing.now)
  }
}

async function requireFreeEmailAddress(
  tx: Orm,
  emailAddress: string,
  userId: number,
): Promise<void> {
  if ((await lockEmailAddress(tx, emailAddress, userId)) === null) return
  const detail = TEAM_MESSAGES.emailUsed
  throw new ApiError({
    status: 409,
    code: 'email_taken',
    detail,
    fields: [{ path: '/emailAddress', message: detail, code: 'email_taken' }],
  })
}

/** Links that went to the old address die; who never had a password gets a new one. */
export async function moveToEmailAddress(
  tx: Orm,
  { id, status }: { readonly id: number; readonly status: 'pending' | 'accepted' },
  sending: { readonly actorId: number; readonly now: Date },
): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, id), isNull(oneTimeTokens.usedAt)))
  if (status === 'pending') await redirectInvites(tx, id, sending)
}
