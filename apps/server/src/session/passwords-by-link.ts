import { rateLimited, tokenInvalid } from '../errors/api-error'
import type { LinkServices } from './session-services'
import { queueMail } from '../mail/queue-mail-queries'
import { hashPassword } from './passwords'
import { ipKeyOf } from './ip-key'
import { admit } from './admit-queries'
import { keyedHash } from '../tokens/keyed-hash'
import { isLinkToken, useLinkToken } from '../tokens/one-time-token-queries'
import { acceptInvitationsOf, changePasswordOf, proveAddressOf } from './password-queries'
import { findCandidate } from './session-queries'

/** So many mails in an hour to one person, whoever asks: their mailbox is not to be flooded. */
const RESETS_PER_PERSON = 3
/** So many requests in an hour of one network address, for whatever people; an office shares one. */
const RESETS_PER_ADDRESS = 30
/** So many bad links in a quarter of an hour of one network address. */
const BAD_LINKS_PER_ADDRESS = 30

/**
 * Queues a mail for somebody who forgot their password. Nobody learns whether the
 * address is known: neither the answer nor the time it takes depends on it. When
 * that person was sent enough mails already, no other follows, and the answer
 * stays the same, since it is not they who may have asked.
 *
 * @throws ApiError 429 when a network address asks too often, for whomever
 */
export async function requestReset(
  { orm, config, mail }: LinkServices,
  { emailAddress, address, now }: { emailAddress: string; address: string; now: Date },
): Promise<void> {
  const ipKey = ipKeyOf(config.sessionSecret, address)
  const asking = await admit(
    orm,
    {
      action: 'password_reset_asked',
      keys: { ipKey },
      windowMinutes: 60,
      limits: [{ by: ['ipKey'], max: RESETS_PER_ADDRESS }],
    },
    now,
  )
  if (asking.code === 'throttled') throw rateLimited(asking.retryAfterSeconds)
  const accountKey = keyedHash(config.sessionSecret, `account:${emailAddress.toLowerCase()}`)
  const sending = await admit(
    orm,
    {
      action: 'password_reset_queued',
      keys: { accountKey },
      windowMinutes: 60,
      limits: [{ by: ['accountKey'], max: RESETS_PER_PERSON }],
    },
    now,
  )
  if (sending.code === 'throttled') return
  await orm.transaction(async (tx) => {
    const person = await findCandidate(tx, emailAddress)
    if (person !== null) await queueMail(tx, { kind: 'password_reset', userId: person.id }, now)
  })
  mail.wake()
}

/** A password that comes with the token of a link. */
interface PasswordByLink {
  readonly token: string
  readonly purpose: 'set_password' | 'change_password'
  readonly password: string
  /** The network address that asks. */
  readonly address: string
  readonly now: Date
}

/**
 * Sets the password of whoever a link belongs to, and uses the link up. Who
 * follows a link has shown that the address is theirs, so that their invitations
 * are accepted by it. All of their sessions end.
 *
 * @returns whose password it is
 * @throws ApiError 401 when the link is unknown, used or too old, 429 after too many of those
 */
export async function setPasswordByLink(
  { orm, config, mail }: LinkServices,
  { token, purpose, password, address, now }: PasswordByLink,
): Promise<number> {
  const link = { token, purpose }
  if (!(await isLinkToken(orm, link, now))) {
    await countBadLink(orm, ipKeyOf(config.sessionSecret, address), now)
    throw tokenInvalid()
  }
  const passwordHash = await hashPassword(password)
  const userId = await orm.transaction(async (tx) => {
    const owner = await useLinkToken(tx, link, now)
    if (owner === null) return null
    await changePasswordOf(tx, { userId: owner, passwordHash }, now)
    await acceptInvitationsOf(tx, owner, now)
    await proveAddressOf(tx, owner)
    return owner
  })
  if (userId === null) throw tokenInvalid()
  mail.wake()
  return userId
}

/**
 * Counts a link that does not work.
 *
 * @throws ApiError 429 after too many of one network address
 */
export async function countBadLink(
  orm: LinkServices['orm'],
  ipKey: string,
  now: Date,
): Promise<void> {
  const admission = await admit(
    orm,
    {
      action: 'bad_link',
      keys: { ipKey },
      windowMinutes: 15,
      limits: [{ by: ['ipKey'], max: BAD_LINKS_PER_ADDRESS }],
    },
    now,
  )
  if (admission.code === 'throttled') throw rateLimited(admission.retryAfterSeconds)
}
