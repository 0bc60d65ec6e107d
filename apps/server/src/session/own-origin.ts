import type { FastifyRequest } from 'fastify'
import { forbidden } from '../errors/api-error'

/**
 * Refuses a request of a page of another origin. Use it if a cookie alone authorizes the
 * request. Browsers send `Origin` with every POST; other clients do not send cookies
 * automatically.
 *
 * @throws ApiError 403 if the request has another origin
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
