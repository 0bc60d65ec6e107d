import { SignJWT, errors, jwtVerify } from 'jose'
import type { JWTPayload } from 'jose'

/**
 * Lifetime of an access token. The client requests a new one after 24 hours. The additional five
 * minutes keep the old one valid until then.
 */
const ACCESS_TOKEN_SECONDS = 24 * 60 * 60 + 5 * 60

const ISSUER = 'throughline'
const AUDIENCE = 'throughline-api'
const ALGORITHM = 'HS256'
/** Several processes sign; their clocks may differ by this many seconds. */
const CLOCK_SKEW_SECONDS = 5
const MIN_KEY_BYTES = 32
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Signs and reads access tokens. */
export interface AccessTokens {
  /** A token that names a session. It carries no rights: those are read from the database. */
  sign(sessionId: string, now: Date): Promise<string>
  /** The session that a token names, or null when it is not one of ours or has run out. */
  read(token: string, now: Date): Promise<string | null>
}

/**
 * Makes the signer.
 *
 * @throws Error when the key is shorter than 32 bytes: HS256 would be guessable
 */
export function createAccessTokens(signingKey: Uint8Array): AccessTokens {
  if (signingKey.byteLength < MIN_KEY_BYTES) {
    throw new Error(
      `The key that signs access tokens has ${signingKey.byteLength} bytes, and with fewer than ${MIN_KEY_BYTES} tokens could be forged. Configure a longer random one.`,
    )
  }
  // From bytes, each signature and each check would make a key first.
  const key = crypto.subtle.importKey(
    'raw',
    Uint8Array.from(signingKey),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )
  return {
    async sign(sessionId, now) {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setNotBefore(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
        .sign(await key)
    },
    async read(token, now) {
      try {
        const { payload } = await jwtVerify(token, await key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: 'JWT',
          requiredClaims: ['sid', 'exp', 'nbf', 'iat'],
          currentDate: now,
          clockTolerance: CLOCK_SKEW_SECONDS,
        })
        if (!hasPlausibleTimes(payload, now)) return null
        const sessionId = payload['sid']
        return typeof sessionId === 'string' && uuid.test(sessionId) ? sessionId : null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}

/**
 * Returns whether a token was issued in the past and lives no longer than ours. jose does not check
 * this: it accepts `1e999` as a number, and an `iat` in the future. Only a holder of the key can
 * make such a token, so this guards against bugs.
 */
function hasPlausibleTimes({ iat, nbf, exp }: JWTPayload, now: Date): boolean {
  if (!isSecond(iat) || !isSecond(nbf) || !isSecond(exp)) return false
  const latestIssue = now.getTime() / 1000 + CLOCK_SKEW_SECONDS
  return iat <= latestIssue && nbf <= exp && exp > iat && exp - iat <= ACCESS_TOKEN_SECONDS
}

function isSecond(claim: number | undefined): claim is number {
  return claim !== undefined && Number.isSafeInteger(claim) && claim >= 0
}
