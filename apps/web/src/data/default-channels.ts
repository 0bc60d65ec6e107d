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

/** A default channel that is to be in a plan. */
interface DefaultChannelAddition {
  readonly wanted: DefaultChannel
  /** Its place among the channels of the plan, from 0. */
  readonly orderIndex: number
}

/**
 * Gives a plan one of the default channels, with its types and platforms, as new plans have
 * it. A channel that could not be completed is removed again.
 *
 * @returns adds the channel. Rejects with the error of the server when the plan has it not
 */
export function useDefaultChannelWrite(
  planId: number,
): (addition: DefaultChannelAddition) => Promise<Channel> {
  return useSettingsWrite(planId, {
    send: async (client, { wanted, orderIndex }: DefaultChannelAddition) => {
      const { name, uiColor } = wanted
      const channel = await createChannel(client, { planId, name, uiColor })
      try {
        const platformIds = await addPlatforms(client, planId, channel.id, wanted)
        await addTypes(client, channel, wanted, platformIds)
        // Sets the place last, so that other users see the channel in its place only when it is
        // complete.
        return await updateChannel(client, channel.id, {
          orderIndex,
          isPaidMedia: wanted.isPaidMedia,
        })
      } catch (error) {
        await deleteChannel(client, channel.id).catch(() => undefined)
        throw error
      }
    },
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
    // A new channel has that one already.
    if (name === NO_PLATFORM_NAME) continue
    const { id } = await createTacticPlatform(client, { planId, channelId, name })
    ids.push(id)
  }
  return ids
}

/** The type that a new channel starts with becomes the first one. */
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
