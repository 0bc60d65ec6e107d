import type { FastifyRequest } from 'fastify'
import { preconditionRequired } from '../errors'

/** The version of an entity as a header says it. */
export function entityTag(version: number): string {
  return `"${version}"`
}

/** The version that an update was made on, or null when the request names none. */
export function optionalVersion(request: FastifyRequest): number | null {
  const tag = request.headers['if-match']
  return tag === undefined ? null : Number(tag.replaceAll('"', ''))
}

/**
 * The version that an update was made on.
 *
 * @throws ApiError 428 when the request names none
 */
export function requiredVersion(request: FastifyRequest): number {
  const version = optionalVersion(request)
  if (version === null) throw preconditionRequired()
  return version
}
