import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieSerializeOptions } from '@fastify/cookie'
import { isCookieSecure } from '../session/cookie'
import { REQUEST_LIFE_MS } from './service-provider'

/** Ties a sign-in at an identity provider to the browser that it began in. */
const COOKIE = 'tl_saml'

/**
 * The browser must send the cookie with a form of another site. This requires `SameSite=None`,
 * which browsers accept only with `Secure`. Plain HTTP, which is allowed only on the local machine,
 * uses neither attribute, because Safari drops a Secure cookie there.
 */
function optionsFor(publicUrl: string): CookieSerializeOptions {
  const isSecure = isCookieSecure(publicUrl)
  return {
    httpOnly: true,
    path: '/api/saml',
    secure: isSecure,
    sameSite: isSecure ? 'none' : false,
  }
}

/** Gives the browser the secret of its sign-in. */
export function setSamlCookie(reply: FastifyReply, secret: string, publicUrl: string): void {
  reply.setCookie(COOKIE, secret, { ...optionsFor(publicUrl), maxAge: REQUEST_LIFE_MS / 1000 })
}

/** The secret of the browser's sign-in, or null. */
export function readSamlCookie(request: FastifyRequest): string | null {
  const value = request.cookies[COOKIE] ?? ''
  return /^[\w-]{43}$/.test(value) ? value : null
}

/** Makes the browser forget the sign-in. */
export function clearSamlCookie(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(COOKIE, optionsFor(publicUrl))
}
