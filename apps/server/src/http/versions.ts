import type { FastifyRequest } from 'fastify'
import { preconditionRequired, validationFailed } from '../errors/api-error'

/** The fields of a request that matter here. */
type Versioned = Pick<FastifyRequest, 'headers'>

/** The version of an entity as a header says it. */
export function entityTag(version: number): string {
  return `"${version}"`
}

/** Tags that this server gives: versions from 1 on, as PostgreSQL's integers hold them. */
const ENTITY_TAG = /^(?:W\/)?"?([1-9]\d{0,8})"?$/

/**
 * The version that an update was made on, or null when the request names none.
 *
 * @throws ApiError 400 for what is no version, the wildcard for any of them included
 */
export function optionalVersion(request: Versioned): number | null {
  const tag = request.headers['if-match']
  if (tag === undefined) return null
  const version = ENTITY_TAG.exec(tag.trim())?.[1]
  if (version === undefined) {
    throw validationFailed([
      {
        path: 'header/If-Match',
        message: 'is no version, such as "7", of what is changed',
        code: 'pattern',
      },
    ])
  }
  return Number(version)
}

/**
 * The version that an update was made on.
 *
 * @throws ApiError 428 when the request names none
 */
export function requiredVersion(request: Versioned): number {
  const version = optionalVersion(request)
  if (version === null) throw preconditionRequired()
  return version
}

/**
 * Whether the asker names the tag of the answer as one that they have. A proxy that
 * compresses marks tags as weak, which says the same here.
 */
export function isKnownToAsker(request: Versioned, tag: string): boolean {
  const known = request.headers['if-none-match']?.split(',') ?? []
  return known.some((one) => one.trim().replace(/^W\//, '') === tag)
}
