import type { TacticPlatform } from '@throughline/domain/channels'
import { tacticPlatformFromWire } from '../channel-mapping'
import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import { iriOf } from '../iri'
import { ifMatch } from '../if-match'

/** Lists the platforms that a plan uses, by name. */
export async function listTacticPlatforms(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<readonly TacticPlatform[]> {
  const answer = await unwrap(
    client.http.GET('/tactic_platforms', {
      params: { query: { plan: planId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.items.map(tacticPlatformFromWire)
}

/** A platform that is to be made. */
export interface TacticPlatformDraft {
  readonly planId: number
  /** The channel it is made for. */
  readonly channelId: number
  /** 1 to 255 characters. */
  readonly name: string
}

/**
 * Makes a platform of a channel; no type offers it yet.
 *
 * @throws ApiError of kind `conflict` when the channel has a platform of that name
 */
export async function createTacticPlatform(
  client: ApiClient,
  { planId, channelId, name }: TacticPlatformDraft,
): Promise<TacticPlatform> {
  const body = { name, plan: iriOf('plans', planId), channel: iriOf('channels', channelId) }
  return tacticPlatformFromWire(await unwrap(client.http.POST('/tactic_platforms', { body })))
}

/**
 * Renames a platform on every plan that uses it.
 *
 * @param version the version that was read; without it, the change is not checked
 * @throws ApiError of kind `forbidden` for the default one, `conflict` for a name that is taken
 * @throws ApiError of kind `conflict`, code `version_conflict`, when another user has changed it since
 */
export async function renameTacticPlatform(
  client: ApiClient,
  id: number,
  name: string,
  version?: number,
): Promise<TacticPlatform> {
  return tacticPlatformFromWire(
    await unwrap(
      client.http.PUT('/tactic_platforms/{id}', {
        params: { path: { id }, ...ifMatch(version) },
        body: { name },
      }),
    ),
  )
}

/**
 * Deletes a platform. Tactics that had no other one fall back to the default.
 *
 * @throws ApiError of kind `conflict`, code `in_use`, for the default one
 */
export async function deleteTacticPlatform(client: ApiClient, id: number): Promise<void> {
  await settle(
    client.http.DELETE('/tactic_platforms/{id}', { params: { path: { id: String(id) } } }),
  )
}
