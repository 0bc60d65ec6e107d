import type { FastifyReply } from 'fastify'
import { tokenInvalid } from '../errors/api-error'
import type { SessionServices } from './session-services'
import { ipKeyOf } from './ip-key'
import { useLinkToken } from '../tokens/one-time-token-queries'
import { countBadLink } from './passwords-by-link'
import { openSession } from './sign-in'
import { recordLinkSignIn } from './throttle-queries'

/** Sessions from a link are short, because the person has not proved that they know the password. */
const VISIT_DAYS = 1

/**
 * Signs in the owner of a link for one day. The link then no longer works.
 *
 * @returns the access token
 * @throws ApiError 401 if the link is unknown, used or expired, 429 after too many of those
 */
export async function signInByLink(
  services: SessionServices,
  reply: FastifyReply,
  {
    token,
    ipAddress,
    now,
  }: { readonly token: string; readonly ipAddress: string; readonly now: Date },
): Promise<string> {
  const { orm, config } = services
  const userId = await orm.transaction(async (tx) => {
    const owner = await useLinkToken(tx, { token, purpose: 'sign_in' }, now)
    if (owner !== null) await recordLinkSignIn(tx, owner, now)
    return owner
  })
  if (userId === null) {
    await countBadLink(orm, ipKeyOf(config.sessionSecret, ipAddress), now)
    throw tokenInvalid()
  }
  return (await openSession(services, reply, userId, now, VISIT_DAYS)).accessToken
}
