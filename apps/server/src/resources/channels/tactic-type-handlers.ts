import { tacticTypeKindOf } from '@throughline/domain/channels'
import type { TacticTypeKind } from '@throughline/domain/channels'
import type { components } from '@throughline/api-client/schema'
import type { PlanAccessList } from '../../access/access'
import type { Orm } from '../../db/database'
import { ApiError, invalidReference, notFound, unprocessable } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { idsFromList, oneReference, referenceList, requireUnchanged } from '../../http/references'
import { visiblePlansOf } from '../plans/visible-plans'
import { findPlatformIdsOfChannel } from '../tactics/fact-queries'
import { presentType } from './presenter'
import { findChannelTree } from './queries'
import type { ChannelRow, ChannelTree, TacticTypeRow } from './queries'
import { writtenId } from '../plan-parts/written-id'
import {
  deleteTacticTypeRows,
  insertTacticType,
  updateTacticTypeRow,
} from './tactic-type-write-queries'
import { answerVersioned } from '../plan-parts/version-queries'
import { optionalVersion } from '../../http/versions'

type TacticType = components['schemas']['TacticType']

/** In messages. */
const NOUN = 'tactic type'

/** Tactic types of channels; those of the Initiatives channel are the categories of initiatives. */
export const tacticTypeHandlers: Handlers<
  | 'listTacticTypes'
  | 'createTacticType'
  | 'readTacticType'
  | 'updateTacticType'
  | 'deleteTacticTypes'
> = {
  listTacticTypes: async ({ query, planAccesses, orm }) => {
    const visible = visiblePlansOf(planAccesses.only, planAccesses, { hasFamily: false })
    const tree = await findChannelTree(orm, visible.planIds)
    const items = tree.channels
      .filter(({ id }) => query.channel === undefined || id === query.channel)
      .flatMap((channel) => {
        const plan = visible.byId.get(channel.planId)
        const types = tree.types.filter(({ channelId }) => channelId === channel.id)
        return plan === undefined ? [] : types.map((type) => presentType(type, channel, tree, plan))
      })
    return { body: { items, total: items.length } }
  },

  createTacticType: async ({ body, planAccesses, signedIn, orm, request, now }) => {
    const { channel: channelReference, channelId, kind, name, tacticPlatforms, ...values } = body
    const tree = await findChannelTree(orm, planAccesses.planIds)
    const target = oneReference(channelId, channelReference, 'channels', 'channel')
    const channel = tree.channels.find(({ id }) => id === target)
    if (channel === undefined) throw invalidReference('/channel')
    const platformIds = await usablePlatforms(orm, channel, tacticPlatforms)
    const id = await createOnce(
      orm,
      idempotentRequest('createTacticType', { request, body, signedIn, now }),
      async (tx) =>
        writtenId(
          await insertTacticType(
            tx,
            { ...values, name: name.trim(), kind: usableKind(name, kind, channel), platformIds },
            { planId: channel.planId, channelId: channel.id, now },
          ),
          NOUN,
        ),
    )
    return { body: await readPresented(orm, id, planAccesses) }
  },

  readTacticType: async ({ params, planAccesses, orm }) => ({
    body: await readPresented(orm, params.id, planAccesses),
  }),

  updateTacticType: async ({ params, body, planAccesses, orm, request, now }) => {
    const { type, channel } = await readStored(orm, params.id, planAccesses)
    const { id, channel: reference, channelId, name, tacticPlatforms, ...values } = body
    requireUnchanged(id, type.id, 'id')
    const sent = oneReference(channelId, reference, 'channels', 'channel')
    requireUnchanged(sent, type.channelId, 'channel')
    const platformIds = await usablePlatforms(orm, channel, tacticPlatforms)
    if (name !== undefined && type.kind !== 'monthlyFocus') usableKind(name, undefined, channel)
    const row = { ...type, version: optionalVersion(request) }
    const changes = { ...values, name: name?.trim(), platformIds }
    return answerVersioned(
      async () => writtenId(await updateTacticTypeRow(orm, row, changes, now), NOUN),
      () => readPresented(orm, params.id, planAccesses),
    )
  },

  deleteTacticTypes: async ({ params, planAccesses, orm, now }) => {
    const ids = idsFromList(params.id)
    const outcome = await deleteTacticTypeRows(orm, ids, planAccesses.planIds, now)
    if (outcome === 'gone') throw notFound('tactic type')
    if (outcome === 'last-of-channel') {
      throw new ApiError({
        status: 409,
        code: 'last_tactic_type',
        detail: 'A channel keeps at least one tactic type.',
      })
    }
    return { body: undefined }
  },
}

/** Returns the kind of a type, from its name and the body. */
function usableKind(
  name: string,
  sent: TacticTypeKind | undefined,
  channel: ChannelRow,
): TacticTypeKind {
  const isInInitiatives = channel.kind === 'initiatives'
  const derived = tacticTypeKindOf(name, isInInitiatives)
  if (derived === 'monthlyFocus') {
    throw unprocessable(
      'reserved_name',
      'Switch the monthly channel focus on for the channel instead.',
      '/name',
    )
  }
  if (!isInInitiatives && sent !== undefined && sent !== 'standard') {
    throw unprocessable('validation_failed', 'Only initiatives have categories.', '/kind')
  }
  return sent ?? derived
}

async function usablePlatforms(
  orm: Orm,
  channel: ChannelRow,
  sent: readonly (number | string)[] | undefined,
): Promise<readonly number[] | undefined> {
  const ids = referenceList(undefined, sent, 'tactic_platforms', 'tacticPlatforms')
  if (ids === undefined) return undefined
  const place = { planId: channel.planId, channelId: channel.id }
  const matches = await findPlatformIdsOfChannel(orm, place, ids)
  if (matches.length !== ids.length) throw invalidReference('/tacticPlatforms')
  return ids
}

async function readStored(
  orm: Orm,
  typeId: number,
  planAccesses: PlanAccessList,
): Promise<{ type: TacticTypeRow; channel: ChannelRow; tree: ChannelTree }> {
  const tree = await findChannelTree(orm, planAccesses.planIds)
  const type = tree.types.find(({ id }) => id === typeId)
  const channel = tree.channels.find(({ id }) => id === type?.channelId)
  if (type === undefined || channel === undefined) throw notFound('tactic type')
  return { type, channel, tree }
}

async function readPresented(
  orm: Orm,
  typeId: number,
  planAccesses: PlanAccessList,
): Promise<TacticType> {
  const { type, channel, tree } = await readStored(orm, typeId, planAccesses)
  const plan = visiblePlansOf(planAccesses.only, planAccesses, { hasFamily: false }).byId.get(
    type.planId,
  )
  if (plan === undefined) throw notFound('tactic type')
  return presentType(type, channel, tree, plan)
}
