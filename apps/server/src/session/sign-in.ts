import type { FastifyReply } from 'fastify'
import { credentialsMismatch, rateLimited, sessionExpired } from '../errors/api-error'
import type { SessionServices } from './session-services'
import { browserWordsOf } from './user-agent'
import { verifyPassword } from './passwords'
import { ipKeyOf } from './ip-key'
import { setRefreshCookie } from './cookie'
import { keyedHash } from '../tokens/keyed-hash'
import {
  REFRESH_TOKEN_DAYS,
  SESSION_DAYS,
  daysLater,
  hashOfToken,
  newRefreshToken,
} from '../tokens/refresh-token'
import {
  isSingleSignOnOnly,
  mayUsePassword,
  passwordNotAllowed,
} from './password-permission-queries'
import { findCandidate, insertSession, rotateToken } from './session-queries'
import { admitAttempt, recordSuccess, recordTokenReuse } from './throttle-queries'

/** A person after a sign-in. */
export interface Opened {
  readonly sessionId: string
  readonly userId: number
  readonly accessToken: string
}

/**
 * Checks email address and password and starts a session. An unknown email address takes as long as
 * a wrong password and gets the same response. If an email domain allows single sign-on only, the
 * response does not reveal whether they match.
 *
 * @throws ApiError 401 when they do not match, 403 when the domain allows single sign-on only, 429
 *   after too many failures
 */
export async function signIn(
  services: SessionServices,
  reply: FastifyReply,
  {
    emailAddress,
    password,
    ipAddress,
    now,
  }: {
    readonly emailAddress: string
    readonly password: string
    /** The IP address of the request. */
    readonly ipAddress: string
    readonly now: Date
  },
): Promise<Opened> {
  const { orm, config } = services
  const admission = await admitAttempt(
    orm,
    {
      accountKey: keyedHash(config.sessionSecret, `account:${emailAddress.toLowerCase()}`),
      ipKey: ipKeyOf(config.sessionSecret, ipAddress),
    },
    now,
  )
  if (admission.code === 'throttled') throw rateLimited(admission.retryAfterSeconds)
  const candidate = await findCandidate(orm, emailAddress)
  const isRestricted = await isSingleSignOnOnly(orm, config, emailAddress)
  const isAllowed = candidate === null || (await mayUsePassword(orm, config, candidate.id))
  const isMatch = await verifyPassword(candidate?.passwordHash ?? null, password)
  if (candidate === null || !isMatch || !isAllowed) {
    throw isRestricted ? passwordNotAllowed() : credentialsMismatch()
  }
  await recordSuccess(orm, admission.attemptId, candidate.id)
  return openSession(services, reply, candidate.id, now)
}

/**
 * Starts a session for an authenticated user, and sets its cookie.
 *
 * @param days maximum length of the session
 */
export async function openSession(
  { orm, config, tokens }: SessionServices,
  reply: FastifyReply,
  userId: number,
  now: Date,
  days = SESSION_DAYS,
): Promise<Opened> {
  const refreshToken = newRefreshToken()
  const tokenDays = Math.min(days, REFRESH_TOKEN_DAYS)
  const sessionId = await insertSession(orm, {
    userId,
    tokenHash: hashOfToken(refreshToken),
    now,
    sessionExpiresAt: daysLater(now, days),
    tokenExpiresAt: daysLater(now, tokenDays),
    words: browserWordsOf(reply.request.headers['user-agent']),
  })
  const lifeSeconds = tokenDays * 24 * 60 * 60
  setRefreshCookie(reply, { token: refreshToken, lifeSeconds }, config.publicUrl)
  return { sessionId, userId, accessToken: await tokens.sign(sessionId, now) }
}

/** A session with a new access token. */
export type Refreshed = Pick<Opened, 'sessionId' | 'accessToken'>

/**
 * Exchanges a refresh token for a new access token and renews the cookie.
 *
 * @throws ApiError 401 when it is unknown, expired or was used before
 */
export async function refreshSession(
  { orm, config, tokens }: SessionServices,
  reply: FastifyReply,
  refreshToken: string,
  now: Date,
): Promise<Refreshed> {
  const newToken = newRefreshToken()
  const rotation = await rotateToken(orm, {
    tokenHash: hashOfToken(refreshToken),
    newTokenHash: hashOfToken(newToken),
    now,
    tokenExpiresAt: daysLater(now, REFRESH_TOKEN_DAYS),
  })
  if (rotation.code === 'reused') await recordTokenReuse(orm, rotation.userId, now)
  if (rotation.code !== 'rotated') throw sessionExpired()
  const lifeSeconds = (rotation.expiresAt.getTime() - now.getTime()) / 1000
  setRefreshCookie(reply, { token: newToken, lifeSeconds }, config.publicUrl)
  const { sessionId } = rotation
  return { sessionId, accessToken: await tokens.sign(sessionId, now) }
}
