import {
  createChannel,
  createTacticPlatform,
  createTacticType,
  deleteChannel,
  updateChannel,
  updateTacticType,
  type ApiClient,
} from '@throughline/api-client'
import { NO_PLATFORM_NAME, type Channel, type DefaultChannel } from '@throughline/domain/channels'
import { useSettingsWrite } from './settings-writes'
import { platformReads } from './tactic-platforms'

/** A default channel to add to a plan. */
interface DefaultChannelAddition {
  readonly target: DefaultChannel
  /** Position among the channels of the plan, from 0. */
  readonly orderIndex: number
}

/**
 * Returns a function that adds a default channel to a plan, with its types and platforms, as in new
 * plans. Removes a channel again that it could not complete.
 *
 * @returns the addition. It rejects with the error of the server if the plan does not have the
 * channel afterwards
 */
export function useDefaultChannelWrite(
  planId: number,
): (addition: DefaultChannelAddition) => Promise<Channel> {
  return useSettingsWrite(planId, {
    send: async (client, { target, orderIndex }: DefaultChannelAddition) => {
      const { name, uiColor } = target
      const channel = await createChannel(client, { planId, name, uiColor })
      try {
        const platformIds = await addPlatforms(client, planId, channel.id, target)
        await addTypes(client, channel, target, platformIds)
        // Sets the place last, so that other users see the channel in its place only when it is
        // complete.
        return await updateChannel(client, channel.id, {
          orderIndex,
          isPaidMedia: target.isPaidMedia,
        })
      } catch (error) {
        await deleteChannel(client, channel.id).catch(() => undefined)
        throw error
      }
    },
    refreshes: platformReads,
  })
}

async function addPlatforms(
  client: ApiClient,
  planId: number,
  channelId: number,
  { platformNames }: DefaultChannel,
): Promise<readonly number[]> {
  const ids: number[] = []
  for (const name of platformNames) {
    // A new channel already has this platform.
    if (name === NO_PLATFORM_NAME) continue
    const { id } = await createTacticPlatform(client, { planId, channelId, name })
    ids.push(id)
  }
  return ids
}

/** Adds the types of a channel. The type that a new channel starts with becomes the first one. */
async function addTypes(
  client: ApiClient,
  channel: Channel,
  { typeNames }: DefaultChannel,
  platformIds: readonly number[],
): Promise<void> {
  const [general] = channel.tacticTypes
  const basicIds = general?.tacticPlatforms.map(({ id }) => id) ?? []
  const tacticPlatformIds = [...basicIds, ...platformIds]
  const platforms = platformIds.length === 0 ? null : { tacticPlatformIds }
  for (const [index, name] of typeNames.entries()) {
    if (index === 0 && general !== undefined) {
      await updateTacticType(client, general.id, { name, ...platforms })
      continue
    }
    const { id } = await createTacticType(client, { channelId: channel.id, name })
    if (platforms !== null) await updateTacticType(client, id, platforms)
  }
}
