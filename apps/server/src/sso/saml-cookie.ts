import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieSerializeOptions } from '@fastify/cookie'
import { REQUEST_LIFE_MS } from './service-provider'

/** Ties a sign-in at an identity provider to the browser that it began in. */
const COOKIE = 'tl_saml'

/** It has to come back with a form that another site sends, so that it cannot be SameSite. */
const OPTIONS: CookieSerializeOptions = {
  httpOnly: true,
  secure: true,
  sameSite: 'none',
  path: '/api/saml',
}

/** Gives the browser the secret of its sign-in. */
export function setSamlCookie(reply: FastifyReply, secret: string): void {
  reply.setCookie(COOKIE, secret, { ...OPTIONS, maxAge: REQUEST_LIFE_MS / 1000 })
}

/** The secret of the browser's sign-in, or null. */
export function readSamlCookie(request: FastifyRequest): string | null {
  const value = request.cookies[COOKIE] ?? ''
  return /^[\w-]{43}$/.test(value) ? value : null
}

/** Makes the browser forget the sign-in. */
export function clearSamlCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, OPTIONS)
}
