import type { PlanDetail } from '@throughline/api-client'
import { NO_PLATFORM_NAME, refuseChannelName, type Channel } from '@throughline/domain/channels'
import { placedAt } from '@throughline/domain/ordering'
import type { Tactic } from '@throughline/domain/tactics'
import type { RequestHandler } from 'msw'
import { buildChannel, buildTacticType, wireChannelOf } from '../builders'
import { contractHttp } from './contract-http'
import type { PlanStore } from './plan-store'
import { notFound, problemResponse } from './problem-response'
import { idOfReference } from './stored-item'
import { nextVersion, staleResponse } from './versions'

/** Ids of channels that handlers make start above this one. */
const LAST_KNOWN_ID = 200

/**
 * Answers changes of channels.
 *
 * @param stored the items by id, which are deleted with their channel
 */
export function channelHandlers(
  store: PlanStore,
  stored: Map<number, Tactic>,
): readonly RequestHandler[] {
  const { post, put, delete: remove } = contractHttp
  const planOf = (channelId: number) =>
    store.plans.find((plan) => plan.channels.some(({ id }) => id === channelId))
  const channelOf = (channelId: number) =>
    planOf(channelId)?.channels.find(({ id }) => id === channelId)
  return [
    post('/channels', async ({ request, response }) => {
      const body = await request.json()
      const plan = store.plans.find(({ id }) => id === idOfReference(body.plan, 'plans'))
      if (plan === undefined) return response.untyped(notFound())
      const refusal = refusalOf(plan, body.name, null)
      if (refusal !== null) return response.untyped(refusal)
      const ids = store.plans.flatMap(({ channels }) => channels.map(({ id }) => id))
      const channel = newChannel(1 + Math.max(LAST_KNOWN_ID, ...ids), plan, body)
      store.change(plan.id, ({ channels, access }) => ({
        channels: [...channels, channel],
        access: {
          ...access,
          editableChannelIds: [...access.editableChannelIds, channel.id],
        },
      }))
      return response(201).json(wireChannelOf(channel))
    }),
    put('/channels/{id}', async ({ params, request, response }) => {
      const id = Number(params.id)
      const plan = planOf(id)
      const before = channelOf(id)
      if (plan === undefined || before === undefined) return response.untyped(notFound())
      const stale = staleResponse(request, before, wireChannelOf(before))
      if (stale !== null) return response.untyped(stale)
      const { orderIndex, plan: _plan, planId: _planId, ...changes } = await request.json()
      const refusal = changes.name === undefined ? null : refusalOf(plan, changes.name, before)
      if (refusal !== null) return response.untyped(refusal)
      const version = Object.keys(changes).length === 0 ? before.version : nextVersion(before)
      const after = withMonthlyFocus({
        ...before,
        ...changes,
        id,
        ...(version === undefined ? {} : { version }),
      })
      store.change(plan.id, ({ channels }) => ({
        channels: channelsWith(channels, before, after, orderIndex),
      }))
      return response(200).json(wireChannelOf(channelOf(id) ?? after))
    }),
    remove('/channels/{id}', ({ params, response }) => {
      const ids = params.id.split(',').map(Number)
      const plan = planOf(ids[0] ?? 0)
      if (plan === undefined) return response.untyped(notFound())
      store.change(plan.id, ({ channels }) => ({
        channels: channels.filter(({ id }) => !ids.includes(id)),
      }))
      for (const [id, { channelId }] of stored) if (ids.includes(channelId)) stored.delete(id)
      return response(204).empty()
    }),
  ]
}

/** A channel as the server makes it: with a type named General that offers the default platform. */
function newChannel(
  id: number,
  plan: PlanDetail,
  { name, uiColor }: { readonly name: string; readonly uiColor?: string },
): Channel {
  const platform = {
    id: id * 10,
    name: NO_PLATFORM_NAME,
    creatorId: null,
    channelId: id,
    planIds: [plan.id],
    isLead: plan.isLead,
    isNested: plan.isNested,
  }
  return buildChannel({
    id,
    planId: plan.id,
    name: name.trim(),
    orderIndex: plan.channels.length,
    isVisibleCustomChannel: true,
    ...(uiColor === undefined ? null : { uiColor }),
    tacticTypes: [
      buildTacticType({
        id: id * 10,
        name: 'General',
        channelId: id,
        orderIndex: 0,
        tacticPlatforms: [platform],
      }),
    ],
  })
}

function refusalOf(plan: PlanDetail, name: string, before: Channel | null): Response | null {
  const key = name.trim().toLowerCase()
  if (before?.name.toLowerCase() === key) return null
  const refusal = refuseChannelName(name)
  if (refusal !== null) {
    const code = refusal === 'required' ? 'validation_failed' : 'reserved_name'
    return problemResponse(422, code)
  }
  const isUsed = plan.channels.some(
    (other) =>
      other.planId === plan.id && other.id !== before?.id && other.name.toLowerCase() === key,
  )
  return isUsed ? problemResponse(409, 'conflict') : null
}

/** A channel with the hidden type that its monthly focus needs. */
function withMonthlyFocus(channel: Channel): Channel {
  const { id, tacticTypes, useMonthlyFocusType } = channel
  const hasType = tacticTypes.some(({ kind }) => kind === 'monthlyFocus')
  const types =
    hasType || !useMonthlyFocusType
      ? tacticTypes
      : [
          ...tacticTypes,
          buildTacticType({
            id: id * 10 + 9,
            name: 'Monthly Focus',
            kind: 'monthlyFocus',
            channelId: id,
            orderIndex: tacticTypes.length,
          }),
        ]
  return {
    ...channel,
    tacticTypes: types.map((type) =>
      type.kind === 'monthlyFocus'
        ? Object.assign({}, type, { isHidden: !useMonthlyFocusType })
        : type,
    ),
  }
}

function channelsWith(
  channels: readonly Channel[],
  before: Channel,
  after: Channel,
  orderIndex: number | undefined,
): readonly Channel[] {
  const changed = channels.map((channel) => (channel.id === before.id ? after : channel))
  if (orderIndex === undefined) return changed
  return placedAt(changed, after, orderIndex).map((channel, at) =>
    Object.assign({}, channel, { orderIndex: at }),
  )
}
