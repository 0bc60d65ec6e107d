import { refuseChannelColor, refuseChannelName } from '@throughline/domain/channels'
import { channelColorRefused } from '@throughline/domain/messages'
import type { components } from '@throughline/api-client/schema'
import type { PlanAccessList } from '../../access/access'
import type { Orm } from '../../db/database'
import { ApiError, notFound, unprocessable, validationFailed } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { idsFromList, oneReference, requireUnchanged } from '../../http/references'
import { visiblePlansOf } from '../plans/visible-plans'
import { writtenId } from '../plan-parts/written-id'
import { deleteChannelRows, insertChannel, updateChannelRow } from './channel-write-queries'
import { presentChannel } from './presenter'
import { findChannelTree } from './queries'
import type { ChannelRow, ChannelTree } from './queries'
import { answerVersioned } from '../plan-parts/version-queries'
import { optionalVersion } from '../../http/versions'

type Channel = components['schemas']['Channel']

/** Channels of a plan. */
export const channelHandlers: Handlers<
  'listChannels' | 'createChannel' | 'readChannel' | 'updateChannel' | 'deleteChannels'
> = {
  listChannels: async ({ query, planAccesses, orm }) => {
    const visible = visiblePlansOf(planAccesses.only, planAccesses, {
      hasFamily: query.family === true,
    })
    const tree = await findChannelTree(orm, visible.planIds)
    const items = tree.channels.flatMap((channel) => {
      const plan = visible.byId.get(channel.planId)
      return plan === undefined ? [] : [presentChannel(channel, tree, plan)]
    })
    return { body: { items, total: items.length } }
  },

  createChannel: async ({ body, planAccesses, signedIn, orm, request, now }) => {
    const { plan: _plan, name, ...values } = body
    refuseHiddenColor(values.uiColor)
    const planId = planAccesses.only.plan.id
    const id = await createOnce(
      orm,
      idempotentRequest('createChannel', { request, body, signedIn, now }),
      async (tx) =>
        writtenId(
          await insertChannel(
            tx,
            { ...values, name: usableName(name) },
            { planId, creatorId: signedIn.userId, now },
          ),
          'channel',
        ),
    )
    return { body: await readPresented(orm, id, planAccesses) }
  },

  readChannel: async ({ params, planAccesses, orm }) => ({
    body: await readPresented(orm, params.id, planAccesses),
  }),

  updateChannel: async ({ params, body, planAccesses, orm, request, now }) => {
    const { channel } = await readStored(orm, params.id, planAccesses)
    const { id, plan, planId, name, ...values } = body
    requireUnchanged(id, channel.id, 'id')
    requireUnchanged(oneReference(planId, plan, 'plans', 'plan'), channel.planId, 'plan')
    refuseHiddenColor(values.uiColor, channel)
    const changes = { ...values, name: name === undefined ? undefined : usableName(name, channel) }
    const row = { ...channel, version: optionalVersion(request) }
    return answerVersioned(
      async () => writtenId(await updateChannelRow(orm, row, changes, now), 'channel'),
      () => readPresented(orm, params.id, planAccesses),
    )
  },

  deleteChannels: async ({ params, planAccesses, orm, now }) => {
    const ids = idsFromList(params.id)
    const tree = await findChannelTree(orm, planAccesses.planIds)
    if (tree.channels.some(({ id, kind }) => ids.includes(id) && kind === 'initiatives')) {
      throw new ApiError({
        status: 409,
        code: 'in_use',
        detail: 'The Initiatives channel cannot be deleted.',
      })
    }
    if (!(await deleteChannelRows(orm, ids, planAccesses.planIds, now))) throw notFound('channel')
    return { body: undefined }
  },
}

/** The name to store. A reserved name is allowed only if the channel already has it. */
function usableName(name: string, stored?: ChannelRow): string {
  const trimmed = name.trim()
  if (stored?.name.toLowerCase() === trimmed.toLowerCase()) return trimmed
  const refusal = refuseChannelName(trimmed)
  if (refusal === 'required') {
    throw validationFailed([{ path: '/name', message: 'is required', code: 'required' }])
  }
  if (refusal === 'reserved') {
    throw unprocessable('reserved_name', 'This name is kept for a channel of the product.', '/name')
  }
  return trimmed
}

/** Refuses a color with too little contrast, unless the channel already has it. */
function refuseHiddenColor(color: string | undefined, stored?: ChannelRow): void {
  if (color === undefined || color.toUpperCase() === stored?.uiColor.toUpperCase()) return
  const refusal = refuseChannelColor(color)
  if (refusal !== null)
    throw unprocessable('hidden_color', channelColorRefused(refusal), '/uiColor')
}

async function readStored(
  orm: Orm,
  channelId: number,
  planAccesses: PlanAccessList,
): Promise<{ readonly channel: ChannelRow; readonly tree: ChannelTree }> {
  const tree = await findChannelTree(orm, planAccesses.planIds)
  const channel = tree.channels.find(({ id }) => id === channelId)
  if (channel === undefined) throw notFound('channel')
  return { channel, tree }
}

async function readPresented(
  orm: Orm,
  channelId: number,
  planAccesses: PlanAccessList,
): Promise<Channel> {
  const { channel, tree } = await readStored(orm, channelId, planAccesses)
  const plan = visiblePlansOf(planAccesses.only, planAccesses, { hasFamily: false }).byId.get(
    channel.planId,
  )
  if (plan === undefined) throw notFound('channel')
  return presentChannel(channel, tree, plan)
}
