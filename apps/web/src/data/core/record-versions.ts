import { ApiError, isVersionConflict, type ApiClient } from '@throughline/api-client'
import { changedByOtherUsers, renamedByOtherUsers } from '@throughline/domain/messages'
import { createOwnVersions, type OwnVersions } from './own-versions'

/** A record as the user saw it at the start of the change. */
export interface SeenRecord {
  readonly id: number
  /** undefined sends no version, so the server does not check the change. */
  readonly version?: number | undefined
  readonly name?: string | undefined
  /** The name of a record that has no `name`, such as a tag. */
  readonly title?: string | undefined
}

const versionsByClient = new WeakMap<ApiClient, Map<string, OwnVersions>>()

/** Returns the versions of a collection's records that this page has made. */
function ownVersionsOf(client: ApiClient, collection: string): OwnVersions {
  const existing = versionsByClient.get(client) ?? new Map<string, OwnVersions>()
  versionsByClient.set(client, existing)
  const versions = existing.get(collection) ?? createOwnVersions()
  existing.set(collection, versions)
  return versions
}

/**
 * Sends a change of a record with the version that the user saw. If changes of this page have made
 * newer versions meanwhile, sends the newest of those. The caller must send the writes of a record
 * one after the other.
 *
 * @param collection name of the collection as in paths
 * @throws ApiError of kind `conflict`, whose message names the value that another user has saved
 * since
 */
export async function sendOnSeenVersion<Stored>(
  { client, collection }: { readonly client: ApiClient; readonly collection: string },
  seen: SeenRecord,
  send: (version: number | undefined) => Promise<Stored>,
): Promise<Stored> {
  const { id } = seen
  if (seen.version === undefined) return send(undefined)
  const versions = ownVersionsOf(client, collection)
  const version = versions.latestOf({ id, version: seen.version })
  try {
    const stored = await send(version)
    // Does not record the version of the answer, which may include another user's later change. The
    // next change must not overwrite that unseen.
    versions.record({ id, from: version, to: version + 1 })
    return stored
  } catch (error) {
    throw withTheirs(error, nameOf(seen))
  }
}

/**
 * Returns a `send` function for a write that calls {@link sendOnSeenVersion}. The request contains
 * the record.
 */
export function onSeenVersion<Request, Stored>(
  collection: string,
  seenOf: (request: Request) => SeenRecord,
  send: (client: ApiClient, request: Request, version: number | undefined) => Promise<Stored>,
): (client: ApiClient, request: Request) => Promise<Stored> {
  return (client, request) =>
    sendOnSeenVersion({ client, collection }, seenOf(request), (version) =>
      send(client, request, version),
    )
}

/**
 * Returns the error of a stale change with a message that names the other user's value; returns any
 * other error unchanged.
 */
function withTheirs(error: unknown, seenName: string | null): unknown {
  if (!isVersionConflict(error)) return error
  const name = nameOf(error.failure.current) ?? seenName
  if (name === null) return error
  const message = name === seenName ? changedByOtherUsers({ name }) : renamedByOtherUsers({ name })
  return new ApiError(error.failure, message, error.requestId)
}

function nameOf(record: unknown): string | null {
  if (typeof record !== 'object' || record === null) return null
  if ('name' in record && typeof record.name === 'string') return record.name
  if ('title' in record && typeof record.title === 'string') return record.title
  return 'asset' in record ? nameOf(record.asset) : null
}
