import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Headers that limit what a page of ours can do. Scripts come from our own files
 * only. Styles may stand in the page: styled-components writes its rules into
 * style elements while it runs, and widgets set custom properties in `style`
 * attributes; neither can run code.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { isHttps }: { readonly isHttps: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
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
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
}
