import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieSerializeOptions } from '@fastify/cookie'

/** The name of the refresh cookie. */
const REFRESH_COOKIE = 'tl_refresh'

/**
 * Whether the cookie is Secure: exactly when people reach the product over HTTPS.
 * Only the configured public URL decides, never a header: whoever may send
 * X-Forwarded-Proto could otherwise remove the attribute. Plain HTTP goes without it
 * on one's own machine too, since Safari drops a Secure cookie there.
 */
export function isCookieSecure(publicUrl: string): boolean {
  return new URL(publicUrl).protocol === 'https:'
}

function optionsFor(publicUrl: string): CookieSerializeOptions {
  return {
    httpOnly: true,
    secure: isCookieSecure(publicUrl),
    // Strict: nothing but our own pages ever needs it, since the URL of a
    // page carries no session.
    sameSite: 'strict',
    path: '/api',
  }
}

/** The refresh token that a request carries, or null. */
export function readRefreshCookie(request: FastifyRequest): string | null {
  const value = request.cookies[REFRESH_COOKIE]
  return value === undefined || value === '' || value.length > 200 ? null : value
}

/** Sends a refresh token to the browser, which keeps it as long as it works. */
export function setRefreshCookie(
  reply: FastifyReply,
  { token, lifeSeconds }: { readonly token: string; readonly lifeSeconds: number },
  publicUrl: string,
): void {
  reply.setCookie(REFRESH_COOKIE, token, {
    ...optionsFor(publicUrl),
    maxAge: Math.max(0, Math.floor(lifeSeconds)),
  })
}

/** Makes the browser forget the refresh token. */
export function clearRefreshCookie(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(REFRESH_COOKIE, optionsFor(publicUrl))
}
