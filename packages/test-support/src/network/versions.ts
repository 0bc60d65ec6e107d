import { problemResponse } from './problem-response'

/** A record that the mocked network stores; those that no test has changed have no version. */
interface Versioned {
  readonly version?: number
}

/** The version of a record after a change. */
export function nextVersion({ version = 1 }: Versioned): number {
  return version + 1
}

/**
 * The response to a change of an older version of a record; null if the change names no version
 * or the current one.
 *
 * @param current the record as the server sends it
 */
export function staleResponse(
  request: Request,
  { version = 1 }: Versioned,
  current: unknown,
): Response | null {
  const tag = request.headers.get('if-match')
  if (tag === null || tag === `"${version}"`) return null
  return problemResponse(412, 'version_conflict', { current })
}
