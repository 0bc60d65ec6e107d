import type { Channel } from '@throughline/domain/channels'
import { channelFromWire } from '../channel-mapping'
import type { ApiClient } from '../client'
import { settle, unwrap } from '../client'
import { iriOf } from '../iri'
import { ifMatch } from '../if-match'

/** A channel that is to be added to a plan. */
export interface ChannelDraft {
  readonly planId: number
  /** 1 to 255 characters; not one of the reserved names. */
  readonly name: string
  /** `#RRGGBB` */
  readonly uiColor: string
}

/** Changed fields of a channel; absent fields stay. */
export interface ChannelChanges {
  readonly name?: string
  /** `#RRGGBB` */
  readonly uiColor?: string
  /** Place among the channels of its plan, from 0; the other channels move. */
  readonly orderIndex?: number
  readonly isPaidMedia?: boolean
  readonly enableTacticFlagging?: boolean
  /**
   * True creates the hidden type of the monthly focus if it does not exist; false keeps the type.
   */
  readonly useMonthlyFocusType?: boolean
  readonly isSummaryEnabled?: boolean
  readonly hideInFlow?: boolean
}

/**
 * Adds a channel at the end of a plan, with one type. Users who may edit all channels may edit it,
 * and so may the caller.
 *
 * @throws ApiError of kind `conflict` when the plan has a channel of that name, `invalid` for a
 *   reserved one
 */
export async function createChannel(
  client: ApiClient,
  { planId, name, uiColor }: ChannelDraft,
): Promise<Channel> {
  const body = { plan: iriOf('plans', planId), name, uiColor }
  return channelFromWire(await unwrap(client.http.POST('/channels', { body })))
}

/**
 * Changes a channel and returns it as stored.
 *
 * @param version the version that was read; without it, the change is not checked
 * @throws ApiError of kind `conflict` when another channel of the plan has that name
 * @throws ApiError of kind `conflict`, code `version_conflict`, when another user has changed it since
 */
export async function updateChannel(
  client: ApiClient,
  id: number,
  changes: ChannelChanges,
  version?: number,
): Promise<Channel> {
  return channelFromWire(
    await unwrap(
      client.http.PUT('/channels/{id}', {
        params: { path: { id }, ...ifMatch(version) },
        body: changes,
      }),
    ),
  )
}

/**
 * Deletes a channel with its types, their custom fields and their items.
 *
 * @throws ApiError of kind `conflict`, code `in_use`, for the channel of initiatives
 */
export async function deleteChannel(client: ApiClient, id: number): Promise<void> {
  await settle(client.http.DELETE('/channels/{id}', { params: { path: { id: String(id) } } }))
}
