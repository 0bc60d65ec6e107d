import type { FastifyRequest } from 'fastify'
import { forbidden } from '../errors/api-error'

/**
 * Refuses a call that a page of another origin made. Used where a cookie alone
 * authorises the call. Browsers send `Origin` with every POST; other clients do
 * not send cookies by themselves.
 *
 * @throws ApiError 403 when the request names a foreign origin
 */
export function requireOwnOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin } = request.headers
  if (origin === undefined) return
  if (origin === new URL(publicUrl).origin) return
  // The page may be reached under another name of this machine, or in
  // development through a proxy that passes the name on.
  if (URL.canParse(origin) && new URL(origin).host === request.headers.host) return
  throw forbidden('This call can only be made from the application itself.')
}
