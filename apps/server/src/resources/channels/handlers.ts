import { notFound } from '../../errors'
import type { Handlers } from '../../http/handler'
import { shownPlansOf } from '../plans/shown-plans'
import { presentChannel, presentField, presentPlatform, presentType } from './presenter'
import { findChannelTree, findFields, findPlatforms } from './queries'

/** Channels, types, platforms and fields of a plan, to read. */
export const channelHandlers: Handlers<
  'listChannels' | 'listTacticTypes' | 'listTacticPlatforms' | 'listTacticFields'
> = {
  listChannels: async ({ query, standings, orm }) => {
    const shown = shownPlansOf(standings.sole, standings, { hasFamily: query.family === true })
    const tree = await findChannelTree(orm, shown.planIds)
    const items = tree.channels.flatMap((channel) => {
      const plan = shown.byId.get(channel.planId)
      return plan === undefined ? [] : [presentChannel(channel, tree, plan)]
    })
    return { body: { items, total: items.length } }
  },

  listTacticTypes: async ({ query, standings, orm }) => {
    const shown = shownPlansOf(standings.sole, standings, { hasFamily: false })
    const tree = await findChannelTree(orm, shown.planIds)
    const items = tree.channels
      .filter(({ id }) => query.channel === undefined || id === query.channel)
      .flatMap((channel) => {
        const plan = shown.byId.get(channel.planId)
        const types = tree.types.filter(({ channelId }) => channelId === channel.id)
        return plan === undefined ? [] : types.map((type) => presentType(type, channel, tree, plan))
      })
    return { body: { items, total: items.length } }
  },

  listTacticPlatforms: async ({ standings, orm }) => {
    const shown = shownPlansOf(standings.sole, standings, { hasFamily: false })
    const platforms = await findPlatforms(orm, shown.planIds)
    const items = platforms.flatMap((platform) => {
      const plan = shown.byId.get(platform.planId)
      return plan === undefined ? [] : [presentPlatform(platform, plan)]
    })
    return { body: { items, total: items.length } }
  },

  listTacticFields: async ({ query, standings, orm }) => {
    const { plan } = standings.sole
    const tacticTypeId = query.tacticType ?? null
    if (tacticTypeId !== null && plan.account?.hasTacticTypeCF === false) throw notFound('Plan')
    const fields = await findFields(orm, plan.id, tacticTypeId)
    return { body: { items: fields.map((field) => presentField(field)), total: fields.length } }
  },
}
