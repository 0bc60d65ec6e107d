import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** The placeholder for the nonce in the built page; vite.config.ts has the same. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__'

/** Allows the style elements of a page in one response. Returns their nonce. */
export type AllowPageStyles = (reply: FastifyReply) => string

/**
 * Security headers of our pages. Scripts and styles load only from our own files.
 * styled-components creates style elements at run time; they have a nonce that is new in
 * every response, so style elements and attributes in text that people typed have no
 * effect. React sets `style` through the DOM, which the policy does not restrict.
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
      // A picture of another host would reveal who reads a note, and when.
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      // Dashboards are sandboxed frames that may embed pages of other hosts.
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
