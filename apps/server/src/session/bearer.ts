import type { FastifyRequest } from 'fastify'
import { findLiveSession } from '../access/access-queries'
import { signedInFrom } from '../access/access'
import type { SignedIn } from '../access/access'
import { writeUnlessDiskIsFull } from '../db/disk-failure'
import { sessionExpired, unauthenticated } from '../errors/api-error'
import { accessConfigurationOf } from '../config/app-config'
import { recordUse } from './user-session-queries'
import type { SessionServices } from './session-services'
import type { AccessTokens } from '../tokens/access-token'

const bearer = /^Bearer +([A-Za-z0-9_.-]{1,4096})$/i

/** The session of the request's access token, or null without a valid token. */
export async function sessionOfBearer(
  request: FastifyRequest,
  tokens: AccessTokens,
  now: Date,
): Promise<string | null> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  return token === undefined ? null : tokens.read(token, now)
}

/**
 * The person who makes the request. The token only names the session; the session and the
 * permissions of the person are read from the database each time, so that changes take
 * effect immediately.
 *
 * @throws ApiError 401 if the token is missing or invalid, or the session has ended
 */
export async function requireSignedIn(
  request: FastifyRequest,
  { orm, config, tokens }: SessionServices,
  now: Date,
): Promise<SignedIn> {
  if (request.headers.authorization === undefined) throw unauthenticated()
  const sessionId = await sessionOfBearer(request, tokens, now)
  if (sessionId === null) throw sessionExpired()
  const session = await findLiveSession(orm, sessionId, now)
  if (session === null) throw sessionExpired()
  const use = { sessionId, lastUsedAt: session.lastUsedAt }
  await writeUnlessDiskIsFull(recordUse(orm, use, now))
  return signedInFrom(session, sessionId, accessConfigurationOf(config))
}
