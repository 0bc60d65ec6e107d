import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieSerializeOptions } from '@fastify/cookie'

/** The name of the refresh cookie. */
const REFRESH_COOKIE = 'tl_refresh'

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether the cookie is Secure: over HTTPS, and on one's own machine, where
 * browsers treat plain HTTP as trustworthy. Plain HTTP at any other address
 * would lose a Secure cookie, so there it goes without.
 *
 * @param hostname the host that the request names
 */
export function isCookieSecure(publicUrl: string, hostname: string): boolean {
  return (
    publicUrl.startsWith('https:') ||
    LOOPBACK_HOSTS.has(hostname) ||
    hostname.endsWith('.localhost')
  )
}

function optionsFor(reply: FastifyReply, publicUrl: string): CookieSerializeOptions {
  return {
    httpOnly: true,
    secure: isCookieSecure(publicUrl, reply.request.hostname),
    // Strict: nothing but our own pages ever needs it, since the address of a
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
    ...optionsFor(reply, publicUrl),
    maxAge: Math.max(0, Math.floor(lifeSeconds)),
  })
}

/** Makes the browser forget the refresh token. */
export function clearRefreshCookie(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(REFRESH_COOKIE, optionsFor(reply, publicUrl))
}
