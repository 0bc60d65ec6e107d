import type { FastifyRequest } from 'fastify'
import { preconditionRequired, validationFailed } from '../errors/api-error'

/** The fields of a request that these functions read. */
type Versioned = Pick<FastifyRequest, 'headers'>

/** The version of an entity as an entity tag. */
export function entityTag(version: number): string {
  return `"${version}"`
}

/**
 * The entity tags of this server: versions from 1, up to the max integer of PostgreSQL. A plan adds a
 * checksum, because its answer depends on more than its version.
 */
const entityTagPattern = /^(?:W\/)?"?([1-9]\d{0,8})(?:-[\w-]{43})?"?$/

/**
 * The version that an update is based on, or null if the request names none.
 *
 * @throws ApiError 400 if it is not a version, or is the wildcard `*`
 */
export function optionalVersion(request: Versioned): number | null {
  const tag = request.headers['if-match']
  if (tag === undefined) return null
  const version = entityTagPattern.exec(tag.trim())?.[1]
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
 * The version that an update is based on.
 *
 * @throws ApiError 428 if the request names none
 */
export function requiredVersion(request: Versioned): number {
  const version = optionalVersion(request)
  if (version === null) throw preconditionRequired()
  return version
}

/**
 * Whether the client already has the response with this tag. A proxy that compresses
 * marks tags as weak; they match too.
 */
export function isVisibleToRequester(request: Versioned, tag: string): boolean {
  const existing = request.headers['if-none-match']?.split(',') ?? []
  return existing.some((one) => one.trim().replace(/^W\//, '') === tag)
}
