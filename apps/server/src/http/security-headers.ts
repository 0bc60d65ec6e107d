import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** The placeholder for the nonce in the built page; vite.config.ts has the same. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__'

/** Allows the style elements of one page, in one answer. Returns the nonce that they have to carry. */
export type AllowPageStyles = (reply: FastifyReply) => string

/**
 * Headers that limit what a page of ours can do. Scripts and styles come from our
 * own files only. styled-components writes its rules into style elements while it
 * runs: they carry a nonce that is new in every answer, so that a style element
 * or attribute in text that somebody typed has no effect. What React sets in
 * `style` goes through the object model, which the policy does not limit.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { isHttps }: { readonly isHttps: boolean },
): Promise<AllowPageStyles> {
  const policyWith = (styleNonces: readonly string[]) => ({
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", ...styleNonces.map((nonce) => `'nonce-${nonce}'`)],
      // Pictures of other hosts would tell those who reads a note, and when.
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      // Dashboards are shown in sandboxed frames and may embed pages of elsewhere.
      frameSrc: ["'self'", 'https:', 'data:', 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
    },
  })
  await app.register(helmet, {
    contentSecurityPolicy: policyWith([]),
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  return (reply) => {
    const nonce = randomBytes(16).toString('base64')
    void reply.helmet({ contentSecurityPolicy: policyWith([nonce]) })
    return nonce
  }
}
