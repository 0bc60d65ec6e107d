import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieSerializeOptions } from '@fastify/cookie'

/** The name of the refresh cookie. */
const REFRESH_COOKIE = 'tl_refresh'

/**
 * Whether the cookie is Secure: it is if the public URL uses HTTPS. Headers do not count,
 * because a client could remove the attribute with X-Forwarded-Proto. Plain HTTP has no
 * Secure cookie on localhost either, because Safari drops it there.
 */
export function isCookieSecure(publicUrl: string): boolean {
  return new URL(publicUrl).protocol === 'https:'
}

function optionsFor(publicUrl: string): CookieSerializeOptions {
  return {
    httpOnly: true,
    secure: isCookieSecure(publicUrl),
    // Strict: only requests of our own pages need the cookie.
    sameSite: 'strict',
    path: '/api',
  }
}

/** The refresh token of a request, or null. */
export function readRefreshCookie(request: FastifyRequest): string | null {
  const value = request.cookies[REFRESH_COOKIE]
  return value === undefined || value === '' || value.length > 200 ? null : value
}

/** Sets the refresh cookie, which expires with its token. */
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

/** Deletes the refresh cookie. */
export function clearRefreshCookie(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(REFRESH_COOKIE, optionsFor(publicUrl))
}
