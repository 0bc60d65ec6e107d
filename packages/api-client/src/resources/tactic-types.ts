import type { TacticType } from '@throughline/domain/channels'
import { tacticTypeFromWire } from '../channel-mapping'
import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import { iriOf } from '../iri'
import { ifMatch } from '../if-match'

/** A new type of a channel; in the Initiatives channel, a category. */
export interface TacticTypeDraft {
  readonly channelId: number
  /** 1 to 255 characters. The kind of the type follows from its name. */
  readonly name: string
}

/** Reads a type of a plan that the caller may see, with its platforms and custom fields. */
export async function readTacticType(client: ApiClient, id: number): Promise<TacticType> {
  return tacticTypeFromWire(
    await unwrap(client.http.GET('/tactic_types/{id}', { params: { path: { id } } })),
  )
}

/** Changed fields of a type; absent ones stay. */
export interface TacticTypeChanges {
  readonly name?: string
  /** Place among the types of its channel, from 0; the other types move. */
  readonly orderIndex?: number
  readonly shouldTacticsAllowMultiplePlatforms?: boolean
  readonly shouldHideTacticsFromNestedPlans?: boolean
  /**
   * All platforms that the type offers. They belong to its plan, and to its channel or to no
   * channel.
   */
  readonly tacticPlatformIds?: readonly number[]
}

/**
 * Adds a type at the end of a channel.
 *
 * @throws ApiError of kind `conflict` when the channel has a type of that name, `invalid` for a reserved one
 */
export async function createTacticType(
  client: ApiClient,
  { channelId, name }: TacticTypeDraft,
): Promise<TacticType> {
  const body = { channel: iriOf('channels', channelId), name }
  return tacticTypeFromWire(await unwrap(client.http.POST('/tactic_types', { body })))
}

/**
 * Changes a type and returns it as stored.
 *
 * @param version the version that was read; without it, the change is not checked
 * @throws ApiError of kind `conflict`, code `version_conflict`, when another user has changed it since
 */
export async function updateTacticType(
  client: ApiClient,
  id: number,
  { tacticPlatformIds, ...changes }: TacticTypeChanges,
  version?: number,
): Promise<TacticType> {
  const body = {
    ...changes,
    ...(tacticPlatformIds === undefined
      ? null
      : { tacticPlatforms: tacticPlatformIds.map((one) => iriOf('tactic_platforms', one)) }),
  }
  return tacticTypeFromWire(
    await unwrap(
      client.http.PUT('/tactic_types/{id}', {
        params: { path: { id }, ...ifMatch(version) },
        body,
      }),
    ),
  )
}

/**
 * Deletes a type with its custom fields and its items.
 *
 * @throws ApiError of kind `conflict`, code `last_tactic_type`, for the last one of a channel
 */
export async function deleteTacticType(client: ApiClient, id: number): Promise<void> {
  await settle(client.http.DELETE('/tactic_types/{id}', { params: { path: { id: String(id) } } }))
}
