import { rateLimited, tokenInvalid } from '../errors/api-error'
import type { LinkServices } from './session-services'
import { queueMail } from '../mail/queue-mail-queries'
import { hashNewPassword } from './passwords'
import { ipKeyOf } from './ip-key'
import { admit } from './admit-queries'
import { keyedHash } from '../tokens/keyed-hash'
import { isLinkToken, useLinkToken } from '../tokens/one-time-token-queries'
import { mayResetPassword, mayUsePassword, passwordNotAllowed } from './password-permission-queries'
import { acceptInvitationsOf, changePasswordOf, proveEmailAddressOf } from './password-queries'
import { findCandidate } from './session-queries'

/** Max reset mails to a person per hour, to protect their mailbox. */
const RESETS_PER_PERSON = 3
/** Max reset requests from an IP address per hour; an office may share one. */
const RESETS_PER_IP_ADDRESS = 30
/** Max invalid links from an IP address in 15 minutes. */
const BAD_LINKS_PER_IP_ADDRESS = 30

/**
 * Queues a mail for a person who forgot their password. The response and its duration do not reveal
 * whether the email address exists. After too many mails to the person, it sends no other one and
 * still answers the same, because another person may have made the request.
 *
 * @throws ApiError 429 after too many requests from an IP address
 */
export async function requestReset(
  { orm, config, mail }: LinkServices,
  { emailAddress, ipAddress, now }: { emailAddress: string; ipAddress: string; now: Date },
): Promise<void> {
  const ipKey = ipKeyOf(config.sessionSecret, ipAddress)
  const asking = await admit(
    orm,
    {
      action: 'password_reset_asked',
      keys: { ipKey },
      windowMinutes: 60,
      limits: [{ by: ['ipKey'], max: RESETS_PER_IP_ADDRESS }],
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
    if (person === null || !(await mayResetPassword(tx, config.superUserIds, person.id))) return
    await queueMail(tx, { kind: 'password_reset', userId: person.id }, now)
  })
  mail.wake()
}

/** A password that comes with the token of a link. */
interface PasswordByLink {
  readonly token: string
  readonly purpose: 'set_password' | 'change_password'
  readonly password: string
  /** The IP address of the request. */
  readonly ipAddress: string
  readonly now: Date
}

/**
 * Sets the password of the owner of a link, and invalidates the link. The link proves that the
 * email address is theirs, so it accepts their invitations. All of their sessions end. After 403,
 * 422 and 429 the link still works.
 *
 * @returns the id of the user
 * @throws ApiError 401 when the link is unknown, used or expired, 403 when the user has to use
 *   single sign-on, 422 for a weak password, 429 after too many bad links
 */
export async function setPasswordByLink(
  { orm, config, mail }: LinkServices,
  { token, purpose, password, ipAddress, now }: PasswordByLink,
): Promise<number> {
  const link = { token, purpose }
  if (!(await isLinkToken(orm, link, now))) {
    await countBadLink(orm, ipKeyOf(config.sessionSecret, ipAddress), now)
    throw tokenInvalid()
  }
  const passwordHash = await hashNewPassword(password)
  const userId = await orm.transaction(async (tx) => {
    const owner = await useLinkToken(tx, link, now)
    if (owner === null) return null
    if (!(await mayUsePassword(tx, config, owner))) throw passwordNotAllowed()
    await changePasswordOf(tx, { userId: owner, passwordHash }, now)
    await acceptInvitationsOf(tx, owner, now)
    await proveEmailAddressOf(tx, owner)
    return owner
  })
  if (userId === null) throw tokenInvalid()
  mail.wake()
  return userId
}

/**
 * Counts an invalid link.
 *
 * @throws ApiError 429 after too many from an IP address
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
      limits: [{ by: ['ipKey'], max: BAD_LINKS_PER_IP_ADDRESS }],
    },
    now,
  )
  if (admission.code === 'throttled') throw rateLimited(admission.retryAfterSeconds)
}
