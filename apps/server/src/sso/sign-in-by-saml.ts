import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { rateLimited } from '../errors/api-error'
import type { SessionServices } from '../session/session-services'
import { ipKeyOf } from '../session/ip-key'
import { admit } from '../session/admit-queries'
import { acceptInvitationsOf } from '../session/password-queries'
import { newRefreshToken } from '../tokens/refresh-token'
import { openSession } from '../session/sign-in'
import { findConnection } from './connection-queries'
import { firstPageOf, returnPathOf } from './return-path'
import { SamlRefusal, inspectSamlDocument, requireEnvelope } from './saml-document'
import {
  findMember,
  recordSamlSignIn,
  rememberRequest,
  takeRequest,
  useAssertion,
} from './saml-state-queries'
import { checkInWorker } from './check-in-worker'
import { ASSERTION_MEMORY_MS, REQUEST_LIFE_MS, consumerOf, signInUrl } from './service-provider'

/** Max sign-ins started from an IP address in 15 minutes; an office may share one. */
const DEPARTURES_PER_IP_ADDRESS = 300

/** A sign-in on its way to an identity provider. */
interface Departure {
  readonly url: string
  /** For a cookie of the browser. */
  readonly browserSecret: string
}

/**
 * Begins a sign-in at an identity provider.
 *
 * @returns null when there is no such connection
 * @throws ApiError 429 after too many from an IP address
 */
export async function departToProvider(
  { orm, config }: SessionServices,
  {
    connection,
    returnTo,
    ipAddress,
    now,
  }: {
    readonly connection: string
    readonly returnTo: string | undefined
    /** The IP address of the request. */
    readonly ipAddress: string
    readonly now: Date
  },
): Promise<Departure | null> {
  const { saml: settings, publicUrl } = config
  const provider = settings === null ? null : await findConnection(orm, connection)
  if (settings === null || provider === null) return null
  const ipKey = ipKeyOf(config.sessionSecret, ipAddress)
  const admission = await admit(
    orm,
    {
      action: 'saml_started',
      keys: { ipKey },
      windowMinutes: 15,
      limits: [{ by: ['ipKey'], max: DEPARTURES_PER_IP_ADDRESS }],
    },
    now,
  )
  if (admission.code === 'throttled') throw rateLimited(admission.retryAfterSeconds)
  const requestId = `_${randomBytes(20).toString('hex')}`
  const browserSecret = newRefreshToken()
  const returnPath = returnPathOf(returnTo, publicUrl)
  const expiresAt = new Date(now.getTime() + REQUEST_LIFE_MS)
  await rememberRequest(orm, { id: requestId, connection, browserSecret, returnPath }, expiresAt)
  return {
    url: await signInUrl({ settings, provider, publicUrl, requestId }),
    browserSecret,
  }
}

/** The form that the browser posts after a sign-in at the identity provider. */
interface Arrival {
  readonly samlResponse: string
  readonly browserSecret: string | null
  readonly now: Date
}

/**
 * Signs a user in by the response of their identity provider. They must belong to its account and
 * must not be a super user. It creates no user.
 *
 * @returns the page of the application to open
 * @throws SamlRefusal. After the request of the browser is taken, the response cannot be used
 *   again; nothing else has changed.
 */
export async function arriveFromProvider(
  services: SessionServices,
  reply: FastifyReply,
  { samlResponse, browserSecret, now }: Arrival,
): Promise<string> {
  const { orm, config } = services
  const { saml: settings, publicUrl, superUserIds } = config
  if (settings === null) throw new SamlRefusal('not_configured')
  const envelope = inspectSamlDocument(samlResponse)
  const { inResponseTo: requestId } = envelope
  if (browserSecret === null) throw new SamlRefusal('other_browser')
  const request = await takeRequest(orm, { id: requestId, browserSecret }, now)
  if (request === null) throw new SamlRefusal('not_asked_for')
  const provider = await findConnection(orm, request.connection)
  if (provider === null) throw new SamlRefusal('no_connection')
  const { accountId, entityId } = provider
  requireEnvelope(envelope, { destination: consumerOf(publicUrl), issuer: entityId })
  const exchange = { settings, provider, publicUrl, requestId }
  const { id, emailAddress } = await checkInWorker(exchange, samlResponse)
  const forgetAt = new Date(now.getTime() + ASSERTION_MEMORY_MS)
  const userId = await orm.transaction(async (tx) => {
    if (!(await useAssertion(tx, { issuer: entityId, id }, forgetAt))) {
      throw new SamlRefusal('replayed')
    }
    const member = await findMember(tx, { emailAddress, accountId })
    if (member === null) throw new SamlRefusal('no_member')
    if (superUserIds.includes(member)) throw new SamlRefusal('super_user')
    await acceptInvitationsOf(tx, member, now)
    await recordSamlSignIn(tx, { userId: member, accountId }, now)
    return member
  })
  await openSession(services, reply, userId, now)
  return firstPageOf(request.returnPath, publicUrl)
}
